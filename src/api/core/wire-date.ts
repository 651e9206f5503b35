/**
 * Dates as the API writes them: 'YYYY-MM-DD HH:mm:ss' without zone, read in the browser's local time (SHAR-04).
 */

/** True for an existing date and time: no month 13, no 30th of February, no '0000-00-00'. */
export function isWireDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(value)) return false;
  const iso = value.replace(' ', 'T');
  const moment = new Date(`${iso}Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(iso);
}

/** The Date of a wire date. */
export const fromWireDate = (value: string): Date => new Date(value.replace(' ', 'T'));
