import type { Locator, Page } from '@playwright/test';
import { MENU_LISTS } from '@e2e/areas';
import { fullOnly } from '@e2e/support/full-only';
import { expect, expectHome, test } from '@e2e/support/test';
import { FULL_NAMES, GENERATE, PASSWORD_DIALOG, PHONE_DIALOG, numberOf, openDialog } from '@e2e/account/dialogs';
import { anyDialog, buttonOf, dialogOf, goWithin, leave, openPublications, openRecovery, pressTwice } from '@e2e/support/screens';

const REQUIRED = 'Este campo es requerido.';
const RESET_DIALOG = 'Restablecer por correo';
const EMAIL = 'coordinacion@yarumos.example';

/** What the buttons of these screens send. */
const SIGN_IN = 'PUT /accounts/auth';
const RESET = 'POST /api/auth/reset-password';
const CODE = 'POST /change-password/{email}';
const NEW_PASSWORD = 'POST /change-password/validate';
const PASSWORD = 'POST /api/auth/change-user-password';
const PHONE = 'PUT /api/accounts/{id}/change-phone-number';
const COMMENT = 'PUT /api/posts/{id}/comment';

async function openReset(page: Page) {
  await goWithin(page, '/auth/recover');
  await page.getByRole('button', { name: RESET_DIALOG }).click();
  return dialogOf(page, RESET_DIALOG).getByLabel('Correo electrónico');
}

test(
  'the buttons of the access screens send once and are disabled meanwhile',
  { tag: ['login', 'reset', 'code', 'resend', 'newPassword'].map((name) => `@SHAR-10:${name}`) },
  async ({ page, app }) => {
    await app.open();
    await page.getByLabel('Correo electrónico').fill(EMAIL);
    await page.getByRole('textbox', { name: 'Contraseña' }).fill('no es esta');
    await pressTwice(app, SIGN_IN, page.getByRole('button', { name: 'Iniciar sesión' }));
    await expect(page.getByRole('alert')).toHaveText('Por favor, verifique su información');
    expect(await app.control.calls(SIGN_IN)).toHaveLength(1);

    await (await openReset(page)).fill(EMAIL);
    await pressTwice(app, RESET, buttonOf(page, RESET_DIALOG, 'Enviar'));
    await buttonOf(page, 'Éxito', 'Aceptar').click();
    expect(await app.control.calls(RESET)).toHaveLength(1);

    await page.getByLabel('Correo electrónico').fill(EMAIL);
    await pressTwice(app, CODE, page.getByRole('button', { name: 'Generar código' }));
    await pressTwice(app, CODE, page.getByRole('button', { name: 'Reenviar código' }));
    await expect(page.getByText('Te enviamos un nuevo código.')).toBeVisible();
    expect(await app.control.calls(CODE)).toHaveLength(2);
    await page.getByLabel('Código').fill('2026');
    await page.getByLabel('Nueva contraseña').fill('Otra2026*');
    await page.getByLabel('Confirmar contraseña').fill('Otra2026*');
    await pressTwice(app, NEW_PASSWORD, page.getByRole('button', { name: 'Cambiar contraseña' }));
    await expect(dialogOf(page, 'Éxito')).toBeVisible();
    expect(await app.control.calls(NEW_PASSWORD)).toHaveLength(1);
  },
);

