/**
 * The backend in the page: MSW with its service worker where the browser allows one, with its in-page interceptors
 * where not (DEMO-13). This file and all it reaches are fetched in demo mode only (LIVE-05).
 */
import { HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { createBackend } from './backend';
import { DOOR_PATH } from '@mocks/control/control';
import { ConnectionLost } from './faults';
import { operations } from './operations';
import { MEDIA_PATH, UPLOADS_PATH } from './media';
import { openObjectUrls } from './object-urls';
import { PAGE_LATENCY } from '@mocks/control/apply-control';
import type { Storage } from '@mocks/store/storage';

/** First segments of the API's paths; other requests pass to the site. */
const roots = [...new Set(operations.map(({ endpoint }) => endpoint.path.split('/')[1]))];
const CALLS = new RegExp(`^${location.origin}(?:/(?:${roots.join('|')})(?:[/?]|$)|${DOOR_PATH}/?$)`);

const UPLOADS = new RegExp(`^${location.origin}${UPLOADS_PATH}`);

const WORKER = '/mockServiceWorker.js';

/** Milliseconds to wait for a new worker to control the page; after a hard reload it never does. */
const CLAIM_TIME = 2_000;

/** True when MSW's worker is registered and controls this page. */
async function registerWorker(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  try {
    await navigator.serviceWorker.register(WORKER);
  } catch {
    // Offered but refused, as in some private windows.
    return false;
  }
  if (navigator.serviceWorker.controller) return true;
  await new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    setTimeout(resolve, CLAIM_TIME);
  });
  // MSW reloads a page that its worker does not control, and what was typed would be lost.
  return navigator.serviceWorker.controller !== null;
}

/** Starts answering the page's calls; resolves when it does. */
export async function startBackend(storage: Storage): Promise<void> {
  const backend = createBackend({ storage, latency: PAGE_LATENCY, mediaUrl: (file) => MEDIA_PATH + file });
  const hasWorker = await registerWorker();
  const objectUrls = openObjectUrls((id) => backend.file(id));
  const answer = async ({ request }: { request: Request }) => {
    try {
      if (request.method === 'POST' && new URL(request.url).pathname === DOOR_PATH) objectUrls.forget();
      const truth = await backend.handle(request);
      return hasWorker ? truth : await objectUrls.rewrite(truth);
    } catch (error) {
      if (error instanceof ConnectionLost) return HttpResponse.error();
      throw error;
    }
  };
  // MSW uses its in-page interceptors only if `navigator.serviceWorker` is missing.
  if (!hasWorker) Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  const media = ({ request }: { request: Request }) => backend.media(request);
  const handlers = [http.all(CALLS, answer), http.get(UPLOADS, media)];
  await setupWorker(...handlers).start({ quiet: true, onUnhandledRequest: 'bypass', serviceWorker: { url: WORKER } });
}
