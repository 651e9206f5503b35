import type { Db } from '@mocks/store/db';
import type { Row } from '@mocks/store/tables';

/** The school's open enrollment, or null. */
export const openEnrollment = (db: Db, schoolId: number): Row<'enrollments'> | null =>
  db.enrollments.where((row) => row.schoolId === schoolId && row.status === 'ACTIVE')[0] ?? null;

/** An enrollment as the API answers it. */
export const enrollmentAnswer = ({ id, schoolId, schoolYearId }: Row<'enrollments'>) => ({
  id,
  schoolId,
  schoolYearId,
  status: 'ACTIVE' as const,
});
