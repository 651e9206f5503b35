/** The year before the one of the headers, and who was in which room when it was closed (ENRO-05, API-053, API-054). */
import type { Scope } from '@mocks/resources/students/active-students';
import type { Row } from '@mocks/store/tables';

/** The year with the latest end before that one begins; null where there is none. */
export function previousYear({ db, schoolId, schoolYearId }: Scope): Row<'schoolYears'> | null {
  const current = schoolYearId === null ? null : db.schoolYears.find(schoolYearId);
  if (!current) return null;
  const [previous] = db.schoolYears
    .where((row) => row.schoolId === schoolId && row.endDate < current.startDate)
    .sort((one, other) => other.endDate.localeCompare(one.endDate));
  return previous ?? null;
}

export interface FormerStudent {
  readonly student: Row<'students'>;
  /** Where they were then. */
  readonly roomId: number;
}

/** Those deleted before or since are left out; those whom the finalization retired are kept. */
export async function formerStudents(yearId: number, { db }: Pick<Scope, 'db'>): Promise<FormerStudent[]> {
  const history = (await db.studentHistory.of(yearId)).all();
  const retired = new Set(
    (await db.preEnrollments.of(yearId))
      .where(({ status, preEnrollmentStatus }) => status === 'RETIRED' && preEnrollmentStatus === 'FINALIZED')
      .map(({ studentId }) => studentId),
  );
  return history.flatMap(({ studentId, roomId }) => {
    const student = db.students.find(studentId);
    return student && (student.active || retired.has(studentId)) ? [{ student, roomId }] : [];
  });
}
