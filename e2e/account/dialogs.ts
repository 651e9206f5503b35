/** The account dialogs as a person opens them, and the modals that follow. */
import { expect, type Page } from '@playwright/test';

/** Full names of the people who open them. */
export const FULL_NAMES = {
  coordinadora: 'Liliana Restrepo Cano',
  directora: 'Yaneth García Suárez',
} as const;

export const PASSWORD_DIALOG = 'Cambiar contraseña';
export const PHONE_DIALOG = 'Cambiar número de teléfono';
export const GENERATE = 'Generar contraseña automáticamente';
export const NOTIFY = 'Notificar por correo electrónico';

/** A dialog by its title, whether it interrupts or not. */
export const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** Every dialog that shows. */
export const anyDialog = (page: Page) => page.getByRole('dialog');

/** Opens one from the user menu, whose button bears the full name. */
export async function openDialog(page: Page, fullName: string | RegExp, title: string): Promise<void> {
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: fullName }).last().click();
  await header.getByRole('menuitem', { name: title, exact: true }).click();
  await expect(dialogOf(page, title)).toBeVisible();
}

export const buttonOf = (page: Page, dialog: string, name: string) => dialogOf(page, dialog).getByRole('button', { name, exact: true });

/** The failure modal with that text, accepted. */
export async function acceptFailure(page: Page, text: string): Promise<void> {
  await expect(dialogOf(page, 'Atención')).toContainText(text);
  await buttonOf(page, 'Atención', 'Aceptar').click();
  await expect(dialogOf(page, 'Atención')).toHaveCount(0);
}

/** Leaves a field by the keyboard. */
export const leave = (page: Page) => page.keyboard.press('Tab');

/** The field of the phone dialog, whose title holds the same words. */
export const numberOf = (page: Page) => page.getByRole('textbox', { name: 'Número de teléfono', exact: true });
