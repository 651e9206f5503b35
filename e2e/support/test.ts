/**
 * The test function of every suite: one app, opened in the mode of the project (demo: the backend in the page; live:
 * over HTTP, from another origin), at a fixed moment, with the door to its backend; guarded against errors that nobody
 * looked for, and looked at by axe.
 */
import { join } from 'node:path';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { people, DEMO_PASSWORD, type PersonKey } from '@fixtures/people';
import { expectAccessible } from './accessibility';
import { startApi } from './api-process.mjs';
import { NOW, httpDoor, pageDoor, type Door } from './door';
import { liveConfig } from './live-config.mjs';
import { root } from './root.mjs';
import { serveSite } from './site.mjs';
import { watchErrors, type Watch } from './watch';

export { expect } from '@playwright/test';

export interface Host {
  readonly mode: 'demo' | 'live';
  /** Of the static site. */
  readonly url: string;
  /** Base of the API: the site's own in the demo. */
  readonly apiUrl: string;
}

export interface App {
  readonly mode: 'demo' | 'live';
  readonly door: Door;
  readonly watch: Watch;
  /** Signs in by the login form and waits for the landing screen; a school by name where there are several. */
  signIn(who: PersonKey, school?: string): Promise<void>;
  /** Fills in the login form and presses its button, whatever comes of it. */
  pressSignIn(email: string, password: string): Promise<void>;
  /** Looks at the page with axe, in a state on the way. */
  look(): Promise<void>;
}

const emailOf = (who: PersonKey): string => people.find(({ key }) => key === who)?.email ?? '';

/** A school in Colombia; nothing is on its way from one colour to another when a test looks. */
const ZONE = 'America/Bogota';
const CONTEXT = { locale: 'es-CO', timezoneId: ZONE, reducedMotion: 'reduce' } as const;

/** Where the demo starts: the moment of all tests, and no latency. */
const START = `/auth/login?demo.now=${encodeURIComponent(NOW)}&demo.latency=0-0`;

async function openApp(page: Page, host: Host): Promise<Door> {
  await wipe(page.context(), page, host.url);
  await page.context().clock.install({ time: new Date(NOW) });
  if (host.mode === 'demo') {
    await page.goto(START);
    await expect(page.locator('html')).toHaveAttribute('data-backend', 'ready');
    return pageDoor(page);
  }
  const door = httpDoor(host.apiUrl);
  await door.knock({ reset: true, now: NOW });
  await page.goto('/auth/login');
  return door;
}

async function pressSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña').fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
}

async function signIn(page: Page, who: PersonKey, school: string | undefined): Promise<void> {
  if (new URL(page.url()).pathname !== '/auth/login') await page.goto('/auth/login');
  await pressSignIn(page, emailOf(who), DEMO_PASSWORD);
  if (school !== undefined) {
    await page.getByRole('radio', { name: school }).check({ force: true });
    await page.getByRole('button', { name: 'Continuar' }).click();
  }
  await expect(page.getByRole('navigation', { name: 'Menú principal' })).toBeAttached();
}

/** Nothing of an earlier test is left: its pages, what it stored, its network. */
async function wipe(context: BrowserContext, page: Page, url: string): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'local_storage,indexeddb' });
  await session.detach();
}

export const test = base.extend<{ app: App }, { host: Host; shared: BrowserContext }>({
  host: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use, { project }) => {
      const dir = join(root, 'dist');
      if (project.name === 'demo') {
        const site = await serveSite({ dir, port: 0, host: 'localhost' });
        await use({ mode: 'demo', url: site.url, apiUrl: site.url });
        await site.close();
        return;
      }
      const api = await startApi();
      const site = await serveSite({ dir, port: 0, host: 'localhost', config: liveConfig(api.url) });
      await use({ mode: 'live', url: site.url, apiUrl: api.url });
      await site.close();
      await api.close();
    },
    { scope: 'worker' },
  ],

  baseURL: ({ host }, use) => use(host.url),

  /** One context for all tests of a worker, wiped between them: a fresh one costs a second each. */
  shared: [
    async ({ browser, host }, use) => {
      const context = await browser.newContext({ ...CONTEXT, baseURL: host.url });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],

  /** A test that asks for another zone or for touch has a context of its own. */
  context: async ({ shared, browser, host, timezoneId, hasTouch }, use) => {
    const isOwn = timezoneId !== ZONE || hasTouch;
    const context = isOwn ? await browser.newContext({ ...CONTEXT, baseURL: host.url, timezoneId: timezoneId ?? ZONE, hasTouch }) : shared;
    await use(context);
    if (isOwn) await context.close();
    else {
      await context.unrouteAll();
      await context.setOffline(false);
      await Promise.all(context.pages().map((page) => page.close()));
    }
  },

  app: [
    async ({ page, host, context }, use) => {
      const watch = watchErrors(context, host.url);
      const door = await openApp(page, host);
      await use({
        mode: host.mode,
        door,
        watch,
        signIn: (who, school) => signIn(page, who, school),
        pressSignIn: (email, password) => pressSignIn(page, email, password),
        look: async () => {
          if (host.mode === 'demo') await expectAccessible(page);
        },
      });
      watch.stop();
      expect(watch.errors).toEqual([]);
      if (host.mode === 'demo' && !page.isClosed()) await expectAccessible(page);
    },
    { auto: true },
  ],
});
