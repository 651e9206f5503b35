import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/core/client';
import { teachers, type TeacherDeep } from '@/api/resources/teachers';
import { useSignedIn } from '@/api/session';
import { compareText } from '@/ui/base/text-order';
import { choiceOf, type Choice, type Named } from '@/ui/form/choices';
import { ownRoomsOf } from './own-rooms';
import { inRoomOrder } from './rooms';
import { inTeacherOrder, teacherName } from './teachers';

/** By name, without a stored order of their own. */
export const inSubjectOrder = (courses: TeacherDeep['courses']): TeacherDeep['courses'] =>
  courses.toSorted((one, other) => compareText(one.name, other.name));

/**
 * The teacher whose learning a screen shows, with rooms and subjects: the Teacher who is signed in; for an Admin the one that
 * `teacherId` names, among all of them (LEAR-05, LEAR-06, EVAL-03, EVAL-04). `context`: where a failure shows otherwise (ACTV-10).
 */
export function useTeacherRecord(teacherId: number | undefined, context?: 'activities') {
  const { userRole, userEmail } = useSignedIn();
  const isAdmin = userRole === 'Admin';
  const where = context && { context };
  const all = useQuery({ ...queryOf(teachers.list, { query: {} }, where), enabled: isAdmin });
  const email = isAdmin ? all.data?.teachers.find(({ id }) => id === teacherId)?.teacherEmail : userEmail;
  const record = useQuery({ ...queryOf(teachers.getDeep, { params: { email: email ?? '' } }, where), enabled: email !== undefined });
  const choices: Choice<Named> = choiceOf(all, (data) =>
    inTeacherOrder(data.teachers).map((teacher) => ({ id: teacher.id, name: teacherName(teacher) })),
  );
  return {
    /** null for a Teacher, who is the only one (LEAR-02). */
    teachers: isAdmin ? choices : null,
    record,
    /** False while nobody is chosen, or the chosen one is not known. */
    isKnown: email !== undefined,
    /** The chosen one is being looked up. */
    isLookedUp: isAdmin && teacherId !== undefined && all.isFetching,
  };
}

/** As their tabs stand: a Teacher's those that they direct first (EVAL-12), an Admin's in the order of the list of rooms. */
export const roomsOfTabs = (record: TeacherDeep, role: 'Admin' | 'Teacher') =>
  role === 'Teacher'
    ? ownRoomsOf(record)
    : inRoomOrder([...record.rooms]).map(({ id, name, type }) => ({ id, name, type, isDirected: false }));
