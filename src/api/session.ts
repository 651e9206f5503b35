/**
 * The session: who is signed in, and what belongs to it and ends with it. It lives in api because the client sends it with every call and
 * every feature reads it; docs/decisions/0003 tells why it is not in app. What is stored of it: session-storage.ts.
 */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import {
  eraseAsSignOut,
  eraseStored,
  isSessionStored,
  readSession,
  readSignOut,
  writeSession,
  writeValues,
  type Session,
} from './session-storage';

export type { Session } from './session-storage';

/** Stops a call or its follow-up whose session has ended (SAFE-27). */
export class SessionEnded extends Error {
  override readonly name = 'SessionEnded';
  readonly isExpected = true;
}

interface State {
  readonly session: Session | null;
  /** Aborts when this session, or the time without one, ends. */
  readonly ending: AbortController;
  /** The last sign-out that this tab knows of (`readSignOut`). */
  readonly signOut: string | null;
}

const store = createStore<State>(() => ({ session: null, ending: new AbortController(), signOut: null }));

/** The last sign-out that this tab knows of, as `readSignOut`. */
export const knownSignOut = (): string | null => store.getState().signOut;

/** The last sign-out in this browser, as `readSignOut`; while another tab clears the storage, the known one. */
export const latestSignOut = (): string | null => readSignOut() ?? knownSignOut();

/** Ends the current session, or the time without one, and begins another. */
function begin(session: Session | null): void {
  const { ending } = store.getState();
  store.setState({ session, ending: new AbortController(), signOut: latestSignOut() });
  ending.abort(new SessionEnded());
}

export const getSession = (): Session | null => store.getState().session;

/** The session, or null; re-renders when it begins or ends. */
export const useSession = (): Session | null => useStore(store, ({ session }) => session);

/** The session of a dashboard screen; the router's guard makes sure that there is one. */
export function useSignedIn(): Session {
  const session = useSession();
  if (session === null) throw new Error('A dashboard screen was drawn without a session.');
  return session;
}

/** Aborts when the current session ends, in whatever way: its answers are no longer wanted (SAFE-27). */
export const sessionSignal = (): AbortSignal => store.getState().ending.signal;

/** Reads the stored session; clears the storage when it is incomplete (SESS-15, SAFE-09). */
export function loadSession(): void {
  const session = readSession();
  if (session === null) eraseStored();
  begin(session);
}

export function storeSession(session: Session): void {
  writeSession(session);
  begin(session);
}

/** Values that may change during a session. */
const CHANGEABLE = [
  'lastYearId',
  'lastYearStartDate',
  'lastYearEndDate',
  'preschoolValuationId',
  'primaryValuationId',
  'configurationId',
  'commentPost',
] as const;
type Changeable = Partial<Pick<Session, (typeof CHANGEABLE)[number]>>;

/** Stores what has changed in the school since the login; the session stays the same (CSWI-07, VALU-30, YEAR-22). Does nothing without one. */
export function updateSession(change: Changeable): void {
  const session = getSession();
  if (session === null || !isSessionStored(session)) return;
  writeValues(change);
  store.setState({ session: { ...session, ...change } });
}

/**
 * Takes over what another tab has stored: its session when there is none here, or changed values of this one (CSWI-07).
 * Returns true when there was anything to take over.
 */
export function takeStored(): boolean {
  const [session, stored] = [getSession(), readSession()];
  if (stored === null || (session !== null && CHANGEABLE.every((key) => stored[key] === session[key]))) return false;
  store.setState({ session: stored, signOut: latestSignOut() });
  return true;
}

/** Ends the session and clears the storage (SESS-08, SESS-20, SESS-23). */
export function clearSession({ signedOut = false } = {}): void {
  if (signedOut) eraseAsSignOut();
  else eraseStored();
  begin(null);
}

/** True when somebody has signed out in another tab since this one began or ended its session (SAFE-04, SECU-01). */
export const isSignedOutElsewhere = (): boolean => latestSignOut() !== knownSignOut();

/** Ends the session in this tab alone: what is stored may be another tab's session, half written (SAFE-14). */
export const leaveSession = (): void => begin(null);

/**
 * Clears the stored session and aborts its calls while its last screen still shows: nothing more is sent or stored (YEAR-13).
 * The caller then loads a new page.
 */
export function closeSession(): void {
  store.getState().ending.abort(new SessionEnded());
  eraseStored();
}
