/** The worker that prepares images, for the tests of what shows meanwhile. */
import type { Page } from '@playwright/test';

/** The file with its code. */
export const WORKER = /\/assets\/image-worker-.+\.js$/;

/** Puts one that never answers in its place. */
export const holdWorker = (page: Page): Promise<unknown> =>
  // A file, no call of the API.
  page.route(WORKER, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));

export const releaseWorker = (page: Page): Promise<void> => page.unroute(WORKER);
