import type { Page } from '@playwright/test';
import { ROUTES } from '@e2e/areas';
import { goWithin, openPublications } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';

test.use({ ownPage: true });

test.beforeEach(({ app }) => app.open());

function requestsOf(page: Page): URL[] {
  const requests: URL[] = [];
  page.on('request', (request) => requests.push(new URL(request.url())));
  return requests;
}

test('every call goes to the API, on another origin', { tag: ['@LIVE-04', '@live-only'] }, async ({ page, app, host }) => {
  const requests = requestsOf(page);
  await app.signIn('coordinadora');
  await openPublications(page);
  const api = new URL(host.apiUrl).origin;
  expect(api).not.toBe(new URL(host.url).origin);
  const calls = requests.filter(({ pathname }) => /^\/(api|accounts|schools|teachersDeep)/.test(pathname));
  expect(calls.length).toBeGreaterThan(6);
  expect(new Set(calls.map(({ origin }) => origin))).toEqual(new Set([api]));
});

/** The hash of a built file's content may spell any word. */
const withoutHash = (path: string) => path.replace(/^(\/assets\/.+)-[\w-]{8}(?=\.\w+$)/, '$1');

for (const who of ['coordinadora', 'directora'] as const) {
  test(
    `nothing of the demo is fetched on any route of ${who}`,
    { tag: [who === 'directora' ? '@LIVE-05:Teacher' : '@LIVE-05:Admin', '@live-only'] },
    async ({ page, app, host }) => {
      const requests = requestsOf(page);
      await page.goto('/auth/recover');
      await app.signIn(who);
      for (const path of Object.values(ROUTES[who])) {
        await goWithin(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        // Filters that the screen opens with follow (PLAC-02).
        await expect(page).toHaveURL((url) => url.pathname === path.replace(/\?.*/, ''));
      }
      await goWithin(page, '/support');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const ours = requests.filter(({ origin }) => origin === host.url).map(({ pathname }) => withoutHash(pathname));
      expect(ours.length).toBeGreaterThan(20);
      expect(ours.filter((path) => /demo|browser|mock|fixture|faker|msw/i.test(path))).toEqual([]);
    },
  );
}

test(
  'the demo’s parameters do nothing, and no bar shows',
  { tag: ['@LIVE-06:as', '@LIVE-06:now', '@LIVE-06:faults', '@LIVE-06:bar', '@live-only'] },
  async ({ page, app }) => {
    const faults = JSON.stringify([{ method: 'PUT', path: '/accounts/auth', kind: 'status', status: 500 }]);
    await page.goto(`/auth/login?demo.as=directora&demo.now=2026-01-15T10:00:00-05:00&demo.faults=${encodeURIComponent(faults)}`);
    await expect(page.getByLabel('Correo electrónico')).toHaveValue('');
    await expect(page.getByText('Modo demostración')).toBeHidden();
    await expect(page.getByText('Personas de la demostración')).toBeHidden();
    expect(await page.evaluate(() => new Date().getMonth())).toBe(5);
    expect(await app.control.calls()).toEqual([]);
    await app.pressSignIn('yaneth.garcia@yarumos.example', 'Demo2026*');
    await expect(page.getByRole('heading', { name: 'Inicio' })).toBeVisible();
  },
);
