/**
 * The session: who is signed in, and what belongs to it and ends with it. It lives in api because the client sends it with every call and
 * every feature reads it; docs/decisions/0003 tells why it is not in app. What is stored of it: session-storage.ts.
 */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { eraseStored, isSessionStored, markSignOut, readSession, writeSession, writeValues, type Session } from './session-storage';

export type { Session } from './session-storage';

/** Why a call, or what follows one, goes no further (SAFE-27). */
export class SessionEnded extends Error {
  override readonly name = 'SessionEnded';
  readonly isExpected = true;
}

interface State {
  readonly session: Session | null;
  /** Aborts when that session ends, or the time without one. */
  readonly ending: AbortController;
}

const store = createStore<State>(() => ({ session: null, ending: new AbortController() }));

/** Ends what there was and begins this. */
function begin(session: Session | null): void {
  const { ending } = store.getState();
  store.setState({ session, ending: new AbortController() });
  ending.abort(new SessionEnded());
}

export const getSession = (): Session | null => store.getState().session;

/** The session, or null; re-renders when it begins or ends. */
export const useSession = (): Session | null => useStore(store, ({ session }) => session);

/** The session of a dashboard screen; the guard has made sure that there is one. */
export function useSignedIn(): Session {
  const session = useSession();
  if (session === null) throw new Error('A dashboard screen was drawn without a session.');
  return session;
}

/** Aborts when the session that is current now ends, by whatever way: what it asked for is no longer wanted (SAFE-27). */
export const sessionSignal = (): AbortSignal => store.getState().ending.signal;

/** Reads what is stored; anything that is not a whole session is cleared (SESS-15, SAFE-09). */
export function loadSession(): void {
  const session = readSession();
  if (session === null) eraseStored();
  begin(session);
}

export function storeSession(session: Session): void {
  writeSession(session);
  begin(session);
}

/** What a session learns while it lasts. */
const LEARNED = [
  'lastYearId',
  'lastYearStartDate',
  'lastYearEndDate',
  'preschoolValuationId',
  'primaryValuationId',
  'configurationId',
  'commentPost',
] as const;
type Learned = Partial<Pick<Session, (typeof LEARNED)[number]>>;

/** Keeps what the school has changed since the login; it is the same session (CSWI-07, VALU-30, YEAR-22). Does nothing without one. */
export function updateSession(change: Learned): void {
  const session = getSession();
  if (session === null || !isSessionStored(session)) return;
  writeValues(change);
  store.setState({ session: { ...session, ...change } });
}

/**
 * Takes over what another tab has stored: a session that it began while there is none here, or what this one has learned there
 * (CSWI-07). True when there was any of it.
 */
export function takeStored(): boolean {
  const [session, stored] = [getSession(), readSession()];
  if (stored === null || (session !== null && LEARNED.every((key) => stored[key] === session[key]))) return false;
  store.setState({ session: stored });
  return true;
}

/** Ends the session here, and what is stored of it (SESS-08, SESS-20, SESS-23). */
export function clearSession({ signedOut = false } = {}): void {
  if (signedOut) markSignOut();
  eraseStored();
  begin(null);
}

/** Ends the session in this tab alone: what is stored may be another tab's session, half written (SAFE-14). */
export const leaveSession = (): void => begin(null);

/**
 * The session is over and forgotten, and its calls under way with it, while its last screen still shows: nothing is sent any
 * more, nor kept (YEAR-13). What follows is a page of its own.
 */
export function closeSession(): void {
  store.getState().ending.abort(new SessionEnded());
  eraseStored();
}
