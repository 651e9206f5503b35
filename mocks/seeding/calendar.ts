/**
 * Dates of the demo in the API's format and always in Bogotá's time, so that the page, the server and a test on any
 * machine make the same world. Colombia is at UTC−5 all year.
 */
import type { PeriodName } from '@/api/resources/periods';
import vocabulary from '@fixtures/vocabulary.json';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const WEEK = 7 * DAY;
const BOGOTA = 5 * 60 * MINUTE;

const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];
const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];
const ORDINALS = ['primer', 'segundo', 'tercer', 'cuarto'];

/** The date and time in Bogotá: 'YYYY-MM-DD HH:mm:ss'. */
export const toBogota = (date: Date): string => new Date(date.getTime() - BOGOTA).toISOString().slice(0, 19).replace('T', ' ');

/** The moment of a date in Bogotá's time. */
export const fromBogota = (wire: string): Date => new Date(`${wire.replace(' ', 'T')}-05:00`);

/** The year in Bogotá. */
export const yearOf = (now: Date): number => Number(toBogota(now).slice(0, 4));

/** The day some days after today: 'YYYY-MM-DD'. */
const dayFrom = (now: Date, days: number): string => toBogota(new Date(now.getTime() + days * DAY)).slice(0, 10);

/** A time ('HH:mm') on the day some days after today. */
export const timeOfDay = (now: Date, days: number, time: string): string => `${dayFrom(now, days)} ${time}:00`;

/** The last second of the day some days after today: when homework is due (POST-32). */
export const endOfDay = (now: Date, days: number): string => `${dayFrom(now, days)} 23:59:59`;

/** A wire date some minutes later; a negative number is earlier. */
export const shiftMinutes = (wire: string, minutes: number): string => toBogota(new Date(fromBogota(wire).getTime() + minutes * MINUTE));

/** The day of a wire date in words: '19 de junio de 2026'. */
export function dateInWords(wire: string): string {
  const [year = '', month = '', day = ''] = wire.slice(0, 10).split('-');
  return `${Number(day)} de ${MONTHS[Number(month) - 1]} de ${year}`;
}

/** The day some days after today, in words: 'viernes 26 de junio'. */
export function longDay(now: Date, days: number): string {
  const day = new Date(`${dayFrom(now, days)}T00:00:00Z`);
  return `${WEEKDAYS[day.getUTCDay()]} ${day.getUTCDate()} de ${MONTHS[day.getUTCMonth()]}`;
}

/** The shift from 2026's calendar to another year's, in ms: whole weeks, so that weekdays stay. */
function shiftOf(year: number): number {
  return Math.round((Date.UTC(year, 5, 19) - Date.UTC(2026, 5, 19)) / WEEK) * WEEK;
}

/** The day of 2026's calendar that corresponds to a day of another year. */
function in2026(day: string): string {
  const moment = Date.parse(`${day}T00:00:00Z`);
  return new Date(moment - shiftOf(Number(day.slice(0, 4)))).toISOString().slice(0, 10);
}

function isSchoolDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday > 0 && weekday < 6 && !vocabulary.anio2026.festivos.includes(in2026(day));
}

/** The last school day on or before the day `daysAgo`, as a number of days from today; negative is past. */
export function schoolDayBack(now: Date, daysAgo: number): number {
  let days = 0 - daysAgo;
  while (!isSchoolDay(dayFrom(now, days))) days -= 1;
  return days;
}

/** The ordinal of the current period, or of the last one: 'segundo'. */
export function periodOrdinal(now: Date): string {
  const today = in2026(dayFrom(now, 0));
  const index = vocabulary.anio2026.periodos.findLastIndex(({ startDate }) => startDate <= today);
  return ORDINALS[Math.max(0, index)] ?? '';
}

/** The periods of a year: those of 2026, shifted by whole weeks. */
export function periodsOfYear(year: number) {
  const moved = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + shiftOf(year)).toISOString().slice(0, 10);
  return vocabulary.anio2026.periodos.map(({ name, startDate, endDate }) => ({
    name: name as PeriodName,
    startDate: `${moved(startDate)} 00:00:00`,
    endDate: `${moved(endDate)} 23:59:59`,
  }));
}

/** The demo's default start: Friday of the tenth week of period 2, at 10:00 in Bogotá, in the machine's year. */
export function defaultNow(machineNow: Date): Date {
  return new Date(Date.parse('2026-06-19T10:00:00-05:00') + shiftOf(yearOf(machineNow)));
}
