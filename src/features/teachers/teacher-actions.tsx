import { useMutation } from '@tanstack/react-query';
import { Send, Trash2 } from 'lucide-react';
import { mutationOf } from '@/api/core/client';
import type { Teacher } from '@/api/resources/teachers';
import { teachers } from '@/api/resources/teachers';
import { IconButton } from '@/ui/base/button';
import { confirm } from '@/ui/overlay/notices';
import { deactivateChats } from './chat-store';
import { useInvitation } from './teacher-invitation';
import { useTeachersChanged } from './teacher-queries';

/** What can be done with a teacher of the list (TEAC-10 to TEAC-15). */
export function TeacherActions({ teacher }: { teacher: Teacher }) {
  const changed = useTeachersChanged();
  const { resend, isBusy } = useInvitation(teacher);
  const remove = useMutation(mutationOf(teachers.remove));
  const ask = () =>
    void confirm({
      title: 'Eliminar Profesor',
      text: '¿Estás seguro que deseas eliminar este profesor?',
      accept: async () => {
        await remove.mutateAsync({ params: { id: teacher.id } });
        // CHAT-01: nobody waits for it.
        void deactivateChats(teacher.id);
        await changed();
      },
    });
  return (
    <>
      <IconButton icon={Send} name="Reenviar Invitación" disabled={isBusy} onClick={() => void resend()} />
      <IconButton icon={Trash2} name="Eliminar" className="is-danger" onClick={ask} />
    </>
  );
}
