/** What other tabs do to the session of this one (SAFE-14), and when that is looked at. */
import { getSession, takeStored } from '@/api/session';
import { loadCode } from '@/ui/platform/use-code';
import { followStorage } from './session-end';
import { isOverdue } from './session-idle';
import { setTabOwner } from './tab-owner';

const loadWatch = () => import('./left-behind-watch');

/** Erases what the session left behind and what is due; the code for it comes after the first paint (SECU-01, SECU-02, P1). */
const sweepLate = () =>
  loadCode(loadWatch).then(
    ({ sweep }) => sweep(),
    () => {},
  );

/** Compares this tab with the storage when it may have missed an event: none reaches a page in the back/forward cache. */
export function compareWithStorage(): void {
  const hadNone = getSession() === null;
  followStorage();
  void sweepLate();
  // As a newly opened tab does (SESS-19): a sign-in here would end the session in the tab that began it (SAFE-14).
  if (hadNone && !isOverdue() && takeStored()) setTabOwner(getSession());
}

/** Follows the other tabs until the returned function is called. */
export function followOtherTabs(): () => void {
  void sweepLate();
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('storage', followStorage, { signal });
  window.addEventListener('pageshow', compareWithStorage, { signal });
  document.addEventListener('visibilitychange', compareWithStorage, { signal });
  return () => listening.abort();
}
