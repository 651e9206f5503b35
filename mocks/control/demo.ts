/**
 * The demo's first step, light enough to come before the login form: reads the page's `demo.*` parameters, sets the
 * clock, and starts the backend beside the page (P11).
 */
import { DEMO_PASSWORD, people } from '@fixtures/people';
import { readAddress, withoutParameters, CONTROL_PATH } from './control';
import { PAGE_LATENCY, applyControl } from './apply-control';
import { openStorage } from '@mocks/store/storage';

/** MSW reads local storage when it loads: where the browser refuses it, a Map replaces it (SAFE-21). */
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

/** What the app is given of the demo; src/app/demo/demo.ts says what it makes of it. */
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
    /** The key of `demo.as`, known or not. */
    as,
    refused,
    /** Brings MSW, the database and the seeds, and starts answering. */
    startBackend: async () => {
      replaceRefusedStorage();
      return (await import('@mocks/backend/browser')).startBackend(storage);
    },
    /** The seeded world again (DEMO-06). Throws when the backend does not answer. */
    restore: async () => {
      const answer = await fetch(CONTROL_PATH, { method: 'POST', body: JSON.stringify({ reset: true }) });
      if (!answer.ok) throw new Error(`The control API answered ${answer.status}.`);
    },
  };
}
