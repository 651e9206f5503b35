/**
 * How a session ends, in one place: what is forgotten, and where the person is taken (SESS-08, SESS-20, SESS-23, SAFE-04, SAFE-05, SAFE-14, SAFE-15).
 */
import { clearSession, getSession, isSessionStored, isSignOut, leaveSession, storedPerson, takeStored } from '@/api/session';
import { eraseDrafts } from '@/ui/form/drafts';
import { dropNotices } from '@/ui/overlay/notices';
import { forgetAdded } from '@/ui/platform/added-record';
import { queryClient } from '@/app/query-client';
import { isOverdue } from './idle';
import { forgetReturn, rememberReturn } from './return-to';
import { note, type Ending } from './session-flow';
import { setTabOwner } from './tab-owner';

/** Nothing of the people of that school stays in the page (SAFE-15), nor what was searched among them. */
function forgetSchool(): void {
  queryClient.clear();
  dropNotices();
  setTabOwner(null);
  forgetAdded();
}

/** What somebody typed, and where they were: all of it, or everybody's but that person's (SAFE-04, SAFE-28). */
function forgetTyped(exceptOf: number | null = null): void {
  eraseDrafts(exceptOf);
  forgetReturn(exceptOf);
}

/** Ends the session, whoever asks first; a second 401 of the same moment finds none (SESS-10). */
export function endSession(why: Exclude<Ending, 'other-tab'>): void {
  const session = getSession();
  const signedOut = why === 'signed-out';
  note({ kind: 'ended', why });
  if (signedOut) forgetTyped();
  else if (session) rememberReturn(session);
  clearSession({ signedOut });
  forgetSchool();
}

/** Holds this tab against what is stored: another tab may have ended the session or begun another one (SAFE-14). */
function followStorage(event?: StorageEvent): void {
  const isSignOutElsewhere = event !== undefined && isSignOut(event);
  const session = getSession();
  if (session) {
    if (!isSignOutElsewhere && isSessionStored(session)) {
      takeStored();
      return;
    }
    note({ kind: 'ended', why: 'other-tab' });
    rememberReturn(session);
    leaveSession();
    forgetSchool();
  }
  if (isSignOutElsewhere) forgetTyped();
  // SAFE-28: another person signed in.
  const person = storedPerson();
  if (person !== null) forgetTyped(person);
}

/** Follows the other tabs until the returned function is called. */
export function followOtherTabs(): () => void {
  const look = () => {
    // As if it were opened now (SESS-19): a sign-in of its own would end the session in the tab that began it (SAFE-14).
    if (getSession() === null && !isOverdue() && takeStored()) setTabOwner(getSession());
    // No event reaches a page in the back/forward cache.
    else followStorage();
  };
  window.addEventListener('storage', followStorage);
  window.addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.removeEventListener('storage', followStorage);
    window.removeEventListener('pageshow', look);
    document.removeEventListener('visibilitychange', look);
  };
}
