/**
 * Where the demo keeps its world between visits: IndexedDB under a name of its own, which the app's clearing of local
 * storage does not touch (DEMO-04, DEMO-05), or this page's memory where the browser refuses it (SAFE-21) and in Node.
 */
import { clear, createStore, get, promisifyRequest, set, type UseStore } from 'idb-keyval';

/** A value under its name, or a line of the call log under its number. */
export type Entry = readonly [key: string | number, value: unknown];

export interface Storage {
  get<Value>(key: string): Promise<Value | undefined>;
  /** Stores all of them or none. Of the log it keeps the last LOG_LINES before the lines given. */
  setMany(entries: readonly Entry[]): Promise<void>;
  /** The log's lines, oldest first. */
  logLines<Line>(): Promise<Line[]>;
  /** Forgets everything, the log too. */
  clear(): Promise<void>;
}

const DATABASE = 'panel-escolar-demo';

/** A demo that is used for months keeps no more of its calls, bodies and all. */
export const LOG_LINES = 1_000;

const numbersOf = (entries: readonly Entry[]) => entries.flatMap(([key]) => (typeof key === 'number' ? [key] : []));

export function memoryStorage(): Storage {
  const kept = new Map<string | number, unknown>();
  return {
    // Copies, as IndexedDB makes: later changes to the given object must not reach the stored one.
    get: async <Value>(key: string) => structuredClone(kept.get(key)) as Value | undefined,
    setMany: async (entries) => {
      for (const [key, value] of entries) kept.set(key, structuredClone(value));
      for (const number of numbersOf(entries)) {
        for (const key of kept.keys()) if (typeof key === 'number' && key <= number - LOG_LINES) kept.delete(key);
      }
    },
    logLines: async <Line>() => {
      const numbers = [...kept.keys()].filter((key) => typeof key === 'number').toSorted((one, other) => one - other);
      return numbers.map((number) => kept.get(number) as Line);
    },
    clear: async () => kept.clear(),
  };
}

/** IndexedDB puts all numbers before all names. */
const LINES = [-Infinity, Infinity] as const;

function indexedStorage(kept: UseStore): Storage {
  return {
    get: (key) => get(key, kept),
    setMany: (entries) =>
      kept('readwrite', (store) => {
        for (const [key, value] of entries) store.put(value, key);
        for (const number of numbersOf(entries)) store.delete(IDBKeyRange.bound(LINES[0], number - LOG_LINES));
        return promisifyRequest(store.transaction);
      }),
    logLines: () => kept('readonly', (store) => promisifyRequest(store.getAll(IDBKeyRange.bound(...LINES)))),
    clear: () => clear(kept),
  };
}

/** IndexedDB if it can be written, else memory. */
export async function openStorage(): Promise<Storage> {
  try {
    const kept = createStore(DATABASE, 'kept');
    await set('probe', 1, kept);
    return indexedStorage(kept);
  } catch {
    return memoryStorage();
  }
}

let tail: Promise<unknown> = Promise.resolve();

/**
 * Runs one thing at a time over all tabs of the browser, so that no tab undoes another's change (DEMO-07); over this
 * page alone where the browser has no locks (plain http).
 */
export function exclusively<Result>(run: () => Promise<Result>): Promise<Result> {
  if (typeof navigator !== 'undefined' && 'locks' in navigator) {
    return navigator.locks.request(DATABASE, run);
  }
  const result = tail.then(run);
  tail = result.catch(() => undefined);
  return result;
}
