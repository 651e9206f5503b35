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

/** The user has no access to the room, or it has been deleted. */
const isInaccessible = (error: unknown) => error instanceof ApiError && (error.status === 403 || error.status === 404);

/**
 * The students of those of a post's rooms that the user has access to (READ-02). Loaded once `isEnabled` (READ-04); a failure shows
 * in the tab.
 */
export function useRoomStudents({ rooms }: Post, isEnabled: boolean) {
  const { userRole, userEmail } = useSignedIn();
  const isTeacher = userRole === 'Teacher';
  const ownRecord = useQuery({
    ...queryOf(teachers.getDeep, { params: { email: userEmail } }, { context: 'tab' }),
    enabled: isTeacher && isEnabled,
  });
  const ownIds = ownRecord.data && new Set(ownRoomsOf(ownRecord.data).map(({ id }) => id));
  const accessibleRooms = isTeacher ? rooms.filter(({ id }) => ownIds?.has(id)) : rooms;
  const results = useQueries({
    queries: accessibleRooms.map(({ id }) => ({
      ...queryOf(students.listOfRoom, { query: ofRoom(id) }, { context: 'tab', fresh: true }),
      enabled: isEnabled,
    })),
  });
  const calls = isTeacher ? [ownRecord, ...results] : results;
  const missing = calls.filter(({ data, error }) => data === undefined && !isInaccessible(error));
  const loaded = accessibleRooms.flatMap((room, index) => {
    const data = results[index]?.data;
    return data ? [{ ...room, students: data.students, misfits: data.misfits ?? 0 }] : [];
  });
  return {
    rooms: loaded,
    /** Rooms without access, sorted. */
    hidden: inRoomOrder(rooms.filter(({ id }) => loaded.every((room) => room.id !== id))),
    state: loadStateOf(...missing),
    again: () => missing.forEach(({ refetch }) => void refetch()),
  } as const;
}
