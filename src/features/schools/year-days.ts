/** Computes the line of a school year, its months, periods and gaps, and describes it as text. */
import dayjs from 'dayjs';
import { joinedText } from '@/ui/base/joined-text';
import { areCrossed, isWhole, type Days } from './period-days';

/** A period on the line; its name may be '' while it is typed. */
export interface DrawnPeriod extends Days {
  readonly name: string;
  /** Not stored yet. */
  readonly isNew: boolean;
}

const daysFrom = (start: string, day: string): number => dayjs(day).diff(dayjs(start), 'day');

const addDays = (day: string, by: number): string => dayjs(day).add(by, 'day').format('YYYY-MM-DD');

/** Position and width in percent of the year, clipped to it. */
export function placeOf({ startDate, endDate }: Days, year: Days): { left: number; width: number } {
  const length = daysFrom(year.startDate, year.endDate) + 1;
  const from = Math.min(Math.max(daysFrom(year.startDate, startDate), 0), length);
  const until = Math.min(Math.max(daysFrom(year.startDate, endDate) + 1, 0), length);
  return { left: (from / length) * 100, width: (Math.max(until - from, 0) / length) * 100 };
}

/** The year's months, clipped to the year. */
export function monthsOf({ startDate, endDate }: Days): Days[] {
  const months: Days[] = [];
  for (let first = startDate; first <= endDate; first = dayjs(first).add(1, 'month').startOf('month').format('YYYY-MM-DD')) {
    const last = dayjs(first).endOf('month').format('YYYY-MM-DD');
    months.push({ startDate: first, endDate: last < endDate ? last : endDate });
  }
  return months;
}

/** The year's days without a period. */
export function gapsOf(periods: readonly Days[], year: Days): Days[] {
  const gaps: Days[] = [];
  let next = year.startDate;
  for (const { startDate, endDate } of periods.filter(isWhole).toSorted((a, b) => a.startDate.localeCompare(b.startDate))) {
    if (startDate > next) gaps.push({ startDate: next, endDate: addDays(startDate, -1) });
    if (endDate >= next) next = addDays(endDate, 1);
  }
  if (next <= year.endDate) gaps.push({ startDate: next, endDate: year.endDate });
  return gaps
    .filter(({ startDate }) => startDate <= year.endDate)
    .map((gap) => ({ ...gap, endDate: gap.endDate < year.endDate ? gap.endDate : year.endDate }));
}

const shortDay = (day: string): string => day.slice(5).split('-').toReversed().join('/');

const stretch = ({ startDate, endDate }: Days): string =>
  startDate === endDate ? `el ${shortDay(startDate)}` : `${shortDay(startDate)} al ${shortDay(endDate)}`;

const nameOf = ({ name }: DrawnPeriod, otherwise = 'El periodo nuevo') => name || otherwise;

/** The pairs of periods that overlap. */
export function crossingsOf(periods: readonly DrawnPeriod[]): [DrawnPeriod, DrawnPeriod][] {
  const whole = periods.filter(isWhole);
  return whole.flatMap((one, index) =>
    whole.slice(0, index).flatMap((other): [DrawnPeriod, DrawnPeriod][] => (areCrossed(one, other) ? [[one, other]] : [])),
  );
}

/** Describes the line as text. */
export function wordsOf(periods: readonly DrawnPeriod[], year: Days): string {
  const crossings = crossingsOf(periods).map(([one, other]) => {
    const startDate = one.startDate > other.startDate ? one.startDate : other.startDate;
    const endDate = one.endDate < other.endDate ? one.endDate : other.endDate;
    const days = startDate === endDate ? `el ${shortDay(startDate)}` : `del ${shortDay(startDate)} al ${shortDay(endDate)}`;
    return `${nameOf(one)} se cruza con ${nameOf(other, 'otro periodo nuevo')} ${days}.`;
  });
  const gaps = gapsOf(periods, year);
  const rest = gaps.length === 0 ? 'Todos los días del año tienen periodo.' : `Sin periodo: ${joinedText(gaps.map(stretch))}.`;
  return [...crossings, rest].join(' ');
}
