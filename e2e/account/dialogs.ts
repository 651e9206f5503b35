/** The account dialogs as a person opens them, and the modals that follow. */
import { expect, type Page } from '@playwright/test';
import { dialogOf } from '@e2e/support/screens';

/** Full names of the people who open them. */
export const FULL_NAMES = {
  coordinadora: 'Liliana Restrepo Cano',
  directora: 'Yaneth García Suárez',
} as const;

export const PASSWORD_DIALOG = 'Cambiar contraseña';
export const PHONE_DIALOG = 'Cambiar número de teléfono';
export const GENERATE = 'Generar contraseña automáticamente';
export const NOTIFY = 'Notificar por correo electrónico';

/** Presses a dialog's entry in the user menu, whose button shows the full name. */
export async function askForDialog(page: Page, fullName: string | RegExp, title: string): Promise<void> {
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: fullName }).last().click();
  await header.getByRole('menuitem', { name: title, exact: true }).click();
}

/** Opens a dialog from the user menu. */
export async function openDialog(page: Page, fullName: string | RegExp, title: string): Promise<void> {
  await askForDialog(page, fullName, title);
  await expect(dialogOf(page, title)).toBeVisible();
}

/** The field of the phone dialog, whose title contains the same words. */
export const numberOf = (page: Page) => page.getByRole('textbox', { name: 'Número de teléfono', exact: true });
