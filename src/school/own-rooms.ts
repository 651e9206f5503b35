/** The rooms of the Teacher who is signed in (TROO-03, TROO-04). */
import type { Room } from '@/api/resources/rooms';
import type { TeacherDeep } from '@/api/resources/teachers';
import { inRoomOrder } from './rooms';
import { useOwnRecord } from './own-record';

interface OwnRoom {
  readonly id: number;
  readonly name: string;
  readonly type: Room['type'];
  readonly isDirected: boolean;
}

/** Each room once, directed rooms first (TROO-04). */
export function ownRoomsOf({ rooms, roomIds }: Pick<TeacherDeep, 'rooms' | 'roomIds'>): OwnRoom[] {
  const directed = new Set(roomIds.map(({ id }) => id));
  const all = inRoomOrder([...new Map([...rooms, ...roomIds].map((room) => [room.id, room])).values()]);
  return all
    .map(({ id, name, type }) => ({ id, name, type, isDirected: directed.has(id) }))
    .toSorted((one, other) => Number(other.isDirected) - Number(one.isDirected));
}

/** `rooms` is undefined until they have loaded. */
export function useOwnRooms() {
  const { data, isFetching, refetch } = useOwnRecord();
  return { rooms: data && ownRoomsOf(data), isLoading: isFetching, retry: () => void refetch() };
}

/** The pages of an own subject. Written out, so that the first screen needs no code of the spreadsheet (P2). */
export const ownSubjectAddress = (subject: number): string => `/dashboard/spreadsheet?subjectId=${subject}`;

/** 'Mis Cursos', open at that room, or at the first one. */
export const ownRoomsAddress = (room?: number): string => `/dashboard/teacher-rooms/list${room === undefined ? '' : `?room=${room}`}`;
