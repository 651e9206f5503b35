import { expectNoDialog } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { INVALID, LOWERCASE_ONLY, REQUIRED, emailOf } from './access';
import { recordBodies } from '@e2e/support/sent-bodies';

test.beforeEach(({ app }) => app.open());

const AUTH = 'PUT /accounts/auth';

test('shows the fields, the button and the way to recovery', { tag: ['@AUTH-01'] }, async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  await expect(page.getByLabel('Correo electrónico')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Contraseña' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeEnabled();
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  await expect(page).toHaveURL('/auth/recover');
});

test(
  'an empty e-mail, blanks too, is asked for and nothing is sent',
  { tag: ['@AUTH-02', '@AUTH-05:onPressing', '@AUTH-05:nothingSent'] },
  async ({ page, app }) => {
    const email = page.getByLabel('Correo electrónico');
    for (const typed of ['', '   ']) {
      await app.pressSignIn(typed, 'Demo2026*');
      await expect(email).toHaveAccessibleDescription(REQUIRED);
      await expect(email).toBeFocused();
      await expect(page.getByText(REQUIRED)).toHaveCount(1);
      await expectNoDialog(page);
      await expect(page.getByRole('textbox', { name: 'Contraseña' })).toHaveValue('Demo2026*');
      await email.fill('nadie@yarumos.example');
      await expect(email).toHaveAccessibleDescription('');
    }
    expect(await app.control.calls()).toEqual([]);
    // Mended, the same press sends it.
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(page.getByRole('alert')).toHaveText(INVALID);
    expect(await app.control.calls(AUTH)).toHaveLength(1);
  },
);

test(
  "an uppercase letter, accented or 'Ñ' too, is refused; a lowercase 'ñ' or accent is none",
  { tag: ['@AUTH-03:uppercase', '@AUTH-03:accented', '@AUTH-03:upperEnye', '@AUTH-03:lowerEnye', '@AUTH-05:nothingSent'] },
  async ({ page, app }) => {
    const field = page.getByLabel('Correo electrónico');
    for (const typed of [
      'Coordinacion@yarumos.example',
      'coordinacion@Yarumos.example',
      'Álvaro@yarumos.example',
      'maríaÚ@yarumos.example',
      'Ñoño@yarumos.example',
    ]) {
      await app.pressSignIn(typed, 'Demo2026*');
      await expect(field).toHaveAccessibleDescription(LOWERCASE_ONLY);
      await expect(page.getByText(LOWERCASE_ONLY)).toHaveCount(1);
      await expectNoDialog(page);
      await expect(field).toHaveValue(typed);
      await field.fill('ana');
      await expect(field).toHaveAccessibleDescription('');
    }
    expect(await app.control.calls()).toEqual([]);
    await app.pressSignIn('ñoño.peñá@yarumos.example', 'Demo2026*');
    await expect(page.getByRole('alert')).toHaveText(INVALID);
    await expect(page.getByText(LOWERCASE_ONLY)).toHaveCount(0);
    await expect(field).toHaveAccessibleDescription('');
  },
);

test(
  'an empty password is asked for, and with an empty e-mail both are',
  { tag: ['@AUTH-04', '@AUTH-05:onPressing', '@AUTH-05:nothingSent'] },
  async ({ page, app }) => {
    const [email, password] = [page.getByLabel('Correo electrónico'), page.getByRole('textbox', { name: 'Contraseña' })];
    await app.pressSignIn(emailOf('coordinadora'), '');
    await expect(password).toHaveAccessibleDescription(REQUIRED);
    await expect(password).toBeFocused();
    await expect(page.getByText(REQUIRED)).toHaveCount(1);
    await expectNoDialog(page);
    await expect(email).toHaveValue(emailOf('coordinadora'));
    await password.fill('x');
    await expect(password).toHaveAccessibleDescription('');

    await app.pressSignIn('', '');
    await expect(page.getByText(REQUIRED)).toHaveCount(2);
    await expect(email).toBeFocused();
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await page.keyboard.press('Enter');
    // Filled in it is sent, and alone.
    await app.pressSignIn('nadie@yarumos.example', 'x');
    await expect.poll(async () => (await app.control.calls()).length).toBeGreaterThan(0);
    expect(await app.control.calls()).toHaveLength(1);
  },
);

test('a message appears on leaving the field, not while typing', { tag: ['@AUTH-05:onLeaving'] }, async ({ page, app }) => {
  const email = page.getByLabel('Correo electrónico');
  const password = page.getByRole('textbox', { name: 'Contraseña' });
  await email.focus();
  await email.fill('A');
  await expect(page.getByText(LOWERCASE_ONLY)).toHaveCount(0);
  await email.fill('');
  await expect(page.getByText(REQUIRED)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(email).toHaveAccessibleDescription(REQUIRED);
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription('');
  await page.keyboard.press('Tab');
  await expect(password).toHaveAccessibleDescription(REQUIRED);
  await app.checkA11y();

  await email.fill('Ana');
  await expect(email).toHaveAccessibleDescription(LOWERCASE_ONLY);
  await email.fill('ana');
  await expect(email).toHaveAccessibleDescription('');
  expect(await app.control.calls()).toEqual([]);
});

test(
  'sends the e-mail trimmed and in lowercase, and the password as typed',
  { tag: ['@AUTH-06:trimmed', '@AUTH-06:lowercased', '@AUTH-07:outerBlanks', '@AUTH-07:blanksAlone'] },
  async ({ page, app }) => {
    // The only capitals that AUTH-03 lets through are those that are no uppercase letters, such as a titlecase digraph.
    const typed = [
      ['  coordinacion@yarumos.example ', ' Demo2026* '],
      ['ǅoni@yarumos.example', 'Demo2026*'],
      ['coordinacion@yarumos.example', '   '],
    ] as const;
    const sent = await recordBodies(page, '/accounts/auth');
    for (const [index, [email, password]] of typed.entries()) {
      await app.pressSignIn(email, password);
      await expect.poll(async () => (await app.control.calls(AUTH)).length).toBe(index + 1);
      await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeEnabled();
    }
    await expect(page.getByRole('alert')).toHaveText(INVALID);
    await expect(page.getByText(REQUIRED)).toHaveCount(0);
    expect(await sent()).toEqual([
      { username: 'coordinacion@yarumos.example', password: ' Demo2026* ' },
      { username: 'ǆoni@yarumos.example', password: 'Demo2026*' },
      { username: 'coordinacion@yarumos.example', password: '   ' },
    ]);
  },
);
