/**
 * The storage of the demo's world between visits: IndexedDB under a name of its own, which the app does not clear with
 * local storage (DEMO-04, DEMO-05), or memory where the browser refuses IndexedDB (SAFE-21) and in Node.
 */
import { createStore, get, promisifyRequest, set, type UseStore } from 'idb-keyval';
import { DEMO_DATABASE } from '@/api/demo-database';

/** A value under its name, or a line of the call log under its number. */
export type Entry = readonly [key: string | number, value: unknown];

export interface Storage {
  get<Value>(key: string): Promise<Value | undefined>;
  /** Stores all entries in one transaction. For each log line among them, removes the lines LOG_LINES or more before it. */
  setMany(entries: readonly Entry[]): Promise<void>;
  /** The log's lines, oldest first. */
  logLines<Line>(): Promise<Line[]>;
  /** Forgets everything, the log too. */
  clear(): Promise<void>;
}

/** The maximum number of stored log lines, since each holds a call's body. */
export const LOG_LINES = 1_000;

const numbersOf = (entries: readonly Entry[]) => entries.flatMap(([key]) => (typeof key === 'number' ? [key] : []));

export function memoryStorage(): Storage {
  const values = new Map<string | number, unknown>();
  return {
    // Copies, as IndexedDB does: later changes to the caller's object must not reach the stored one.
    get: async <Value>(key: string) => structuredClone(values.get(key)) as Value | undefined,
    setMany: async (entries) => {
      for (const [key, value] of entries) values.set(key, structuredClone(value));
      for (const number of numbersOf(entries)) {
        for (const key of values.keys()) if (typeof key === 'number' && key <= number - LOG_LINES) values.delete(key);
      }
    },
    logLines: async <Line>() => {
      const numbers = [...values.keys()].filter((key) => typeof key === 'number').toSorted((one, other) => one - other);
      return numbers.map((number) => values.get(number) as Line);
    },
    clear: async () => values.clear(),
  };
}

/** The key range of the log's lines: IndexedDB orders all numbers before all texts. */
const LINES = [-Infinity, Infinity] as const;

function indexedStorage(store: UseStore): Storage {
  return {
    get: (key) => get(key, store),
    setMany: (entries) =>
      store('readwrite', (objectStore) => {
        for (const [key, value] of entries) objectStore.put(value, key);
        for (const number of numbersOf(entries)) objectStore.delete(IDBKeyRange.bound(LINES[0], number - LOG_LINES));
        return promisifyRequest(objectStore.transaction);
      }),
    logLines: () => store('readonly', (objectStore) => promisifyRequest(objectStore.getAll(IDBKeyRange.bound(...LINES)))),
    clear: () =>
      store('readwrite', (objectStore) => {
        objectStore.clear();
        objectStore.put(FORMAT, FORMAT_KEY);
        return promisifyRequest(objectStore.transaction);
      }),
  };
}

/** What a browser says of a database that it has closed. */
const CLOSED = ['InvalidStateError', 'UnknownError', 'AbortError'];

/** The store, opened anew when the browser has closed it, as some do while the computer sleeps (DEMO-19). */
function openStore(): UseStore {
  let store = createStore(DEMO_DATABASE, 'kept');
  return async (mode, run) => {
    try {
      return await store(mode, run);
    } catch (error) {
      if (!(error instanceof DOMException && CLOSED.includes(error.name))) throw error;
      store = createStore(DEMO_DATABASE, 'kept');
      return store(mode, run);
    }
  };
}

/** What is kept, by its number: earlier releases kept what people typed as passwords and codes (SECU-03). */
const FORMAT = 2;
const FORMAT_KEY = 'format';

/** IndexedDB if it is writable, else memory. What another format has kept is erased. */
export async function openStorage(): Promise<Storage> {
  try {
    const store = openStore();
    const storage = indexedStorage(store);
    if ((await get(FORMAT_KEY, store)) === FORMAT) await set(FORMAT_KEY, FORMAT, store);
    else await storage.clear();
    return storage;
  } catch {
    return memoryStorage();
  }
}

let tail: Promise<unknown> = Promise.resolve();

/**
 * Runs one function at a time in all tabs of the browser, so that no tab overwrites another's change (DEMO-07). Where the
 * browser has no locks (plain http), in this page only.
 */
export function exclusively<Result>(run: () => Promise<Result>): Promise<Result> {
  if (typeof navigator !== 'undefined' && 'locks' in navigator) {
    return navigator.locks.request(DEMO_DATABASE, run);
  }
  const result = tail.then(run);
  tail = result.catch(() => undefined);
  return result;
}
