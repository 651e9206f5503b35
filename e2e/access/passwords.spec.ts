import type { Locator, Page } from '@playwright/test';
import { FULL_NAMES, GENERATE, PASSWORD_DIALOG, openDialog } from '@e2e/account/dialogs';
import { askForCode, buttonOf, dialogOf, openRecovery, openRecoveryCode } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { INVALID, REQUIRED, emailOf } from './access';

const EMAIL = emailOf('directora');
const fieldOf = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });
const isFocused = (field: Locator): Promise<void> => expect(field).toBeFocused();

/** The button of the `index`th password field of the screen. */
const eyeOf = (page: Page, index = 0): Locator => page.getByRole('button', { name: /^(Mostrar|Ocultar) contraseña$/ }).nth(index);

/** By the mouse and by the keyboard, without sending the form and without a word of the field lost. */
async function expectShowsAndHides(page: Page, field: Locator, index = 0): Promise<void> {
  const eye = eyeOf(page, index);
  await field.fill('Secreto 1*');
  await field.press('Home');
  await field.press('ArrowRight');
  await field.press('ArrowRight');
  await expect(field).toHaveAttribute('type', 'password');
  const autoComplete = (await field.getAttribute('autocomplete')) ?? '';
  expect(autoComplete).toMatch(/password$/);

  await expect(eye).toHaveAccessibleName('Mostrar contraseña');
  await eye.click();
  await expect(field).toHaveAttribute('type', 'text');
  await expect(eye).toHaveAccessibleName('Ocultar contraseña');
  // Who types goes on typing, where they were.
  await isFocused(field);
  await page.keyboard.type('X');
  await expect(field).toHaveValue('SeXcreto 1*');
  await eye.click();
  await expect(field).toHaveAttribute('type', 'password');
  await page.keyboard.type('Y');
  await expect(field).toHaveValue('SeXYcreto 1*');

  await page.keyboard.press('Tab');
  await isFocused(eye);
  await page.keyboard.press('Enter');
  await expect(field).toHaveAttribute('type', 'text');
  await isFocused(eye);
  await page.keyboard.press('Space');
  await expect(field).toHaveAttribute('type', 'password');
  await expect(field).toHaveAttribute('autocomplete', autoComplete);
  await expect(field).toHaveValue('SeXYcreto 1*');
}

test("the login's password shows and hides", { tag: ['@SHAR-31:login'] }, async ({ page, app }) => {
  await app.open();
  await fieldOf(page, 'Correo electrónico').fill(EMAIL);
  await expectShowsAndHides(page, fieldOf(page, 'Contraseña'));
  expect(await app.control.calls()).toEqual([]);
  await app.checkA11y();
});

test("each of the recovery's passwords shows and hides by itself", { tag: ['@SHAR-31:recovery'] }, async ({ page, app }) => {
  await app.open();
  await openRecoveryCode(page, EMAIL);
  await fieldOf(page, 'Código').fill('2026');
  const before = (await app.control.calls()).length;
  await expectShowsAndHides(page, fieldOf(page, 'Nueva contraseña'));
  await expectShowsAndHides(page, fieldOf(page, 'Confirmar contraseña'), 1);
  await eyeOf(page, 1).click();
  await expect(fieldOf(page, 'Confirmar contraseña')).toHaveAttribute('type', 'text');
  await expect(fieldOf(page, 'Nueva contraseña')).toHaveAttribute('type', 'password');
  expect(await app.control.calls()).toHaveLength(before);
});

test("the account's generated password is shown, and can be hidden", { tag: ['@SHAR-31:account'] }, async ({ page, app }) => {
  await app.signIn('directora');
  await openDialog(page, FULL_NAMES.directora, PASSWORD_DIALOG);
  const field = fieldOf(page, 'Nueva contraseña');
  await expect(field).toHaveAttribute('type', 'text');
  await buttonOf(page, PASSWORD_DIALOG, 'Ocultar contraseña').click();
  await expect(field).toHaveAttribute('type', 'password');
  const before = (await app.control.calls()).length;
  await page.getByRole('switch', { name: GENERATE }).click();
  await expectShowsAndHides(page, field);
  expect(await app.control.calls()).toHaveLength(before);
});

