import { leaveOldWorker, workersOf } from '@e2e/support/old-worker';
import { test } from '@e2e/support/own-site-test';
import { expect } from '@e2e/support/test';
import { liveConfig } from '@e2e/tools/site/live-config.mjs';

test.use({ ownPage: true });

test.beforeEach(({ app }) => app.watch.allow(/404.*config\.json/));

// Each test's site has a config.json of its own, so that most would see the same in both projects: those are run in one.

const UNREADABLE = 'No se pudo leer la configuración de la aplicación.';
const live = (change: object) => ({ ...liveConfig('http://localhost:9'), ...change });

test('config.json is fetched once, past every cache', { tag: ['@LIVE-01:once', '@LIVE-01:pastCaches'] }, async ({ page, host, site }) => {
  if (host.mode === 'live') site.configure(liveConfig(host.apiUrl));
  await page.goto(`${site.url}/auth/recover`);
  await expect(page.getByRole('heading', { name: 'Recuperar contraseña' })).toBeVisible();
  await page.getByRole('link', { name: 'Volver al inicio de sesión' }).click();
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  // The server is asked: what Playwright knows of a request's headers is incomplete where a worker is in charge.
  expect(site.asked('/config.json').map((headers) => headers.get('cache-control'))).toEqual(['no-cache']);
  await expect(page.getByText('Modo demostración')).toBeVisible({ visible: host.mode === 'demo' });
});

test('it is asked for beside the script, and not once more', { tag: ['@LIVE-01:once', '@live-only'] }, async ({ page, site, context }) => {
  let come = () => {};
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  // A file that comes late, no call.
  await context.route('**/assets/index-*.js', async (route) => {
    await coming;
    await route.continue();
  });
  await page.goto(site.url, { waitUntil: 'commit' });
  await expect.poll(() => site.asked('/config.json')).toHaveLength(1);
  come();
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  expect(site.asked('/config.json')).toHaveLength(1);
});

test(
  'where a policy keeps the page from asking, the script asks',
  { tag: ['@LIVE-01:pastCaches', '@live-only'] },
  async ({ page, site }) => {
    await page.addInitScript(() => Object.defineProperty(window, 'earlySettings', { get: () => undefined, set: () => {} }));
    await page.goto(site.url);
    await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
    expect(site.asked('/config.json').map((headers) => headers.get('cache-control'))).toEqual(['no-cache', 'no-cache']);
  },
);

test('the same files are a demo or not, as config.json says', { tag: ['@LIVE-01:sameFiles', '@live-only'] }, async ({ page, site }) => {
  await page.goto(site.url);
  await expect(page.getByText('Modo demostración')).toBeVisible();
  site.configure(live({}));
  await page.goto(site.url);
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  await expect(page.getByText('Modo demostración')).toBeHidden();
});

test(
  'a config.json that cannot be read shows a plain page and starts nothing, until it can',
  { tag: ['@LIVE-02:missing', '@LIVE-02:truncated', '@LIVE-02:webPage', '@LIVE-02:noObject', '@LIVE-02:again', '@live-only'] },
  async ({ page, site }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    for (const [what, config] of [
      ['missing', null],
      ['truncated', '{"mode": "dem'],
      ['a web page', '<!doctype html><h1>Proxy</h1>'],
      ['no object', '[]'],
    ] as const) {
      await test.step(what, async () => {
        site.configure(config);
        calls.length = 0;
        await page.goto(site.url);
        await expect(page.getByRole('heading', { name: UNREADABLE })).toBeVisible();
        await expect(page.getByRole('heading')).toHaveCount(1);
        await expect(page.getByRole('textbox')).toHaveCount(0);
        // As long as it cannot, it says so again.
        await page.getByRole('button', { name: 'Reintentar' }).click();
        await expect.poll(() => calls.filter((path) => path === '/config.json')).toHaveLength(2);
        await expect(page.getByRole('heading', { name: UNREADABLE })).toBeVisible();
        expect(calls.filter((path) => /demo|^\/api/.test(path))).toEqual([]);

        site.configure(live({}));
        await page.getByRole('button', { name: 'Reintentar' }).click();
        await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
      });
    }
  },
);

const FIELDS = ['mode', 'supportKeywords', 'tutorialUrl', 'mediaOrigins', 'activityLogDays', 'apiBaseUrl', 'firebase'] as const;
const WRONG: Readonly<Record<(typeof FIELDS)[number], readonly unknown[]>> = {
  mode: ['otro', undefined],
  supportKeywords: ['soporte', [''], undefined],
  tutorialUrl: [7, undefined],
  mediaOrigins: ['https://media.example', undefined],
  activityLogDays: [7, { default: 0, bySchool: {} }, undefined],
  apiBaseUrl: ['sin esquema', undefined],
  firebase: ['no', { apiKey: 'demo' }, undefined],
};

