/**
 * The backend in the page: MSW with its service worker where the browser allows one, with its in-page interceptors
 * where not (DEMO-13). This file and all it reaches are fetched in demo mode only (LIVE-05).
 */
import { HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { createBackend } from './backend';
import { DOOR_PATH } from './control';
import { ConnectionLost } from './faults';
import { operations } from './handlers/all';
import { MEDIA_PATH } from './media';
import { PAGE_LATENCY } from './setting';
import type { Storage } from './storage';

/** First segments of the API's paths; whatever begins otherwise is the page's own. */
const roots = [...new Set(operations.map(({ endpoint }) => endpoint.path.split('/')[1]))];
const CALLS = new RegExp(`^${location.origin}(?:/(?:${roots.join('|')})(?:[/?]|$)|${DOOR_PATH}/?$)`);

async function start(make: () => ReturnType<typeof setupWorker>): Promise<void> {
  const options = { quiet: true, onUnhandledRequest: 'bypass', serviceWorker: { url: '/mockServiceWorker.js' } } as const;
  try {
    await make().start(options);
  } catch {
    // Offered but refused, as in some private windows: without it MSW takes its in-page interceptors.
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    await make().start(options);
  }
}

/** Starts answering the page's calls; resolves when it does. */
export async function startBackend(storage: Storage): Promise<void> {
  const backend = createBackend({ storage, latency: PAGE_LATENCY, mediaUrl: (file) => MEDIA_PATH + file });
  const answer = async ({ request }: { request: Request }) => {
    try {
      return await backend.handle(request);
    } catch (error) {
      if (error instanceof ConnectionLost) return HttpResponse.error();
      throw error;
    }
  };
  await start(() => setupWorker(http.all(CALLS, answer)));
}
