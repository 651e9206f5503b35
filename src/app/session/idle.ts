/** The fifteen minutes, by the clock and over all tabs (SESS-20, SESS-22). */
import { readLastActivity } from '@/api/session';

/** Without activity for so many ms the session ends; the last minute is announced (SAFE-01). */
const LIMIT = 900_000;
export const WARNING = 60_000;

/** Moment at which the session ends unless there is activity in any tab. */
export const deadline = (): number => (readLastActivity() ?? Date.now()) + LIMIT;

/** True when the time ran out while the page was closed or the computer slept. */
export const isOverdue = (): boolean => Date.now() >= deadline();
