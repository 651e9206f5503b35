import { useQueries, useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/core/client';
import { ApiError } from '@/api/core/errors';
import type { Post } from '@/api/resources/publications';
import { ofRoom, students } from '@/api/resources/students';
import { teachers } from '@/api/resources/teachers';
import { useSignedIn } from '@/api/session';
import { ownRoomsOf } from '@/school/own-rooms';
import { inRoomOrder } from '@/school/rooms';
import { loadStateOf } from '@/ui/platform/load-state';

/** The server shows this person no students of that room: it is another's, or gone. */
const isKeptBack = (error: unknown) => error instanceof ApiError && (error.status === 403 || error.status === 404);

/**
 * The students of a post's rooms, those of the rooms that the person may ask for (READ-02). Asked for when `isWanted` first
 * (READ-04); a failure shows where the students would.
 */
export function useRoomStudents({ rooms }: Post, isWanted: boolean) {
  const { userRole, userEmail } = useSignedIn();
  const isTeacher = userRole === 'Teacher';
  const own = useQuery({
    ...queryOf(teachers.getDeep, { params: { email: userEmail } }, { context: 'tab' }),
    enabled: isTeacher && isWanted,
  });
  const ownIds = own.data && new Set(ownRoomsOf(own.data).map(({ id }) => id));
  const asked = isTeacher ? rooms.filter(({ id }) => ownIds?.has(id)) : rooms;
  const answers = useQueries({
    queries: asked.map(({ id }) => ({
      ...queryOf(students.listOfRoom, { query: ofRoom(id) }, { context: 'tab', fresh: true }),
      enabled: isWanted,
    })),
  });
  const calls = isTeacher ? [own, ...answers] : answers;
  const missing = calls.filter(({ data, error }) => data === undefined && !isKeptBack(error));
  const loaded = asked.flatMap((room, index) => {
    const data = answers[index]?.data;
    return data ? [{ ...room, students: data.students, misfits: data.misfits ?? 0 }] : [];
  });
  return {
    rooms: loaded,
    /** Rooms of which nothing can be known, in their order. */
    hidden: inRoomOrder(rooms.filter(({ id }) => loaded.every((room) => room.id !== id))),
    state: loadStateOf(...missing),
    again: () => missing.forEach(({ refetch }) => void refetch()),
  } as const;
}
