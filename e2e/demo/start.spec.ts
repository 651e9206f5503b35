/** How the demo's backend comes to answer the page, also where an earlier demo has left a service worker. */
import type { Page } from '@playwright/test';
import { clockNow } from '@e2e/support/clock';
import { expectBackend } from '@e2e/support/control';
import { leaveOldWorker, workersOf } from '@e2e/support/old-worker';
import { test } from '@e2e/support/own-site-test';
import { expect } from '@e2e/support/test';

test.use({ ownPage: true });

const FEED = '/dashboard/publications/list?demo.as=docente&demo.latency=0-0';
const SILENT = 'La demostración no responde.';

/** The feed is read, and a comment written in it is kept over a reload. */
async function useFeed(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expectBackend(page);
  const card = page.getByRole('article', { name: 'Maqueta de la célula vegetal' });
  await card.getByLabel('Escribe un comentario').fill('Sin servicio de trabajo.');
  await card.getByRole('button', { name: 'Enviar' }).click();
  const said = card.getByRole('listitem').filter({ hasText: 'Sin servicio de trabajo.' });
  await expect(said).toBeVisible();
  await page.reload();
  await expect(said).toBeVisible();
  await expect(card.getByRole('img', { name: /Imagen 1 de 2/ })).toHaveJSProperty('complete', true);
  await expect(page.getByText(SILENT)).toHaveCount(0);
}

for (const [kind, what, change] of [
  [
    'absent',
    'no service worker is offered',
    // As on plain http, where these are missing, too.
    () => {
      for (const name of ['serviceWorker', 'locks', 'storage', 'clipboard']) Reflect.deleteProperty(Navigator.prototype, name);
      for (const name of ['subtle', 'randomUUID']) Reflect.deleteProperty(Crypto.prototype, name);
      Reflect.deleteProperty(window, 'caches');
    },
  ],
  [
    'refused',
    'service workers are refused',
    () => {
      ServiceWorkerContainer.prototype.getRegistrations = () => Promise.reject(new DOMException('refused', 'SecurityError'));
    },
  ],
  [
    'asleep',
    'nothing is heard of service workers',
    () => {
      ServiceWorkerContainer.prototype.getRegistrations = () => new Promise(() => {});
    },
  ],
] as const) {
  const tag = [`@DEMO-19:${kind}`, ...(kind === 'absent' ? ['@DEMO-13:absent'] : []), '@demo-only'];
  test(`where ${what} the demo works all the same`, { tag }, async ({ page, site }) => {
    await page.addInitScript(change);
    await useFeed(page, site.url + FEED);
  });
}

test(
  'a worker of an earlier release that is in charge of the page answers nothing, and is gone',
  { tag: ['@DEMO-19:leftBehind', '@demo-only'] },
  async ({ page, site }) => {
    await leaveOldWorker(page, site);
    await useFeed(page, site.url + FEED);
    expect(await workersOf(page)).toBe(0);
  },
);

/** The file with the demo's backend. */
const BACKEND = /\/assets\/demo-browser-.+\.js$/;

/** Holds back the backend's code, until the returned function is called. */
async function holdBackend(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  // A file that comes late, no call of the API.
  await page.route(BACKEND, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test(
  'when nothing answers after 15 s the bar says so until something does',
  { tag: ['@DEMO-13:noAnswer', '@DEMO-20:bar', '@demo-only'] },
  async ({ page, app, site }) => {
    const release = await holdBackend(page);
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
  'a sign-in that waits longer than 30 s for the backend goes on when it is there',
  { tag: ['@DEMO-20:calls', '@demo-only'] },
  async ({ page, site }) => {
    const release = await holdBackend(page);
    await page.goto(site.url + FEED);
    await expect(page.getByLabel('Correo electrónico')).not.toHaveValue('');
    await page.clock.fastForward(40_000);
    await expect(page.getByText(SILENT)).toBeVisible();
    release();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByText(SILENT)).toHaveCount(0);
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
