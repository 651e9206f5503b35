import type { Page } from '@playwright/test';
import { expectNoDialog, openRecovery } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { LOWERCASE_ONLY, REQUIRED, emailOf, refusing } from './access';

const CODE_CALL = '/change-password/{email}';
const WRONG_FORMAT = 'Inserte un email válido';
const EMAIL = emailOf('directora');

const emailField = (page: Page) => page.getByRole('textbox', { name: 'Correo electrónico' });
const generate = (page: Page) => page.getByRole('button', { name: 'Generar código' });

test.beforeEach(async ({ page, app }) => {
  await app.open();
  await openRecovery(page);
  await expect(generate(page)).toBeVisible();
});

test('opens on the e-mail and the button, without code or passwords', { tag: ['@RECO-01'] }, async ({ page, app }) => {
  await expect(page).toHaveURL('/auth/recover');
  await expect(page.getByRole('heading', { name: 'Recuperar contraseña' })).toBeVisible();
  await expect(emailField(page)).toBeEditable();
  await expect(generate(page)).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(1);
  for (const label of ['Código', 'Nueva contraseña', 'Confirmar contraseña']) {
    await expect(page.getByLabel(label, { exact: true })).toHaveCount(0);
  }
  await expect(page.getByRole('button', { name: 'Cambiar contraseña' })).toHaveCount(0);
  expect(await app.door.calls()).toEqual([]);
});

for (const typed of ['', '    ']) {
  test(`an e-mail of '${typed}' is asked for`, { tag: ['@RECO-02', '@RECO-05'] }, async ({ page, app }) => {
    await emailField(page).fill(typed);
    await emailField(page).press('Tab');
    await expect(emailField(page)).toHaveAccessibleDescription(REQUIRED);
    await expect(page.getByText(REQUIRED)).toHaveCount(1);
    await expect(generate(page)).toBeDisabled();
    await emailField(page).press('Enter');
    await expectNoDialog(page);
    expect(await app.door.calls()).toEqual([]);
  });
}

for (const typed of ['Yaneth.garcia@yarumos.example', 'yanetH@yarumos.example', 'Ñoño@yarumos.example', 'Ab']) {
  test(`the uppercase letter of ${typed} is refused`, { tag: ['@RECO-03', '@RECO-05'] }, async ({ page, app }) => {
    await emailField(page).fill(typed);
    await emailField(page).blur();
    await expect(emailField(page)).toHaveAccessibleDescription(LOWERCASE_ONLY);
    await expect(emailField(page)).toHaveValue(typed);
    await expect(generate(page)).toBeDisabled();
    await emailField(page).press('Enter');
    await expectNoDialog(page);
    expect(await app.door.calls()).toEqual([]);
  });
}

for (const typed of ['abcde', '  abcde  ', 'ana@x', 'ana yarumos@x.example', 'ana@@x.example', '@x.example']) {
  test(`'${typed}' is no e-mail`, { tag: ['@RECO-04', '@RECO-05'] }, async ({ page, app }) => {
    await emailField(page).fill(typed);
    await emailField(page).blur();
    await expect(emailField(page)).toHaveAccessibleDescription(WRONG_FORMAT);
    await expect(page.getByText(WRONG_FORMAT)).toHaveCount(1);
    await expect(generate(page)).toBeDisabled();
    await emailField(page).press('Enter');
    expect(await app.door.calls()).toEqual([]);
  });
}

for (const typed of ['a', 'abcd', 'ab@c', '   abcd   ', 'a@b.c', ' ñoño@yarumos.example ']) {
  test(`'${typed}' gets no message and can be sent`, { tag: ['@RECO-04', '@RECO-05', '@RECO-06'] }, async ({ page, app }) => {
    await emailField(page).fill(typed);
    await emailField(page).blur();
    await expect(emailField(page)).toHaveAccessibleDescription('');
    await expect(generate(page)).toBeEnabled();
    await generate(page).click();
    await expect.poll(async () => (await app.door.calls()).map(({ path }) => path)).toEqual([`/change-password/${typed.trim()}`]);
  });
}

test("'Generar código' follows what is typed", { tag: ['@RECO-05'] }, async ({ page }) => {
  await expect(generate(page)).toBeDisabled();
  await emailField(page).fill(EMAIL);
  await expect(generate(page)).toBeEnabled();
  await emailField(page).fill(`${EMAIL}X`);
  await expect(generate(page)).toBeDisabled();
  await emailField(page).fill('');
  await expect(generate(page)).toBeDisabled();
});

test("'Generar código' asks for a code and opens step 2", { tag: ['@RECO-06'] }, async ({ page, app }) => {
  await emailField(page).fill(` ${EMAIL}  `);
  await generate(page).click();
  await expect(page.getByLabel('Código', { exact: false })).toBeVisible();
  await expect(page).toHaveURL('/auth/recover');
  const [call, ...others] = await app.door.calls();
  expect(call).toMatchObject({ method: 'POST', path: `/change-password/${EMAIL}`, body: null });
  expect(others).toEqual([]);
  for (const header of ['authorization', 'schoolid', 'schoolyear']) expect(call?.headers).not.toHaveProperty(header);
});

for (const [what, fault] of [
  ['an unknown e-mail', null],
  ['a 401', refusing('POST', CODE_CALL, 401)],
  ['a 500', refusing('POST', CODE_CALL, 500)],
  ['no network', { method: 'POST', path: CODE_CALL, kind: 'network' }],
  ['a broken answer', { method: 'POST', path: CODE_CALL, kind: 'abort' }],
] as const) {
  test(`a code that fails by ${what} says nothing`, { tag: ['@RECO-07', '@SESS-11'] }, async ({ page, app }) => {
    const typed = fault === null ? 'nadie@yarumos.example' : EMAIL;
    if (fault !== null) await app.door.fault(fault);
    await emailField(page).fill(typed);
    await generate(page).click();
    await expect.poll(async () => (await app.door.calls('POST /change-password/{email}')).length).toBeGreaterThan(0);
    await expect(generate(page)).toBeEnabled();
    await expectNoDialog(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(emailField(page)).toHaveValue(typed);
    await expect(emailField(page)).toHaveAccessibleDescription('');
    await page.clock.runFor(3000);
    await expect(page).toHaveURL('/auth/recover');
    await expectNoDialog(page);

    await app.door.fault();
    await emailField(page).fill(EMAIL);
    await generate(page).click();
    await expect(page.getByRole('button', { name: 'Cambiar contraseña' })).toBeVisible();
  });
}
