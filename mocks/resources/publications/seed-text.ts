import { longDay, periodOrdinal, yearOf } from '@mocks/seeding/calendar';

/** A text of a publication with its markers resolved: {hoy+N} and {periodo}; the vocabulary's 2027 is next year. */
export function resolveText(text: string, now: Date, moved = 0): string {
  return text
    .replace(/\{hoy([+-]\d+)\}/g, (_, days: string) => longDay(now, Number(days) + moved))
    .replaceAll('{periodo}', periodOrdinal(now))
    .replaceAll('2027', String(yearOf(now) + 1));
}
