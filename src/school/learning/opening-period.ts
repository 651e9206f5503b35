import type { Period } from '@/api/resources/periods';

const dayOf = (wireDate: string): string => wireDate.slice(0, 10);

/** The period in which a screen opens: the one whose days hold today ('YYYY-MM-DD'), else the last one that began (PLAC-01). */
export function openingPeriod<Listed extends Pick<Period, 'startDate' | 'endDate'>>(
  periods: readonly Listed[],
  today: string,
): Listed | undefined {
  const begun = periods.filter(({ startDate }) => dayOf(startDate) <= today);
  const running = begun.filter(({ endDate }) => dayOf(endDate) >= today);
  const [first, ...others] = running.length > 0 ? running : begun;
  return others.reduce((last, other) => (last && other.startDate < last.startDate ? last : other), first);
}
