/** The fifteen minutes of the session, over all tabs (SESS-20, SESS-22). */
import { getSession } from '@/api/session';
import { noteActivity, readLastActivity } from '@/api/session-storage';
import { timeLeft, type ActivityMemory } from '@/ui/platform/idle';

/** The last minute is announced (SAFE-01), in ms. */
export const WARNING = 60_000;

export const sessionActivity: ActivityMemory = {
  read: readLastActivity,
  // Nothing is left in storage behind a session that has just ended.
  note: (at) => {
    if (getSession()) noteActivity(at);
  },
};

/** True when the time ran out while nobody was here: the page was closed or the computer slept. */
export const isOverdue = (): boolean => timeLeft(sessionActivity) <= 0;
