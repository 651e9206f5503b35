/**
 * The test function of every suite: one app, opened in the mode of the project (demo: the backend in the page; live:
 * over HTTP, from another origin), at a fixed moment, with the control API of its backend; guarded against unexpected
 * errors, and checked by axe.
 */
import { test as base, expect, type Page } from '@playwright/test';
import { people, DEMO_PASSWORD, type PersonKey } from '@fixtures/people';
import { expectAccessible } from './accessibility';
import { suitesDist as dir } from '../tools/check/full-run.mjs';
import { startApi } from '../tools/site/api-process.mjs';
import type { LogLine } from '@mocks/backend/log';
import type { Fault } from '@mocks/control/demo-state';
import { NOW, expectBackend, httpControl, pageControl, type Control } from './control';
import { liveConfig } from '../tools/site/live-config.mjs';
import { IDLE_URL, givePageBack, sharedContexts, takePage, visitFirst, type Contexts } from './pages';
import { menuOf, storageOf } from './screens';
import { keepSession, knownSession, type StoredSession } from './sessions';
import { serveSite } from '../tools/site/site.mjs';
import { watchErrors, type Watch } from './watch';
import { expectCallsProved } from './wire';

export { expect } from '@playwright/test';

export interface Host {
  readonly mode: 'demo' | 'live';
  /** The address of the static site. */
  readonly url: string;
  /** The base of the API; in the demo the site's address. */
  readonly apiUrl: string;
}

export interface SignInOptions {
  /** The name of the school, for a person with several. */
  readonly school?: string | undefined;
  /** The address to open instead of the landing screen; its loads are not waited for. */
  readonly at?: string | undefined;
  /** Faults that act from the first call on. */
  readonly faults?: readonly Fault[] | undefined;
}

export interface App {
  readonly mode: 'demo' | 'live';
  readonly control: Control;
  readonly watch: Watch;
  /** Opens the login form: the first step of a test that does not start signed in. */
  open(): Promise<void>;
  /**
   * Opens the app signed in, with the person's session of this run; after `open` it signs in by the form. Waits for the
   * landing screen and its loads, unless `at` names another address.
   */
  signIn(who: PersonKey, options?: SignInOptions): Promise<void>;
  /** Fills in the login form and presses its button, without waiting for the result. */
  pressSignIn(email: string, password: string): Promise<void>;
  /** Checks the current state with axe. */
  checkA11y(): Promise<void>;
}

const emailOf = (who: PersonKey): string => people.find(({ key }) => key === who)?.email ?? '';

/** The time zone of a school in Colombia; tests run without CSS transitions. */
const ZONE = 'America/Bogota';
const CONTEXT = { locale: 'es-CO', timezoneId: ZONE, reducedMotion: 'reduce' } as const;

/** The demo's start parameters: the time of all tests, and no latency. */
const START = `?demo.now=${encodeURIComponent(NOW)}&demo.latency=0-0`;

async function openAt(page: Page, host: Host, path: string, faults: readonly Fault[] = []): Promise<void> {
  if (host.mode === 'live') {
    await page.goto(path);
    return;
  }
  const start = faults.length === 0 ? START : `${START}&demo.faults=${encodeURIComponent(JSON.stringify(faults))}`;
  await page.goto(path.includes('?') ? path + start.replace('?', '&') : path + start);
  await expectBackend(page);
}

async function pressSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
}

async function signInByForm(page: Page, who: PersonKey, school: string | undefined): Promise<void> {
  if (new URL(page.url()).pathname !== '/auth/login') await page.goto('/auth/login');
  await pressSignIn(page, emailOf(who), DEMO_PASSWORD);
  if (school !== undefined) {
    await page.getByRole('radio', { name: school }).check({ force: true });
    await page.getByRole('button', { name: 'Continuar' }).click();
  }
}

const expectSignedIn = (page: Page) => expect(menuOf(page)).toBeAttached();

/** Faults that give no answer. */
const SILENT = ['network', 'hang'];

/** Waits until all calls of the page have been answered or given up. */
export async function expectAnswered(page: Page, { mode, control }: Pick<App, 'mode' | 'control'>): Promise<void> {
  if (mode === 'demo') {
    // The demo makes no network requests. Its backend answers calls in order, so the control API answers after earlier calls.
    const isOpen = ({ status, fault }: LogLine) => status === null && !SILENT.includes(fault ?? '');
    await expect.poll(async () => (await control.calls()).filter(isOpen)).toEqual([]);
    return;
  }
  // The log is not used here, since it contains an answer before the page has received it.
  const calls = (await page.requests()).filter((request) => request.resourceType() === 'fetch');
  await Promise.all(calls.map((request) => request.response()));
}

/** Waits for the screen and all its calls, so that later calls and failures are the test's own. */
export async function expectLoaded(page: Page, app: Pick<App, 'mode' | 'control'>): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached();
  // A screen whose code loads slowly shows this text under its heading.
  await expect(page.getByRole('main').getByText('Cargando…', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Tu cuenta' })).toHaveCount(0);
  await expectAnswered(page, app);
}

/** On a Teacher's home, waits for its cards too, which ask once the screen stands (HOME-07, HOME-08). */
export async function expectHome(page: Page): Promise<void> {
  if (new URL(page.url()).pathname !== '/dashboard/home') return;
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'Próximas fechas' })).toBeAttached();
  await expect(main.getByText(/^(Cargando|Revisando)/)).toHaveCount(0);
}