test(
  'the buttons of the account dialogs and of a comment send once and are disabled meanwhile',
  { tag: ['@SHAR-10:password', '@SHAR-10:phone', '@SHAR-10:comment', '@SAFE-12:password'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora');
    for (const [title, call] of [
      [PASSWORD_DIALOG, PASSWORD],
      [PHONE_DIALOG, PHONE],
    ] as const) {
      await openDialog(page, FULL_NAMES.coordinadora, title);
      await pressTwice(app, call, buttonOf(page, title, 'Guardar'), buttonOf(page, title, 'Cancelar'));
      await buttonOf(page, 'Éxito', 'Aceptar').click();
      expect(await app.control.calls(call)).toHaveLength(1);
    }
    await openPublications(page);
    const card = page.getByRole('article').first();
    await card.getByLabel('Escribe un comentario').fill('Una sola vez');
    await pressTwice(app, COMMENT, card.getByRole('button', { name: 'Enviar' }));
    await expect(card.getByText('Una sola vez')).toHaveCount(1);
    await expect(card.getByLabel('Escribe un comentario')).toHaveValue('');
    expect(await app.control.calls(COMMENT)).toHaveLength(1);
  },
);

test(
  "the dialogs have 'Cancelar', which closes them and sends nothing, and their own button",
  { tag: ['@SHAR-11:reset', '@SHAR-11:password', '@SHAR-11:phone', '@SHAR-18:reset', '@SHAR-18:password', '@SHAR-18:phone'] },
  async ({ page, app }) => {
    await app.open();
    const email = await openReset(page);
    await expect(dialogOf(page, RESET_DIALOG).getByRole('heading')).toHaveText(RESET_DIALOG);
    await expect(dialogOf(page, RESET_DIALOG).getByRole('button')).toHaveText(['Cancelar', 'Enviar']);
    await email.fill(EMAIL);
    await buttonOf(page, RESET_DIALOG, 'Cancelar').click();
    await expect(anyDialog(page)).toHaveCount(0);
    expect(await app.control.calls()).toEqual([]);

    await app.signIn('directora');
    await expectHome(page);
    const before = (await app.control.calls()).length;
    for (const title of [PASSWORD_DIALOG, PHONE_DIALOG]) {
      await openDialog(page, FULL_NAMES.directora, title);
      await expect(dialogOf(page, title).getByRole('heading')).toHaveText(title);
      // Beside those that are an icon in a field (SHAR-31).
      await expect(dialogOf(page, title).getByRole('button').filter({ hasText: /./ })).toHaveText(['Cancelar', 'Guardar']);
      await dialogOf(page, title).getByRole('textbox').focus();
      await buttonOf(page, title, 'Cancelar').click();
      await expect(anyDialog(page)).toHaveCount(0);
    }
    const after = (await app.control.calls()).slice(before);
    // Only the phone dialog's own load.
    expect(after.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /api/accounts/3']);
  },
);

test('what was typed before Cancelar is not there at the next opening', { tag: ['@SHAR-11:phone'] }, async ({ page, app }) => {
  await app.signIn('directora');
  await openDialog(page, FULL_NAMES.directora, PHONE_DIALOG);
  await numberOf(page).fill('604 999 1111');
  await buttonOf(page, PHONE_DIALOG, 'Cancelar').click();
  await openDialog(page, FULL_NAMES.directora, PHONE_DIALOG);
  await expect(numberOf(page)).toHaveValue('+57 300 000 0103');
});

test(
  'required fields of the access screens read so on leaving, and go when filled',
  { tag: ['@SHAR-16:access', '@SHAR-17:leaving', '@SHAR-17:mended'] },
  async ({ page, app }) => {
    await app.open();
    const expectRequired = async (field: Locator, value: string) => {
      await field.focus();
      await leave(page);
      await expect(field).toHaveAccessibleDescription(REQUIRED);
      await field.fill(value);
      await expect(field).not.toHaveAccessibleDescription(REQUIRED);
    };
    await expectRequired(page.getByLabel('Correo electrónico'), EMAIL);
    await expectRequired(page.getByRole('textbox', { name: 'Contraseña' }), 'x');
    await openRecovery(page);
    await expectRequired(page.getByLabel('Correo electrónico'), EMAIL);
    await page.getByRole('button', { name: 'Generar código' }).click();
    for (const label of ['Código', 'Confirmar contraseña', 'Nueva contraseña']) await expectRequired(page.getByLabel(label), 'x');
    await app.checkA11y();
    await expectRequired(await openReset(page), EMAIL);
  },
);

test(
  'pressing the button shows the messages too, sends nothing and leaves the button enabled',
  { tag: ['@SHAR-16:access', '@SHAR-17:pressing', '@SHAR-17:nothingSent', '@SHAR-17:enabled'] },
  async ({ page, app }) => {
    await app.open();
    const send = page.getByRole('button', { name: 'Iniciar sesión' });
    await send.click();
    for (const label of ['Correo electrónico', 'Contraseña'])
      await expect(page.getByRole('textbox', { name: label })).toHaveAccessibleDescription(REQUIRED);
    await expect(page.getByLabel('Correo electrónico')).toBeFocused();
    await expect(send).toBeEnabled();
    await send.click();
    const email = await openReset(page);
    await buttonOf(page, RESET_DIALOG, 'Enviar').click();
    await expect(email).toHaveAccessibleDescription(REQUIRED);
    await expect(buttonOf(page, RESET_DIALOG, 'Enviar')).toBeEnabled();
    await email.fill('sin arroba');
    await email.press('Enter');
    await expect(email).toHaveAccessibleDescription('Email address is invalid.');
    expect(await app.control.calls()).toEqual([]);
    await email.fill(EMAIL);
    await expect(page.getByText('Email address is invalid.')).toHaveCount(0);
  },
);

test('required fields of the account dialogs read so', { tag: ['@SHAR-16:dialog', '@SHAR-17:leaving'] }, async ({ page, app }) => {
  await app.signIn('coordinadora');
  await openDialog(page, FULL_NAMES.coordinadora, PASSWORD_DIALOG);
  await page.getByRole('switch', { name: GENERATE }).uncheck();
  await buttonOf(page, PASSWORD_DIALOG, 'Guardar').click();
  await expect(page.getByLabel('Nueva contraseña')).toHaveAccessibleDescription(new RegExp(REQUIRED));
  await buttonOf(page, PASSWORD_DIALOG, 'Cancelar').click();
  await openDialog(page, FULL_NAMES.coordinadora, PHONE_DIALOG);
  await numberOf(page).fill('');
  await leave(page);
  await expect(numberOf(page)).toHaveAccessibleDescription(REQUIRED);
  await expect(buttonOf(page, PHONE_DIALOG, 'Guardar')).toBeEnabled();
  await numberOf(page).fill('300');
  await expect(page.getByText(REQUIRED)).toHaveCount(0);
});

/** The first field of rows, and of one record. */
const REPRESENTED: readonly string[] = ['rooms', 'teachers'];

for (const {
  name,
  list: { at },
  menu: { add, first: label },
} of MENU_LISTS) {
  test(
    `'${add}' leads to the form's first field; by its address the form opens at its top`,
    { tag: fullOnly(!REPRESENTED.includes(name)) },
    async ({ page, app }) => {
      await app.signIn('coordinadora', { at });
      await page.getByRole('button', { name: add, exact: true }).click();
      const first = page.getByRole('textbox', { name: label, exact: true });
      await expect(first).toBeFocused();
      // Its message does not come between the press and the button.
      await page.getByRole('button', { name: 'Cancelar', exact: true }).click();
      await expect(page).toHaveURL(new RegExp(at));
      await page.getByRole('button', { name: add, exact: true }).click();
      await page.reload();
      await expect(first).toBeVisible();
      await expect(first).not.toBeFocused();
    },
  );
}
