import type { Db } from '@mocks/store/db';
import type { Row } from '@mocks/store/tables';

/** The database with the school and year of a call's headers. */
export interface Scope {
  readonly db: Db;
  readonly schoolId: number;
  readonly schoolYearId: number | null;
}

/** The active students of the year; in a school without a year none, without a refusal (SHAR-03). */
export const activeStudents = ({ db, schoolId, schoolYearId }: Scope): Row<'students'>[] =>
  db.students.where((row) => row.active && row.schoolId === schoolId && row.schoolYearId === schoolYearId);

export function activeStudent({ db, schoolId, schoolYearId }: Scope, id: number): Row<'students'> | null {
  const student = db.students.find(id);
  return student?.active && student.schoolId === schoolId && student.schoolYearId === schoolYearId ? student : null;
}

const { compare } = new Intl.Collator('es');

/** The active students of a room, by last name, then name. */
export const studentsOfRoom = ({ db, schoolId, schoolYearId }: Scope, roomId: number): Row<'students'>[] =>
  db.students
    .where((row) => row.active && row.roomId === roomId && row.schoolId === schoolId && row.schoolYearId === schoolYearId)
    .sort((one, other) => compare(one.surname, other.surname) || compare(one.name, other.name));
