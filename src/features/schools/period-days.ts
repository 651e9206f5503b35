/** Checks of the dates of a year's periods. Dates are 'YYYY-MM-DD'; '' where none is typed. */
import { END_BEFORE_START } from '@/school/today';

export interface Days {
  readonly startDate: string;
  readonly endDate: string;
}

export const OUTSIDE = 'La fecha debe estar en el rango del año escolar actual';
export const CROSSED = 'Error en el intervalo de fechas existentes';

export const isWhole = ({ startDate, endDate }: Days): boolean => startDate !== '' && endDate !== '' && startDate <= endDate;

export const includesDay = ({ startDate, endDate }: Days, day: string): boolean => startDate <= day && day <= endDate;

/** PERI-18, PERI-19: strictly, because periods may share a border day. */
const isInside = (day: string, { startDate, endDate }: Days) => startDate < day && day < endDate;

const isEqual = (a: Days, b: Days) => a.startDate === b.startDate && a.endDate === b.endDate;

/** Whether two periods share more than a border day, or have the same days (PERI-18 to PERI-20). */
export const areCrossed = (a: Days, b: Days): boolean => (a.startDate < b.endDate && b.startDate < a.endDate) || isEqual(a, b);

/** The error of a period's start or end; null without one, and while the date is ''. `others`: the year's other periods. */
export function dayError(field: keyof Days, days: Days, others: readonly Days[], year: Days): string | null {
  const day = days[field];
  if (day === '') return null;
  // PERI-16, PERI-17
  if (day < year.startDate || day > year.endDate) return OUTSIDE;
  const validOthers = others.filter(isWhole);
  if (validOthers.some((other) => isInside(day, other))) return CROSSED;
  // PERI-22
  if (days.startDate !== '' && days.endDate !== '' && days.endDate < days.startDate) return field === 'endDate' ? END_BEFORE_START : null;
  // PERI-20
  const hasOwnFault = (name: keyof Days) => validOthers.some((other) => isInside(days[name], other));
  if (!isWhole(days) || hasOwnFault('startDate') || hasOwnFault('endDate')) return null;
  return validOthers.some((other) => areCrossed(days, other)) ? CROSSED : null;
}
