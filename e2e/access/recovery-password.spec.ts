import type { Page } from '@playwright/test';
import { dialogOf, expectNoDialog, openRecoveryCode } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { DEMO_PASSWORD, RECOVERY_CODE } from '@fixtures/people';
import { REQUIRED, UNEXPECTED, emailOf, refusing } from './access';

const EMAIL = emailOf('coordinadora');
const CODE_CALL = '/change-password/{email}';
const CHANGE_CALL = '/change-password/validate';
const DIFFERENT = 'Las contraseñas no coinciden';

const codeField = (page: Page) => page.getByRole('textbox', { name: 'Código' });
const passwordField = (page: Page) => page.getByRole('textbox', { name: 'Nueva contraseña' });
const confirmationField = (page: Page) => page.getByRole('textbox', { name: 'Confirmar contraseña' });
const change = (page: Page) => page.getByRole('button', { name: 'Cambiar contraseña' });
const resend = (page: Page) => page.getByRole('button', { name: 'Reenviar código' });

async function fill(page: Page, code: string, password: string, confirmation = password): Promise<void> {
  await codeField(page).fill(code);
  await passwordField(page).fill(password);
  await confirmationField(page).fill(confirmation);
}

async function expectStepTwoWith(page: Page, code: string, password: string): Promise<void> {
  await expect(page).toHaveURL('/auth/recover');
  await expect(page.getByRole('textbox', { name: 'Correo electrónico' })).toHaveValue(EMAIL);
  await expect(codeField(page)).toHaveValue(code);
  await expect(passwordField(page)).toHaveValue(password);
  await expect(confirmationField(page)).toHaveValue(password);
  await expect(change(page)).toBeEnabled();
}

test.beforeEach(async ({ page, app }) => {
  await app.open();
  await openRecoveryCode(page, ` ${EMAIL}`);
});

test('step 2 shows the e-mail read-only, the fields, the buttons and the way back', { tag: ['@RECO-08'] }, async ({ page }) => {
  const email = page.getByRole('textbox', { name: 'Correo electrónico' });
  await expect(email).toHaveValue(EMAIL);
  await expect(email).not.toBeEditable();
  for (const field of [codeField(page), passwordField(page), confirmationField(page)]) {
    await expect(field).toBeEditable();
    await expect(field).toHaveValue('');
  }
  await expect(passwordField(page)).toHaveAttribute('type', 'password');
  await expect(confirmationField(page)).toHaveAttribute('type', 'password');
  await expect(change(page)).toBeVisible();
  await expect(resend(page)).toBeEnabled();
  await page.getByRole('link', { name: 'Volver al inicio de sesión' }).click();
  await expect(page).toHaveURL('/auth/login');
});

test("'Reenviar código' asks for another code and says so", { tag: ['@RECO-09'] }, async ({ page, app }) => {
  await fill(page, '20', 'abc');
  await resend(page).click();
  await expect(page.getByRole('status').getByText('Te enviamos un nuevo código.')).toBeVisible();
  await expectNoDialog(page);
  const calls = await app.door.calls();
  expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', `/change-password/${EMAIL}`, null],
    ['POST', `/change-password/${EMAIL}`, null],
  ]);
  await expectStepTwoWith(page, '20', 'abc');
});

for (const [what, fault] of [
  ['a 401', refusing('POST', CODE_CALL, 401)],
  ['a 404', refusing('POST', CODE_CALL, 404)],
  ['no network', { method: 'POST', path: CODE_CALL, kind: 'network' }],
] as const) {
  test(`'Reenviar código' that fails by ${what} says nothing`, { tag: ['@RECO-09'] }, async ({ page, app }) => {
    await app.door.fault(fault);
    await fill(page, '20', 'abc');
    await resend(page).click();
    await expect.poll(async () => (await app.door.calls()).length).toBeGreaterThan(1);
    await expect(resend(page)).toBeEnabled();
    await expectNoDialog(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByText('Te enviamos un nuevo código.')).toHaveCount(0);
    await page.clock.runFor(3000);
    await expectStepTwoWith(page, '20', 'abc');
  });
}

test("'Cambiar contraseña' needs all fields filled and equal passwords", { tag: ['@RECO-10'] }, async ({ page, app }) => {
  await expect(change(page)).toBeDisabled();
  for (const [code, password, confirmation] of [
    ['', 'abc', 'abc'],
    ['   ', 'abc', 'abc'],
    ['2026', '', ''],
    ['2026', 'abc', ''],
    ['2026', '', 'abc'],
    ['2026', 'abc', 'abd'],
    ['2026', 'abc', 'abc '],
    ['2026', 'abc', 'Abc'],
  ] as const) {
    await fill(page, code, password, confirmation);
    await expect(change(page)).toBeDisabled();
    await confirmationField(page).press('Enter');
  }
  await fill(page, '2026', 'abc');
  await expect(change(page)).toBeEnabled();
  expect(await app.door.calls(`POST ${CHANGE_CALL}`)).toEqual([]);
});

