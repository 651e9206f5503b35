/** Which school year follows, and whether the last one is over (YEAR-02 to YEAR-11, YEAR-23). */
import type { SchoolYear } from '@/api/resources/school-years';

const yearIn = (date: string): number => Number(date.slice(0, 4));

/** The year with the latest end date (YEAR-03). */
export const latestOf = (years: readonly SchoolYear[]): SchoolYear | null =>
  years.toSorted((a, b) => b.endDate.localeCompare(a.endDate))[0] ?? null;

/** @param today 'YYYY-MM-DD'. On its end date a year is not over (YEAR-02). */
export const isOver = ({ endDate }: SchoolYear, today: string): boolean => endDate.slice(0, 10) < today;

/** The calendar year of the next school year. `last`: null in a school without years (YEAR-08, YEAR-09, YEAR-23). */
export function nextYear(last: SchoolYear | null, today: string): number {
  const current = yearIn(today);
  return last === null || yearIn(last.startDate) < current ? current : yearIn(last.startDate) + 1;
}

/** YEAR-11 */
export const datesOf = (year: number) => ({ startDate: `${year}-01-01 00:00:00`, endDate: `${year}-12-31 23:59:59` });
