import type { Page } from '@playwright/test';
import { anyDialog, buttonOf, dialogOf, leave } from '@e2e/support/screens';
import { expect, test, type App } from '@e2e/support/test';
import { FULL_NAMES, GENERATE, PASSWORD_DIALOG, openDialog } from './dialogs';
import { recordBodies } from '@e2e/support/sent-bodies';

const CALL = 'POST /api/auth/change-user-password';
const POLICY = 'Password does not meet password policy';
const REQUIRED = 'Este campo es requerido.';

async function openTyping(page: Page, app: App, who: 'coordinadora' | 'directora') {
  await app.signIn(who);
  await openDialog(page, FULL_NAMES[who], PASSWORD_DIALOG);
  await page.getByRole('switch', { name: GENERATE }).uncheck();
  return page.getByLabel('Nueva contraseña');
}

const REFUSED: Readonly<Record<string, string>> = {
  'five characters': 'Ab1*x',
  'no digit': 'Abcdef*',
  'no uppercase': 'abcde1*',
  'no lowercase': 'ABCDE1*',
  'no special character': 'Abcdef1',
  // ACCT-07: these are no special characters.
  'a space in place of a special one': 'Abcde 1',
  'an accented letter in place of a special one': 'Abcdé1x',
  'an ñ in place of a special one': 'Abcdeñ1',
  'blanks alone': '       ',
};

const SPECIAL = ['*', '_', '€', '¡', '"', '<', '\\', '😀', '`'];

test(
  'a password against the policy is refused, and any character that is no letter, digit or space is special',
  {
    tag: [
      '@ACCT-05:short',
      '@ACCT-05:noDigit',
      '@ACCT-05:noUppercase',
      '@ACCT-05:noLowercase',
      '@ACCT-05:noSpecial',
      '@ACCT-07:special',
      '@ACCT-07:disabled',
    ],
  },
  async ({ page, app }) => {
    const field = await openTyping(page, app, 'coordinadora');
    const save = buttonOf(page, PASSWORD_DIALOG, 'Guardar');
    const accepted = [...SPECIAL];
    for (const [why, password] of Object.entries(REFUSED)) {
      await test.step(why, async () => {
        await field.fill(password);
        await leave(page);
        await expect(dialogOf(page, PASSWORD_DIALOG)).toContainText(POLICY);
        await expect(field).toHaveAccessibleDescription(new RegExp(POLICY));
        await expect(save).toBeDisabled();
        await field.press('Enter');
      });
      const special = accepted.shift() ?? '*';
      await field.fill(`Abcde1${special}`);
      await expect(page.getByText(POLICY), special).toHaveCount(0);
      await expect(save).toBeEnabled();
    }
    expect(accepted).toEqual([]);
    expect(await app.control.calls(CALL)).toEqual([]);
    await save.click();
    await expect(dialogOf(page, 'Éxito')).toBeVisible();
  },
);

test(
  'exactly six characters of all four classes are accepted, five are not',
  { tag: ['@ACCT-05:short', '@ACCT-06'] },
  async ({ page, app }) => {
    const field = await openTyping(page, app, 'directora');
    const save = buttonOf(page, PASSWORD_DIALOG, 'Guardar');
    await field.fill('Ab1*x');
    await leave(page);
    await expect(field).toHaveAccessibleDescription(new RegExp(POLICY));
    await expect(save).toBeDisabled();
    const bodies = await recordBodies(page, '/api/auth/change-user-password');
    await field.fill('Abc1*x');
    await expect(page.getByText(POLICY)).toHaveCount(0);
    await save.click();
    await expect(dialogOf(page, 'Éxito')).toBeVisible();
    expect(await bodies()).toEqual([{ email: 'yaneth.garcia@yarumos.example', password: 'Abc1*x', emailNotification: 'Y' }]);
  },
);

test(
  "an empty password is required, and 'Guardar' is disabled while that message stands",
  { tag: ['@ACCT-07:empty', '@ACCT-07:disabled'] },
  async ({ page, app }) => {
    const field = await openTyping(page, app, 'coordinadora');
    await expect(page.getByText(REQUIRED)).toHaveCount(0);
    await field.focus();
    await leave(page);
    await expect(field).toHaveAccessibleDescription(new RegExp(REQUIRED));
    await expect(page.getByText(POLICY)).toHaveCount(0);
    await expect(buttonOf(page, PASSWORD_DIALOG, 'Guardar')).toBeDisabled();
    await app.checkA11y();
    // Generating one mends it.
    await page.getByRole('switch', { name: GENERATE }).check();
    await expect(page.getByText(REQUIRED)).toHaveCount(0);
    await expect(buttonOf(page, PASSWORD_DIALOG, 'Guardar')).toBeEnabled();
    await page.getByRole('switch', { name: GENERATE }).uncheck();
    await buttonOf(page, PASSWORD_DIALOG, 'Guardar').click();
    await expect(field).toHaveAccessibleDescription(new RegExp(REQUIRED));
    await expect(field).toBeFocused();
    expect(await app.control.calls(CALL)).toEqual([]);
    await buttonOf(page, PASSWORD_DIALOG, 'Cancelar').click();
    await expect(anyDialog(page)).toHaveCount(0);
  },
);
