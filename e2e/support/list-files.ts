/** Files of lists, as schools bring them. */
import type { Page } from '@playwright/test';
import writeWorkbook from 'write-excel-file/node';
import { dialogOf } from './screens';

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
