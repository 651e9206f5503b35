/** How the days of a year's periods may lie: by calendar day, 'YYYY-MM-DD' as date fields hold it; '' is none yet. */
import { END_BEFORE_START } from '@/school/today';

export interface Days {
  readonly startDate: string;
  readonly endDate: string;
}

export const OUTSIDE = 'La fecha debe estar en el rango del año escolar actual';
export const CROSSED = 'Error en el intervalo de fechas existentes';

export const isWhole = ({ startDate, endDate }: Days): boolean => startDate !== '' && endDate !== '' && startDate <= endDate;

export const includesDay = ({ startDate, endDate }: Days, day: string): boolean => startDate <= day && day <= endDate;

/** PERI-18, PERI-19: a border may be shared. */
const isInside = (day: string, { startDate, endDate }: Days) => startDate < day && day < endDate;

const encloses = (outer: Days, inner: Days) => outer.startDate <= inner.startDate && inner.endDate <= outer.endDate;

/** More than a border day in common, or one whole within the other (PERI-18 to PERI-20). */
export const areCrossed = (one: Days, other: Days): boolean =>
  (one.startDate < other.endDate && other.startDate < one.endDate) || encloses(one, other) || encloses(other, one);

/** What is wrong with one of the two days of a period; null when nothing is, or there is none yet. `others`: the year's other periods. */
export function dayError(field: keyof Days, days: Days, others: readonly Days[], year: Days): string | null {
  const day = days[field];
  if (day === '') return null;
  // PERI-16, PERI-17
  if (day < year.startDate || day > year.endDate) return OUTSIDE;
  const whole = others.filter(isWhole);
  if (whole.some((other) => isInside(day, other))) return CROSSED;
  // PERI-22
  if (days.startDate !== '' && days.endDate !== '' && days.endDate < days.startDate) return field === 'endDate' ? END_BEFORE_START : null;
  // PERI-20: neither of its days lies inside the other, and yet they are crossed.
  const hasOwnFault = (name: keyof Days) => whole.some((other) => isInside(days[name], other));
  if (!isWhole(days) || hasOwnFault('startDate') || hasOwnFault('endDate')) return null;
  return whole.some((other) => areCrossed(days, other)) ? CROSSED : null;
}
