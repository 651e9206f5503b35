/** Proposed times of an event (POST-12). */
import dayjs from 'dayjs';

/** 'YYYY-MM-DDTHH:mm' of tomorrow at eight. */
export const tomorrowMorning = (): string => dayjs().add(1, 'day').format('YYYY-MM-DDT08:00');

/** One hour later in local time; '' for an invalid time. */
export function hourAfter(start: string): string {
  const moment = Date.parse(`${start}Z`);
  if (Number.isNaN(moment)) return '';
  const end = new Date(moment + 3_600_000).toISOString().slice(0, 16);
  return /^\d{4}-/.test(end) ? end : start;
}

/** The end for a new start: an hour later, unless another end was chosen. */
export const endFor = (start: string, before: { startDate: string; endDate: string }): string =>
  before.endDate === '' || before.endDate === hourAfter(before.startDate) ? hourAfter(start) : before.endDate;
