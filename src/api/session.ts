/**
 * The session: what is stored under which key, what clears it, what a guard asks (SESS-01 to SESS-06, SESS-15,
 * SAFE-09, SAFE-21). It lives in api because the client sends it with every call and every feature reads
 * it; docs/decisions/0003 tells why it is not in app.
 */
import { useSyncExternalStore } from 'react';
import type { InferType } from 'yup';
import { teacherDataSchema } from '@/api/resources/accounts';
import type { Role } from '@/api/core/endpoint';
import { isWireDate } from '@/api/core/wire-date';

export interface Session {
  readonly authToken: string;
  readonly userId: number;
  readonly userRole: Role;
  readonly userEmail: string;
  readonly schoolId: number;
  /** null in a school without a school year (SESS-02). */
  readonly schoolYearId: number | null;
  readonly schoolYearStartDate: string | null;
  readonly schoolYearEndDate: string | null;
  /** null for an Admin (SESS-03). */
  readonly teacherId: number | null;
  readonly teacherData: InferType<typeof teacherDataSchema> | null;
  readonly preschoolValuationId: number | null;
  readonly primaryValuationId: number | null;
  readonly configurationId: number | null;
  readonly commentPost: boolean;
  readonly authorities: readonly string[];
}

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

const integerOrNull = (value: string | null) => (value !== null && /^\d+$/.test(value) ? Number(value) : null);
const dateOrNull = (value: string | null) => (value !== null && isWireDate(value) ? value : null);

function json(value: string | null): unknown {
  try {
    return value === null ? null : JSON.parse(value);
  } catch {
    return undefined;
  }
}

/** A key that is stored and could not be read makes the whole session invalid (SAFE-09). */
const spoiled = (key: string, read: unknown) => local.store.getItem(key) !== null && (read === null || read === undefined);

function read(): Session | null {
  const get = (key: string) => local.store.getItem(key);
  const authToken = get('authToken')?.trim();
  if (!authToken) return null;

  const role = get('userRole');
  const userId = integerOrNull(get('userId'));
  const schoolId = integerOrNull(get('schoolId'));
  const userEmail = get('userEmail');
  const authorities = json(get('authorities'));
  const teacherData = json(get('teacherData'));
  const optional = {
    schoolYearId: integerOrNull(get('schoolYearId')),
    schoolYearStartDate: dateOrNull(get('schoolYearStartDate')),
    schoolYearEndDate: dateOrNull(get('schoolYearEndDate')),
    teacherId: integerOrNull(get('teacherId')),
    preschoolValuationId: integerOrNull(get('preschoolValuationId')),
    primaryValuationId: integerOrNull(get('primaryValuationId')),
    configurationId: integerOrNull(get('configurationId')),
  };
  if ((role !== 'Admin' && role !== 'Teacher') || userId === null || schoolId === null || !userEmail) return null;
  if (role === 'Teacher' && (optional.teacherId === null || !teacherDataSchema.required().isValidSync(teacherData, { strict: true })))
    return null;
  if (!['true', 'false'].includes(get('commentPost') ?? '')) return null;
  if (!Array.isArray(authorities) || authorities.some((item) => typeof item !== 'string')) return null;
  if (Object.entries(optional).some(([key, value]) => spoiled(key, value))) return null;

  return {
    authToken,
    userRole: role,
    userId,
    userEmail,
    schoolId,
    ...optional,
    teacherData: role === 'Teacher' ? teacherDataSchema.cast(teacherData) : null,
    commentPost: get('commentPost') === 'true',
    authorities,
  };
}

let current: Session | null = null;
const listeners = new Set<() => void>();

function set(session: Session | null): void {
  current = session;
  for (const listener of listeners) listener();
}

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

/**
 * Another tab changed local storage: true when the session ended there or another began, which ends this tab's
 * (SAFE-14). What is stored stays as it is: it may be the other tab's session, half written.
 */
export function syncSession(): boolean {
  if (local.store.getItem('authToken') === (current?.authToken ?? null)) return false;
  set(null);
  return true;
}

const LAST_ACTIVITY = 'lastActivityAt';

/** Last activity in any tab, in ms since the epoch; null when none was noted (SESS-22). */
export const readLastActivity = (): number | null => integerOrNull(local.store.getItem(LAST_ACTIVITY));

export const noteActivity = (at: number): void => attempt(() => local.store.setItem(LAST_ACTIVITY, String(at)));
