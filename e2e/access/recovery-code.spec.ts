import type { Page } from '@playwright/test';
import { askForCode, expectNoDialog, openRecovery } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { LOWERCASE_ONLY, REQUIRED, emailOf, refusing } from './access';

const CODE_CALL = '/change-password/{email}';
const WRONG_FORMAT = 'Inserte un email válido';
const EMAIL = emailOf('directora');

const emailField = (page: Page) => page.getByRole('textbox', { name: 'Correo electrónico' });
const generate = (page: Page) => page.getByRole('button', { name: 'Generar código', exact: true });

test.beforeEach(async ({ page, app }) => {
  await app.open();
  await openRecovery(page);
  await expect(generate(page)).toBeVisible();
});

test(
  'opens on the e-mail and the button, without code or passwords, also after it was left at its second step',
  { tag: ['@RECO-01', '@RECO-05:empty'] },
  async ({ page, app }) => {
    const expectFirstStep = async () => {
      await expect(page).toHaveURL('/auth/recover');
      await expect(page.getByRole('heading', { name: 'Recuperar contraseña' })).toBeVisible();
      await expect(emailField(page)).toBeEditable();
      await expect(emailField(page)).toHaveValue('');
      await expect(generate(page)).toBeDisabled();
      await expect(page.getByRole('textbox')).toHaveCount(1);
      for (const label of ['Código', 'Nueva contraseña', 'Confirmar contraseña']) {
        await expect(page.getByLabel(label, { exact: true })).toHaveCount(0);
      }
      await expect(page.getByRole('button', { name: 'Cambiar contraseña' })).toHaveCount(0);
    };
    await expectFirstStep();
    expect(await app.control.calls()).toEqual([]);
    await askForCode(page, 'yaneth.garcia@yarumos.example');
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
    await page.goForward();
    await expectFirstStep();
  },
);

const REFUSED = [
  ...['', '    '].map((typed) => [typed, REQUIRED] as const),
  ...['Yaneth.garcia@yarumos.example', 'yanetH@yarumos.example', 'Ñoño@yarumos.example', 'Ab'].map(
    (typed) => [typed, LOWERCASE_ONLY] as const,
  ),
  ...['abcde', '  abcde  ', 'ana@x', 'ana yarumos@x.example', 'ana@@x.example', '@x.example'].map(
    (typed) => [typed, WRONG_FORMAT] as const,
  ),
] as const;

test(
  "a refused e-mail keeps its message, and 'Generar código' follows what is typed",
  { tag: ['@RECO-02', '@RECO-03', '@RECO-04:wrongFormat', '@RECO-05:empty', '@RECO-05:message', '@RECO-05:filled'] },
  async ({ page, app }) => {
    await emailField(page).focus();
    for (const [typed, text] of REFUSED) {
      await test.step(`'${typed}'`, async () => {
        await emailField(page).fill(typed);
        await emailField(page).press('Tab');
        await expect(emailField(page)).toHaveAccessibleDescription(text);
        await expect(page.getByText(text)).toHaveCount(1);
        await expect(emailField(page)).toHaveValue(typed);
        await expect(generate(page)).toBeDisabled();
        await emailField(page).press('Enter');
        await expectNoDialog(page);
        await emailField(page).fill(EMAIL);
        await expect(emailField(page)).toHaveAccessibleDescription('');
        await expect(generate(page)).toBeEnabled();
      });
    }
    expect(await app.control.calls()).toEqual([]);
    // Mended, the same key sends it.
    await emailField(page).press('Enter');
    await expect(page.getByRole('button', { name: 'Cambiar contraseña' })).toBeVisible();
    expect(await app.control.calls(`POST ${CODE_CALL}`)).toHaveLength(1);
  },
);

test(
  'an e-mail of four characters or fewer, or with blanks around it, gets no message and is sent trimmed',
  { tag: ['@RECO-04:short', '@RECO-04:trimmed', '@RECO-06:trimmed'] },
  async ({ page, app }) => {
    const typed = ['a', 'abcd', 'ab@c', '   abcd   ', 'a@b.co', ' ñoño@yarumos.example ', '\tana@yarumos.example\u00A0'];
    for (const [index, email] of typed.entries()) {
      await emailField(page).fill(email);
      await emailField(page).blur();
      await expect(emailField(page), email).toHaveAccessibleDescription('');
      await expect(generate(page), email).toBeEnabled();
      await generate(page).click();
      await expect.poll(async () => (await app.control.calls()).length).toBe(index + 1);
      await expect(generate(page)).toBeEnabled();
    }
    expect((await app.control.calls()).map(({ path }) => path)).toEqual(typed.map((email) => `/change-password/${email.trim()}`));
  },
);

test("'Generar código' asks for a code and opens step 2", { tag: ['@RECO-06:opensStep2'] }, async ({ page, app }) => {
  await emailField(page).fill(` ${EMAIL}  `);
  await generate(page).click();
  await expect(page.getByLabel('Código', { exact: false })).toBeVisible();
  await expect(page).toHaveURL('/auth/recover');
  const [call, ...others] = await app.control.calls();
  expect(call).toMatchObject({ method: 'POST', path: `/change-password/${EMAIL}`, body: null });
  expect(others).toEqual([]);
  for (const header of ['authorization', 'schoolid', 'schoolyear']) expect(call?.headers).not.toHaveProperty(header);
});

test(
  'a code that fails says nothing and can be asked for again',
  { tag: ['@RECO-07:unknown', '@RECO-07:refused', '@RECO-07:status', '@RECO-07:network', '@RECO-05:empty', '@SESS-11:code'] },
  async ({ page, app }) => {
    for (const [what, fault] of [
      ['an unknown e-mail', null],
      ['a 401', refusing('POST', CODE_CALL, 401)],
      ['a 500', refusing('POST', CODE_CALL, 500)],
      ['no network', { method: 'POST', path: CODE_CALL, kind: 'network' }],
      ['a broken answer', { method: 'POST', path: CODE_CALL, kind: 'abort' }],
    ] as const) {
      await test.step(what, async () => {
        const typed = fault === null ? 'nadie@yarumos.example' : EMAIL;
        await app.control.fault(...(fault === null ? [] : [fault]));
        const before = (await app.control.calls()).length;
        await emailField(page).fill(typed);
        await generate(page).click();
        await expect.poll(async () => (await app.control.calls()).length).toBeGreaterThan(before);
        await expect(generate(page)).toBeEnabled();
        // At once: a banner would go by itself.
        expect(await page.getByRole('alert').count()).toBe(0);
        await expectNoDialog(page);
        await expect(emailField(page)).toHaveValue(typed);
        await expect(emailField(page)).toHaveAccessibleDescription('');
        await page.clock.runFor(3000);
        await expect(page).toHaveURL('/auth/recover');
        await expectNoDialog(page);
        await expect(page.getByRole('button', { name: 'Cambiar contraseña' })).toHaveCount(0);
      });
    }
    await app.control.fault();
    // Usable again, but not for nothing.
    await emailField(page).fill('');
    await expect(generate(page)).toBeDisabled();
    await emailField(page).fill(EMAIL);
    await generate(page).click();
    await expect(page.getByRole('button', { name: 'Cambiar contraseña' })).toBeVisible();
  },
);
