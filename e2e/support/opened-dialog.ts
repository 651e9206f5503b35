/** The dialogs of a screen, opened by the keyboard. */
import { expect, type Locator, type Page } from '@playwright/test';
import { named } from './control-name';
import type { PersonKey } from '@fixtures/people';

export interface OpenedDialog {
  readonly title: string;
  /** Opens it by the keyboard, and returns the element that gets the focus back. */
  readonly open: (page: Page) => Promise<Locator>;
}

/** The dialogs of one screen, by their names in docs/spec/cases.json. */
export interface ScreenDialogs {
  readonly at: string;
  readonly as: PersonKey;
  readonly dialogs: Readonly<Record<string, OpenedDialog>>;
}

/** Opens a dialog by the first button of that name. */
export const byButton =
  (name: string | RegExp) =>
  async (page: Page): Promise<Locator> => {
    const opener = page.getByRole('button', { name: typeof name === 'string' ? named(name) : name }).first();
    // `press` does not wait for a button that is disabled while the screen loads.
    await expect(opener).toBeEnabled();
    await opener.press('Enter');
    return opener;
  };

/** Opens a dialog by an item of a menu, whose button gets the focus back. */
export const byMenu =
  (button: string | RegExp, item: string) =>
  async (page: Page): Promise<Locator> => {
    const opener = await byButton(button)(page);
    await page.getByRole('menuitem', { name: item, exact: true }).press('Enter');
    return opener;
  };

export const edit = (title: string): OpenedDialog => ({ title, open: byButton('Editar') });
export const remove = (title: string): OpenedDialog => ({ title, open: byButton('Eliminar') });
export const resending: OpenedDialog = { title: 'Reenviar invitaciones', open: byButton(/^Reenviar a/) };
export const upload = (title: string): OpenedDialog => ({ title, open: byButton('Cargar Lista') });
