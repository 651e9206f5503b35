import { expectBackend } from '@e2e/support/door';
import { expect, test as base } from '@e2e/support/test';
import { liveConfig } from '@e2e/tools/site/live-config.mjs';
import { openOwnSite, type OwnSite } from '@e2e/support/own-site';

const test = base.extend<{ site: OwnSite }>({
  site: async ({ app }, use) => {
    const site = await openOwnSite();
    app.watch.allow(/404.*config\.json/);
    await use(site);
    await site.close();
  },
});

test.use({ ownPage: true });

const UNREADABLE = 'No se pudo leer la configuración de la aplicación.';
const live = (change: object) => ({ ...liveConfig('http://localhost:9'), ...change });

test('config.json is fetched once, past every cache', { tag: ['@LIVE-01'] }, async ({ page, app, host }) => {
  await app.open();
  const asked: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/config.json')) asked.push(request.headers()['cache-control']);
  });
  await page.goto('/auth/recover');
  await expect(page.getByRole('heading', { name: 'Recuperar contraseña' })).toBeVisible();
  await page.getByRole('link', { name: 'Volver al inicio de sesión' }).click();
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  expect(asked).toHaveLength(1);
  await expect(page.getByText('Modo demostración')).toBeVisible({ visible: host.mode === 'demo' });
});

test('the same files are a demo or not, as config.json says', { tag: ['@LIVE-01'] }, async ({ page, site }) => {
  await page.goto(site.url);
  await expect(page.getByText('Modo demostración')).toBeVisible();
  site.configure(live({}));
  await page.goto(site.url);
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  await expect(page.getByText('Modo demostración')).toBeHidden();
});

for (const [what, config] of [
  ['missing', null],
  ['truncated', '{"mode": "dem'],
  ['a web page', '<!doctype html><h1>Proxy</h1>'],
  ['no object', '[]'],
] as const) {
  test(`a config.json that is ${what} shows a plain page and starts nothing`, { tag: ['@LIVE-02'] }, async ({ page, site }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    site.configure(config);
    await page.goto(site.url);
    await expect(page.getByRole('heading', { name: UNREADABLE })).toBeVisible();
    await expect(page.getByRole('heading')).toHaveCount(1);
    expect(calls.filter((path) => /demo|mockServiceWorker|^\/api/.test(path))).toEqual([]);

    site.configure(live({}));
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  });
}

for (const [field, config] of [
  ['mode', live({ mode: 'otro' })],
  ['apiBaseUrl', live({ apiBaseUrl: 'sin esquema' })],
  ['apiBaseUrl', live({ apiBaseUrl: undefined })],
  ['firebase', live({ firebase: 'no' })],
  ['supportKeywords', live({ supportKeywords: 'soporte' })],
  ['tutorialUrl', live({ tutorialUrl: 7 })],
  ['mediaOrigins', live({ mediaOrigins: undefined })],
  ['activityLogDays', live({ activityLogDays: undefined })],
] as const) {
  test(
    `a wrong ${field} (${JSON.stringify(Reflect.get(config, field)) ?? 'missing'}) is named`,
    { tag: ['@LIVE-03'] },
    async ({ page, site }) => {
      site.configure(config);
      await page.goto(site.url);
      await expect(page.getByRole('heading', { name: UNREADABLE })).toBeVisible();
      await expect(page.getByRole('alert')).toContainText(field);
      await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeHidden();
    },
  );
}

test('apiBaseUrl and firebase are not looked at in the demo', { tag: ['@LIVE-03'] }, async ({ page, site }) => {
  site.configure(live({ mode: 'demo', apiBaseUrl: 7, firebase: 'no' }));
  await page.goto(site.url);
  await expect(page.getByText('Modo demostración')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
});

test(
  'a worker left by the demo is gone, and calls reach the API',
  { tag: ['@LIVE-07', '@live-only'] },
  async ({ page, site, host, app }) => {
    await app.open();
    await page.goto(site.url);
    const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(workers).toBe(1);
    // A tab of the demo that stays open keeps the worker at work: it would ask the API itself, and may not.
    const other = await page.context().newPage();
    await other.goto(site.url);
    await expectBackend(other);

    site.configure(liveConfig(host.apiUrl));
    await page.goto(site.url);
    await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
    await expect.poll(workers).toBe(0);
    await app.pressSignIn('coordinacion@yarumos.example', 'Demo2026*');
    await expect(page.getByRole('heading', { name: 'Institución' })).toBeVisible();
    expect(await app.door.calls('PUT /accounts/auth')).toHaveLength(1);
  },
);
