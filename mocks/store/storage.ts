/**
 * Where the demo keeps its world between visits: IndexedDB under a name of its own, which the app's clearing of local
 * storage does not touch (DEMO-04, DEMO-05), or this page's memory where the browser refuses it (SAFE-21) and in Node.
 */
import { clear, createStore, get, promisifyRequest, set, setMany, values, type UseStore } from 'idb-keyval';

export interface Storage {
  get<Value>(key: string): Promise<Value | undefined>;
  /** Stores all of them or none. */
  setMany(entries: [key: string, value: unknown][]): Promise<void>;
  /** Keeps one line of the call log under its number, and of the older ones the last LOG_LINES. */
  setLogLine(number: number, line: unknown): Promise<void>;
  /** The log's lines, oldest first. */
  logLines<Line>(): Promise<Line[]>;
  /** Forgets everything, the log too. */
  clear(): Promise<void>;
}

const DATABASE = 'panel-escolar-demo';

/** A demo that is used for months keeps no more of its calls, bodies and all. */
export const LOG_LINES = 1_000;

export function memoryStorage(): Storage {
  const kept = new Map<string, unknown>();
  const log = new Map<number, unknown>();
  return {
    // Copies, as IndexedDB makes: later changes to the given object must not reach the stored one.
    get: async <Value>(key: string) => structuredClone(kept.get(key)) as Value | undefined,
    setMany: async (entries) => {
      for (const [key, value] of entries) kept.set(key, structuredClone(value));
    },
    setLogLine: async (number, line) => {
      log.set(number, line);
      for (const old of log.keys()) if (old <= number - LOG_LINES) log.delete(old);
    },
    logLines: async <Line>() => [...log.entries()].sort(([a], [b]) => a - b).map(([, line]) => line as Line),
    clear: async () => {
      kept.clear();
      log.clear();
    },
  };
}

function indexedStorage(kept: UseStore, log: UseStore): Storage {
  return {
    get: (key) => get(key, kept),
    setMany: (entries) => setMany(entries, kept),
    setLogLine: (number, line) =>
      log('readwrite', (lines) => {
        lines.put(line, number);
        lines.delete(IDBKeyRange.upperBound(number - LOG_LINES));
        return promisifyRequest(lines.transaction);
      }),
    // Values come in the order of their keys, which are the lines' numbers.
    logLines: () => values(log),
    clear: async () => {
      await clear(kept);
      await clear(log);
    },
  };
}

/** IndexedDB if it can be written, else memory. */
export async function openStorage(): Promise<Storage> {
  try {
    const kept = createStore(DATABASE, 'kept');
    await set('probe', 1, kept);
    return indexedStorage(kept, createStore(`${DATABASE}-log`, 'lines'));
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
