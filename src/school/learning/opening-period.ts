import type { Period } from '@/api/resources/periods';

const dayOf = (wireDate: string): string => wireDate.slice(0, 10);

/** The period in which a screen opens: the one whose days hold today ('YYYY-MM-DD'), else the last one that began (PLAC-01). */
export function openingPeriod<Listed extends Pick<Period, 'startDate' | 'endDate'>>(
  periods: readonly Listed[],
  today: string,
): Listed | undefined {
  const begun = periods
    .filter(({ startDate }) => dayOf(startDate) <= today)
    .toSorted((one, other) => (one.startDate < other.startDate ? -1 : 1));
  return begun.find(({ endDate }) => dayOf(endDate) >= today) ?? begun.at(-1);
}
