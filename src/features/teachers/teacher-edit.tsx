import { mutationOf } from '@/api/core/client';
import type { TeacherDeep } from '@/api/resources/teachers';
import { teachers } from '@/api/resources/teachers';
import { FormCard } from '@/ui/form/form-card';
import { mergeFields } from '@/ui/form/merge-fields';
import { useForm } from '@/ui/form/use-form';
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
  const save = useSave(mutationOf(teachers.edit, { awaitsReload: true }), { close: onLeave });
  const form = useForm<TeacherValues>({
    initial: valuesOf(teacher),
    schema: savedTeacherSchema,
    draft: `teacher:${teacher.id}`,
    merge: mergeFields('isDirector', 'roomIds'),
    send: (values) => save({ body: savedTeacherOf(teacher, values) }),
  });
  return (
    <div className="w-form">
      <PageHead heading="Profesores" />
      <FormCard form={form} title="Editar Profesor" onCancel={onLeave}>
        <TeacherFields teacher={teacher} />
      </FormCard>
    </div>
  );
}
