/** How the demo's backend comes to answer the page, whatever becomes of its service worker. */
import type { Page } from '@playwright/test';
import { clockNow } from '@e2e/support/clock';
import { expectBackend } from '@e2e/support/control';
import { openOwnSite, type OwnSite } from '@e2e/support/own-site';
import { expect, test as base } from '@e2e/support/test';

/** A site that the browser has no worker of: one in charge would fetch files past the page's routes. */
const test = base.extend<{ site: OwnSite }>({
  site: async ({ app: _ }, use) => {
    const site = await openOwnSite();
    await use(site);
    await site.close();
  },
});

test.use({ ownPage: true });

const FEED = '/dashboard/publications/list?demo.as=docente&demo.latency=0-0';
const SILENT = 'La demostración no responde.';

/** What the page asks is answered by the demo's backend, which itself may wait for a worker before it does without one. */
async function expectAnswers(page: Page): Promise<void> {
  await expectBackend(page);
  await expect(page.getByRole('article', { name: 'Maqueta de la célula vegetal' })).toBeVisible();
  await expect(page.getByText(SILENT)).toHaveCount(0);
}

test('a registration that never ends keeps nobody waiting', { tag: ['@DEMO-13:neverRegistered', '@demo-only'] }, async ({ page, site }) => {
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => new Promise(() => {});
    ServiceWorkerContainer.prototype.getRegistrations = () => Promise.resolve([]);
    // As a page that asks all the time.
    setInterval(() => void fetch('/favicon.svg'), 100);
  });
  await page.goto(site.url + FEED);
  await expectAnswers(page);
});

/** Begins the worker's script: it then listens to no events of that kind. */
const deafTo = (type: string) => (script: string) =>
  `const listen = self.addEventListener;
   self.addEventListener = (type, ...rest) => { if (type !== '${type}') listen.call(self, type, ...rest); };
   ${script}`;

for (const [kind, type, what] of [
  ['noMessages', 'message', 'hears nothing of the page'],
  ['noCalls', 'fetch', 'passes no call on'],
] as const) {
  test(
    `where a worker is in charge that ${what} the demo works all the same`,
    { tag: [`@DEMO-13:${kind}`, '@demo-only'] },
    async ({ page, site }) => {
      site.edit('mockServiceWorker.js', deafTo(type));
      await page.goto(site.url + FEED);
      await expectAnswers(page);
      // So it does where the worker is in charge from the first moment on.
      await page.reload();
      await expectAnswers(page);
    },
  );
}

/** The file with the demo's backend. */
const BACKEND = /\/assets\/demo-browser-.+\.js$/;

test(
  'when nothing answers after 15 s the bar says so until something does',
  { tag: ['@DEMO-13:noAnswer', '@demo-only'] },
  async ({ page, app, site }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    // A file that comes late, no call.
    await page.route(BACKEND, async (route) => {
      await released;
      await route.continue();
    });
    const before = await clockNow(page);
    await page.goto(`${site.url}/auth/login`);
    await expect(page.getByText('Modo demostración')).toBeVisible();
    const silent = page.getByRole('alert').filter({ hasText: SILENT });
    const passed = (await clockNow(page)) - before;
    await page.clock.fastForward(13_000 - passed);
    await expect(silent).toHaveCount(0);
    await page.clock.fastForward(2_000 + passed);
    await expect(silent).toBeVisible();
    await app.checkA11y();
    await page.setViewportSize({ width: 390, height: 844 });
    await app.checkA11y();
    release();
    await expectBackend(page);
    await expect(silent).toHaveCount(0);
    // Nor after a start that took no time.
    await page.reload();
    await expectBackend(page);
    await page.clock.fastForward(30_000);
    await expect(silent).toHaveCount(0);
  },
);

test(
  'when the backend’s code does not come the bar says so at once, and the page can be tried again',
  { tag: ['@DEMO-13:noCode', '@demo-only'] },
  async ({ page, site }) => {
    // A file that does not come, no call.
    await page.route(BACKEND, (route) => route.abort());
    await page.goto(`${site.url}/auth/login`);
    await expect(page.getByRole('alert')).toContainText(SILENT);
    await page.unroute(BACKEND);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expectBackend(page);
    await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
    await expect(page.getByText(SILENT)).toHaveCount(0);
  },
);
