/** Who sees the support page (SUPP-01 to SUPP-05, SUPP-29, SUPP-31). */
import { UNAUTHORIZED } from '@e2e/session/session';
import { callDirectly } from '@e2e/support/direct-call';
import { openOwnSite } from '@e2e/support/own-site';
import { expectKeyOfBrowser, expectNoSidewaysScroll, menuOf, storageOf } from '@e2e/support/screens';
import { expect, expectAnswered, test } from '@e2e/support/test';
import { liveConfig } from '@e2e/tools/site/live-config.mjs';
import { DEMO_PASSWORD } from '@fixtures/people';
import { ADDRESS, LOOK_UPS, alertOf, askOf, emailOf, lookUp, tabOf, type LookUpName } from './area';

const NAMES = Object.keys(LOOK_UPS) as LookUpName[];

/** The session goes on under another e-mail, as if the account had it. */
const renameTo = (page: Parameters<typeof storageOf>[0], email: string) =>
  page.evaluate((value) => localStorage.setItem('userEmail', value), email);

test(
  'an Admin whose e-mail has the keyword sees the page, which lies outside the dashboard and in no menu',
  { tag: ['@SUPP-01:Admin', '@SUPP-04', '@SUPP-05'] },
  async ({ page, app }) => {
    await app.signIn('soporte');
    await expect(menuOf(page).getByRole('link', { name: /soporte/i })).toHaveCount(0);
    await expect(menuOf(page).getByRole('link').first()).toBeVisible();
    // The landing screen asks for the period's end once it stands.
    await expect.poll(async () => (await app.control.calls('GET /api/periods')).length).toBe(1);
    await expectAnswered(page, app);
    const before = (await app.control.calls()).length;
    await page.goto(ADDRESS);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soporte');
    await expect(page).toHaveTitle('Soporte');
    await expect(page).toHaveURL(ADDRESS);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('tab')).toHaveText(['Código de seguridad', 'Códigos de registro', 'Tokens FCM']);
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Código de seguridad');
    // Nothing is asked before somebody asks.
    expect(await app.control.calls()).toHaveLength(before);
    await page.getByRole('link', { name: 'Ir al panel' }).click();
    await expect(page).toHaveURL('/dashboard/schools');
    await expect(menuOf(page)).toBeVisible();
    await page.goto(ADDRESS);
    await page.getByRole('button', { name: 'Salir' }).click();
    await expect(page).toHaveURL('/auth/login');
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  },
);

test(
  'a Teacher whose e-mail has the keyword sees the page; what is answered, the server decides by the account',
  { tag: ['@SUPP-01:Teacher', '@SUPP-29:page', '@SUPP-03:case'] },
  async ({ page, app }) => {
    await app.signIn('directora');
    await renameTo(page, 'Yaneth.SOPORTE@yarumos.example');
    await page.goto(ADDRESS);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soporte');
    await lookUp(page, 'alguien@correo.example');
    await expect(alertOf(page)).toHaveText('No tienes permiso para esta acción.');
  },
);

for (const [who, role, landing] of [
  ['coordinadora', 'Admin', '/dashboard/schools'],
  ['directora', 'Teacher', '/dashboard/home'],
] as const) {
  test(
    `a ${role} whose e-mail has none is refused, and is on the own landing screen after 3 s`,
    { tag: [`@SUPP-02:${role}`] },
    async ({ page, app }) => {
      await app.signIn(who);
      const before = await storageOf(page);
      delete before['lastActivityAt'];
      await page.goto(ADDRESS);
      await expect(page.getByRole('heading')).toHaveText([UNAUTHORIZED]);
      await expect(page).toHaveURL('/unauthorized');
      await expect(page.getByRole('tab')).toHaveCount(0);
      await page.clock.runFor(3_000);
      await expect(page).toHaveURL(landing);
      expect(await storageOf(page)).toMatchObject(before);
    },
  );

  test(
    `the server refuses the three calls of a ${role} without the keyword`,
    { tag: [`@SUPP-29:${role}`] },
    async ({ page, app, host }) => {
      await app.signIn(who);
      for (const name of NAMES) {
        const url = `${host.apiUrl}${LOOK_UPS[name].path}?email=acudiente@yarumos.example`;
        expect(await callDirectly(page, { method: 'GET', url })).toBe(403);
      }
    },
  );
}

