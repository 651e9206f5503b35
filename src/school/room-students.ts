/** The query of a room's students. */
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/core/client';
import { ofRoom, students } from '@/api/resources/students';

/** The active students of a room (STUD-02, COBS-02); not requested until the id is known to be a room's. */
export const useStudents = (roomId: number, isKnown = true) =>
  useQuery({ ...queryOf(students.listOfRoom, { query: ofRoom(roomId) }), enabled: isKnown });

/** True when the room is known to have no students; the button to add them then shows in their place. */
export function useHasNoStudents(roomId: number, isKnown: boolean): boolean {
  const { data } = useStudents(roomId, isKnown);
  return data !== undefined && data.students.length === 0 && data.misfits === undefined;
}
