/** The rooms and subjects that a person may publish for (POST-13, POST-14). */
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/client';
import { rooms as roomCalls } from '@/api/rooms';
import { useSignedIn } from '@/api/session';
import { subjects as subjectCalls } from '@/api/subjects';
import { teacherReads } from '@/api/teacher-reads';
import { choiceOf, type Choice, type GroupedChoice, type Named } from '@/ui/choices';

/** An Admin's: all of the school's. A Teacher's: the own ones. */
export function usePublicationChoices(): { rooms: Choice<GroupedChoice>; subjects: Choice<Named> } {
  const { userRole, userEmail } = useSignedIn();
  const isAdmin = userRole === 'Admin';
  const rooms = useQuery({ ...queryOf(roomCalls.list, {}), enabled: isAdmin, gcTime: 0 });
  const subjects = useQuery({ ...queryOf(subjectCalls.list, {}), enabled: isAdmin, gcTime: 0 });
  const teacher = useQuery({ ...queryOf(teacherReads.getDeep, { params: { email: userEmail } }), enabled: !isAdmin, gcTime: 0 });
  return isAdmin
    ? { rooms: choiceOf(rooms, (data) => data.rooms), subjects: choiceOf(subjects, (data) => data.courses) }
    : { rooms: choiceOf(teacher, (data) => data.rooms), subjects: choiceOf(teacher, (data) => data.courses) };
}
