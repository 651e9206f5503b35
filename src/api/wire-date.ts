/**
 * Dates as the API writes them: 'YYYY-MM-DD HH:mm:ss' without zone, in the browser's local time both ways (SHAR-04).
 */
import dayjs from 'dayjs';

export const isWireDate = (value: string): boolean => /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(value);

/** The moment a wire date names. */
const fromWireDate = (value: string): Date => dayjs(value.replace(' ', 'T')).toDate();

/** 'DD/MM/YYYY', as screens show a day (CARD-15). */
export const showDay = (value: string): string => dayjs(fromWireDate(value)).format('DD/MM/YYYY');

/** 'DD/MM/YYYY HH:mm', as screens show a moment (CARD-16). */
export const showMoment = (value: string): string => dayjs(fromWireDate(value)).format('DD/MM/YYYY HH:mm');

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** 'Hace N minutos', 'Hace N horas' or 'Hace N dias'; the future reads 'Hace 0 minutos' (CARD-07 to CARD-10). */
export function showAge(value: string, now: Date): string {
  const elapsed = Math.max(0, now.getTime() - fromWireDate(value).getTime());
  const [size, one, many] =
    elapsed < HOUR
      ? ([MINUTE, 'minuto', 'minutos'] as const)
      : elapsed < DAY
        ? ([HOUR, 'hora', 'horas'] as const)
        : ([DAY, 'dia', 'dias'] as const);
  const count = Math.floor(elapsed / size);
  return `Hace ${count} ${count === 1 ? one : many}`;
}
