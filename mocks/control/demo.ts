/**
 * Starts the demo. It is small, since it runs before the login form: it reads the page's `demo.*` parameters and sets the
 * clock; the backend is loaded later (P11).
 */
import { DEMO_PASSWORD, people } from '@fixtures/people';
import { readAddress, withoutParameters, CONTROL_PATH } from './control';
import { PAGE_LATENCY, applyControl } from './apply-control';
import { openStorage } from '@mocks/store/storage';

/** Replaces local storage by a Map where the browser refuses it, because MSW reads it when it loads (SAFE-21). */
function replaceRefusedStorage(): void {
  try {
    void globalThis.localStorage;
  } catch {
    const values = new Map<string, string>();
    const value = {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, text: string) => void values.set(key, text),
      removeItem: (key: string) => void values.delete(key),
      clear: () => values.clear(),
    };
    Object.defineProperty(globalThis, 'localStorage', { value, configurable: true });
  }
}

/** Returns what the app needs of the demo; src/app/demo/demo.ts uses it. */
export async function startDemo() {
  const address = new URL(location.href);
  const { request, as, refused } = readAddress(address.searchParams);
  const clean = withoutParameters(address);
  if (clean !== address.pathname + address.search + address.hash) history.replaceState(history.state, '', clean);

  const storage = await openStorage();
  await applyControl(storage, request, PAGE_LATENCY);

  return {
    people,
    password: DEMO_PASSWORD,
    /** The value of `demo.as`, which may name nobody. */
    as,
    refused,
    /** Loads MSW, the database and the seeds, and starts answering. */
    startBackend: async () => {
      replaceRefusedStorage();
      return (await import('@mocks/backend/browser')).startBackend(storage);
    },
    /** Restores the seeded world (DEMO-06). Throws when the backend refuses. */
    restore: async () => {
      const answer = await fetch(CONTROL_PATH, { method: 'POST', body: JSON.stringify({ reset: true }) });
      if (!answer.ok) throw new Error(`The control API answered ${answer.status}.`);
    },
  };
}
