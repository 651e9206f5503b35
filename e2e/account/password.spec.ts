import { acceptFailure, anyDialog, buttonOf, dialogOf, menuOf, openPublications } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { FULL_NAMES, GENERATE, NOTIFY, PASSWORD_DIALOG, openDialog } from './dialogs';
import { recordBodies } from '@e2e/support/sent-bodies';

const CALL = 'POST /api/auth/change-user-password';
const PATH = '/api/auth/change-user-password';
const DONE = 'Tu contraseña ha sido actualizada con éxito.';
const PEOPLE = [
  { who: 'coordinadora', role: 'Admin', email: 'coordinacion@yarumos.example' },
  { who: 'directora', role: 'Teacher', email: 'yaneth.garcia@yarumos.example' },
] as const;

/** All four classes. */
const STRONG = /^(?=.*\d)(?=.*[A-Z])(?=.*[a-z])(?=.*[^A-Za-z\d\s]).{12}$/;

test(
  'it opens with generation and notification on, and each time with a new password',
  { tag: ['@ACCT-01:generation', '@ACCT-01:notification', '@ACCT-02', '@ACCT-03:readOnly', '@ACCT-03:eachOpening'] },
  async ({ page, app }) => {
    await app.signIn('directora');
    const seen = new Set<string>();
    for (let opening = 0; opening < 5; opening += 1) {
      await openDialog(page, FULL_NAMES.directora, PASSWORD_DIALOG);
      await expect(page.getByRole('switch', { name: GENERATE })).toBeChecked();
      await expect(page.getByRole('switch', { name: NOTIFY })).toBeChecked();
      const field = page.getByLabel('Nueva contraseña');
      await expect(field).toHaveValue(STRONG);
      // Read-only and in plain sight, so that it can be copied.
      await expect(field).not.toBeEditable();
      await expect(field).not.toHaveAttribute('type', 'password');
      seen.add(await field.inputValue());
      // What was switched off is on again the next time.
      await page.getByRole('switch', { name: GENERATE }).uncheck();
      await page.getByRole('switch', { name: NOTIFY }).uncheck();
      await buttonOf(page, PASSWORD_DIALOG, 'Cancelar').click();
    }
    expect(seen.size).toBe(5);
  },
);

test('a generated password has all four classes, whatever chance brings', { tag: ['@ACCT-02'] }, async ({ page, app }) => {
  await app.signIn('coordinadora');
  // Chance that always brings the first character, or the last, of what it is asked about.
  for (const drawn of [0, 87]) {
    await page.evaluate((value) => {
      crypto.getRandomValues = (array) => {
        (array as unknown as Uint32Array).fill(value);
        return array;
      };
    }, drawn);
    await openDialog(page, FULL_NAMES.coordinadora, PASSWORD_DIALOG);
    await expect(page.getByLabel('Nueva contraseña')).toHaveValue(STRONG);
    await buttonOf(page, PASSWORD_DIALOG, 'Cancelar').click();
  }
});

