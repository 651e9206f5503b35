import { Send } from 'lucide-react';
import type { Teacher } from '@/api/resources/teachers';
import { IconButton } from '@/ui/base/button';
import { RowActions } from '@/ui/table/row-actions';
import { useInvitation } from './teacher-invitation';
import { useTeacherRemoval } from './teacher-removal';

/** What can be done with a teacher of the list (TEAC-10 to TEAC-15). */
export function TeacherActions({ teacher }: { teacher: Teacher }) {
  const { resend, isBusy } = useInvitation(teacher);
  const remove = useTeacherRemoval(teacher);
  return (
    <>
      <IconButton icon={Send} name="Reenviar Invitación" disabled={isBusy} onClick={() => void resend()} />
      <RowActions onRemove={remove} />
    </>
  );
}
