/** A room's students as the screens ask for them. */
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/core/client';
import { ofRoom, students } from '@/api/resources/students';

/** The active students of a room (STUD-02, COBS-02), asked for once it is known to be one. */
export const useStudents = (roomId: number, isKnown = true) =>
  useQuery({ ...queryOf(students.listOfRoom, { query: ofRoom(roomId) }), enabled: isKnown });

/** The room is known to have none: what adds to it stands in their place. */
export function useHasNoStudents(roomId: number, isKnown: boolean): boolean {
  const { data } = useStudents(roomId, isKnown);
  return data !== undefined && data.students.length === 0 && data.misfits === undefined;
}
