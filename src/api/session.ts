/**
 * The session: what is stored under which key, what clears it, what a guard asks (SESS-01 to SESS-06, SESS-15,
 * SAFE-09, SAFE-21). It lives in api because the client sends it with every call and every feature reads
 * it; docs/decisions/0003 tells why it is not in app.
 */
import { useSyncExternalStore } from 'react';
import { array, boolean, mixed, object, string, type InferType } from 'yup';
import { teacherDataSchema } from '@/api/resources/accounts';
import { filled, integer, text, wireDate, word } from '@/api/core/schema';

const id = () => integer().min(0);

const common = {
  /** What a header can carry: `fetch` throws on anything else (SAFE-09). */
  authToken: text()
    .trim()
    .matches(/^[\x21-\x7e]{1,8192}$/),
  userId: id(),
  userEmail: filled(),
  schoolId: id(),
  /** null in a school without a school year, like its two dates (SESS-02, SESS-05). */
  schoolYearId: id().nullable(),
  schoolYearStartDate: wireDate().nullable(),
  schoolYearEndDate: wireDate().nullable(),
  /** The school's latest year, once the settings have asked for its years (YEAR-22). */
  lastYearId: id().nullable(),
  lastYearStartDate: wireDate().nullable(),
  lastYearEndDate: wireDate().nullable(),
  /** null where the school has no such valuation (SESS-04). */
  preschoolValuationId: id().nullable(),
  primaryValuationId: id().nullable(),
  configurationId: id().nullable(),
  commentPost: boolean().defined(),
  authorities: array().of(string().defined()).defined().json(),
};

/** Nothing is stored under it: null. */
const absent = () =>
  mixed<never>()
    .nullable()
    .defined()
    .test((value) => value === null);

/** A Teacher always has a record in the school, an Admin never (SESS-03). */
const SCHEMAS = {
  Admin: object({ ...common, userRole: word('Admin'), teacherId: absent(), teacherData: absent() }),
  Teacher: object({ ...common, userRole: word('Teacher'), teacherId: id(), teacherData: teacherDataSchema.json() }),
};

type AdminSession = Readonly<InferType<(typeof SCHEMAS)['Admin']>>;
type TeacherSession = Readonly<InferType<(typeof SCHEMAS)['Teacher']>>;
export type Session = AdminSession | TeacherSession;

/** Local storage, or the memory of this tab where the browser refuses it (SAFE-21). */
interface Store {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  clear(): void;
}

