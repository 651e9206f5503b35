import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const MINUTE = 60_000;
/** Milliseconds after which a changed clock, or a computer that slept, is noticed (SESS-22). */
const INTERVAL_MS = 1_000;

const store = createStore(() => ({ now: new Date() }));

/** Updates the time when it differs by a minute, forward or back. */
function tick(): void {
  if (Math.abs(Date.now() - store.getState().now.getTime()) >= MINUTE) store.setState({ now: new Date() });
}

/** Starts following the clock; call it once, after the demo has set its clock. */
export function followClock(): void {
  tick();
  setInterval(tick, INTERVAL_MS);
  document.addEventListener('visibilitychange', tick);
}

/** The current time to the minute, from which all ages on the screen count; updated at once when the page becomes visible. */
export const useNow = (): Date => useStore(store, ({ now }) => now);
