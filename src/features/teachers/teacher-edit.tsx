import { useMutation } from '@tanstack/react-query';
import { mutationOf } from '@/api/core/client';
import type { TeacherDeep } from '@/api/resources/teachers';
import { teachers } from '@/api/resources/teachers';
import { FormCard } from '@/ui/form/form-card';
import { showSaved } from '@/ui/overlay/notices';
import { PageHead } from '@/ui/page/page-head';
import { TeacherFields } from './teacher-fields';
import { useTeacherChanged } from './teacher-queries';
import { savedTeacherOf, savedTeacherSchema, valuesOf, type TeacherValues } from './teacher-values';

interface TeacherEditProps {
  teacher: TeacherDeep;
  /** As the address has it: what is shown was asked for by it. */
  email: string;
  onLeave: () => void;
}

/** The edit mode of the detail (TEAC-37 to TEAC-42). */
export function TeacherEdit({ teacher, email, onLeave }: TeacherEditProps) {
  const changed = useTeacherChanged(email);
  const save = useMutation(mutationOf(teachers.edit));
  return (
    <div className="w-form">
      <PageHead heading="Profesores" />
      <FormCard<TeacherValues>
        title="Editar Profesor"
        draft={`teacher:${teacher.id}`}
        initial={valuesOf(teacher)}
        schema={savedTeacherSchema}
        onCancel={onLeave}
        onSubmit={async (values) => {
          await save.mutateAsync({ body: savedTeacherOf(teacher, values) });
          onLeave();
          void showSaved();
          void changed();
        }}
      >
        <TeacherFields teacher={teacher} />
      </FormCard>
    </div>
  );
}
