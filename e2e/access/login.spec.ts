import { expectNoDialog } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { LOWERCASE_ONLY, REQUIRED, emailOf } from './access';

test.beforeEach(({ app }) => app.open());

test('shows the fields, the button and the way to recovery', { tag: ['@AUTH-01'] }, async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  await expect(page.getByLabel('Correo electrónico')).toBeVisible();
  await expect(page.getByLabel('Contraseña')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeEnabled();
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  await expect(page).toHaveURL('/auth/recover');
});

for (const [what, typed] of [
  ['an empty e-mail', ''],
  ['an e-mail of blanks', '   '],
] as const) {
  test(`${what} is asked for`, { tag: ['@AUTH-02', '@AUTH-05'] }, async ({ page, app }) => {
    await app.pressSignIn(typed, 'Demo2026*');
    await expect(page.getByLabel('Correo electrónico')).toHaveAccessibleDescription(REQUIRED);
    await expect(page.getByLabel('Correo electrónico')).toBeFocused();
    await expect(page.getByText(REQUIRED)).toHaveCount(1);
    await expectNoDialog(page);
    await expect(page.getByLabel('Contraseña')).toHaveValue('Demo2026*');
    expect(await app.door.calls()).toEqual([]);
  });
}

for (const typed of ['Coordinacion@yarumos.example', 'Álvaro@yarumos.example', 'maríaÚ@yarumos.example', 'Ñoño@yarumos.example']) {
  test(`an uppercase letter in ${typed} is refused`, { tag: ['@AUTH-03'] }, async ({ page, app }) => {
    const field = page.getByLabel('Correo electrónico');
    await app.pressSignIn(typed, 'Demo2026*');
    await expect(field).toHaveAccessibleDescription(LOWERCASE_ONLY);
    await expect(page.getByText(LOWERCASE_ONLY)).toHaveCount(1);
    await expectNoDialog(page);
    await expect(field).toHaveValue(typed);
    expect(await app.door.calls()).toEqual([]);
  });
}

test("a lowercase 'ñ' or accent is no uppercase letter", { tag: ['@AUTH-03'] }, async ({ page, app }) => {
  await app.pressSignIn('ñoño.peñá@yarumos.example', 'Demo2026*');
  await expect(page.getByRole('alert')).toHaveText('Por favor, verifique su información');
  await expect(page.getByText(LOWERCASE_ONLY)).toHaveCount(0);
  await expect(page.getByLabel('Correo electrónico')).toHaveAccessibleDescription('');
});

test('an empty password is asked for', { tag: ['@AUTH-04', '@AUTH-05'] }, async ({ page, app }) => {
  await app.pressSignIn(emailOf('coordinadora'), '');
  await expect(page.getByLabel('Contraseña')).toHaveAccessibleDescription(REQUIRED);
  await expect(page.getByLabel('Contraseña')).toBeFocused();
  await expect(page.getByText(REQUIRED)).toHaveCount(1);
  await expectNoDialog(page);
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(emailOf('coordinadora'));
  expect(await app.door.calls()).toEqual([]);
});

test('a message appears on leaving the field, not while typing', { tag: ['@AUTH-05'] }, async ({ page, app }) => {
  const email = page.getByLabel('Correo electrónico');
  const password = page.getByLabel('Contraseña');
  await email.focus();
  await expect(page.getByText(REQUIRED)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(email).toHaveAccessibleDescription(REQUIRED);
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription('');
  await page.keyboard.press('Tab');
  await expect(password).toHaveAccessibleDescription(REQUIRED);
  await app.look();

  await email.fill('Ana');
  await expect(email).toHaveAccessibleDescription(LOWERCASE_ONLY);
  await email.fill('ana');
  await expect(email).toHaveAccessibleDescription('');
  expect(await app.door.calls()).toEqual([]);
});

test('pressing the button with empty fields shows both messages and sends nothing', { tag: ['@AUTH-05'] }, async ({ page, app }) => {
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByText(REQUIRED)).toHaveCount(2);
  await expect(page.getByLabel('Correo electrónico')).toBeFocused();
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.keyboard.press('Enter');
  expect(await app.door.calls()).toEqual([]);
});

test('sends the e-mail trimmed and the password as typed', { tag: ['@AUTH-06', '@AUTH-07'] }, async ({ page, app }) => {
  await app.pressSignIn('  coordinacion@yarumos.example ', ' Demo2026* ');
  await expect(page.getByRole('alert')).toHaveText('Por favor, verifique su información');
  const calls = await app.door.calls('PUT /accounts/auth');
  expect(calls.map(({ body }) => body)).toEqual([{ username: 'coordinacion@yarumos.example', password: ' Demo2026* ' }]);
});

// The only capitals that AUTH-03 lets through are those that are no uppercase letters, such as a titlecase digraph.
test('sends the e-mail in lowercase', { tag: ['@AUTH-06'] }, async ({ page, app }) => {
  await app.pressSignIn('ǅoni@yarumos.example', 'Demo2026*');
  await expect(page.getByRole('alert')).toBeVisible();
  const [call] = await app.door.calls('PUT /accounts/auth');
  expect(call?.body).toEqual({ username: 'ǆoni@yarumos.example', password: 'Demo2026*' });
});

test('a password of blanks is sent as typed', { tag: ['@AUTH-07'] }, async ({ page, app }) => {
  await app.pressSignIn('coordinacion@yarumos.example', '   ');
  await expect(page.getByRole('alert')).toBeVisible();
  const [call] = await app.door.calls('PUT /accounts/auth');
  expect(call?.body).toEqual({ username: 'coordinacion@yarumos.example', password: '   ' });
  await expect(page.getByText(REQUIRED)).toHaveCount(0);
});
