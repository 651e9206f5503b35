/** Steps in 'Buscar'. */
import { expect, type Locator, type Page } from '@playwright/test';
import { dialogOf } from '@e2e/support/screens';

export const FIND = 'Buscar';
export const STUDENTS = 'GET /api/students';

export const findOf = (page: Page): Locator => dialogOf(page, FIND);
export const buttonOf = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: FIND, exact: true });
export const fieldOf = (page: Page): Locator => findOf(page).getByRole('combobox');
export const groupOf = (page: Page, name: string): Locator => findOf(page).getByRole('group', { name, exact: true });
export const optionsOf = (page: Page): Locator => findOf(page).getByRole('option');
export const optionOf = (page: Page, name: string | RegExp): Locator => findOf(page).getByRole('option', { name, exact: true });
/** The option that Enter opens. */
export const activeOf = (page: Page): Locator => findOf(page).getByRole('option', { selected: true });
/** The names of the groups, in their order. */
export const groupsOf = (page: Page): Locator => findOf(page).getByRole('group');

export async function openFind(page: Page): Promise<void> {
  // A key that comes before the screen does opens nothing.
  await expect(buttonOf(page)).toBeVisible();
  await page.keyboard.press('Control+K');
  await expect(fieldOf(page)).toBeFocused();
}

/** All students are there. */
export async function expectAll(page: Page): Promise<void> {
  await expect(findOf(page).getByText(/^(Buscando|Cargando)/)).toHaveCount(0);
}

/** Opens what Enter opens for that text. */
export async function openBest(page: Page, text: string, name: string | RegExp): Promise<void> {
  await openFind(page);
  await expectAll(page);
  await page.keyboard.type(text);
  await expect(activeOf(page)).toHaveAccessibleName(name);
  await page.keyboard.press('Enter');
  await expect(findOf(page)).toHaveCount(0);
}