test(
  'generation off empties the field to type in, on again generates another',
  { tag: ['@ACCT-04:off', '@ACCT-04:on'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora');
    await openDialog(page, FULL_NAMES.coordinadora, PASSWORD_DIALOG);
    const field = page.getByLabel('Nueva contraseña');
    const first = await field.inputValue();
    await page.getByRole('switch', { name: GENERATE }).uncheck();
    await expect(field).toHaveValue('');
    await expect(field).toBeEditable();
    await field.fill('Propia9*');
    await app.checkA11y();
    await page.getByRole('switch', { name: GENERATE }).check();
    await expect(field).toHaveValue(STRONG);
    await expect(field).not.toBeEditable();
    expect(await field.inputValue()).not.toBe(first);
    await expect(page.getByText('Este campo es requerido.')).toHaveCount(0);
  },
);

for (const { who, role, email } of PEOPLE) {
  test(
    `${who} saves a typed password without notification, then a generated one with it, and signs in with that`,
    {
      tag: [
        `@ACCT-08:${role}`,
        '@ACCT-08:notified',
        '@ACCT-08:notNotified',
        '@ACCT-08:asTyped',
        '@ACCT-09:message',
        '@ACCT-09:session',
        ...(role === 'Admin' ? ['@API-005:ok', '@wire'] : []),
      ],
    },
    async ({ page, app }) => {
      await app.signIn(who);
      await openDialog(page, FULL_NAMES[who], PASSWORD_DIALOG);
      await page.getByRole('switch', { name: GENERATE }).uncheck();
      const bodies = await recordBodies(page, '/api/auth/change-user-password');
      await page.getByLabel('Nueva contraseña').fill(' Mía 2026* ');
      await page.getByRole('switch', { name: NOTIFY }).uncheck();
      await buttonOf(page, PASSWORD_DIALOG, 'Guardar').click();
      await expect(dialogOf(page, 'Éxito')).toContainText(DONE);
      await buttonOf(page, 'Éxito', 'Aceptar').click();
      await expect(anyDialog(page)).toHaveCount(0);

      await openDialog(page, FULL_NAMES[who], PASSWORD_DIALOG);
      const password = await page.getByLabel('Nueva contraseña').inputValue();
      await app.control.hold(CALL);
      await buttonOf(page, PASSWORD_DIALOG, 'Guardar').click();
      // What shows meanwhile is what is stored.
      await expect(page.getByRole('switch', { name: GENERATE })).toBeDisabled();
      await expect(page.getByLabel('Nueva contraseña')).toHaveValue(password);
      await app.control.release();
      await expect(dialogOf(page, 'Éxito')).toContainText(DONE);
      await expect(dialogOf(page, PASSWORD_DIALOG)).toHaveCount(0);
      expect(await bodies()).toEqual([
        { email, password: ' Mía 2026* ', emailNotification: 'N' },
        { email, password, emailNotification: 'Y' },
      ]);
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

test('a failure shows the error modal and leaves the dialog as it was', { tag: ['@ACCT-10'] }, async ({ page, app }) => {
  await app.signIn('coordinadora');
  await openDialog(page, FULL_NAMES.coordinadora, PASSWORD_DIALOG);
  await page.getByRole('switch', { name: GENERATE }).uncheck();
  await page.getByLabel('Nueva contraseña').fill('Propia9*');
  await page.getByRole('switch', { name: NOTIFY }).uncheck();
  for (const [index, kind] of (['status', 'html', 'malformed'] as const).entries()) {
    await app.control.fault({ method: 'POST', path: PATH, kind, status: 500 });
    await buttonOf(page, PASSWORD_DIALOG, 'Guardar').click();
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    await expect(page.getByLabel('Nueva contraseña')).toHaveValue('Propia9*');
    await expect(page.getByRole('switch', { name: NOTIFY })).not.toBeChecked();
    await expect(dialogOf(page, 'Éxito')).toHaveCount(0);
    expect(await app.control.calls(CALL)).toHaveLength(index + 1);
  }
  await app.control.fault();
  await buttonOf(page, PASSWORD_DIALOG, 'Guardar').click();
  await expect(dialogOf(page, 'Éxito')).toContainText(DONE);
  await buttonOf(page, 'Éxito', 'Aceptar').click();
  await expect(anyDialog(page)).toHaveCount(0);
  expect(await app.control.calls(CALL)).toHaveLength(4);
});

test(
  'a generated password can be copied, also hidden; a typed one has no such button',
  { tag: ['@ACCT-03:readOnly'] },
  async ({ page, app }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await app.signIn('directora');
    await openDialog(page, FULL_NAMES.directora, PASSWORD_DIALOG);
    const field = page.getByLabel('Nueva contraseña');
    await buttonOf(page, PASSWORD_DIALOG, 'Ocultar contraseña').click();
    for (let time = 0; time < 2; time += 1) {
      await buttonOf(page, PASSWORD_DIALOG, 'Copiar').click();
      await expect(buttonOf(page, PASSWORD_DIALOG, 'Copiada')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await field.inputValue());
      await page.getByRole('switch', { name: GENERATE }).uncheck();
      await expect(buttonOf(page, PASSWORD_DIALOG, 'Copiada')).toHaveCount(0);
      await expect(buttonOf(page, PASSWORD_DIALOG, 'Copiar')).toHaveCount(0);
      // Another one, not copied yet.
      await page.getByRole('switch', { name: GENERATE }).check();
    }
  },
);

test('Enter pressed twice opens the dialog, and changes no password', { tag: ['@KEYS-02:choice'] }, async ({ page, app }) => {
  await app.signIn('directora');
  await openDialog(page, FULL_NAMES['directora'], PASSWORD_DIALOG);
  const generate = page.getByRole('switch', { name: GENERATE });
  await expect(generate).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(generate).toBeChecked();
  await expect(dialogOf(page, PASSWORD_DIALOG)).toBeVisible();
  expect(await app.control.calls(CALL)).toEqual([]);
  await page.keyboard.press('Space');
  await expect(generate).not.toBeChecked();
});
