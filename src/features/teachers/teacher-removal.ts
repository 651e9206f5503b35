/** The deletion of a teacher (TEAC-14 to TEAC-16). */
import { mutationOf } from '@/api/core/client';
import { teachers, type Teacher } from '@/api/resources/teachers';
import { teacherName } from '@/school/teachers';
import { useRemoval } from '@/ui/overlay/use-removal';
import { deactivateChats } from './deactivate-chats';

/** Asks, and deletes; `onRemoved` comes after a success. */
export function useTeacherRemoval(
  teacher: Pick<Teacher, 'id' | 'teacherName' | 'teacherLastName'>,
  onRemoved: () => void = () => undefined,
): () => void {
  // TEAC-14
  const remove = useRemoval(mutationOf(teachers.remove), {
    title: 'Eliminar Profesor',
    text: '¿Estás seguro que deseas eliminar este profesor?',
    onRemoved: () => {
      // CHAT-01; not after a failure (CHAT-04).
      void deactivateChats(teacher.id);
      onRemoved();
    },
  });
  return () => remove({ params: { id: teacher.id } }, teacherName(teacher));
}
