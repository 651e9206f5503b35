/** Last year's rooms with their students and each student's assignment (ENRO-03 to ENRO-08, ENRO-24, ENRO-25). */
import type { PreEnrollment, PreEnrollmentResult } from '@/api/resources/pre-enrollments';
import type { Room } from '@/api/resources/rooms';
import type { SchoolYear } from '@/api/resources/school-years';
import type { Student } from '@/api/resources/students';
import type { LoadState } from '@/ui/platform/load-state';

export interface FormerStudent extends Student {
  /** null: pending. */
  readonly assignment: PreEnrollment | null;
}

export interface FormerRoom {
  readonly room: Room;
  readonly state: LoadState;
  /** Undefined until loaded. */
  readonly students: readonly FormerStudent[] | undefined;
}

/** ENRO-05: the latest year that ended before the current one begins. */
export function yearBefore(years: readonly SchoolYear[], currentId: number | null): SchoolYear | null {
  const current = years.find(({ id }) => id === currentId);
  if (!current) return null;
  const [previous] = years.filter(({ endDate }) => endDate < current.startDate).sort((a, b) => b.endDate.localeCompare(a.endDate));
  return previous ?? null;
}

/** Each student with their assignment, in the order of the history (ENRO-04). */
export function withAssignments(students: readonly Student[], assigned: readonly PreEnrollment[]): FormerStudent[] {
  const byStudent = new Map(assigned.map((assignment) => [assignment.studentId, assignment]));
  return students.map((student) => ({ ...student, assignment: byStudent.get(student.id) ?? null }));
}

export const isPending = ({ assignment }: FormerStudent): boolean => assignment === null;

/** Whether two assignments have the same result and room; two missing ones do. */
export const isSameDecision = (a?: PreEnrollment | null, b?: PreEnrollment | null): boolean =>
  a?.status === b?.status && a?.targetRoomId === b?.targetRoomId;

export type Tally = Readonly<Record<PreEnrollmentResult | 'PENDING', number>>;

export function tallyOf(students: readonly FormerStudent[]): Tally {
  const tally = { PROMOTED: 0, NOT_PROMOTED: 0, RETIRED: 0, PENDING: 0 };
  for (const { assignment } of students) tally[assignment?.status ?? 'PENDING'] += 1;
  return tally;
}

export const studentsOf = (rooms: readonly FormerRoom[]): FormerStudent[] => rooms.flatMap(({ students = [] }) => students);

/** ENRO-24, ENRO-25: all rooms are loaded and every student has an assignment. */
export const isComplete = (rooms: readonly FormerRoom[]): boolean =>
  rooms.every(({ state, students }) => state === 'ready' && students?.every((student) => !isPending(student)) === true);
