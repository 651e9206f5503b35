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

/** How many students prevent a room's deletion, if the query cache has its students. */
function studentsInTheWay(client: QueryClient, roomId: number, error: unknown): string | null {
  // The code of a room with students is a number in the documents (ROOM-29).
  if (!(error instanceof ApiError) || error.errorCode !== '400') return null;
  const count = client.getQueryData(queryOf(students.listOfRoom, { query: ofRoom(roomId) }).queryKey)?.students.length ?? 0;
  if (count === 0) return null;
  return `Este curso tiene ${countOfStudents(count)}.`;
}

/** A room's students. */
export const addressOf = ({ id }: Pick<Room, 'id'>): string => `/dashboard/room/${id}`;

interface RoomActionsProps {
  room: Room;
  onEdit: (id: number) => void;
}

/** What can be done with a room of the list (ROOM-07, ROOM-23, ROOM-24). */
export function RoomActions({ room, onEdit }: RoomActionsProps) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const remove = useRemoval(mutationOf(rooms.remove, { detailOf: (error) => studentsInTheWay(client, room.id, error) }), {
    title: 'Eliminar Curso',
    text: '¿Estás seguro que deseas eliminar este curso?',
  });
  return (
    <RowActions
      record={room.name}
      actions={[
        { icon: Users, name: 'Ver estudiantes', onPress: () => void navigate(addressOf(room)) },
        { ...EDIT, onPress: () => onEdit(room.id) },
        { ...REMOVE, onPress: () => remove({ params: { id: room.id } }, room.name) },
      ]}
    />
  );
}