test(
  'a field of config.json that is wrong or missing is named, and nothing starts',
  { tag: [...FIELDS.map((field) => `@LIVE-03:${field}`), '@LIVE-03:demo', '@live-only'] },
  async ({ page, site }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    for (const field of FIELDS) {
      for (const value of WRONG[field]) {
        await test.step(`${field}: ${JSON.stringify(value) ?? 'missing'}`, async () => {
          site.configure(live({ [field]: value }));
          await page.goto(site.url);
          await expect(page.getByRole('heading', { name: UNREADABLE })).toBeVisible();
          await expect(page.getByRole('alert')).toContainText(field);
          await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeHidden();
        });
      }
    }
    expect(calls.filter((path) => /demo|^\/api/.test(path))).toEqual([]);
    // The demo looks at the others just as well, and not at those two.
    site.configure(live({ mode: 'demo', tutorialUrl: 7 }));
    await page.goto(site.url);
    await expect(page.getByRole('alert')).toContainText('tutorialUrl');
    site.configure(live({ mode: 'demo', apiBaseUrl: 7, firebase: 'no' }));
    await page.goto(site.url);
    await expect(page.getByText('Modo demostración')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  },
);

const REFUSED = {
  relative: ['http:127.0.0.1:8787', '//api.example', '/api'],
  http: ['http://api.example', 'http://192.169.0.1'],
  credentials: ['https://ana:clave@api.example'],
  query: ['https://api.example/?x=1'],
  hash: ['https://api.example/#y'],
} as const;

for (const [kind, addresses] of Object.entries(REFUSED)) {
  test(
    `an apiBaseUrl that is no base of an API is a wrong field: ${kind}`,
    { tag: [`@LIVE-09:${kind}`, '@live-only'] },
    async ({ page, site }) => {
      for (const apiBaseUrl of addresses) {
        site.configure(live({ apiBaseUrl }));
        await page.goto(site.url);
        await expect(page.getByRole('heading', { name: UNREADABLE })).toBeVisible();
        await expect(page.getByRole('alert')).toContainText('apiBaseUrl');
        await expect(page.getByRole('textbox')).toHaveCount(0);
      }
    },
  );
}

test(
  'an apiBaseUrl of https, of this machine or of a private network starts',
  { tag: ['@LIVE-09:taken', '@live-only'] },
  async ({ page, site }) => {
    for (const apiBaseUrl of ['https://api.example/v1/', 'http://localhost:9', 'http://192.168.1.20:9']) {
      site.configure(live({ apiBaseUrl }));
      await page.goto(site.url);
      await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
    }
  },
);

for (const base of ['http://localhost:9/colegio/v1', 'http://localhost:9/colegio/v1/']) {
  test(`what stands in ${base} stands before each call`, { tag: ['@LIVE-04'] }, async ({ page, site, app }) => {
    site.configure(live({ apiBaseUrl: base }));
    await page.goto(site.url);
    const call = page.waitForRequest((request) => request.resourceType() === 'fetch');
    await app.pressSignIn('coordinacion@yarumos.example', 'Demo2026*');
    expect((await call).url()).toBe('http://localhost:9/colegio/v1/accounts/auth');
  });
}

test(
  'a worker left by the demo is gone, and calls reach the API',
  { tag: ['@LIVE-07', '@live-only'] },
  async ({ page, site, host, app }) => {
    await app.open();
    await leaveOldWorker(page, site);
    // A page that stays open under the worker keeps it at work: it would answer the calls itself, and may not.
    const other = await page.context().newPage();
    await other.goto(`${site.url}/favicon.svg`);

    site.configure(liveConfig(host.apiUrl));
    await page.goto(site.url);
    await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
    await expect.poll(() => workersOf(page)).toBe(0);
    await app.pressSignIn('coordinacion@yarumos.example', 'Demo2026*');
    await expect(page.getByRole('heading', { name: 'Institución' })).toBeVisible();
    expect(await app.control.calls('PUT /accounts/auth')).toHaveLength(1);

    // Also where the page is loaded past it, as by Shift and the button to reload.
    await other.close();
    await leaveOldWorker(page, site);
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.setBypassServiceWorker', { bypass: true });
    await page.goto(site.url);
    await expect(page.getByRole('heading', { name: 'Institución' })).toBeVisible();
    await expect.poll(() => workersOf(page)).toBe(0);
  },
);