/** The error of a test that would otherwise use the previous test's data, clock or session. */
const BEGINNING = 'A test begins with app.open() or app.signIn()';

/** The app in a test's page: with the seeded world, at the time of all tests, opened by the test's first step. */
class AppDriver {
  private isOpen = false;
  /** The page's address after the previous test. */
  private readonly leftAt: string;

  constructor(
    private readonly page: Page,
    private readonly host: Host,
    private readonly control: Control,
  ) {
    this.leftAt = page.url();
  }

  /** Restores the seeded world in live mode; the demo seeds its own when the app is opened. */
  async reset(): Promise<void> {
    if (this.host.mode === 'live') await this.control.set({ reset: true, now: NOW });
  }

  private get isIdle(): boolean {
    return !this.isOpen && [this.leftAt, this.host.url + IDLE_URL].includes(this.page.url());
  }

  /** The screen that the test before left may have moved on by itself: where the page is says nothing. */
  private begin(): void {
    this.isOpen = true;
  }

  expectBegun(): void {
    if (!this.isOpen) throw new Error(BEGINNING);
  }

  /** Checks the page's last state with axe. */
  async end(): Promise<void> {
    if (this.page.isClosed() || this.isIdle) return;
    if (this.page.url().startsWith(this.host.url)) this.expectBegun();
    if (this.host.mode === 'demo') await expectAccessible(this.page);
  }

  async open(): Promise<void> {
    this.begin();
    await visitFirst(this.page, {}, () => openAt(this.page, this.host, '/auth/login'));
  }

  async signIn(who: PersonKey, { school, at, faults = [] }: SignInOptions): Promise<void> {
    if (this.isOpen) {
      if (at !== undefined || faults.length > 0) throw new Error('`at` and `faults` are for a test that begins with app.signIn()');
      await signInByForm(this.page, who, school);
      await expectSignedIn(this.page);
      return;
    }
    const session = await this.sessionOf(who, school);
    this.begin();
    if (this.host.mode === 'live' && faults.length > 0) await this.control.fault(...faults);
    await visitFirst(this.page, session, () => openAt(this.page, this.host, at ?? '/dashboard', faults));
    if (at !== undefined) return;
    await expectLoaded(this.page, { mode: this.host.mode, control: this.control });
    if (faults.length === 0) await expectHome(this.page);
  }

  /** Signs each person in by the form only once per run, in another page, because that takes half a test's time. */
  private async sessionOf(who: PersonKey, school: string | undefined): Promise<StoredSession> {
    const key = `${this.host.mode} ${who} ${school ?? ''}`;
    const storedSession = knownSession(key);
    if (storedSession !== undefined) return storedSession;
    // The previous test's screen would keep the demo's database open.
    await this.page.goto(IDLE_URL);
    const page = await this.page.context().newPage();
    await visitFirst(page, {}, () => openAt(page, this.host, '/auth/login'));
    await signInByForm(page, who, school);
    await expectSignedIn(page);
    const session = { ...(await storageOf(page)), lastActivityAt: String(Date.parse(NOW)) };
    keepSession(key, session);
    await page.close();
    await this.reset();
    return session;
  }
}

export const test = base.extend<{ app: App; ownPage: boolean }, { host: Host; contexts: Contexts }>({
  host: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use, { project }) => {
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

  contexts: [
    async ({ browser, host }, use) => {
      const contexts = sharedContexts(browser, { ...CONTEXT, baseURL: host.url });
      await use(contexts);
      await contexts.close();
    },
    { scope: 'worker' },
  ],

  /** A test with another time zone, touch or a phone has its own context. */
  context: async ({ contexts, browser, host, timezoneId, hasTouch, isMobile }, use) => {
    const isOwn = timezoneId !== ZONE || hasTouch || isMobile;
    const context = isOwn
      ? await browser.newContext({ ...CONTEXT, baseURL: host.url, timezoneId: timezoneId ?? ZONE, hasTouch, isMobile })
      : await contexts.take();
    await use(context);
    if (isOwn) await context.close();
  },

  /** For a test that adds something permanent to its page: a listener or an init script. */
  ownPage: [false, { option: true }],

  page: async ({ context, ownPage, host }, use) => {
    const page = await takePage(context, ownPage);
    await use(page);
    await givePageBack(page, { isOwn: ownPage, isLive: host.mode === 'live' });
  },

  app: [
    async ({ page, host, context }, use, { tags }) => {
      const watch = watchErrors(context, host.url);
      const control = host.mode === 'demo' ? pageControl(page) : httpControl(host.apiUrl);
      const app = new AppDriver(page, host, control);
      await context.clock.install({ time: new Date(NOW) });
      await app.reset();
      await use({
        mode: host.mode,
        get control() {
          app.expectBegun();
          return control;
        },
        watch,
        open: () => app.open(),
        signIn: (who, options = {}) => app.signIn(who, options),
        pressSignIn: (email, password) => pressSignIn(page, email, password),
        checkA11y: async () => {
          if (host.mode === 'demo') await expectAccessible(page);
        },
      });
      watch.stop();
      expect(watch.errors).toEqual([]);
      if (host.mode === 'live') await expectCallsProved(tags, control);
      await app.end();
    },
    { auto: true },
  ],
});