test('an empty field is asked for on leaving it', { tag: ['@RECO-11'] }, async ({ page, app }) => {
  const fields = [codeField(page), passwordField(page), confirmationField(page)];
  await codeField(page).focus();
  for (const field of fields) {
    await expect(field).toHaveAccessibleDescription('');
    await page.keyboard.press('Tab');
    await expect(field).toHaveAccessibleDescription(REQUIRED);
  }
  await expect(page.getByText(REQUIRED)).toHaveCount(3);
  await app.look();
  await codeField(page).fill('   ');
  await codeField(page).blur();
  await expect(codeField(page)).toHaveAccessibleDescription(REQUIRED);
  await fill(page, '2026', 'abc');
  await expect(page.getByText(REQUIRED)).toHaveCount(0);
});

test('two different passwords are told', { tag: ['@RECO-11'] }, async ({ page }) => {
  await fill(page, '2026', 'abc', 'abd');
  await confirmationField(page).blur();
  await expect(confirmationField(page)).toHaveAccessibleDescription(DIFFERENT);
  await expect(page.getByText(DIFFERENT)).toHaveCount(1);
  await passwordField(page).fill('abd');
  await expect(page.getByText(DIFFERENT)).toHaveCount(0);
});

for (const password of ['a', 'sinmayuscula', '    ', '12345']) {
  test(`'${password}' is password enough`, { tag: ['@RECO-12', '@RECO-13'] }, async ({ page, app }) => {
    await fill(page, RECOVERY_CODE, password);
    await passwordField(page).blur();
    await expect(change(page)).toBeEnabled();
    await expect(page.getByText('policy')).toHaveCount(0);
    await change(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const [call] = await app.door.calls(`POST ${CHANGE_CALL}`);
    expect(call?.body).toEqual({ email: EMAIL, password, code: RECOVERY_CODE });
  });
}

test('a change is sent once and ends at the login', { tag: ['@RECO-13', '@RECO-14'] }, async ({ page, app }) => {
  await fill(page, RECOVERY_CODE, 'Otra2026*');
  await change(page).click();
  const success = dialogOf(page, 'Éxito');
  await expect(success).toContainText('Tu contraseña ha sido actualizada con éxito.');
  await expect(page).toHaveURL('/auth/recover');
  const calls = await app.door.calls(`POST ${CHANGE_CALL}`);
  const sent = calls.filter(({ path }) => path === CHANGE_CALL);
  expect(sent.map(({ body }) => body)).toEqual([{ email: EMAIL, password: 'Otra2026*', code: RECOVERY_CODE }]);
  for (const header of ['authorization', 'schoolid', 'schoolyear']) expect(sent[0]?.headers).not.toHaveProperty(header);
  await app.look();

  await success.getByRole('button', { name: 'Aceptar' }).click();
  await expect(page).toHaveURL('/auth/login');
  await expectNoDialog(page);
  await app.pressSignIn(EMAIL, DEMO_PASSWORD);
  await expect(page.getByRole('alert')).toHaveText('Por favor, verifique su información');
  await app.pressSignIn(EMAIL, 'Otra2026*');
  await expect(page).toHaveURL('/dashboard/schools');
});

test('a success that nobody accepts goes to the login by itself', { tag: ['@RECO-14'] }, async ({ page }) => {
  await fill(page, RECOVERY_CODE, 'Otra2026*');
  await change(page).click();
  await expect(dialogOf(page, 'Éxito')).toBeVisible();
  await page.clock.fastForward('00:05');
  await expect(page).toHaveURL('/auth/login');
});

for (const [what, fault, text] of [
  ['a wrong code', null, 'El código no es válido o ya venció'],
  ['a 401', refusing('POST', CHANGE_CALL, 401, 'Otra cosa'), UNEXPECTED],
  ['a 500', refusing('POST', CHANGE_CALL, 500, 'Otra cosa'), UNEXPECTED],
  ['a 409', refusing('POST', CHANGE_CALL, 409, 'Ya fue usado.'), 'Ya fue usado.'],
  ['no network', { method: 'POST', path: CHANGE_CALL, kind: 'network' }, 'No response from server'],
  ['a broken answer', { method: 'POST', path: CHANGE_CALL, kind: 'malformed' }, UNEXPECTED],
] as const) {
  test(`a change that fails by ${what} is told and keeps what was typed`, { tag: ['@RECO-15'] }, async ({ page, app }) => {
    const code = fault === null ? '0000' : RECOVERY_CODE;
    if (fault !== null) await app.door.fault(fault);
    await fill(page, code, 'Otra2026*');
    await change(page).click();
    const failure = dialogOf(page, 'Atención');
    await expect(failure).toContainText(text);
    await expect(page.getByText(text)).toHaveCount(1);
    await page.clock.runFor(3000);
    await expect(failure).toBeVisible();
    await failure.getByRole('button', { name: 'Aceptar' }).click();
    await expectNoDialog(page);
    await expectStepTwoWith(page, code, 'Otra2026*');
    const calls = await app.door.calls();
    const sent = calls.filter(({ path }) => path === CHANGE_CALL);
    // A call whose connection breaks may be sent again by the browser itself.
    expect(sent.filter((call) => call.fault !== 'network').length).toBe(what === 'no network' ? 0 : 1);
  });
}
