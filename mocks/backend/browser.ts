/**
 * The backend in the page: MSW's interceptors answer the page's requests by `fetch` and XMLHttpRequest (DEMO-19). This file and
 * all that it imports are loaded in demo mode only (LIVE-05).
 */
import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import { HttpResponse, http } from 'msw';
import { InterceptorSource, defineNetwork } from 'msw/experimental';
import { createBackend } from './backend';
import { CONTROL_PATH } from '@mocks/control/control';
import { ConnectionLost, isBodiless } from './faults';
import { operations } from './operations';
import { MEDIA_PATH, UPLOADS_PATH } from './media';
import { openObjectUrls } from './object-urls';
import { PAGE_LATENCY } from '@mocks/control/apply-control';
import type { Storage } from '@mocks/store/storage';

/** First segments of the API's paths; other requests pass to the site. */
const roots = [...new Set(operations.map(({ endpoint }) => endpoint.path.split('/')[1]))];
const CALLS = new RegExp(`^${location.origin}(?:/(?:${roots.join('|')})(?:[/?]|$)|${CONTROL_PATH}/?$)`);

// An address without anything that repeats, so it is linear (SECU-08).
const UPLOADS = new RegExp(`^${location.origin}${UPLOADS_PATH}`);

/** Starts answering the page's calls. */
export function startBackend(storage: Storage): void {
  const backend = createBackend({ storage, latency: PAGE_LATENCY, mediaUrl: (file) => MEDIA_PATH + file });
  const objectUrls = openObjectUrls((id) => backend.file(id));

  const answer = async ({ request }: { request: Request }) => {
    try {
      if (request.method === 'POST' && new URL(request.url).pathname === CONTROL_PATH) objectUrls.forget();
      const given = await objectUrls.rewrite(await backend.handle(request));
      return isUpload(request) ? await wholeOf(given) : given;
    } catch (error) {
      if (error instanceof ConnectionLost) return HttpResponse.error();
      throw error;
    }
  };
  const media = ({ request }: { request: Request }) => backend.media(request);

  // MSW's type demands that each interceptor handle WebSockets, too. MSW accepts one source only, so both share one.
  const interceptors: unknown = [new FetchInterceptor(), new XMLHttpRequestInterceptor()];
  defineNetwork({
    sources: [new InterceptorSource({ interceptors } as ConstructorParameters<typeof InterceptorSource>[0])],
    handlers: [http.all(CALLS, answer), http.get(UPLOADS, media)],
    onUnhandledFrame: 'bypass',
    context: { quiet: true },
  }).enable();
}

/** Calls with files are sent by XMLHttpRequest (src/api/core/upload.ts). */
const isUpload = (request: Request) => request.headers.get('content-type')?.startsWith('multipart/form-data') === true;

/** The answer, read to its end: the XMLHttpRequest interceptor never ends an answer that breaks off; a browser reports it as no answer. */
async function wholeOf(answer: Response): Promise<Response> {
  const text = await answer.text().catch(() => {
    throw new ConnectionLost();
  });
  return new Response(isBodiless(answer.status) ? null : text, { status: answer.status, headers: answer.headers });
}
