import { askForCode, menuOf, openRecovery, storageOf } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { CEIBA, LOADS, TRY_AGAIN, YARUMOS, emailOf, pressSignInAs, refusing } from './access';

const AUTH = 'PUT /accounts/auth';

test.beforeEach(({ app }) => app.open());

test('the school picker goes after fifteen idle minutes', { tag: ['@SAFE-31:picker'] }, async ({ page, app }) => {
  await pressSignInAs(app, 'dos-colegios');
  const school = page.getByRole('radio', { name: YARUMOS });
  await app.control.fault({ ...refusing('GET', LOADS.school, 500), times: 1 });
  await school.check({ force: true });
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('alert')).toHaveText(TRY_AGAIN);
  await page.clock.fastForward('14:30');
  await expect(school).toBeAttached();
  // Somebody is there.
  await page.keyboard.press('Shift');
  await page.clock.fastForward('14:30');
  await expect(school).toBeAttached();
  await page.clock.fastForward('00:32');
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Contraseña' })).toHaveValue('');
  expect(await storageOf(page)).toEqual({});
  await pressSignInAs(app, 'dos-colegios');
  await page.getByRole('radio', { name: CEIBA }).check({ force: true });
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(menuOf(page)).toBeAttached();
});

for (const who of ['coordinadora', 'directora'] as const)
  for (const call of [AUTH, `GET ${LOADS.year}`, `GET ${LOADS.school}`]) {
    const tag = ['@SAFE-31:left', ...(who === 'directora' && call === AUTH ? ['@connection'] : [])];
    test(`a sign-in of ${who} left at ${call} signs nobody in`, { tag }, async ({ page, app }) => {
      await app.control.hold(call);
      await pressSignInAs(app, who);
      await expect.poll(async () => (await app.control.read()).faults).toEqual([]);
      await openRecovery(page);
      await app.control.release();
      await askForCode(page, emailOf(who));
      expect((await app.control.calls()).every(({ status }) => (status ?? 0) > 0)).toBe(true);
      await expect(page).toHaveURL('/auth/recover');
      expect(await storageOf(page)).toEqual({});
    });
  }

test(
  'a sign-in under way ends when another person of the demo is chosen',
  { tag: ['@SAFE-31:otherPerson', '@demo-only'] },
  async ({ page, app }) => {
    await app.control.hold(AUTH);
    await page.getByRole('button', { name: /^Coordinadora Colegio/ }).click();
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect.poll(async () => (await app.control.read()).faults).toEqual([]);
    await page.getByRole('button', { name: /^Yaneth García Suárez/ }).click();
    await app.control.release();
    await expect(page.getByLabel('Correo electrónico')).toHaveValue(emailOf('directora'));
    await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeEnabled();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await storageOf(page)).toEqual({});
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(page).toHaveURL('/dashboard/home');
    expect(await storageOf(page)).toMatchObject({ userEmail: emailOf('directora') });
  },
);
