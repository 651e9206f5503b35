import type { Period } from '@/api/resources/periods';

const dayOf = (wireDate: string): string => wireDate.slice(0, 10);

/**
 * The period with which a screen opens: the one whose days, both included, hold today ('YYYY-MM-DD'), else the one that began last
 * (PLAC-01). Undefined before the first one begins. Its `state` is not asked: it is the server's, of the moment of its answer.
 */
export function openingPeriod<P extends Pick<Period, 'startDate' | 'endDate'>>(periods: readonly P[], today: string): P | undefined {
  const begun = periods
    .filter(({ startDate }) => dayOf(startDate) <= today)
    .toSorted((one, other) => (one.startDate < other.startDate ? -1 : 1));
  return begun.findLast(({ endDate }) => dayOf(endDate) >= today) ?? begun.at(-1);
}
