import type { Page } from '@playwright/test';
import { acceptFailure, dialogOf, expectNoDialog, openRecoveryCode } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { DEMO_PASSWORD, RECOVERY_CODE } from '@fixtures/people';
import { INVALID, REQUIRED, UNEXPECTED, emailOf, refusing } from './access';
import { recordBodies } from '@e2e/support/sent-bodies';

const EMAIL = emailOf('coordinadora');
const CODE_CALL = '/change-password/{email}';
const CHANGE_CALL = '/change-password/validate';
const DIFFERENT = 'Las contraseñas no coinciden';

const codeField = (page: Page) => page.getByRole('textbox', { name: 'Código', exact: true });
const passwordField = (page: Page) => page.getByRole('textbox', { name: 'Nueva contraseña', exact: true });
const confirmationField = (page: Page) => page.getByRole('textbox', { name: 'Confirmar contraseña', exact: true });
const change = (page: Page) => page.getByRole('button', { name: 'Cambiar contraseña', exact: true });
const resend = (page: Page) => page.getByRole('button', { name: 'Reenviar código', exact: true });

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
  const email = page.getByRole('textbox', { name: 'Correo electrónico', exact: true });
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
  await page.getByRole('link', { name: 'Volver al inicio de sesión', exact: true }).click();
  await expect(page).toHaveURL('/auth/login');
});

test(
  "'Reenviar código' says nothing when it fails, asks for another code when pressed again, and then says so",
  { tag: ['@RECO-09:failed', '@RECO-09:sent', '@SESS-11:code'] },
  async ({ page, app }) => {
    await fill(page, '20', 'abc');
    for (const fault of [
      refusing('POST', CODE_CALL, 401),
      refusing('POST', CODE_CALL, 404),
      refusing('POST', CODE_CALL, 500),
      { method: 'POST', path: CODE_CALL, kind: 'network' },
      { method: 'POST', path: CODE_CALL, kind: 'malformed' },
      { method: 'POST', path: CODE_CALL, kind: 'hang' },
    ] as const) {
      await app.control.fault(fault);
      const before = (await app.control.calls()).length;
      await resend(page).click();
      await expect.poll(async () => (await app.control.calls()).length).toBeGreaterThan(before);
      if (fault.kind === 'hang') await page.clock.fastForward('00:31');
      await expect(resend(page)).toBeEnabled();
      await expect(resend(page)).toBeFocused();
      // At once: what is told there goes by itself.
      expect(await page.getByRole('alert').count()).toBe(0);
      await expectNoDialog(page);
      await page.clock.runFor(3000);
      await expectStepTwoWith(page, '20', 'abc');
    }
    await app.control.fault();
    const before = (await app.control.calls()).length;
    await resend(page).click();
    await expect(page.getByRole('status').getByText('Te enviamos un nuevo código.')).toBeVisible();
    await expectNoDialog(page);
    const calls = (await app.control.calls()).slice(before);
    expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([['POST', `/change-password/${EMAIL}`, null]]);
    // Nor is that the last one that may be asked for.
    await resend(page).click();
    await expect.poll(async () => (await app.control.calls()).length).toBe(before + 2);
    await expectStepTwoWith(page, '20', 'abc');
  },
);

test(
  "'Cambiar contraseña' needs all fields filled and equal passwords",
  { tag: ['@RECO-10:code', '@RECO-10:password', '@RECO-10:confirmation', '@RECO-10:equal'] },
  async ({ page, app }) => {
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
    // Whichever is emptied afterwards is missing again.
    for (const field of [codeField(page), passwordField(page), confirmationField(page)]) {
      const typed = await field.inputValue();
      await field.fill('');
      await expect(change(page)).toBeDisabled();
      await field.fill(typed);
      await expect(change(page)).toBeEnabled();
    }
    expect(await app.control.calls(`POST ${CHANGE_CALL}`)).toEqual([]);
  },
);

test(
  'an empty field is asked for on leaving it, and two different passwords are told',
  { tag: ['@RECO-11:code', '@RECO-11:password', '@RECO-11:confirmation', '@RECO-11:different'] },
  async ({ page, app }) => {
    const fields = [codeField(page), passwordField(page), confirmationField(page)];
    for (const field of fields) {
      await field.focus();
      await expect(field).toHaveAccessibleDescription('');
      await page.keyboard.press('Tab');
      await expect(field).toHaveAccessibleDescription(REQUIRED);
    }
    await expect(page.getByText(REQUIRED)).toHaveCount(3);
    await app.checkA11y();
    await codeField(page).fill('2026');
    await expect(codeField(page)).toHaveAccessibleDescription('');
    await codeField(page).fill('   ');
    await codeField(page).blur();
    await expect(codeField(page)).toHaveAccessibleDescription(REQUIRED);
    await fill(page, '2026', 'abc', 'abd');
    await confirmationField(page).blur();
    await expect(page.getByText(REQUIRED)).toHaveCount(0);
    await expect(confirmationField(page)).toHaveAccessibleDescription(DIFFERENT);
    await expect(page.getByText(DIFFERENT)).toHaveCount(1);
    await passwordField(page).fill('abd');
    await expect(page.getByText(DIFFERENT)).toHaveCount(0);
  },
);