function memoryStore(): Store {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

/** Local storage if it takes and gives back a value, else memory. */
function openStore(): { store: Store; durable: boolean } {
  try {
    const store = globalThis.localStorage;
    store.setItem('probe', '1');
    store.removeItem('probe');
    return { store, durable: true };
  } catch {
    return { store: memoryStore(), durable: false };
  }
}

let local = openStore();

/** False where the session ends with the page; the login screen says so (SAFE-21). */
export const isSessionDurable = (): boolean => local.durable;

/** The session that is stored; null where a value is missing or not of its kind (SESS-15, SAFE-09). */
function read(): Session | null {
  const role = local.store.getItem('userRole');
  if (role !== 'Admin' && role !== 'Teacher') return null;
  const schema = SCHEMAS[role];
  const stored: unknown = Object.fromEntries(Object.keys(schema.fields).map((key) => [key, local.store.getItem(key)]));
  return schema.isValidSync(stored) ? schema.cast(stored) : null;
}

/** Why a call, or what follows one, goes no further (SAFE-27). */
export class SessionEnded extends Error {
  override readonly name = 'SessionEnded';
  readonly isExpected = true;
}

let current: Session | null = null;
let ending = new AbortController();
const listeners = new Set<() => void>();

function set(session: Session | null): void {
  const ended = ending;
  current = session;
  ending = new AbortController();
  ended.abort(new SessionEnded());
  for (const listener of listeners) listener();
}

/** Aborts when the session that is current now ends, by whatever way: what it asked for is no longer wanted (SAFE-27). */
export const sessionSignal = (): AbortSignal => ending.signal;

/** Reads what is stored; anything that is not a whole session is cleared (SESS-15, SAFE-09). */
export function loadSession(): void {
  const session = read();
  if (session === null) local.store.clear();
  set(session);
}

/** A full storage must not break signing out, nor the pointer events that note activity. */
function attempt(act: () => void): void {
  try {
    act();
  } catch (error) {
    console.info(error);
  }
}

function write(session: Session): void {
  for (const [key, value] of Object.entries(session)) {
    if (value !== null) local.store.setItem(key, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
}

/** Stores a session, key by key; what is null is absent (SESS-02, SESS-03, SESS-04). */
export function storeSession(session: Session): void {
  local.store.clear();
  try {
    write(session);
  } catch {
    // Full or withdrawn since the page opened: this tab goes on from memory.
    local.store.clear();
    local = { store: memoryStore(), durable: false };
    write(session);
  }
  set(session);
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
  if (current === null || !isSessionStored(current)) return;
  current = { ...current, ...change };
  attempt(() => {
    for (const [key, value] of Object.entries(change)) {
      if (value === null) local.store.removeItem(key);
      else local.store.setItem(key, String(value));
    }
  });
  for (const listener of listeners) listener();
}

/**
 * The session is over and forgotten, and its calls under way with it, while its last screen still shows: nothing is sent any
 * more, nor kept (YEAR-13). What follows is a page of its own.
 */
export function closeSession(): void {
  ending.abort(new SessionEnded());
  local.store.clear();
}

/**
 * Takes over what another tab has stored: a session that it began while there is none here, or what this one has learned there
 * (CSWI-07). True when there was any of it.
 */
export function takeStored(): boolean {
  const stored = read();
  if (stored === null || (current !== null && LEARNED.every((key) => stored[key] === current?.[key]))) return false;
  current = stored;
  for (const listener of listeners) listener();
  return true;
}

const SIGNED_OUT = 'signedOutAt';

/**
 * Ends the session here: all of local storage goes (SESS-08, SESS-20, SESS-23). Other tabs learn of a sign-out by the
 * mark that was there for a moment, since theirs must forget what was typed, too (SAFE-04).
 */
export function clearSession({ signedOut = false } = {}): void {
  if (signedOut) attempt(() => local.store.setItem(SIGNED_OUT, '1'));
  local.store.clear();
  set(null);
}

/** True for the event by which another tab tells of its sign-out. */
export const isSignOut = (event: StorageEvent): boolean => event.key === SIGNED_OUT && event.newValue !== null;

export const getSession = (): Session | null => current;

function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The session, or null; re-renders when it begins or ends. */
export const useSession = (): Session | null => useSyncExternalStore(subscribeToSession, getSession);

/** The session of a dashboard screen; the guard has made sure that there is one. */
export function useSignedIn(): Session {
  const session = useSession();
  if (session === null) throw new Error('A dashboard screen was drawn without a session.');
  return session;
}

/** False when another tab ended that session or stored another one: of another person, or of the same one in another school. */
export const isSessionStored = ({ authToken, userId, schoolId, schoolYearId }: Session): boolean =>
  Object.entries({ authToken, userId, schoolId, schoolYearId }).every(
    ([key, value]) => (local.store.getItem(key)?.trim() ?? '') === String(value ?? ''),
  );

/** Id of the person whose session is stored, by whichever tab; null for nobody. */
export function storedPerson(): number | null {
  const stored = local.store.getItem('userId');
  return id().isValidSync(stored) ? id().cast(stored) : null;
}

/** Ends the session in this tab alone: what is stored may be another tab's session, half written (SAFE-14). */
export const leaveSession = (): void => set(null);

const LAST_ACTIVITY = 'lastActivityAt';

/** When somebody last did something in any tab, in ms since the epoch; null when it was never noted (SESS-22). */
export function readLastActivity(): number | null {
  const noted = Number(local.store.getItem(LAST_ACTIVITY) ?? NaN);
  return Number.isSafeInteger(noted) ? noted : null;
}

export function noteActivity(at: number): void {
  attempt(() => local.store.setItem(LAST_ACTIVITY, String(at)));
}
