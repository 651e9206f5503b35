/** Dates of the API as people read them. */
import { fromWireDate, isWireDate } from '@/api/core/wire-date';
import { counted } from '@/ui/base/plural';

/** 'DD/MM/YYYY', as screens show a day (CARD-15). */
export const showDay = (value: string): string => value.slice(0, 10).split('-').toReversed().join('/');

/** 'DD/MM/YYYY HH:mm', as screens show a moment (CARD-16). */
export const showMoment = (value: string): string => `${showDay(value)} ${value.slice(11, 16)}`;

/** The day of a moment, as a spreadsheet has it (EXPO-02). */
export const dayOf = (value: string): Date => fromWireDate(`${value.slice(0, 10)} 00:00:00`);

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

/** The months by the beginning of their names, in Spanish and in English. */
const MONTHS = ['ene|jan', 'feb', 'mar', 'abr|apr', 'may', 'jun', 'jul', 'ago|aug', 'sep|set', 'oct', 'nov', 'dic|dec'];

const monthOf = (text: string): number =>
  /^\d/.test(text) ? Number(text) : MONTHS.findIndex((names) => names.split('|').includes(text.slice(0, 3).toLowerCase())) + 1;

/** Spreadsheets show days with a time that means nothing. */
const TIME = '(?:[T ,]+\\d{1,2}(?::\\d{2}| ?[ap]\\.? ?m).*)?\\.?';

/** '31/12/2026', '1-2-26', '31-dic-2026', 'jueves, 31 de diciembre de 2026'. */
const DAY_FIRST = new RegExp(
  `^(?:\\p{L}+\\.?,? +)?(\\d{1,2})[°º]?(?: de |[ ./-]+)(\\d{1,2}|\\p{L}{3,10})\\.?(?:,? del? |[ ./,-]+)((?:19|20)\\d{2}|\\d{2})${TIME}$`,
  'iu',
);

/** '2026-12-31' */
const YEAR_FIRST = new RegExp(`^((?:19|20)\\d{2})[./-](\\d{1,2})[./-](\\d{1,2})${TIME}$`, 'i');

const twoDigits = (number: string | number) => String(number).padStart(2, '0');

/** Reads a day as spreadsheets show it, the day before the month (PAST-08): 'YYYY-MM-DD', or undefined if it does not exist. */
export function readDay(text: string): string | undefined {
  const [, firstYear, firstMonth = '', firstDay = ''] = YEAR_FIRST.exec(text) ?? [];
  const [, day = firstDay, month = firstMonth, year = firstYear ?? ''] = DAY_FIRST.exec(text) ?? [];
  const date = `${year.length === 2 ? `20${year}` : year}-${twoDigits(monthOf(month))}-${twoDigits(day)}`;
  return isWireDate(`${date} 00:00:00`) ? date : undefined;
}
