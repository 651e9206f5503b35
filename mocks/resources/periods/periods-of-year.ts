import type { Db } from '@mocks/store/db';
import type { Row } from '@mocks/store/tables';

/** In a school without a year there are none (SHAR-03). */
export const periodsOfYear = (db: Db, schoolYearId: number | null): Row<'periods'>[] =>
  db.periods.where((row) => row.active && row.schoolYearId === schoolYearId);

export const isPeriodOfYear = (db: Db, id: number, schoolYearId: number | null): boolean => {
  const period = db.periods.find(id);
  return period !== null && period.active && period.schoolYearId === schoolYearId;
};
