/**
 * The backend in the page: MSW with its service worker where the browser allows one, with its in-page interceptors
 * where not (DEMO-13). This file and all it reaches are fetched in demo mode only (LIVE-05).
 */
import { HttpResponse, http } from 'msw';
import { setupWorker, type SetupWorker } from 'msw/browser';
import { createBackend } from './backend';
import { CONTROL_PATH } from '@mocks/control/control';
import { ConnectionLost } from './faults';
import { operations } from './operations';
import { MEDIA_PATH, UPLOADS_PATH } from './media';
import { openObjectUrls } from './object-urls';
import { PAGE_LATENCY } from '@mocks/control/apply-control';
import type { Storage } from '@mocks/store/storage';

/** First segments of the API's paths; other requests pass to the site. */
const roots = [...new Set(operations.map(({ endpoint }) => endpoint.path.split('/')[1]))];
const CALLS = new RegExp(`^${location.origin}(?:/(?:${roots.join('|')})(?:[/?]|$)|${CONTROL_PATH}/?$)`);

const UPLOADS = new RegExp(`^${location.origin}${UPLOADS_PATH}`);

const WORKER = '/mockServiceWorker.js';

/** At most so long, in ms, for a browser to register the worker: one that still holds an earlier worker may never end. */
const REGISTRATION_TIME = 3_000;

/** The same for a new worker to take charge of the page; after a hard reload none does, nor where it starts too slowly. */
const CLAIM_TIME = 2_000;

/** The same for a worker in charge of the page to pass its calls on. */
const START_TIME = 3_000;

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** True when the browser takes MSW's worker and it is in charge of this page. */
async function registerWorker(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  const { serviceWorker } = navigator;
  const claimed = new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  const registered = serviceWorker.register(WORKER).then(
    () => true,
    // Offered but refused, as in some private windows.
    () => false,
  );
  if ((await Promise.race([registered, after(REGISTRATION_TIME)])) !== true) return false;
  if (!serviceWorker.controller) await Promise.race([claimed, after(CLAIM_TIME)]);
  // MSW would reload a page with a worker that is not in charge of it, and with it what was typed meanwhile.
  return serviceWorker.controller !== null;
}

/** No call of the contract, and answered by nobody else: a site may answer any GET with its page. */
const PROBE = { method: 'HEAD', status: 204 } as const;

/** Resolves once this page's backend answers what the page asks. */
async function untilAnswered(): Promise<void> {
  for (;;) {
    const answer = await fetch(CONTROL_PATH, { method: PROBE.method, signal: AbortSignal.timeout(1_000) }).catch(() => null);
    if (answer?.status === PROBE.status) return;
    await after(100);
  }
}

/** Starts answering the page's calls; resolves when it does. */
export async function startBackend(storage: Storage): Promise<void> {
  const backend = createBackend({ storage, latency: PAGE_LATENCY, mediaUrl: (file) => MEDIA_PATH + file });

  const open = (hasWorker: boolean) => {
    const objectUrls = openObjectUrls((id) => backend.file(id));
    const answer = async ({ request }: { request: Request }) => {
      try {
        if (request.method === 'POST' && new URL(request.url).pathname === CONTROL_PATH) objectUrls.forget();
        const truth = await backend.handle(request);
        return hasWorker ? truth : await objectUrls.rewrite(truth);
      } catch (error) {
        if (error instanceof ConnectionLost) return HttpResponse.error();
        throw error;
      }
    };
    const probe = () => new HttpResponse(null, { status: PROBE.status });
    const media = ({ request }: { request: Request }) => backend.media(request);
    return setupWorker(http.head(`${location.origin}${CONTROL_PATH}`, probe), http.all(CALLS, answer), http.get(UPLOADS, media));
  };

  const start = async (worker: SetupWorker) => {
    await worker.start({ quiet: true, onUnhandledRequest: 'bypass', serviceWorker: { url: WORKER } });
    await untilAnswered();
    return true;
  };

  if (await registerWorker()) {
    const worker = open(true);
    // A worker may be registered and in charge, and yet pass nothing on.
    if ((await Promise.race([start(worker).catch(() => false), after(START_TIME)])) === true) return;
    // MSW takes its interceptors for applied already as long as another instance runs.
    worker.stop();
  }
  // MSW takes its in-page interceptors if it sees no worker offered.
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  await start(open(false));
}
