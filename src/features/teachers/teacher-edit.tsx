import { mutationOf } from '@/api/core/client';
import type { TeacherDeep } from '@/api/resources/teachers';
import { teachers } from '@/api/resources/teachers';
import { FormCard } from '@/ui/form/form-card';
import { useSave } from '@/ui/form/use-save';
import { PageHead } from '@/ui/page/page-head';
import { TeacherFields } from './teacher-fields';
import { savedTeacherOf, savedTeacherSchema, valuesOf, type TeacherValues } from './teacher-values';

interface TeacherEditProps {
  teacher: TeacherDeep;
  onLeave: () => void;
}

/** The edit mode of the detail (TEAC-37 to TEAC-42). */
export function TeacherEdit({ teacher, onLeave }: TeacherEditProps) {
  const save = useSave(mutationOf(teachers.edit, { waits: true }), { close: onLeave });
  return (
    <div className="w-form">
      <PageHead heading="Profesores" />
      <FormCard<TeacherValues>
        title="Editar Profesor"
        draft={`teacher:${teacher.id}`}
        takesStored
        together={['isDirector', 'roomIds']}
        initial={valuesOf(teacher)}
        schema={savedTeacherSchema}
        onCancel={onLeave}
        onSubmit={(values) => save({ body: savedTeacherOf(teacher, values) })}
      >
        <TeacherFields teacher={teacher} />
      </FormCard>
    </div>
  );
}
