import { expect, test } from '@e2e/support/test';

test('shows the fields, the button and the way to recovery', { tag: ['@AUTH-01'] }, async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  await expect(page.getByLabel('Correo electrónico')).toBeVisible();
  await expect(page.getByLabel('Contraseña')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeEnabled();
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  await expect(page).toHaveURL('/auth/recover');
});

test('sends the e-mail trimmed and the password as typed', { tag: ['@AUTH-06', '@AUTH-07'] }, async ({ page, app }) => {
  await app.pressSignIn('  coordinacion@yarumos.example ', ' Demo2026* ');
  await expect(page.getByRole('alert')).toHaveText('Por favor, verifique su información');
  const [call] = await app.door.calls('PUT /accounts/auth');
  expect(call?.body).toEqual({ username: 'coordinacion@yarumos.example', password: ' Demo2026* ' });
});

test('an Admin lands on /dashboard/schools', { tag: ['@AUTH-14', '@AUTH-16'] }, async ({ page, app }) => {
  await app.signIn('coordinadora');
  await expect(page).toHaveURL('/dashboard/schools');
  await expect(page.getByRole('heading', { name: 'Institución' })).toBeVisible();
});
