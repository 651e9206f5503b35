import { mutationOf } from '@/api/core/client';
import { useSignedIn } from '@/api/session';
import { teachers } from '@/api/resources/teachers';
import { eraseDraft } from '@/ui/form/drafts';
import { FormCard } from '@/ui/form/form-card';
import { useForm } from '@/ui/form/use-form';
import { useSave } from '@/ui/form/use-save';
import { getNotices } from '@/ui/overlay/notices';
import { useLeave, useReturn } from '@/ui/platform/use-leave';
import { PageHead } from '@/ui/page/page-head';
import { useActivation } from './teacher-activation';
import { TeacherFields } from './teacher-fields';
import { showInvited } from '@/school/use-resend';
import { DRAFT, formValuesOf, useTeacherList } from './teacher-list';
import { useListActions } from './use-list-actions';
import { WaitingTeachers } from './waiting-teachers';
import { newTeacherOf, newTeacherSchema, type TeacherValues } from './teacher-values';

const LIST = '/dashboard/teachers/list';

/** /dashboard/teachers/create (TEAC-17 to TEAC-35). */
export function TeacherCreatePage() {
  const goBack = useReturn();
  const { schoolId } = useSignedIn();
  const leave = useLeave();
  const kept = useTeacherList();
  const { list, put, takeNext } = kept;
  const isLast = list.waiting.length === 0;
  const save = useSave(mutationOf(teachers.create), {
    say: showInvited,
    // IMPO-02: else the next one of the list follows here.
    ...(isLast && { opens: LIST, added: ({ teachers: [first] }) => first?.id }),
  });
  // The form's values are not saved (TEAC-34).
  const askToActivate = useActivation({
    atOnce: () => {
      eraseDraft(DRAFT);
      put({ ...list, shown: null });
    },
    afterwards: (id) => {
      if (!actions.goOn()) leave(LIST, id);
    },
  });
  const form = useForm<TeacherValues>({
    initial: formValuesOf(list.shown),
    schema: newTeacherSchema,
    draft: DRAFT,
    next: () => {
      const next = takeNext();
      return next ? formValuesOf(next) : undefined;
    },
    send: async (values) => {
      // What was left out before may not come back over one that is saved.
      getNotices().snack?.close();
      const teacher = newTeacherOf(values, schoolId);
      await save({ body: { teacherRequests: [teacher] } }).catch((error: unknown) => {
        askToActivate(error, teacher.teacherEmail);
        throw error;
      });
    },
  });
  const actions = useListActions(kept, form);
  return (
    <div className="w-form">
      <PageHead heading="Profesores" />
      <WaitingTeachers list={list} disabled={form.isSending} onSkip={actions.skip} onForget={actions.forget} />
      <FormCard form={{ ...form, discard: actions.discard }} title="Agregar Profesor" onCancel={() => goBack(LIST)}>
        <TeacherFields teacher={null} />
      </FormCard>
    </div>
  );
}
