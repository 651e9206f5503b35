import { useState } from 'react';
import { mutationOf } from '@/api/core/client';
import { useReread } from '@/school/use-reread';
import { ofRoom, students, type Student } from '@/api/resources/students';
import { TextField } from '@/ui/form/field';
import { FormDialog } from '@/ui/form/form-dialog';
import { isolateDialog } from '@/ui/form/isolate-dialog';
import { useRecordGuard } from '@/ui/form/record-guard';
import { useForm } from '@/ui/form/use-form';
import { useSave } from '@/ui/form/use-save';
import { SelectField } from '@/ui/form/select-field';
import { AGE_HELP, STUDENT_FIELDS, ageOptions, savedStudent, studentRequestOf, studentSchema, type StudentValues } from './student-values';

export interface StudentDialogProps {
  student: Student;
  onClose: () => void;
}

/** 'Editar Estudiante'; the guardian's e-mail cannot be changed (STUD-18 to STUD-21). */
export const StudentDialog = isolateDialog(function StudentDialog({ student, onClose }: StudentDialogProps) {
  const save = useSave(mutationOf(students.edit), { close: onClose });
  const [now] = useState(() => new Date());
  const reread = useReread(students.listOfRoom, { query: ofRoom(student.roomId) });
  const stored = savedStudent(student, now);
  const form = useForm({
    initial: stored,
    schema: studentSchema,
    draft: `student:${student.id}`,
    guard: useRecordGuard({
      stored,
      reread: async () => {
        const found = (await reread()).students.find(({ id }) => id === student.id);
        return found ? savedStudent(found, now) : null;
      },
      fields: STUDENT_FIELDS,
    }),
    send: (values) => save({ params: { id: student.id }, body: studentRequestOf(values) }),
  });
  return (
    <FormDialog form={form} title="Editar Estudiante" onClose={onClose}>
      <TextField<StudentValues> name="name" label="Nombre" autoComplete="off" trims />
      <TextField<StudentValues> name="surname" label="Apellido" autoComplete="off" trims />
      <SelectField<StudentValues> name="age" label="Antigüedad" help={AGE_HELP} placeholder="Elige un año" options={ageOptions(now)} />
    </FormDialog>
  );
});
