/** Fifteen minutes without activity, by the system clock or by the page's monotonic time, whichever comes first. */

/** Milliseconds without activity after which nobody is assumed to be there (SESS-20, SAFE-31). */
export const IDLE_LIMIT = 900_000;

/** What counts as activity (SESS-21). */
const ACTIVITY = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'scroll'] as const;

/** Milliseconds between checks of the clock, and at least between notes of activity. */
const INTERVAL_MS = 1_000;

/** Stores the time of the last activity, in ms since the epoch. */
export interface ActivityMemory {
  readonly read: () => number | null;
  readonly note: (at: number) => void;
}

/** The time of the last activity; now if none was noted or it lies in the future (SAFE-26). */
function lastOf({ read, note }: ActivityMemory): number {
  const now = Date.now();
  const last = read() ?? now;
  if (last <= now) return last;
  note(now);
  return now;
}

/** Milliseconds until the limit by the system clock; 0 or less when it has passed. */
export const remainingMs = (memory: ActivityMemory): number => lastOf(memory) + IDLE_LIMIT - Date.now();

/**
 * Calls `onCheck` with the remaining milliseconds at each activity, every second and on waking, until they are 0: timers are late
 * after a computer slept (SESS-22). Returns the function that stops it.
 */
export function watchIdle(memory: ActivityMemory, onCheck: (remaining: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  if (memory.read() === null) memory.note(Date.now());
  /** The last noted time, and when this page saw it by its monotonic time, which clock changes do not affect. */
  let seen = { noted: memory.read(), at: performance.now() };

  const remainingHere = () => {
    // Another tab noted an activity.
    if (memory.read() !== seen.noted) seen = { noted: memory.read(), at: performance.now() };
    const byClock = remainingMs(memory);
    // A correction of a time in the future is not activity (SAFE-26).
    seen = { ...seen, noted: memory.read() };
    return Math.max(0, Math.min(byClock, seen.at + IDLE_LIMIT - performance.now()));
  };
  const check = () => {
    clearTimeout(timer);
    const remaining = remainingHere();
    if (remaining > 0) timer = setTimeout(check, Math.min(remaining, INTERVAL_MS));
    onCheck(remaining);
  };
  const onActivity = () => {
    // Activity after the limit does not restart the time.
    if (remainingHere() > 0) {
      if (Date.now() - lastOf(memory) < INTERVAL_MS) return;
      memory.note(Date.now());
      seen = { noted: memory.read(), at: performance.now() };
    }
    check();
  };

  const listening = new AbortController();
  const { signal } = listening;
  for (const name of ACTIVITY) window.addEventListener(name, onActivity, { passive: true, capture: true, signal });
  // Another tab's activity, and waking up.
  for (const name of ['storage', 'focus', 'pageshow']) window.addEventListener(name, check, { signal });
  document.addEventListener('visibilitychange', check, { signal });
  check();
  return () => {
    clearTimeout(timer);
    listening.abort();
  };
}
