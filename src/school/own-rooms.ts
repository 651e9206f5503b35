/** The rooms of the Teacher who is signed in (TROO-03, TROO-04). */
import type { TeacherDeep } from '@/api/resources/teachers';
import { compareText } from '@/ui/base/text-order';
import { useOwnRecord } from './own-record';

interface OwnRoom {
  readonly id: number;
  readonly name: string;
  readonly isDirected: boolean;
}

/** Each once, those that the teacher directs first, each part by name. */
export function ownRoomsOf({ rooms, roomIds }: Pick<TeacherDeep, 'rooms' | 'roomIds'>): OwnRoom[] {
  const directed = new Set(roomIds.map(({ id }) => id));
  const all = [...new Map([...rooms, ...roomIds].map(({ id, name }) => [id, { id, name, isDirected: directed.has(id) }])).values()];
  return all.toSorted((one, other) => Number(other.isDirected) - Number(one.isDirected) || compareText(one.name, other.name));
}

/** `rooms` undefined until they are there. */
export function useOwnRooms() {
  const { data, isFetching, refetch } = useOwnRecord();
  return { rooms: data && ownRoomsOf(data), isLoading: isFetching, retry: () => void refetch() };
}
