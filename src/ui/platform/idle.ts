/** Fifteen minutes without activity, by the clock and by the page's own time, whichever comes first. */

/** Without activity for so many ms, nobody is there (SESS-20, SAFE-31). */
export const IDLE_LIMIT = 900_000;

/** What counts as activity (SESS-21). */
const ACTIVITY = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'scroll'] as const;

/** Activity is noted at most this often, and the clock looked at no more rarely, in ms. */
const EVERY = 1_000;

/** Where the moment of the last activity is kept, in ms since the epoch. */
export interface ActivityMemory {
  readonly read: () => number | null;
  readonly note: (at: number) => void;
}

/** The moment of the last activity; now where none was noted. One that lies in the future counts as now, too (SAFE-26). */
function lastOf({ read, note }: ActivityMemory): number {
  const now = Date.now();
  const last = read() ?? now;
  if (last <= now) return last;
  note(now);
  return now;
}

/** Milliseconds left by the clock; the time is over at 0 or less. */
export const timeLeft = (memory: ActivityMemory): number => lastOf(memory) + IDLE_LIMIT - Date.now();

/**
 * Calls `onLook` with the milliseconds left, at each activity, every second and on waking, until it is 0: a computer that slept
 * wakes late, and its timers with it (SESS-22). Answers what stops it.
 */
export function watchIdle(memory: ActivityMemory, onLook: (left: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  if (memory.read() === null) memory.note(Date.now());
  /** What was noted last, and when this page saw that by its own time, which no clock moves. */
  let seen = { noted: memory.read(), at: performance.now() };

  const timeLeftHere = () => {
    // Another tab noted an activity.
    if (memory.read() !== seen.noted) seen = { noted: memory.read(), at: performance.now() };
    const byClock = timeLeft(memory);
    // What the clock made of it is no activity (SAFE-26).
    seen = { ...seen, noted: memory.read() };
    return Math.max(0, Math.min(byClock, seen.at + IDLE_LIMIT - performance.now()));
  };
  const look = () => {
    clearTimeout(timer);
    const left = timeLeftHere();
    if (left > 0) timer = setTimeout(look, Math.min(left, EVERY));
    onLook(left);
  };
  const act = () => {
    // Whoever comes back too late starts nothing again.
    if (timeLeftHere() > 0) {
      if (Date.now() - lastOf(memory) < EVERY) return;
      memory.note(Date.now());
      seen = { noted: memory.read(), at: performance.now() };
    }
    look();
  };

  const listening = new AbortController();
  const { signal } = listening;
  for (const name of ACTIVITY) window.addEventListener(name, act, { passive: true, capture: true, signal });
  // Another tab's activity, and waking up.
  for (const name of ['storage', 'focus', 'pageshow']) window.addEventListener(name, look, { signal });
  document.addEventListener('visibilitychange', look, { signal });
  look();
  return () => {
    clearTimeout(timer);
    listening.abort();
  };
}