test(
  'the login opens with the focus in the e-mail, each step of the recovery in its first field',
  { tag: ['@SHAR-31:focusLogin', '@SHAR-31:focusRecovery'] },
  async ({ page, app }) => {
    const email = fieldOf(page, 'Correo electrónico');
    await app.open();
    await isFocused(email);
    await openRecovery(page);
    await isFocused(email);
    await askForCode(page, EMAIL);
    await isFocused(fieldOf(page, 'Código'));
    await page.getByRole('link', { name: 'Volver al inicio de sesión' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Iniciar sesión');
    await isFocused(email);
    // By the keyboard alone, from the first key on.
    await page.keyboard.type(EMAIL);
    await page.keyboard.press('Tab');
    await page.keyboard.type('no es esta');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(INVALID);
  },
);

/** Where each of them stands, in px. */
const placesOf = (all: readonly Locator[]) => Promise.all(all.map((one) => one.boundingBox()));

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

test('a message of the access screens moves nothing', { tag: ['@SHAR-31:messages'] }, async ({ page, app }) => {
  for (const size of SIZES) {
    await test.step(`${size.width} px`, async () => {
      await page.setViewportSize(size);
      await app.open();
      const heading = page.getByRole('heading', { level: 1 });
      const login = [
        heading,
        fieldOf(page, 'Correo electrónico'),
        fieldOf(page, 'Contraseña'),
        page.getByRole('button', { name: 'Iniciar sesión' }),
        page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }),
      ];
      await expect(heading).toBeVisible();
      const places = await placesOf(login);
      await app.pressSignIn('', '');
      await expect(page.getByText(REQUIRED)).toHaveCount(2);
      expect(await placesOf(login)).toEqual(places);
      // Again after the first refusal, whose message goes while the second call is on its way.
      for (const password of ['no es esta', 'esta tampoco']) {
        await app.pressSignIn(EMAIL, password);
        await expect(page.getByRole('alert')).toHaveText(INVALID);
        await expect(page.getByRole('alert')).toBeInViewport();
        expect(await placesOf(login)).toEqual(places);
      }

      await openRecovery(page);
      const email = fieldOf(page, 'Correo electrónico');
      const first = [heading, email, page.getByRole('button', { name: 'Generar código' })];
      const firstPlaces = await placesOf(first);
      await email.fill('Yaneth');
      await email.press('Tab');
      await expect(email).toHaveAccessibleDescription(/minusculas/);
      expect(await placesOf(first)).toEqual(firstPlaces);

      await page.getByRole('button', { name: 'Restablecer por correo' }).click();
      const dialog = dialogOf(page, 'Restablecer por correo');
      const reset = [
        dialog.getByRole('heading'),
        fieldOf(page, 'Correo electrónico').last(),
        buttonOf(page, 'Restablecer por correo', 'Enviar'),
      ];
      const resetPlaces = await placesOf(reset);
      await dialog.getByRole('textbox').fill('sin arroba');
      await dialog.getByRole('textbox').press('Enter');
      await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription('Email address is invalid.');
      // While it is checked the button has its spinner.
      await expect(buttonOf(page, 'Restablecer por correo', 'Enviar')).toBeEnabled();
      expect(await placesOf(reset)).toEqual(resetPlaces);
      await dialog.getByRole('textbox').fill('nadie@yarumos.example');
      await dialog.getByRole('textbox').press('Enter');
      await expect(dialog.getByRole('alert')).toBeVisible();
      await expect(buttonOf(page, 'Restablecer por correo', 'Enviar')).toBeEnabled();
      expect(await placesOf(reset)).toEqual(resetPlaces);
      await buttonOf(page, 'Restablecer por correo', 'Cancelar').click();
    });
  }
});
