import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;
const listeners = new Set<() => void>();
let now = new Date();
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  now = new Date();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) {
    timer = setInterval(tick, MINUTE);
    document.addEventListener('visibilitychange', tick);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    document.removeEventListener('visibilitychange', tick);
  };
}

/** Now, to the minute, for all ages on the screen; also refreshed when the tab becomes visible. */
export function useNow(): Date {
  return useSyncExternalStore(subscribe, () => {
    // No subscriber ran the timer, so refresh the value on read.
    if (Math.abs(Date.now() - now.getTime()) >= MINUTE) now = new Date();
    return now;
  });
}
