/** The rooms of the Teacher who is signed in (TROO-03, TROO-04). */
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { queryOf } from '@/api/core/client';
import { useSignedIn } from '@/api/session';
import { teachers, type TeacherDeep } from '@/api/resources/teachers';
import { compareText } from '@/ui/base/text-order';

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
  const { userEmail } = useSignedIn();
  const { data, isFetching, refetch } = useQuery(queryOf(teachers.getDeep, { params: { email: userEmail } }));
  return { rooms: data && ownRoomsOf(data), isLoading: isFetching, retry: () => void refetch() };
}

/** 'Mis Cursos', open at that room; the first one where '' is asked for. */
export const ownRoomsAddress = (room: number | string): string => `/dashboard/teacher-rooms/list${room === '' ? '' : `?room=${room}`}`;

export const inviteAddress = (room: number): string => `/dashboard/teacher-rooms/create?room=${room}`;

/** The room that the address asks for, '' where it asks for none. Not by useSearchParams, whose code the login would carry (P1). */
export const useWantedRoom = (): string => new URLSearchParams(useLocation().search).get('room') ?? '';
