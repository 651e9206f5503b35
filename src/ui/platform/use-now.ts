import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;
/** How soon a clock that was moved, or a computer that slept, is noticed, in ms (SESS-22). */
const EVERY = 1_000;

const listeners = new Set<() => void>();
let now = new Date();
let timer: ReturnType<typeof setInterval> | undefined;

/** Goes on to another minute, forward or back. */
function tick(): void {
  if (Math.abs(Date.now() - now.getTime()) < MINUTE) return;
  now = new Date();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    timer = setInterval(tick, EVERY);
    document.addEventListener('visibilitychange', tick);
  }
  listeners.add(listener);
  // Without listeners nobody kept the minute.
  tick();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

/** The minute that all ages on the screen count from; a page that is looked at again is up to date at once. */
export const useNow = (): Date => useSyncExternalStore(subscribe, () => now);
