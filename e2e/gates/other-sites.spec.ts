/** An address that names another site by its beginning starts the application at its landing (SECU-10). */
import { expect, test } from '@e2e/support/test';

test.use({ ownPage: true });

const BEGINNINGS = [
  '//evil.example/',
  '/\\evil.example',
  '/\\/evil.example/x',
  '///evil.example',
  '//evil.example/dashboard/home',
  '/.//evil.example',
];

for (const [tag, query] of [
  ['plain', ''],
  ['plain', '?x=1#y'],
  ['demo', '?demo.now=real'],
  ['demo', '?demo.as=nadie'],
])
  test(`without a session, with '${query}'`, { tag: [`@SECU-10:${tag}`, '@connection'] }, async ({ page, app, host }) => {
    await app.open();
    const sites: string[] = [];
    page.on('request', (request) => sites.push(new URL(request.url()).host));
    for (const beginning of BEGINNINGS) {
      await page.goto(`${host.url}${beginning}${query}`);
      await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
      await expect(page).toHaveURL(`${host.url}/auth/login`);
    }
    expect(sites.filter((site) => site.includes('evil'))).toEqual([]);
  });

test('with a session it is the landing screen', { tag: ['@SECU-10:session'] }, async ({ page, app, host }) => {
  await app.signIn('directora');
  for (const beginning of BEGINNINGS) {
    await page.goto(`${host.url}${beginning}?demo.now=${encodeURIComponent('2026-06-19T10:00:00-05:00')}`);
    await expect(page).toHaveURL(`${host.url}/dashboard/home`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inicio');
  }
});