test(
  'any two equal passwords are sent, whatever the policy elsewhere; a failed change is told and keeps what was typed',
  { tag: ['@RECO-12', '@RECO-13', '@RECO-15:refused', '@RECO-15:status', '@RECO-15:message', '@RECO-15:network', '@SESS-11:validate'] },
  async ({ page, app }) => {
    for (const [password, fault, text] of [
      ['a', refusing('POST', CHANGE_CALL, 401, 'Otra cosa'), UNEXPECTED],
      ['sinmayuscula', refusing('POST', CHANGE_CALL, 500, 'Otra cosa'), UNEXPECTED],
      ['    ', refusing('POST', CHANGE_CALL, 409, 'Ya fue usado.'), 'Ya fue usado.'],
      ['12345', { method: 'POST', path: CHANGE_CALL, kind: 'malformed' }, UNEXPECTED],
      ['x', { method: 'POST', path: CHANGE_CALL, kind: 'network' }, 'No response from server'],
    ] as const) {
      await test.step(`'${password}' ${text}`, async () => {
        await app.control.fault(fault);
        const before = (await app.control.calls(`POST ${CHANGE_CALL}`)).length;
        const bodies = await recordBodies(page, CHANGE_CALL);
        await fill(page, RECOVERY_CODE, password);
        await passwordField(page).blur();
        await expect(change(page)).toBeEnabled();
        await expect(page.getByText('policy')).toHaveCount(0);
        await change(page).click();
        const failure = dialogOf(page, 'Atención');
        await expect(failure).toContainText(text);
        await expect(page.getByText(text)).toHaveCount(1);
        await page.clock.runFor(3000);
        await expect(failure).toBeVisible();
        await acceptFailure(page, text);
        await expectStepTwoWith(page, RECOVERY_CODE, password);
        const sent = (await app.control.calls(`POST ${CHANGE_CALL}`)).slice(before);
        expect((await bodies())[0]).toEqual({ email: EMAIL, password, code: RECOVERY_CODE });
        // A call whose connection breaks may be sent again by the browser itself.
        if (fault.kind !== 'network') expect(sent).toHaveLength(1);
      });
    }
  },
);

test(
  'after a wrong code the right one is sent once and ends at the login, where the new password alone opens',
  {
    tag: ['@RECO-13', '@RECO-14:accepted', '@RECO-15:wrongCode', '@API-002:ok', '@API-003:ok', '@API-003:invalidCode', '@wire'],
  },
  async ({ page, app }) => {
    const bodies = await recordBodies(page, CHANGE_CALL);
    await fill(page, '0000', 'Otra2026*');
    await change(page).click();
    await acceptFailure(page, 'El código no es válido o ya venció');
    await expectStepTwoWith(page, '0000', 'Otra2026*');
    await codeField(page).fill(RECOVERY_CODE);
    await change(page).click();
    const success = dialogOf(page, 'Éxito');
    await expect(success).toContainText('Tu contraseña ha sido actualizada con éxito.');
    const sent = await app.control.calls(`POST ${CHANGE_CALL}`);
    expect(sent.map(({ status }) => status)).toEqual([422, 200]);
    expect(await bodies()).toEqual([
      { email: EMAIL, password: 'Otra2026*', code: '0000' },
      { email: EMAIL, password: 'Otra2026*', code: RECOVERY_CODE },
    ]);
    for (const header of ['authorization', 'schoolid', 'schoolyear']) expect(sent[0]?.headers).not.toHaveProperty(header);
    await expect(page).toHaveURL('/auth/recover');

    await success.getByRole('button', { name: 'Aceptar' }).click();
    await expect(page).toHaveURL('/auth/login');
    await expectNoDialog(page);
    await app.pressSignIn(EMAIL, DEMO_PASSWORD);
    await expect(page.getByRole('alert')).toHaveText(INVALID);
    await app.pressSignIn(EMAIL, 'Otra2026*');
    await expect(page).toHaveURL('/dashboard/schools');
  },
);

test('a success that nobody accepts goes to the login by itself', { tag: ['@RECO-14:byItself'] }, async ({ page, app }) => {
  await fill(page, RECOVERY_CODE, 'Otra2026*');
  await change(page).click();
  await expect(dialogOf(page, 'Éxito')).toBeVisible();
  await app.checkA11y();
  await page.clock.fastForward('00:05');
  await expect(page).toHaveURL('/auth/login');
});
