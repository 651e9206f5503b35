/** Files of lists, as schools bring them. */
import type { Locator, Page } from '@playwright/test';
import writeWorkbook from 'write-excel-file/node';
import { buttonOf, dialogOf } from './screens';
import type { App } from './test';

type Rows = readonly (readonly (string | number | null)[])[];

export interface GivenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A workbook with these sheets, by their names. */
export async function workbook(sheets: Readonly<Record<string, Rows>>, name = 'Lista 2026.xlsx'): Promise<GivenFile> {
  const written = Object.entries(sheets).map(([sheet, rows]) => ({ sheet, data: rows.map((row) => [...row]) }));
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return { name, mimeType, buffer: await writeWorkbook(written).toBuffer() };
}

export const csv = (content: string | Buffer, name = 'Lista 2026.csv'): GivenFile => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(content),
});

/** Chooses a file in that dialog. */
export const give = (page: Page, title: string, file: GivenFile): Promise<void> =>
  dialogOf(page, title).locator('input[type=file]').setInputFiles(file);

const PASS = 'Pasar al formulario';
export const pass = (page: Page, title: string): Promise<void> => buttonOf(page, title, PASS).click();
export const passOf = (page: Page, title: string): Locator => buttonOf(page, title, PASS);

export const rowOf = (page: Page, label: string, number: number): Locator =>
  page.getByRole('group', { name: `${label} ${number}`, exact: true });

/** The rows of the preview. */
export const previewOf = (page: Page, title: string): Locator =>
  dialogOf(page, title).getByRole('region', { name: 'Las primeras filas, como quedarán' }).locator('tbody').getByRole('row');

export const problemsOf = (page: Page, title: string): Locator => dialogOf(page, title).getByRole('alert').getByRole('listitem');

/** Opens the dialog of a list by its address. */
export async function openUpload(page: Page, app: App, at: string): Promise<void> {
  await app.signIn('coordinadora', { at });
  await page.getByRole('button', { name: 'Cargar Lista' }).click();
}
