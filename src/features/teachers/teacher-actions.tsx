import { Send } from 'lucide-react';
import { mutationOf } from '@/api/core/client';
import type { Teacher } from '@/api/resources/teachers';
import { teachers } from '@/api/resources/teachers';
import { IconButton } from '@/ui/base/button';
import { RowActions } from '@/ui/table/row-actions';
import { useRemoval } from '@/ui/overlay/use-removal';
import { deactivateChats } from './deactivate-chats';
import { useInvitation } from './teacher-invitation';

/** What can be done with a teacher of the list (TEAC-10 to TEAC-15). */
export function TeacherActions({ teacher }: { teacher: Teacher }) {
  const { resend, isBusy } = useInvitation(teacher);
  // TEAC-14
  const remove = useRemoval(mutationOf(teachers.remove), {
    title: 'Eliminar Profesor',
    text: '¿Estás seguro que deseas eliminar este profesor?',
    // CHAT-01; not after a failure (CHAT-04).
    onRemoved: () => void deactivateChats(teacher.id),
  });
  return (
    <>
      <IconButton icon={Send} name="Reenviar Invitación" disabled={isBusy} onClick={() => void resend()} />
      <RowActions onRemove={() => remove({ params: { id: teacher.id } }, `${teacher.teacherName} ${teacher.teacherLastName}`)} />
    </>
  );
}
