/** Dates of the API as people read them. */
import { fromWireDate, isWireDate } from '@/api/core/wire-date';
import { counted } from '@/ui/base/plural';

/** 'DD/MM/YYYY', as screens show a day (CARD-15). */
export const showDay = (value: string): string => value.slice(0, 10).split('-').toReversed().join('/');

/** 'DD/MM/YYYY HH:mm', as screens show a moment (CARD-16). */
export const showMoment = (value: string): string => `${showDay(value)} ${value.slice(11, 16)}`;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The largest unit of an age in ms: its size in ms, its singular and its plural (CARD-07, CARD-08, CARD-09). */
function unitOf(elapsed: number): readonly [size: number, one: string, many: string] {
  if (elapsed < HOUR) return [MINUTE, 'minuto', 'minutos'];
  return elapsed < DAY ? [HOUR, 'hora', 'horas'] : [DAY, 'dia', 'dias'];
}

/** 'Hace N minutos', 'Hace N horas' or 'Hace N dias'; the future reads 'Hace 0 minutos' (CARD-07 to CARD-10). */
export function showAge(value: string, now: Date): string {
  const elapsed = Math.max(0, now.getTime() - fromWireDate(value).getTime());
  const [size, one, many] = unitOf(elapsed);
  const count = Math.floor(elapsed / size);
  return `Hace ${counted(count, one, many)}`;
}

/** Reads a day as Colombian spreadsheets show it, '26/01/2026', or year first: 'YYYY-MM-DD', or undefined if it does not exist. */
export function readDay(text: string): string | undefined {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(text) ?? [];
  const date = year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isWireDate(`${date} 00:00:00`) ? date : undefined;
}
