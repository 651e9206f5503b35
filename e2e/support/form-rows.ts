/** The forms of several records, a row each, and the dialogs that change one. */
import type { Locator, Page } from '@playwright/test';

export const REPEATED = 'Este campo ya existe';

export const addButton = (page: Page): Locator => page.getByRole('button', { name: 'Agregar otro' });

export const addRow = (page: Page): Promise<void> => addButton(page).click();

export const saveOf = (scope: Page | Locator): Locator => scope.getByRole('button', { name: 'Guardar' });

/** Copies a text as a spreadsheet does, and pastes it by the keyboard at the focus. */
export async function pasteByKeys(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+V');
}
