import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/core/client';
import { teachers, type TeacherDeep } from '@/api/resources/teachers';
import { useSignedIn } from '@/api/session';
import { choiceOf, type Choice, type Named } from '@/ui/form/choices';
import { namedTeachers } from './apart';
import { ownRoomsOf } from './own-rooms';
import { inRoomOrder } from './rooms';
import { inTeacherOrder } from './teachers';

/**
 * The teacher whose learning a screen shows, with rooms and subjects: the Teacher who is signed in; for an Admin the one that
 * `teacherId` names, among all of them (LEAR-05, LEAR-06, EVAL-03, EVAL-04). `context`: for the failure table (ACTV-10).
 */
export function useTeacherRecord(teacherId: number | undefined, context?: 'activities') {
  const { userRole, userEmail } = useSignedIn();
  const isAdmin = userRole === 'Admin';
  const options = context && { context };
  const list = useQuery({ ...queryOf(teachers.list, { query: {} }, options), enabled: isAdmin });
  const email = isAdmin ? list.data?.teachers.find(({ id }) => id === teacherId)?.teacherEmail : userEmail;
  const record = useQuery({ ...queryOf(teachers.getDeep, { params: { email: email ?? '' } }, options), enabled: email !== undefined });
  const choices: Choice<Named> = choiceOf(list, (data) => namedTeachers(inTeacherOrder(data.teachers)));
  return {
    /** null for a Teacher, who chooses no teacher (LEAR-02). */
    teachers: isAdmin ? choices : null,
    record,
    /** False while no teacher is chosen, or the chosen one is not in the list. */
    isKnown: email !== undefined,
    /** The chosen teacher is being looked up. */
    isLookedUp: isAdmin && teacherId !== undefined && list.isFetching,
  };
}

/** The rooms in the order of their tabs: for a Teacher directed rooms first (EVAL-12), for an Admin the order of the rooms' list. */
export const roomsOfTabs = (record: TeacherDeep, role: 'Admin' | 'Teacher') =>
  role === 'Teacher'
    ? ownRoomsOf(record)
    : inRoomOrder([...record.rooms]).map(({ id, name, type }) => ({ id, name, type, isDirected: false }));
