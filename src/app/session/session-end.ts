/**
 * How a session ends: what is forgotten, and where the person is taken (SESS-08, SESS-20, SESS-23, SAFE-04, SAFE-05, SAFE-14, SAFE-15).
 */
import { clearSession, getSession, isSignedOutElsewhere, knownSignOut, leaveSession, takeStored } from '@/api/session';
import { isSessionStored, storedPerson } from '@/api/session-storage';
import { eraseDrafts } from '@/ui/form/drafts';
import { dropNotices } from '@/ui/overlay/notices';
import { forgetAdded } from '@/ui/platform/added-record';
import { queryClient } from '@/app/query-client';
import { endOfSession } from './session-idle';
import { forgetReturn, rememberReturn } from './return-to';
import { note, type Ending } from './session-flow';
import { setTabOwner } from './tab-owner';

/** Forgets drafts and the address to return to, everybody's or everybody's but one person's (SAFE-04, SAFE-28). */
function forgetTyped(exceptOf: number | null = null): void {
  eraseDrafts(exceptOf);
  forgetReturn(exceptOf);
}

/** Ends the session by `end`. Nothing about the school's people stays in the page, nor the searches for them (SAFE-15). */
function leave(why: Ending, end: () => void): void {
  const session = getSession();
  note({ kind: 'ended', why });
  if (why === 'signed-out') forgetTyped();
  else if (session) rememberReturn(session, endOfSession(), knownSignOut());
  end();
  queryClient.clear();
  dropNotices();
  setTabOwner(null);
  forgetAdded();
}

/** Ends the session. A second 401 at the same moment finds none to end (SESS-10). */
export const endSession = (why: Exclude<Ending, 'other-tab'>): void => leave(why, () => clearSession({ signedOut: why === 'signed-out' }));

/** Compares this tab with the storage: another tab may have ended the session or begun another one (SAFE-14). */
export function followStorage(): void {
  const hasSignedOut = isSignedOutElsewhere();
  const session = getSession();
  if (session) {
    if (!hasSignedOut && isSessionStored(session)) {
      takeStored();
      return;
    }
    leave('other-tab', leaveSession);
  }
  if (hasSignedOut) forgetTyped();
  // SAFE-28: another person signed in.
  const person = storedPerson();
  if (person !== null) forgetTyped(person);
}
