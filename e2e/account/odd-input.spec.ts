/** What people paste into the two fields: nothing of it breaks the dialogs or runs. */
import type { Locator, Page } from '@playwright/test';
import { acceptFailure, buttonOf, dialogOf, expectNoSidewaysScroll, leave } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { FULL_NAMES, GENERATE, PASSWORD_DIALOG, PHONE_DIALOG, numberOf, openDialog } from './dialogs';
import { recordBodies } from '@e2e/support/sent-bodies';

/** Each fits both fields: all four classes of a password, a digit from 1 to 8. */
const ODD: Readonly<Record<string, string>> = {
  'two thousand characters': 'Aa1*'.repeat(500),
  emoji: 'Aa1*👩🏽‍🏫🎒🇨🇴',
  'right-to-left text': 'Aa1* مدرسة الجبل ‮12*aA',
  markup: 'Aa1*<img src=x onerror="document.title=\'roto\'"><script>document.title="roto"</script>',
  quotes: `Aa1*"'\`«»\\'; DROP TABLE --`,
};

async function expectWhole(page: Page, title: string, field: Locator, value: string) {
  await expect(field).toHaveValue(value);
  await expect(page).not.toHaveTitle('roto');
  await expectNoSidewaysScroll(page);
  for (const name of ['Cancelar', 'Guardar']) await expect(buttonOf(page, title, name)).toBeInViewport({ ratio: 1 });
  const box = await dialogOf(page, title).getByRole('heading').boundingBox();
  expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= 390).toBe(true);
}

test(
  'odd passwords at 390 px are sent exactly as typed',
  { tag: ['@ACCT-08:asTyped', '@SAFE-16:account', '@SAFE-20'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora');
    await page.setViewportSize({ width: 390, height: 844 });
    await openDialog(page, FULL_NAMES.coordinadora, PASSWORD_DIALOG);
    await page.getByRole('switch', { name: GENERATE }).uncheck();
    const field = page.getByLabel('Nueva contraseña');
    await app.control.fault({ method: 'POST', path: '/api/auth/change-user-password', kind: 'status', status: 500 });
    const bodies = await recordBodies(page, '/api/auth/change-user-password');
    for (const value of Object.values(ODD)) {
      await field.fill(value);
      await leave(page);
      await expectWhole(page, PASSWORD_DIALOG, field, value);
      await buttonOf(page, PASSWORD_DIALOG, 'Guardar').click();
      await acceptFailure(page, 'Ha ocurrido un error inesperado');
      await expect(field).toHaveValue(value);
    }
    const sent = (await bodies()).map((body) => (body as { password: string }).password);
    expect(sent).toEqual(Object.values(ODD));
  },
);

test(
  'odd phone numbers at 390 px are stored exactly as typed',
  { tag: ['@ACCT-15', '@SAFE-16:account', '@SAFE-20'] },
  async ({ page, app }) => {
    await app.signIn('directora');
    await page.setViewportSize({ width: 390, height: 844 });
    const field = numberOf(page);
    for (const value of Object.values(ODD)) {
      await openDialog(page, FULL_NAMES.directora, PHONE_DIALOG);
      await field.fill(value);
      await expectWhole(page, PHONE_DIALOG, field, value);
      await buttonOf(page, PHONE_DIALOG, 'Guardar').click();
      await buttonOf(page, 'Éxito', 'Aceptar').click();
    }
    await openDialog(page, FULL_NAMES.directora, PHONE_DIALOG);
    await expectWhole(page, PHONE_DIALOG, field, ODD['quotes'] ?? '');
    const sent = (await app.control.calls('PUT /api/accounts/3/change-phone-number')).map(
      ({ body }) => (body as { phoneNumber: string }).phoneNumber,
    );
    expect(sent).toEqual(Object.values(ODD));
  },
);

test(
  'blanks and empty fields at 390 px show their message inside the dialog',
  { tag: ['@ACCT-07:empty', '@ACCT-12', '@SAFE-20'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora');
    await page.setViewportSize({ width: 390, height: 844 });
    await openDialog(page, FULL_NAMES.coordinadora, PASSWORD_DIALOG);
    await page.getByRole('switch', { name: GENERATE }).uncheck();
    const password = page.getByLabel('Nueva contraseña');
    for (const value of ['', ' '.repeat(2_000)]) {
      await password.fill(value);
      await leave(page);
      await expect(password).toHaveAttribute('aria-invalid', 'true');
      await expectWhole(page, PASSWORD_DIALOG, password, value);
    }
    await buttonOf(page, PASSWORD_DIALOG, 'Cancelar').click();
    await openDialog(page, FULL_NAMES.coordinadora, PHONE_DIALOG);
    const phone = numberOf(page);
    for (const value of ['', ' '.repeat(2_000)]) {
      await phone.fill(value);
      await leave(page);
      await expect(phone).toHaveAccessibleDescription('Este campo es requerido.');
      await expectWhole(page, PHONE_DIALOG, phone, value);
    }
  },
);
