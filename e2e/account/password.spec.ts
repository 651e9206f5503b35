import { acceptFailure, anyDialog, buttonOf, dialogOf, menuOf, openPublications } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { FULL_NAMES, GENERATE, NOTIFY, PASSWORD_DIALOG, openDialog } from './dialogs';

const CALL = 'POST /api/auth/change-user-password';
const PATH = '/api/auth/change-user-password';
const DONE = 'Tu contraseña ha sido actualizada con éxito.';
const PEOPLE = [
  { who: 'coordinadora', email: 'coordinacion@yarumos.example' },
  { who: 'directora', email: 'yaneth.garcia@yarumos.example' },
] as const;

test('it opens with generation and notification on', { tag: ['@ACCT-01'] }, async ({ page, app }) => {
  await app.signIn('coordinadora');
  await openDialog(page, FULL_NAMES.coordinadora, PASSWORD_DIALOG);
  await expect(page.getByRole('switch', { name: GENERATE })).toBeChecked();
  await expect(page.getByRole('switch', { name: NOTIFY })).toBeChecked();
  // What was switched off is on again the next time.
  await page.getByRole('switch', { name: GENERATE }).uncheck();
  await page.getByRole('switch', { name: NOTIFY }).uncheck();
  await buttonOf(page, PASSWORD_DIALOG, 'Cancelar').click();
  await openDialog(page, FULL_NAMES.coordinadora, PASSWORD_DIALOG);
  await expect(page.getByRole('switch', { name: GENERATE })).toBeChecked();
  await expect(page.getByRole('switch', { name: NOTIFY })).toBeChecked();
});

test(
  'each opening generates a new password of twelve characters and all four classes',
  { tag: ['@ACCT-02', '@ACCT-03'] },
  async ({ page, app }) => {
    await app.signIn('directora');
    const seen = new Set<string>();
    for (let opening = 0; opening < 5; opening += 1) {
      await openDialog(page, FULL_NAMES.directora, PASSWORD_DIALOG);
      const field = page.getByLabel('Nueva contraseña');
      await expect(field).toHaveValue(/^(?=.*\d)(?=.*[A-Z])(?=.*[a-z])(?=.*[^A-Za-z\d\s]).{12}$/);
      // Read-only and in plain sight, so that it can be copied.
      await expect(field).not.toBeEditable();
      await expect(field).not.toHaveAttribute('type', 'password');
      seen.add(await field.inputValue());
      await buttonOf(page, PASSWORD_DIALOG, 'Cancelar').click();
    }
    expect(seen.size).toBe(5);
  },
);

test('generation off empties the field to type in, on again generates another', { tag: ['@ACCT-04'] }, async ({ page, app }) => {
  await app.signIn('coordinadora');
  await openDialog(page, FULL_NAMES.coordinadora, PASSWORD_DIALOG);
  const field = page.getByLabel('Nueva contraseña');
  const first = await field.inputValue();
  await page.getByRole('switch', { name: GENERATE }).uncheck();
  await expect(field).toHaveValue('');
  await expect(field).toBeEditable();
  await field.fill('Propia9*');
  await app.look();
  await page.getByRole('switch', { name: GENERATE }).check();
  await expect(field).toHaveValue(/^\S{12}$/);
  await expect(field).not.toBeEditable();
  expect(await field.inputValue()).not.toBe(first);
  await expect(page.getByText('Este campo es requerido.')).toHaveCount(0);
});

for (const { who, email } of PEOPLE) {
  test(
    `${who} saves the generated password with notification, then signs in with it`,
    { tag: ['@ACCT-08', '@ACCT-09'] },
    async ({ page, app }) => {
      await app.signIn(who);
      await openDialog(page, FULL_NAMES[who], PASSWORD_DIALOG);
      const password = await page.getByLabel('Nueva contraseña').inputValue();
      await buttonOf(page, PASSWORD_DIALOG, 'Guardar').click();
      await expect(dialogOf(page, 'Éxito')).toContainText(DONE);
      await expect(dialogOf(page, PASSWORD_DIALOG)).toHaveCount(0);
      await app.look();
      const calls = await app.door.calls(CALL);
      expect(calls.map(({ body }) => body)).toEqual([{ email, password, emailNotification: 'Y' }]);
      await buttonOf(page, 'Éxito', 'Aceptar').click();
      // The session goes on.
      await openPublications(page);
      await page.getByRole('banner').getByRole('button', { name: FULL_NAMES[who] }).click();
      await page.getByRole('menuitem', { name: 'Salir' }).click();
      await app.pressSignIn(email, password);
      await expect(menuOf(page)).toBeVisible();
    },
  );
}

test('a typed password goes as typed, and without notification as N', { tag: ['@ACCT-08'] }, async ({ page, app }) => {
  await app.signIn('directora');
  await openDialog(page, FULL_NAMES.directora, PASSWORD_DIALOG);
  await page.getByRole('switch', { name: GENERATE }).uncheck();
  await page.getByLabel('Nueva contraseña').fill(' Mía 2026* ');
  await page.getByRole('switch', { name: NOTIFY }).uncheck();
  await buttonOf(page, PASSWORD_DIALOG, 'Guardar').click();
  await expect(dialogOf(page, 'Éxito')).toContainText(DONE);
  const calls = await app.door.calls(CALL);
  expect(calls.map(({ body }) => body)).toEqual([
    { email: 'yaneth.garcia@yarumos.example', password: ' Mía 2026* ', emailNotification: 'N' },
  ]);
});

for (const [kind, text] of [
  ['status', 'Ha ocurrido un error inesperado'],
  ['html', 'Ha ocurrido un error inesperado'],
  ['malformed', 'Ha ocurrido un error inesperado'],
] as const) {
  test(`a failure (${kind}) shows the error modal and leaves the dialog as it was`, { tag: ['@ACCT-10'] }, async ({ page, app }) => {
    await app.signIn('coordinadora');
    await openDialog(page, FULL_NAMES.coordinadora, PASSWORD_DIALOG);
    await page.getByRole('switch', { name: GENERATE }).uncheck();
    await page.getByLabel('Nueva contraseña').fill('Propia9*');
    await page.getByRole('switch', { name: NOTIFY }).uncheck();
    await app.door.fault({ method: 'POST', path: PATH, kind, status: 500, times: 1 });
    await buttonOf(page, PASSWORD_DIALOG, 'Guardar').click();
    await acceptFailure(page, text);
    await expect(page.getByLabel('Nueva contraseña')).toHaveValue('Propia9*');
    await expect(page.getByRole('switch', { name: NOTIFY })).not.toBeChecked();
    expect(await app.door.calls(CALL)).toHaveLength(1);
    await buttonOf(page, PASSWORD_DIALOG, 'Guardar').click();
    await expect(dialogOf(page, 'Éxito')).toContainText(DONE);
    await buttonOf(page, 'Éxito', 'Aceptar').click();
    await expect(anyDialog(page)).toHaveCount(0);
    expect(await app.door.calls(CALL)).toHaveLength(2);
  });
}
