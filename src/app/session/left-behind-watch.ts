/**
 * When it is looked at what a session left behind: as this loads, when something is due, and when the tab wakes (SECU-01, SECU-02). What
 * a demo left is erased once (SECU-03).
 */
import { createStore } from 'zustand/vanilla';
import { deployment } from '@/school/deployment';
import { eraseDue, noteDeafSince } from './left-behind';
import { loadCode } from '@/ui/platform/use-code';
import { compareWithStorage } from './follow-tabs';
import { followStorage } from './session-end';

interface Watch {
  /** The next look. */
  readonly timer: ReturnType<typeof setTimeout> | undefined;
  /** Since when this page hears nothing of other tabs; null while it does. */
  readonly deafSince: number | null;
}

const store = createStore<Watch>(() => ({ timer: undefined, deafSince: null }));

/** Erases what is due by now, and will again. */
export function sweep(): void {
  const { timer, deafSince } = store.getState();
  clearTimeout(timer);
  if (deafSince !== null) {
    followStorage();
    noteDeafSince(deafSince);
  }
  store.setState({ timer: setTimeout(sweep, eraseDue()), deafSince: null });
}

const noteDeaf = () => store.setState({ deafSince: Date.now() });

// A page in the back/forward cache, and a frozen one.
window.addEventListener('pagehide', noteDeaf);
document.addEventListener('freeze', noteDeaf);
document.addEventListener('resume', compareWithStorage);

/** Whether a demo at this address may have left something, since a live site keeps none: where the browser does not say, it may. */
async function mayHoldDemo(): Promise<boolean> {
  try {
    const [databases, names] = await Promise.all([indexedDB.databases(), caches.keys()]);
    return databases.length + names.length > 0;
  } catch {
    return true;
  }
}

/** SECU-03: a live site loads nothing for it where there is nothing. */
async function eraseDemo(): Promise<void> {
  if (await mayHoldDemo()) await loadCode(() => import('./erase-demo')).then((code) => code.eraseDemo());
}

if (deployment().mode === 'live') eraseDemo().catch((error: unknown) => console.info(error));
