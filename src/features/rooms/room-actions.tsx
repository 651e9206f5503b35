import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { mutationOf, queryOf } from '@/api/core/client';
import { ApiError } from '@/api/core/errors';
import type { Room } from '@/api/resources/rooms';
import { rooms } from '@/api/resources/rooms';
import { ofRoom, students } from '@/api/resources/students';
import { countOfStudents } from '@/school/students';
import { EDIT, REMOVE, RowActions } from '@/ui/table/row-actions';
import { useRemoval } from '@/ui/overlay/use-removal';
import { addressOf } from './room-address';

/** Tells how many students prevent a room's deletion, if they are cached; else null. */
function blockingStudentsText(client: QueryClient, roomId: number, error: unknown): string | null {
  // ROOM-29: the error code of a room with students.
  if (!(error instanceof ApiError) || error.errorCode !== '400') return null;
  const count = client.getQueryData(queryOf(students.listOfRoom, { query: ofRoom(roomId) }).queryKey)?.students.length ?? 0;
  if (count === 0) return null;
  return `Este curso tiene ${countOfStudents(count)}.`;
}

interface RoomActionsProps {
  room: Room;
  onEdit: (id: number) => void;
}

/** The actions of a room's row (ROOM-07, ROOM-23, ROOM-24). */
export function RoomActions({ room, onEdit }: RoomActionsProps) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const remove = useRemoval(mutationOf(rooms.remove, { detailOf: (error) => blockingStudentsText(client, room.id, error) }), {
    title: 'Eliminar Curso',
    text: '¿Estás seguro que deseas eliminar este curso?',
  });
  return (
    <RowActions
      actions={[
        { icon: Users, name: 'Ver estudiantes', onPress: () => void navigate(addressOf(room)) },
        { ...EDIT, onPress: () => onEdit(room.id) },
        { ...REMOVE, onPress: () => remove({ params: { id: room.id } }, room.name) },
      ]}
    />
  );
}
