import type { Page } from '@playwright/test';
import { anyDialog, buttonOf, dialogOf, openRecoveryCode } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { FULL_NAMES, PASSWORD_DIALOG, openDialog } from '@e2e/account/dialogs';

const DONE = 'Tu contraseña ha sido actualizada con éxito.';

const openStepTwo = (page: Page) => openRecoveryCode(page, 'yaneth.garcia@yarumos.example');

async function changePassword(page: Page) {
  await page.getByLabel('Código').fill('2026');
  await page.getByLabel('Nueva contraseña').fill('Otra2026*');
  await page.getByLabel('Confirmar contraseña').fill('Otra2026*');
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(dialogOf(page, 'Éxito')).toContainText(DONE);
}

test("a success modal is titled 'Éxito' and has 'Aceptar'", { tag: ['@ERRO-09'] }, async ({ page, app }) => {
  await app.signIn('directora');
  await openDialog(page, FULL_NAMES.directora, PASSWORD_DIALOG);
  await buttonOf(page, PASSWORD_DIALOG, 'Guardar').click();
  await expect(dialogOf(page, 'Éxito')).toContainText(DONE);
  await expect(dialogOf(page, 'Éxito').getByRole('button')).toHaveText(['Aceptar']);
  await buttonOf(page, 'Éxito', 'Aceptar').click();
  await expect(anyDialog(page)).toHaveCount(0);
});

test("a success modal closes by itself after 5 s, which counts as 'Aceptar'", { tag: ['@ERRO-10'] }, async ({ page, app }) => {
  await app.open();
  await openStepTwo(page);
  await changePassword(page);
  await app.look();
  await page.clock.fastForward(1_000);
  await expect(dialogOf(page, 'Éxito')).toBeVisible();
  await expect(page).toHaveURL('/auth/recover');
  await page.clock.fastForward(4_000);
  await expect(anyDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/auth/login');
});

test("'Aceptar' of a success modal does not wait for the 5 s", { tag: ['@ERRO-09', '@ERRO-10'] }, async ({ page, app }) => {
  await app.open();
  await openStepTwo(page);
  await changePassword(page);
  await buttonOf(page, 'Éxito', 'Aceptar').click();
  await expect(page).toHaveURL('/auth/login');
});

test('a snackbar is gone after 3 s', { tag: ['@SHAR-07'] }, async ({ page, app }) => {
  await app.open();
  await openStepTwo(page);
  await page.getByRole('button', { name: 'Reenviar código' }).click();
  const snack = page.getByRole('status').getByText('Te enviamos un nuevo código.', { exact: true });
  await expect(snack).toBeVisible();
  await app.look();
  await page.clock.fastForward(500);
  await expect(snack).toBeVisible();
  await page.clock.fastForward(2_500);
  await expect(snack).toHaveCount(0);
  await expect(anyDialog(page)).toHaveCount(0);
});
