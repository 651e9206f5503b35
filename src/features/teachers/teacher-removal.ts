/** The deletion of a teacher (TEAC-14 to TEAC-16). */
import { call, mutationOf } from '@/api/core/client';
import { teachers, type Teacher } from '@/api/resources/teachers';
import { useRemoval } from '@/ui/overlay/use-removal';
import { deactivateChats } from './deactivate-chats';

/** Asks by `name`, and deletes; `onRemoved` is called after a success. */
export function useTeacherRemoval(teacher: Pick<Teacher, 'id'>, name: string, onRemoved: () => void = () => undefined): () => void {
  // TEAC-14
  const remove = useRemoval(
    {
      ...mutationOf(teachers.remove),
      mutationFn: async (input: { params: { id: number } }) => {
        const response = await call(teachers.remove, input);
        // CHAT-01; only after a success (CHAT-04), and before the list reloads, during which the page may be left.
        void deactivateChats(teacher.id);
        return response;
      },
    },
    { title: 'Eliminar Profesor', text: '¿Estás seguro que deseas eliminar este profesor?', onRemoved },
  );
  return () => remove({ params: { id: teacher.id } }, name);
}
