import type { Page } from '@playwright/test';
import { askForCode, dialogOf, expectNoDialog, openRecovery } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { REQUIRED, emailOf, refusing } from './access';

const RESET = '/api/auth/reset-password';
const INVALID = 'Email address is invalid.';
const UNKNOWN = "Email doesn't exist!";
const EMAIL = emailOf('directora');

const resetOf = (page: Page) => dialogOf(page, 'Restablecer por correo');
const fieldOf = (page: Page) => resetOf(page).getByLabel('Correo electrónico');
const send = (page: Page) => resetOf(page).getByRole('button', { name: 'Enviar', exact: true });
const open = (page: Page) => page.getByRole('button', { name: 'Restablecer por correo' }).click();

test.beforeEach(async ({ page, app }) => {
  await app.open();
  await openRecovery(page);
});

async function expectModal(page: Page): Promise<void> {
  await expect(resetOf(page)).toBeVisible();
  // Over the page: the access screens have a style sheet of their own.
  await expect(resetOf(page)).toHaveCSS('position', 'fixed');
  await expect(fieldOf(page)).toHaveValue('');
  await expect(fieldOf(page)).toBeEditable();
  await expect(send(page)).toBeEnabled();
  await resetOf(page).getByRole('button', { name: 'Cancelar' }).click();
  await expectNoDialog(page);
}

test('both steps open the reset modal and keep what was typed', { tag: ['@RECO-16:step1', '@RECO-16:step2'] }, async ({ page, app }) => {
  await open(page);
  await app.checkA11y();
  await expectModal(page);
  expect(await app.control.calls()).toEqual([]);
  await askForCode(page, EMAIL);
  await page.getByRole('textbox', { name: 'Código' }).fill('20');
  await open(page);
  await expectModal(page);
  await expect(page.getByRole('textbox', { name: 'Código' })).toHaveValue('20');
});

test(
  'an empty e-mail is asked for, one that looks like none is told, and nothing is sent',
  { tag: ['@RECO-17', '@RECO-18'] },
  async ({ page, app }) => {
    await open(page);
    for (const [typed, text] of [
      ['', REQUIRED],
      ['   ', REQUIRED],
      ...['abc', 'ana@x', 'ana@x.', '@x.example', 'ana x@x.example', 'ana@@x.example'].map((each) => [each, INVALID] as const),
    ] as const) {
      await test.step(`'${typed}'`, async () => {
        await fieldOf(page).fill(typed);
        await send(page).click();
        await expect(fieldOf(page)).toHaveAccessibleDescription(text);
        await expect(fieldOf(page)).toBeFocused();
        await expect(fieldOf(page)).toHaveValue(typed);
        await expect(resetOf(page).getByText(text)).toHaveCount(1);
        await fieldOf(page).press('Enter');
        await expect(resetOf(page)).toBeVisible();
        await app.checkA11y();
        await fieldOf(page).fill(EMAIL);
        await expect(fieldOf(page)).toHaveAccessibleDescription('');
      });
    }
    expect(await app.control.calls()).toEqual([]);
    // Mended, the same key sends it.
    await fieldOf(page).press('Enter');
    await expect(dialogOf(page, 'Éxito')).toBeVisible();
    expect(await app.control.calls(`POST ${RESET}`)).toHaveLength(1);
  },
);

test("'Enviar' asks for the e-mail and says that it went", { tag: ['@RECO-19', '@API-004:ok', '@wire'] }, async ({ page, app }) => {
  await open(page);
  await fieldOf(page).fill(` ${EMAIL} `);
  await send(page).click();
  const success = dialogOf(page, 'Éxito');
  await expect(success).toContainText('Te enviamos un correo para restablecer la contraseña.');
  await expect(resetOf(page)).toHaveCount(0);
  const calls = await app.control.calls();
  expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([['POST', RESET, { email: EMAIL }]]);
  for (const header of ['authorization', 'schoolid', 'schoolyear']) expect(calls[0]?.headers).not.toHaveProperty(header);
  await success.getByRole('button', { name: 'Aceptar' }).click();
  await expectNoDialog(page);
  await expect(page).toHaveURL('/auth/recover');
});

test(
  'a reset that fails is told in the modal, which stays open',
  { tag: ['@RECO-20:unknown', '@RECO-20:refused', '@RECO-20:status', '@RECO-20:network', '@SESS-11:reset'] },
  async ({ page, app }) => {
    for (const [what, fault] of [
      ['an unknown e-mail', null],
      ['a 401', refusing('POST', RESET, 401)],
      ['a 409', refusing('POST', RESET, 409, 'Otra cosa')],
      ['a 500', refusing('POST', RESET, 500)],
      ['no network', { method: 'POST', path: RESET, kind: 'network' }],
      ['a broken answer', { method: 'POST', path: RESET, kind: 'abort' }],
    ] as const) {
      await test.step(what, async () => {
        const typed = fault === null ? 'nadie@yarumos.example' : EMAIL;
        await app.control.fault(...(fault === null ? [] : [fault]));
        await open(page);
        await expect(page.getByText(UNKNOWN)).toHaveCount(0);
        await fieldOf(page).fill(typed);
        await send(page).click();
        await expect(resetOf(page).getByRole('alert')).toHaveText(UNKNOWN);
        await expect(page.getByText(UNKNOWN)).toHaveCount(1);
        await expect(dialogOf(page, 'Atención')).toHaveCount(0);
        await expect(fieldOf(page)).toHaveValue(typed);
        await page.clock.runFor(3000);
        await expect(resetOf(page)).toBeVisible();
        await expect(page).toHaveURL('/auth/recover');
        await app.checkA11y();
        await resetOf(page).getByRole('button', { name: 'Cancelar' }).click();
        await expectNoDialog(page);
      });
    }
    await open(page);
    await fieldOf(page).fill('nadie@yarumos.example');
    await app.control.fault();
    await send(page).click();
    await expect(resetOf(page).getByRole('alert')).toHaveText(UNKNOWN);
    await fieldOf(page).fill(EMAIL);
    // It was said of the other e-mail.
    await expect(resetOf(page).getByRole('alert')).toHaveCount(0);
    await send(page).click();
    await expect(dialogOf(page, 'Éxito')).toBeVisible();
  },
);
