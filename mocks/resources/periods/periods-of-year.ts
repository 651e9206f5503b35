import type { Db } from '@mocks/store/db';
import type { Row } from '@mocks/store/tables';

/** The active periods of a year; none in a school without a year (SHAR-03). */
export const periodsOfYear = (db: Db, schoolYearId: number | null): Row<'periods'>[] =>
  db.periods.where((row) => row.active && row.schoolYearId === schoolYearId);

export const isPeriodOfYear = (db: Db, id: number, schoolYearId: number | null): boolean => {
  const period = db.periods.find(id);
  return period !== null && period.active && period.schoolYearId === schoolYearId;
};
