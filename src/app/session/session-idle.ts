/** The fifteen idle minutes after which a session ends, counted across all tabs (SESS-20, SESS-22). */
import { getSession } from '@/api/session';
import { noteActivity, readLastActivity } from '@/api/session-storage';
import { remainingMs, type ActivityMemory } from '@/ui/platform/idle';

/** Milliseconds before the end at which the warning opens (SAFE-01). */
export const WARNING_MS = 60_000;

export const sessionActivity: ActivityMemory = {
  read: readLastActivity,
  // A session that has just ended must leave nothing in storage.
  note: (at) => {
    if (getSession()) noteActivity(at);
  },
};

/** When a session that ends now has ended, in ms since the epoch: earlier, if its time ran out while nobody counted it. */
export const endOfSession = (): number => Date.now() + Math.min(0, remainingMs(sessionActivity));

/** True when the time ran out while the page was closed or the computer slept. */
export const isOverdue = (): boolean => remainingMs(sessionActivity) <= 0;
