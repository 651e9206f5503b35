/** Where a day lies in a period. Pure; days are 'YYYY-MM-DD', with or without a time behind. */
import type { Period } from '@/api/resources/periods';
import { counted } from '@/ui/base/plural';

const DAY_MS = 86_400_000;

const middayOf = (day: string): number => Date.parse(`${day.slice(0, 10)}T12:00:00Z`);

/** The days from `today` ('YYYY-MM-DD') to a period's last one: 0 on it, negative after it. */
export const daysLeft = ({ endDate }: Pick<Period, 'endDate'>, today: string): number =>
  Math.round((middayOf(endDate) - middayOf(today)) / DAY_MS);

/** 'Periodo 2 termina en 5 días'. `today`: 'YYYY-MM-DD'. */
export function endOfPeriod({ name, endDate }: Pick<Period, 'name' | 'endDate'>, today: string): string {
  const days = daysLeft({ endDate }, today);
  if (days < 0) return `${name} terminó hace ${counted(-days, 'día', 'días')}`;
  if (days === 0) return `${name} termina hoy`;
  return days === 1 ? `${name} termina mañana` : `${name} termina en ${days} días`;
}

const DAYS_OF_WEEK = 7;

export interface PeriodWeeks {
  /** How many weeks the period has, from its first day on; the last may be shorter. */
  readonly count: number;
  /** The week of today, from 1; 0 before the period, null after it. */
  readonly current: number | null;
  /** The share of the period's days that have begun, 0 to 1. */
  readonly elapsed: number;
}

export function weeksOf({ startDate, endDate }: Pick<Period, 'startDate' | 'endDate'>, today: string): PeriodWeeks {
  const daysFromStart = (day: string) => Math.round((middayOf(day) - middayOf(startDate)) / DAY_MS);
  const days = Math.max(1, daysFromStart(endDate) + 1);
  const passed = daysFromStart(today);
  const current = passed < 0 ? 0 : passed >= days ? null : Math.floor(passed / DAYS_OF_WEEK) + 1;
  return { count: Math.ceil(days / DAYS_OF_WEEK), current, elapsed: Math.min(1, Math.max(0, (passed + 1) / days)) };
}

/** 'Semana 10 de 11'; before and after the period its number of weeks alone. */
export function weekText({ count, current }: PeriodWeeks): string {
  return current === null || current === 0 ? counted(count, 'semana', 'semanas') : `Semana ${current} de ${count}`;
}
