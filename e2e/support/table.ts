/** A table as a person reads it. */
import type { Locator, Page } from '@playwright/test';

/** The row that its first words name. */
export const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });

export const actionOf = (page: Page, row: string, action: string): Locator =>
  rowOf(page, row).getByRole('button', { name: action, exact: true });

/** First words of the rows that show, in their order. */
export const rowNames = (page: Page): Promise<string[]> => page.getByRole('rowheader').allInnerTexts();

export const headersOf = (page: Page): Promise<string[]> => page.getByRole('columnheader').allInnerTexts();

/** Shows up to fifty rows at once. */
export const showAll = async (page: Page): Promise<void> => {
  await page.getByLabel('Resultados por páginas').selectOption('50');
};
