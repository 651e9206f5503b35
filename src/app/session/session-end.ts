/**
 * How a session ends, in one place: what is forgotten, and where the person is taken (SESS-08, SESS-20, SESS-23, SAFE-04, SAFE-05, SAFE-14, SAFE-15).
 */
import { clearSession, getSession, isSignOut, syncSession } from '@/api/session';
import { eraseDrafts, setDraftOwner } from '@/ui/form/drafts';
import { closeNotices } from '@/ui/overlay/notices';
import { queryClient } from '@/app/query-client';
import { forgetReturn, rememberReturn } from './return-place';

/** Why it ends: 'Salir', a 401, or fifteen idle minutes. */
export type Ending = 'signed-out' | 'refused' | 'idle';

/** Where a guard redirects without a session, and what /unauthorized then does. */
export interface Exit {
  readonly to: string;
  readonly state?: Refusal;
}

/** What moves on from /unauthorized, after ms (SESS-09, SESS-17). */
export interface Refusal {
  readonly to: string;
  readonly after: number;
}

export const SESSION_REFUSED: Refusal = { to: '/auth/login', after: 2_000 };
export const ROLE_REFUSED: Refusal = { to: '/dashboard', after: 3_000 };

const LOGIN: Exit = { to: '/auth/login' };

let exit = LOGIN;

/** Where a screen that needs a session goes without one. */
export const exitNow = (): Exit => exit;

/** The redirect has happened; the next one without a session leads to login. */
export function exitTaken(): void {
  exit = LOGIN;
}

/** Where a session asked for by the demo's address leads, until it ends; null: to the landing screen (DEMO-09). */
let entrance: string | null = null;

export const entranceNow = (): string | null => entrance;

export function openEntrance(to: string): void {
  entrance = to;
}

/** Nothing of the people of that school stays in the page (SAFE-15). */
function forget(): void {
  entrance = null;
  queryClient.clear();
  closeNotices();
  setDraftOwner(null);
}

/** Ends the session; a second 401 at the same moment finds none (SESS-10). */
export function endSession(why: Ending): void {
  const session = getSession();
  exit = why === 'refused' ? { to: '/unauthorized', state: SESSION_REFUSED } : why === 'signed-out' ? { to: '/' } : LOGIN;
  if (why === 'signed-out') {
    eraseDrafts();
    forgetReturn();
  } else if (session) rememberReturn(session.userId);
  clearSession({ signedOut: why === 'signed-out' });
  forget();
}

/** Another tab signed out, and its session is still stored. */
let isSignedOutElsewhere = false;

/** Another tab ended the session, or began another one: this tab's ends at once (SAFE-14). */
export function followOtherTab(event: StorageEvent): void {
  if (isSignOut(event)) {
    isSignedOutElsewhere = true;
    eraseDrafts();
  }
  const before = getSession();
  if (!before || !syncSession()) return;
  // The sign-out's own storage event arrives before the one that clears the session.
  if (isSignedOutElsewhere) forgetReturn();
  else rememberReturn(before.userId);
  isSignedOutElsewhere = false;
  exit = LOGIN;
  forget();
}
