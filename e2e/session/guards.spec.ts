import { ROUTES } from '@e2e/areas';
import { pauseClock } from '@e2e/support/clock';
import { expectNoDialog, goWithin, menuOf, storageOf } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { signOut, UNAUTHORIZED, watchAddresses, watchMoves } from './session';

test.use({ ownPage: true });

/** The areas that are for both. */
const SHARED = /^\/dashboard\/(publications|progress|learning|learning-activities|spreadsheet|students|observer)\b/;

/** Without the dashboard's own segment. */
const ADMIN_ONLY = [
  ...Object.values(ROUTES.coordinadora)
    .filter((path) => !SHARED.test(path))
    .map((path) => path.replace('/dashboard/', '')),
  'schools',
  'enrollments',
];
const TEACHER_ONLY = ['learning/create', 'learning/1', 'teacher-rooms/list', 'teacher-rooms/create'];

test(
  'without a token every dashboard address and /support lead straight to the login',
  { tag: ['@SESS-14:dashboard', '@SESS-14:support'] },
  async ({ page, app }) => {
    await app.open();
    const seen = watchAddresses(page);
    const expectLogin = async () => {
      await expect(page).toHaveURL('/auth/login');
      await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
    };
    for (const path of ['/dashboard/home', '/support']) {
      await page.goto(path);
      await expectLogin();
    }
    for (const path of [
      '/dashboard',
      ...['home', 'publications/list', 'publications/1', 'learning', 'learning-activities', 'spreadsheet', 'observer', 'nada']
        .concat(ADMIN_ONLY, TEACHER_ONLY)
        .map((each) => `/dashboard/${each}`),
      '/support',
    ]) {
      await goWithin(page, path);
      await expectLogin();
      expect(seen(), path).toContain(path.split('?')[0]);
    }
    expect(seen()).not.toContain('/unauthorized');
    expect(await app.control.calls()).toEqual([]);
  },
);

test(
  'a stored token with no role, or another one, is no session',
  { tag: ['@SESS-15:withoutRole', '@SESS-15:otherRole'] },
  async ({ page, app }) => {
    await app.signIn('directora');
    const whole = await storageOf(page);
    for (const role of [null, 'PARENT', 'admin', 'MANAGER']) {
      for (const path of ['/dashboard/home', '/auth/login']) {
        await test.step(`${role} ${path}`, async () => {
          await page.evaluate(
            ([session, value]) => {
              Object.assign(localStorage, session);
              if (value === null) localStorage.removeItem('userRole');
              else localStorage.setItem('userRole', value);
            },
            [whole, role] as const,
          );
          await page.goto(path);
          await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
          await expect(page).toHaveURL('/auth/login');
          expect(await storageOf(page)).toEqual({});
        });
      }
    }
    // The same with its role is one.
    await page.evaluate((session) => void Object.assign(localStorage, session), whole);
    await page.goto('/auth/login');
    await expect(page).toHaveURL('/dashboard/home');
  },
);

for (const [who, paths] of [
  ['directora', ADMIN_ONLY],
  ['coordinadora', TEACHER_ONLY],
] as const) {
  test(
    `the screens that are not ${who}'s are refused`,
    { tag: [who === 'directora' ? '@SESS-16:Teacher' : '@SESS-16:Admin', '@SESS-18:stored', '@SESS-18:nothingShown'] },
    async ({ page, app }) => {
      await app.signIn(who);
      const before = await storageOf(page);
      delete before['lastActivityAt'];
      const calls = (await app.control.calls()).length;
      for (const [turn, path] of paths.entries()) {
        await (turn === 0 ? page.goto(`/dashboard/${path}`) : goWithin(page, `/dashboard/${path}`));
        await expect(page.getByRole('heading', { name: UNAUTHORIZED })).toBeVisible();
        await expect(page).toHaveURL('/unauthorized');
        await expect(page.getByRole('heading')).toHaveCount(1);
        await expect(page.getByRole('navigation')).toHaveCount(0);
      }
      await expectNoDialog(page);
      expect(await storageOf(page)).toMatchObject(before);
      // Away before the refusal leads to the landing screen, which asks for its own.
      await goWithin(page, '/auth/recover');
      expect(await app.control.calls()).toHaveLength(calls);
    },
  );
}

for (const [who, path, landing] of [
  ['directora', '/dashboard/rooms/list', '/dashboard/home'],
  ['coordinadora', '/dashboard/teacher-rooms/list', '/dashboard/schools'],
] as const) {
  test(
    `3 s after a role refusal ${who} is on the own landing screen`,
    { tag: [who === 'directora' ? '@SESS-17:Teacher' : '@SESS-17:Admin', '@SESS-18:stored'] },
    async ({ page, app }) => {
      await app.signIn(who);
      await expect(page).toHaveURL(landing);
      await expect(menuOf(page)).toBeVisible();
      const moves = await watchMoves(page);
      await pauseClock(page);
      // The page that is watched lives on.
      await goWithin(page, path);
      await expect(page.getByRole('heading', { name: UNAUTHORIZED })).toBeVisible();
      await page.clock.runFor(3000);
      await expect(page).toHaveURL(landing);
      await expect(menuOf(page)).toBeVisible();
      await page.clock.resume();
      const made = await moves();
      const at = (address: string) => made.find((move) => move.path === address)?.at ?? 0;
      expect(at('/dashboard') - at('/unauthorized')).toBeGreaterThanOrEqual(2990);
      expect(at('/dashboard') - at('/unauthorized')).toBeLessThan(3600);
      expect(await storageOf(page)).toHaveProperty('authToken');
      // Back does not lead to the refused screen again.
      await page.goBack();
      await expect(page).toHaveURL(landing);
      expect((await moves()).filter((move) => move.path === '/unauthorized')).toHaveLength(1);
    },
  );

  test(
    `the login screen opened with a session goes to the dashboard (${who})`,
    { tag: [who === 'directora' ? '@SESS-19:Teacher' : '@SESS-19:Admin'] },
    async ({ page, app }) => {
      await app.signIn(who);
      const seen = watchAddresses(page);
      await page.goto('/auth/login');
      await expect(menuOf(page)).toBeVisible();
      await expect(page).toHaveURL(landing);
      expect(seen()).toContain('/dashboard');
    },
  );
}

for (const [who, name] of [
  ['coordinadora', 'Liliana Restrepo Cano'],
  ['directora', 'Yaneth García Suárez'],
] as const) {
  test(
    `'Salir' asks nothing and Back leads to the login (${who})`,
    { tag: ['@SESS-23', '@SESS-24:noQuestion', '@SESS-24:back'] },
    async ({ page, app }) => {
      await app.signIn(who);
      await page.getByRole('link', { name: 'Publicaciones' }).click();
      await page.getByRole('link', { name: 'Planilla de Estudiantes' }).click();
      await expect(page).toHaveURL('/dashboard/spreadsheet');
      await page.evaluate(() => localStorage.setItem('otra', 'cosa'));
      const moves = await watchMoves(page);
      await signOut(page, name);
      await expectNoDialog(page);
      await expect(page).toHaveURL('/auth/login');
      expect(await storageOf(page)).toEqual({});
      expect((await moves()).map(({ path }) => path)).toContain('/');
      for (const path of ['spreadsheet', 'publications']) {
        await test.step(`Back from ${path}`, () => page.goBack());
        await expect(page).toHaveURL('/auth/login');
        await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
        await expect(page.getByRole('navigation')).toHaveCount(0);
      }
    },
  );
}
