/** A list of records as a person reads it: a table, or sheets on a phone (SHAR-30). */
import { expect, type Locator, type Page } from '@playwright/test';
import { named } from './control-name';

/** The names of the shown records. */
const namesOf = (page: Page): Locator => page.getByRole('rowheader').or(page.getByRole('main').getByRole('listitem').getByRole('strong'));

export const expectRecords = (page: Page): Promise<void> => expect(namesOf(page).first()).toBeVisible();

const sheetOf = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) });

/** The row by its row header, or the sheet by the record's whole name. */
export const rowOf = (page: Page, name: string): Locator =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    .or(sheetOf(page, name));

export const actionOf = (page: Page, row: string, action: string): Locator => rowOf(page, row).getByRole('button', { name: named(action) });

/** The button that opens the actions of a sheet. */
export const optionsOf = (page: Page, name: string): Locator => page.getByRole('button', { name: `Opciones de ${name}`, exact: true });

/** Runs an action on a record, in a table or in a sheet. */
export async function act(page: Page, name: string, action: string): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? Infinity) < 576;
  if (isPhone) await optionsOf(page, name).click();
  await (isPhone ? page.getByRole('menuitem', { name: action }) : actionOf(page, name, action)).click();
}

/** The names of the shown records, in order. */
export const rowNames = (page: Page): Promise<string[]> => namesOf(page).allInnerTexts();

export const headersOf = (page: Page): Promise<string[]> => page.getByRole('columnheader').allInnerTexts();

/** Shows up to fifty records on a page. */
export const showAll = async (page: Page): Promise<void> => {
  await expectRecords(page);
  await page.getByLabel('Resultados por páginas').selectOption('50');
};