test('the server answers the three calls of staff', { tag: ['@SUPP-29:staff'] }, async ({ page, app, host }) => {
  await app.signIn('soporte');
  for (const name of NAMES) {
    const url = `${host.apiUrl}${LOOK_UPS[name].path}?email=acudiente@yarumos.example`;
    expect(await callDirectly(page, { method: 'GET', url })).toBe(200);
  }
});

test(
  'the keyword counts anywhere in the e-mail, its domain too, in any case; a part of it does not',
  { tag: ['@SUPP-03:anywhere', '@SUPP-03:case'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora');
    for (const email of ['ana@soporte.example', 'ana@mesa.Soporte.example', 'SOPORTE1@yarumos.example', 'x.soportetecnico@y.example']) {
      await renameTo(page, email);
      await page.goto(ADDRESS);
      await expect(page.getByRole('tab').first(), email).toBeVisible();
    }
    for (const email of ['sop.orte@yarumos.example', 'soport@yarumos.example']) {
      await renameTo(page, email);
      await page.goto(ADDRESS);
      await expect(page.getByRole('heading'), email).toHaveText([UNAUTHORIZED]);
    }
  },
);

test('authorities open nothing: the page goes by the e-mail alone', { tag: ['@SUPP-31'] }, async ({ page, app }) => {
  await app.signIn('coordinadora');
  await page.evaluate(() => localStorage.setItem('authorities', JSON.stringify(['soporte', 'support', 'SUPPORT', 'ROLE_SUPPORT'])));
  await page.goto(ADDRESS);
  await expect(page.getByRole('heading')).toHaveText([UNAUTHORIZED]);
  await renameTo(page, 'soporte@yarumos.example');
  await page.evaluate(() => localStorage.setItem('authorities', '[]'));
  await page.goto(ADDRESS);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soporte');
});

test.describe('another configuration', () => {
  test.use({ ownPage: true });

  test(
    'without keywords nobody enters; with another one whoever bears that',
    { tag: ['@SUPP-03:none', '@SUPP-03:configured'] },
    async ({ page, app, host }) => {
      const site = await openOwnSite();
      const demo = { mode: 'demo', apiBaseUrl: '', firebase: null, tutorialUrl: 'https://tutorial.example', mediaOrigins: [] };
      const configure = (supportKeywords: readonly string[]) =>
        site.configure({
          ...(host.mode === 'live' ? liveConfig(host.apiUrl) : { ...demo, activityLogDays: { default: 7, bySchool: {} } }),
          supportKeywords,
        });
      try {
        await app.open();
        configure([]);
        await page.goto(`${site.url}/auth/login`);
        await app.pressSignIn('soporte@yarumos.example', DEMO_PASSWORD);
        await expect(menuOf(page)).toBeAttached();
        await page.goto(`${site.url}${ADDRESS}`);
        await expect(page.getByRole('heading')).toHaveText([UNAUTHORIZED]);

        configure(['mesa', 'YARUMOS']);
        await page.goto(`${site.url}${ADDRESS}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soporte');
      } finally {
        await site.close();
      }
    },
  );
});

test(
  'at 390 px nothing scrolls sideways, and the keyboard goes from the tabs to what they show',
  { tag: ['@SAFE-20:support', '@SUPP-05', '@SUPP-06'] },
  async ({ page, app }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await app.signIn('soporte', { at: ADDRESS });
    await tabOf(page, 'security').focus();
    await expectKeyOfBrowser(tabOf(page, 'security'), 'ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await expect(tabOf(page, 'enrollment')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(emailOf(page)).toBeFocused();
    await page.keyboard.type('acudiente@yarumos.example');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await tabOf(page, 'tokens').click();
    await lookUp(page, 'acudiente@yarumos.example');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByText('Respuesta completa').filter({ visible: true }).click();
    await expectNoSidewaysScroll(page);
    await expect(askOf(page)).toBeVisible();
  },
);
