/**
 * What is stored of the session: which value under which key, how it is read and checked, and the memory it falls back to where the
 * browser refuses storage (SESS-01 to SESS-06, SESS-15, SAFE-09, SAFE-21). session.ts says what it means.
 */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
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

/** A key that is not stored: null. */
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
interface Values {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  clear(): void;
}

function memoryValues(): Values {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

interface Storage {
  readonly values: Values;
  /** False where the session ends with the page. */
  readonly isDurable: boolean;
}

const inMemory = (): Storage => ({ values: memoryValues(), isDurable: false });

/** Local storage if it takes and gives back a value, else memory. */
function openStorage(): Storage {
  try {
    const values = globalThis.localStorage;
    values.setItem('probe', '1');
    values.removeItem('probe');
    return { values, isDurable: true };
  } catch {
    return inMemory();
  }
}

const storage = createStore(openStorage);

const stored = (): Values => storage.getState().values;

/** False where the session ends with the page; the login screen says so (SAFE-21). */
export const useIsSessionDurable = (): boolean => useStore(storage, ({ isDurable }) => isDurable);

/** The stored session; null when a value is missing or invalid (SESS-15, SAFE-09). */
export function readSession(): Session | null {
  const role = stored().getItem('userRole');
  if (role !== 'Admin' && role !== 'Teacher') return null;
  const schema = SCHEMAS[role];
  const values: unknown = Object.fromEntries(Object.keys(schema.fields).map((key) => [key, stored().getItem(key)]));
  return schema.isValidSync(values) ? schema.cast(values) : null;
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
    if (value !== null) stored().setItem(key, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
}

/** Replaces everything stored with a session, key by key; null values are not stored (SESS-02, SESS-03, SESS-04). */
export function writeSession(session: Session): void {
  const signOut = readSignOut();
  eraseStored();
  try {
    write(session);
  } catch {
    // Storage filled up or was withdrawn after the page opened: this tab goes on in memory.
    eraseStored();
    storage.setState(inMemory());
    eraseStored(signOut);
    write(session);
  }
}

/** Updates some stored values of a session. */
export function writeValues(change: Readonly<Record<string, string | number | boolean | null>>): void {
  attempt(() => {
    for (const [key, value] of Object.entries(change)) {
      if (value === null) stored().removeItem(key);
      else stored().setItem(key, String(value));
    }
  });
}

const SIGNED_OUT = 'signedOutAt';

/** The moment from which on nothing typed before is kept, in ms since the epoch, as text; null before the first 'Salir' (SECU-01). */
export const readSignOut = (): string | null => stored().getItem(SIGNED_OUT);

/** Clears all of local storage but the moment of the last sign-out (SESS-08, SESS-20, SESS-23, SECU-01). */
export function eraseStored(signOut = readSignOut()): void {
  stored().clear();
  if (signOut !== null) attempt(() => stored().setItem(SIGNED_OUT, signOut));
}

/** The same as a sign-out: all tabs erase what was typed in them before (SECU-01). */
export const eraseAsSignOut = (): void => eraseStored(String(Date.now()));

/** False when another tab ended that session or stored another one: of another person, or of the same one in another school. */
export const isSessionStored = ({ authToken, userId, schoolId, schoolYearId }: Session): boolean =>
  Object.entries({ authToken, userId, schoolId, schoolYearId }).every(
    ([key, value]) => (stored().getItem(key)?.trim() ?? '') === String(value ?? ''),
  );

/** Id of the person whose session any tab has stored, or null. */
export function storedPerson(): number | null {
  const userId = stored().getItem('userId');
  return userId === null ? null : Number(userId);
}

const LAST_ACTIVITY = 'lastActivityAt';

/** When somebody last did something in any tab, in ms since the epoch; null when it was never noted (SESS-22). */
export function readLastActivity(): number | null {
  const noted = Number(stored().getItem(LAST_ACTIVITY) ?? NaN);
  return Number.isSafeInteger(noted) ? noted : null;
}

export const noteActivity = (at: number): void => attempt(() => stored().setItem(LAST_ACTIVITY, String(at)));
