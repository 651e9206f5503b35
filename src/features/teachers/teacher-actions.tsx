import { CircleUserRound, Send } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { mutationOf } from '@/api/core/client';
import type { Teacher } from '@/api/resources/teachers';
import { teachers } from '@/api/resources/teachers';
import { teacherName } from '@/school/teachers';
import { REMOVE, RowActions } from '@/ui/table/row-actions';
import { useRemoval } from '@/ui/overlay/use-removal';
import { deactivateChats } from './deactivate-chats';
import { useInvitation } from './teacher-invitation';
import { addressOf } from './teacher-text';

/** What can be done with a teacher of the list (TEAC-10 to TEAC-15). */
export function TeacherActions({ teacher }: { teacher: Teacher }) {
  const navigate = useNavigate();
  const { resend, isBusy } = useInvitation(teacher);
  const name = teacherName(teacher);
  // TEAC-14
  const remove = useRemoval(mutationOf(teachers.remove), {
    title: 'Eliminar Profesor',
    text: '¿Estás seguro que deseas eliminar este profesor?',
    // CHAT-01; not after a failure (CHAT-04).
    onRemoved: () => void deactivateChats(teacher.id),
  });
  return (
    <RowActions
      record={name}
      actions={[
        { icon: CircleUserRound, name: 'Ver', isInSheetOnly: true, onPress: () => void navigate(addressOf(teacher)) },
        { icon: Send, name: 'Reenviar Invitación', isDisabled: isBusy, onPress: () => void resend() },
        { ...REMOVE, onPress: () => remove({ params: { id: teacher.id } }, name) },
      ]}
    />
  );
}
