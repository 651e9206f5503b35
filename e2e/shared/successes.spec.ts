import type { Page } from '@playwright/test';
import { fillRow, formRow } from '@e2e/rooms/rooms';
import { expectShownFor, pauseClock } from '@e2e/support/clock';
import { SAVED, anyDialog, buttonOf, dialogOf, openRecoveryCode } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { FULL_NAMES, PASSWORD_DIALOG, openDialog } from '@e2e/account/dialogs';

const DONE = 'Tu contraseña ha sido actualizada con éxito.';

const openStepTwo = (page: Page) => openRecoveryCode(page, 'yaneth.garcia@yarumos.example');

async function fillStepTwo(page: Page) {
  await page.getByLabel('Código').fill('2026');
  await page.getByLabel('Nueva contraseña').fill('Otra2026*');
  await page.getByLabel('Confirmar contraseña').fill('Otra2026*');
}

const send = (page: Page) => page.getByRole('button', { name: 'Cambiar contraseña' }).click();

test("a success modal is titled 'Éxito' and has 'Aceptar'", { tag: ['@ERRO-09'] }, async ({ page, app }) => {
  await app.signIn('directora');
  await openDialog(page, FULL_NAMES.directora, PASSWORD_DIALOG);
  await buttonOf(page, PASSWORD_DIALOG, 'Guardar').click();
  await expect(dialogOf(page, 'Éxito')).toContainText(DONE);
  await expect(dialogOf(page, 'Éxito').getByRole('button')).toHaveText(['Aceptar']);
  await buttonOf(page, 'Éxito', 'Aceptar').click();
  await expect(anyDialog(page)).toHaveCount(0);
});

test("'Éxito' closes by itself after 5 s, which counts as 'Aceptar'", { tag: ['@ERRO-10:exito'] }, async ({ page, app }) => {
  await app.open();
  await openStepTwo(page);
  await fillStepTwo(page);
  await expectShownFor(page, dialogOf(page, 'Éxito'), DONE, 5_000, async () => {
    await send(page);
    await expect(dialogOf(page, 'Éxito')).toBeVisible();
    await expect(page).toHaveURL('/auth/recover');
  });
  await expect(anyDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/auth/login');
});

test("'¡Guardado!' closes by itself after 5 s, which counts as 'Aceptar'", { tag: ['@ERRO-10:guardado'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: '/dashboard/rooms/create' });
  await fillRow(formRow(page, 1), 'Octavo B', '8B');
  await expectShownFor(page, dialogOf(page, SAVED), 'Los datos fueron guardados con éxito.', 5_000, async () => {
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(dialogOf(page, SAVED)).toBeVisible();
    await expect(page).toHaveURL('/dashboard/rooms/create');
  });
  await expect(page).toHaveURL('/dashboard/rooms/list');
});

test("'Aceptar' of a success modal does not wait for the 5 s", { tag: ['@ERRO-09'] }, async ({ page, app }) => {
  await app.open();
  await openStepTwo(page);
  await fillStepTwo(page);
  await send(page);
  await buttonOf(page, 'Éxito', 'Aceptar').click();
  await expect(page).toHaveURL('/auth/login');
});

test(
  'a snackbar is gone after 3 s, and one that comes meanwhile has 3 s of its own',
  { tag: ['@SHAR-07:snackbar'] },
  async ({ page, app }) => {
    await app.open();
    await openStepTwo(page);
    const snack = page.getByRole('status').getByText('Te enviamos un nuevo código.', { exact: true });
    const again = page.getByRole('button', { name: 'Reenviar código' });
    await expectShownFor(page, snack, 'Te enviamos un nuevo código.', 3_000, async () => {
      await again.click();
      await expect(snack).toBeVisible();
    });
    await expect(anyDialog(page)).toHaveCount(0);
    await again.click();
    await expect(snack).toBeVisible();
    await expect(again).toBeEnabled();
    await pauseClock(page);
    await page.clock.fastForward(2_000);
    await again.click();
    await expect.poll(async () => (await app.control.calls('POST /change-password/{email}')).map(({ status }) => status)).toHaveLength(4);
    await page.clock.fastForward(2_000);
    await expect(snack).toBeVisible();
    await page.clock.resume();
    await expect(snack).toHaveCount(0);
    await again.click();
    await expect(snack).toBeVisible();
    await app.checkA11y();
  },
);
