import { watchAddresses } from '@e2e/session/session';
import { goWithin, menuOf } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';

// It listens for navigations.
test.use({ ownPage: true });

const LANDINGS = [
  { who: 'coordinadora', role: 'Admin', landing: '/dashboard/schools', heading: 'Institución' },
  { who: 'directora', role: 'Teacher', landing: '/dashboard/home', heading: 'Inicio' },
] as const;

test('the root address leads to the login screen', { tag: ['@LAYO-01'] }, async ({ page, app }) => {
  await app.open();
  await page.goto('/auth/recover');
  await page.goto('/');
  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  // A redirect is no stop on the way back.
  await page.goBack();
  await expect(page).toHaveURL('/auth/recover');
});

for (const { who, role, landing, heading } of LANDINGS) {
  test(
    `/dashboard, the root and unknown addresses lead ${who} to the own landing screen`,
    { tag: [`@LAYO-02:${role}`, '@LAYO-01', '@LAYO-03:belowDashboard', '@LAYO-03:other'] },
    async ({ page, app }) => {
      await app.signIn(who);
      const addresses = watchAddresses(page);
      const expectLanding = async () => {
        await expect(page).toHaveURL(landing);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      };
      for (const address of ['/', '/dashboard/nada']) {
        await page.goto(address);
        await expectLanding();
      }
      for (const address of [
        '/dashboard',
        '/dashboard/',
        '/',
        '/dashboard/nada',
        '/dashboard/courses/list/otra',
        '/dashboard/room',
        '/nada',
        '/auth/otra',
        '/auth',
      ]) {
        await goWithin(page, address);
        await expectLanding();
        expect(addresses(), address).toContain(address);
      }
      // None of it by way of a refusal, which leads there in the end.
      expect(addresses()).not.toContain('/unauthorized');
      // The root is no stop on the way back here either.
      await goWithin(page, '/auth/recover');
      await goWithin(page, '/');
      await expectLanding();
      await page.goBack();
      await expect(page).toHaveURL('/auth/recover');
    },
  );
}

test('without a session unknown addresses lead to the login screen', { tag: ['@LAYO-03:withoutSession'] }, async ({ page, app }) => {
  await app.open();
  for (const address of ['/nada', '/auth/otra/mas', '/dashboard/nada']) {
    await page.goto(address);
    await expect(page).toHaveURL('/auth/login');
    await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
    await expect(menuOf(page)).not.toBeAttached();
  }
});
