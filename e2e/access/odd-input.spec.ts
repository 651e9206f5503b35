/** What nobody should type and somebody will: each field of the access screens takes it whole and sends it whole. */
import type { Locator, Page } from '@playwright/test';
import { askForCode, expectNoSidewaysScroll, openRecovery, openRecoveryCode, anyDialog } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { RECOVERY_CODE } from '@fixtures/people';
import { REQUIRED, answering, emailOf } from './access';
import { recordBodies } from '@e2e/support/sent-bodies';

const LONG = 'a'.repeat(2000);
const ODD = [LONG, '😀👩🏽‍🏫🇨🇴', 'مدرسة النور', '<img src=x onerror=alert(1)><b>hola</b>', `"comillas" 'simples' \`y\` «más»`];
/** The same as an account's name, whose form the login does not judge. */
const ODD_NAMES = ODD.map((text) => `${text.replaceAll(' ', '')}@yarumos.example`);
/** Odd, but addresses (MAIL-02). */
const ODD_EMAILS = [`${'a'.repeat(64)}@${'b'.repeat(150)}.example`, "a!#$%&'*+/=?^_{|}~-b@yarumos.example", 'مدرسةالنور@yarumos.example'];
const BLANKS = '     ';

/** Types it and looks at the layout, in the field and out of it. */
async function type(page: Page, field: Locator, value: string): Promise<void> {
  await field.fill(value);
  await expect(field).toHaveValue(value);
  await field.blur();
  await expect(field).toHaveAccessibleDescription('');
  await expectNoSidewaysScroll(page);
}

async function expectBlanksAskedFor(page: Page, field: Locator): Promise<void> {
  await field.fill(BLANKS);
  await field.blur();
  await expect(field).toHaveAccessibleDescription(REQUIRED);
  await expect(field).toHaveValue(BLANKS);
  await expectNoSidewaysScroll(page);
}

test.beforeEach(async ({ page, app }) => {
  await app.open();
  await page.setViewportSize({ width: 390, height: 844 });
});

test("the login's fields take anything whole", { tag: ['@AUTH-06', '@AUTH-07', '@SAFE-20'] }, async ({ page }) => {
  const typed = { username: emailOf('directora'), password: 'x' };
  await expectBlanksAskedFor(page, page.getByLabel('Correo electrónico'));
  const sent = await recordBodies(page, '/accounts/auth');
  for (const { label, name, values } of [
    { label: 'Correo electrónico', name: 'username', values: ODD_NAMES },
    { label: 'Contraseña', name: 'password', values: [...ODD, BLANKS] },
  ] as const) {
    const field = page.getByRole('textbox', { name: label });
    for (const value of values) {
      await page.getByLabel('Correo electrónico').fill(typed.username);
      await page.getByRole('textbox', { name: 'Contraseña' }).fill(typed.password);
      await type(page, field, value);
      await page.getByRole('button', { name: 'Iniciar sesión' }).click();
      await expect.poll(async () => (await sent()).at(-1)).toEqual({ ...typed, [name]: value });
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(field).toHaveValue(value);
      await expectNoSidewaysScroll(page);
    }
  }
});

test("the recovery's 'Correo electrónico' takes anything whole", { tag: ['@RECO-06'] }, async ({ page, app }) => {
  await app.control.fault(answering('POST', '/change-password/{email}', {}));
  await openRecovery(page);
  const field = page.getByRole('textbox', { name: 'Correo electrónico' });
  await expectBlanksAskedFor(page, field);
  for (const value of ODD_EMAILS.filter((email) => !email.includes('/'))) {
    await type(page, field, value);
    await askForCode(page, value);
    await expect(field).toHaveValue(value);
    await expectNoSidewaysScroll(page);
    expect((await app.control.calls()).at(-1)?.path).toBe(`/change-password/${value}`);
    await page.getByRole('link', { name: 'Volver al inicio de sesión' }).click();
    await openRecovery(page);
  }
});

test('an e-mail with a slash is one segment of the address', { tag: ['@RECO-06'] }, async ({ page, app }) => {
  await openRecovery(page);
  await type(page, page.getByRole('textbox', { name: 'Correo electrónico' }), 'a/b?c#d%41@yarumos.example');
  await page.getByRole('button', { name: 'Generar código' }).click();
  await expect
    .poll(async () => (await app.control.calls()).map(({ path, status }) => [path, status]))
    .toEqual([['/change-password/a/b?c#d%41@yarumos.example', 404]]);
});

test("the recovery's code and passwords take anything whole", { tag: ['@RECO-13'] }, async ({ page, app }) => {
  const email = emailOf('directora');
  await openRecoveryCode(page, email);
  await app.control.fault({ method: 'POST', path: '/change-password/validate', kind: 'status', status: 409, message: 'No.' });
  const bodies = await recordBodies(page, '/change-password/validate');
  const fieldOf = (name: string) => page.getByRole('textbox', { name });
  await expectBlanksAskedFor(page, fieldOf('Código'));
  for (const { label, values } of [
    { label: 'Código', values: ODD },
    { label: 'Nueva contraseña', values: [...ODD, BLANKS] },
    { label: 'Confirmar contraseña', values: [...ODD, BLANKS] },
  ] as const) {
    for (const value of values) {
      const sent = label === 'Código' ? { code: value, password: 'x' } : { code: RECOVERY_CODE, password: value };
      await fieldOf('Código').fill(sent.code);
      await fieldOf('Nueva contraseña').fill(sent.password);
      await fieldOf('Confirmar contraseña').fill(sent.password);
      await type(page, fieldOf(label), value);
      await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
      await anyDialog(page).getByRole('button', { name: 'Aceptar' }).click();
      await expect(fieldOf(label)).toHaveValue(value);
      expect((await bodies()).at(-1)).toEqual({ email, ...sent });
    }
  }
});

test("the reset modal's 'Correo electrónico' takes anything whole", { tag: ['@RECO-19'] }, async ({ page, app }) => {
  await openRecovery(page);
  await page.getByRole('button', { name: 'Restablecer por correo' }).click();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByLabel('Correo electrónico');
  await expectBlanksAskedFor(page, field);
  // Capitals are no mistake here: they go out as they were typed.
  for (const value of [...ODD_EMAILS, 'NADIE@Yarumos.example']) {
    await type(page, field, value);
    await dialog.getByRole('button', { name: 'Enviar' }).click();
    await expect(dialog.getByRole('alert')).toHaveText("Email doesn't exist!");
    await expect(field).toHaveValue(value);
    await expectNoSidewaysScroll(page);
    // The text is that of the one before, too.
    await expect.poll(async () => (await app.control.calls()).at(-1)?.body).toEqual({ email: value });
  }
});
