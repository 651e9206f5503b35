import { menuOf } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { ANNOUNCED, headerOf, openAddress } from './shell';

/** Address and heading of every screen whose content is still to come. */
type Announced = readonly [address: string, heading: string];

const OBSERVER: Announced = ['/dashboard/observer', 'Observador del Estudiante'];

const SCREENS: readonly { who: 'coordinadora' | 'directora'; screens: readonly Announced[] }[] = [
  { who: 'coordinadora', screens: [OBSERVER] },
  { who: 'directora', screens: [OBSERVER] },
];

for (const { who, screens } of SCREENS) {
  test(
    `the announced screens of ${who} have menu, header, heading and tab title, and ask for nothing`,
    { tag: ['@LAYO-04:dashboard', '@LAYO-12:announced'] },
    async ({ page, app }) => {
      await app.signIn(who);
      for (const [address, heading] of screens) {
        await openAddress(page, address);
        await expect(page.getByRole('heading')).toHaveText([heading]);
        await expect(page).toHaveTitle(heading);
        // Nothing else stands there.
        await expect(page.getByRole('main')).toHaveText(heading + ANNOUNCED);
        await expect(page).toHaveURL(address);
        await expect(menuOf(page)).toBeVisible();
        await expect(headerOf(page)).toBeVisible();
      }
      const asked = new Set((await app.control.calls()).map(({ method, path }) => `${method} ${path.replace(/\/\d+\/?$/, '')}`));
      // The login's own loads and the header's.
      const known = [
        'PUT /accounts/auth',
        'GET /api/school-year/current',
        'GET /api/learning/valorization',
        'GET /api/configurations/schools',
      ];
      const ofShell = ['GET /schools', 'GET /api/accounts', 'GET /teachersDeepByTeacherEmail/yaneth.garcia@yarumos.example'];
      expect([...asked].filter((call) => ![...known, ...ofShell].includes(call))).toEqual([]);

      // The publications are no longer announced.
      await menuOf(page).getByRole('link', { name: 'Publicaciones' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Publicaciones');
      await expect(page).toHaveTitle('Publicaciones');
      await expect(page.getByRole('main')).not.toContainText(ANNOUNCED);
    },
  );
}

test('the public screens show neither menu nor header', { tag: ['@LAYO-04:public'] }, async ({ page, app }) => {
  await app.open();
  const publicScreens = [
    ['/auth/login', 'Iniciar sesión'],
    ['/auth/recover', 'Recuperar contraseña'],
    ['/unauthorized', 'You are not authorized to enter this section'],
  ] as const;
  const expectBare = async (address: string, heading: string) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(menuOf(page)).not.toBeAttached();
    await expect(headerOf(page)).not.toBeAttached();
  };
  for (const [address, heading] of publicScreens) await expectBare(address, heading);
  // With a session too, where they open at all.
  await app.signIn('coordinadora');
  for (const [address, heading] of publicScreens.slice(1)) await expectBare(address, heading);
});
