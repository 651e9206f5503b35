/** The rooms and subjects that the user may publish for (POST-13, POST-14). */
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/core/client';
import { rooms as roomCalls, type Room } from '@/api/resources/rooms';
import { useSignedIn } from '@/api/session';
import { subjects as subjectCalls } from '@/api/resources/subjects';
import { useOwnRecord } from '@/school/own-record';
import { inRoomOrder } from '@/school/rooms';
import { choiceOf, type Choice, type GroupedChoice, type Named } from '@/ui/form/choices';

/** SHAR-24 */
const roomsOf = (data: { rooms: readonly Room[] }) => inRoomOrder(data.rooms);

/** All of the school's for an Admin, their own for a Teacher. Cached responses younger than `freshForMs` are reused. */
export function usePublicationChoices(freshForMs = 0): { rooms: Choice<GroupedChoice>; subjects: Choice<Named> } {
  const { userRole } = useSignedIn();
  const isAdmin = userRole === 'Admin';
  const rooms = useQuery({ ...queryOf(roomCalls.list, {}, { fresh: true }), enabled: isAdmin, staleTime: freshForMs });
  const subjects = useQuery({ ...queryOf(subjectCalls.list, {}, { fresh: true }), enabled: isAdmin, staleTime: freshForMs });
  const teacher = useOwnRecord(freshForMs);
  return isAdmin
    ? { rooms: choiceOf(rooms, roomsOf), subjects: choiceOf(subjects, (data) => data.courses) }
    : { rooms: choiceOf(teacher, roomsOf), subjects: choiceOf(teacher, (data) => data.courses) };
}
