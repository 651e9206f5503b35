/** The school's rooms as their screens ask for them. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { queryOf } from '@/api/client';
import { rooms } from '@/api/rooms';

const list = queryOf(rooms.listWithSlash, {});

/** The active rooms, asked for again whenever a screen opens. */
export const useRooms = () => useQuery(list);

/** Asks for the rooms again, after one was saved or deleted; resolves when they are there. */
export function useRoomsChanged(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: list.queryKey });
}
