import { useState } from 'react';
import { mutationOf } from '@/api/core/client';
import { students, type Student } from '@/api/resources/students';
import { TextField } from '@/ui/form/field';
import { FormDialog } from '@/ui/form/form-dialog';
import { useSave } from '@/ui/form/use-save';
import { SelectField } from '@/ui/form/select-field';
import { ageOptions, savedStudent, studentRequestOf, studentSchema, type StudentValues } from './student-values';

/** 'Editar Estudiante'; the guardian's e-mail cannot be changed (STUD-18 to STUD-21). */
export function StudentDialog({ student, onClose }: { student: Student; onClose: () => void }) {
  const save = useSave(mutationOf(students.edit), { close: onClose });
  const [now] = useState(() => new Date());
  return (
    <FormDialog<StudentValues>
      title="Editar Estudiante"
      onClose={onClose}
      initial={savedStudent(student, now)}
      schema={studentSchema}
      draft={`student:${student.id}`}
      onSubmit={(values) => save({ params: { id: student.id }, body: studentRequestOf(values) })}
    >
      <TextField name="name" label="Nombre" autoComplete="off" trims />
      <TextField name="surname" label="Apellido" autoComplete="off" trims />
      <SelectField name="age" label="Antigüedad" placeholder="Elige un año" options={ageOptions(now)} />
    </FormDialog>
  );
}
