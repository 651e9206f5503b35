import { useEffect } from 'react';
import { mutationOf } from '@/api/core/client';
import { useSignedIn } from '@/api/session';
import { teachers } from '@/api/resources/teachers';
import { eraseDraft, isSame } from '@/ui/form/drafts';
import { FormCard } from '@/ui/form/form-card';
import { useForm } from '@/ui/form/use-form';
import { useSave } from '@/ui/form/use-save';
import { useLeave, useReturn } from '@/ui/platform/use-leave';
import { PageHead } from '@/ui/page/page-head';
import { useActivation } from './teacher-activation';
import { TeacherFields } from './teacher-fields';
import { showInvited } from '@/school/use-resend';
import { useWaitingTeachers } from './teacher-list';
import { WaitingTeachers } from './waiting-teachers';
import { NEW_TEACHER, newTeacherOf, newTeacherSchema, type TeacherValues } from './teacher-values';

const LIST = '/dashboard/teachers/list';
const DRAFT = 'teacher';

/** /dashboard/teachers/create (TEAC-17 to TEAC-35). */
export function TeacherCreatePage() {
  const goBack = useReturn();
  const { schoolId } = useSignedIn();
  const leave = useLeave();
  const { waiting, takeNext, forget } = useWaitingTeachers();
  const isLast = waiting.length === 0;
  const save = useSave(mutationOf(teachers.create), {
    say: showInvited,
    // IMPO-02: else the next one of the list follows here.
    ...(isLast && { opens: LIST, added: ({ teachers: [first] }) => first?.id }),
  });
  /** Goes on with the next one of the list. */
  const goOn = () => {
    const next = takeNext();
    if (next) form.replace(next);
    return next !== undefined;
  };
  // The form's values are not saved (TEAC-34).
  const askToActivate = useActivation({
    atOnce: () => eraseDraft(DRAFT),
    afterwards: (id) => {
      if (!goOn()) leave(LIST, id);
    },
  });
  const form = useForm<TeacherValues>({
    initial: NEW_TEACHER,
    schema: newTeacherSchema,
    draft: DRAFT,
    next: takeNext,
    send: async (values) => {
      const teacher = newTeacherOf(values, schoolId);
      await save({ body: { teacherRequests: [teacher] } }).catch((error: unknown) => {
        askToActivate(error, teacher.teacherEmail);
        throw error;
      });
    },
  });
  // What was half typed comes first.
  useEffect(() => {
    if (isSame(form.values, NEW_TEACHER)) goOn();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it opens
  }, []);
  return (
    <div className="w-form">
      <PageHead heading="Profesores" />
      <WaitingTeachers waiting={waiting} disabled={form.isSending} onSkip={goOn} onForget={forget} />
      <FormCard form={form} title="Agregar Profesor" onCancel={() => goBack(LIST)}>
        <TeacherFields teacher={null} />
      </FormCard>
    </div>
  );
}
