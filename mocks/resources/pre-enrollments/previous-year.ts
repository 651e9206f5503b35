/** The year before that of the headers, and the rooms of its students when it was closed (ENRO-05, API-053, API-054). */
import type { Scope } from '@mocks/resources/students/active-students';
import type { Row } from '@mocks/store/tables';

/** The latest year that ended before that of the headers began, or null. */
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
  /** The student's room when the year was closed. */
  readonly roomId: number;
}

/** The students of a closed year, including those whom the finalization retired, but without deleted ones. */
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
