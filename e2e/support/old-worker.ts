/** A service worker that an earlier release of the demo left in the browser, and that still controls the site's pages. */
import type { Page } from '@playwright/test';
import type { OwnSite } from './own-site';

/** Gives a wrong answer to each call of the API. */
const SCRIPT = `
  self.addEventListener('install', () => self.skipWaiting());
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
  self.addEventListener('fetch', (event) => {
    if (/^\\/(api|accounts|__demo)/.test(new URL(event.request.url).pathname)) event.respondWith(new Response('', { status: 503 }));
  });`;

/**
 * Opens a file of the site in the page and starts the worker from there; it takes charge of all open pages of the site, this
 * one among them.
 */
export async function leaveOldWorker(page: Page, site: OwnSite): Promise<void> {
  site.write('old-worker.js', SCRIPT);
  await page.goto(`${site.url}/favicon.svg`);
  await page.evaluate(async () => {
    const claimed = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
    // The only Trusted Types policy that the site allows.
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } };
    };
    const policy = trustedTypes.createPolicy('dompurify', { createScriptURL: (url: string) => url });
    await navigator.serviceWorker.register(policy.createScriptURL('/old-worker.js'));
    await claimed;
  });
}

/** The number of service workers of the page's site. */
export const workersOf = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
