import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const MINUTE = 60_000;
/** How soon a clock that was moved, or a computer that slept, is noticed, in ms (SESS-22). */
const EVERY = 1_000;

const store = createStore(() => ({ now: new Date() }));

/** Goes on to another minute, forward or back. */
function tick(): void {
  if (Math.abs(Date.now() - store.getState().now.getTime()) >= MINUTE) store.setState({ now: new Date() });
}

/** Keeps the minute from now on: once, when the clock is the one that the page goes by. */
export function followClock(): void {
  tick();
  setInterval(tick, EVERY);
  document.addEventListener('visibilitychange', tick);
}

/** The minute that all ages on the screen count from; a page that is looked at again is up to date at once. */
export const useNow = (): Date => useStore(store, ({ now }) => now);
