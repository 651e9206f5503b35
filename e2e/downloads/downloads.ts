/** Steps on 'Descargar', and the spreadsheets that it saves, as another program reads them. */
import { readFile } from 'node:fs/promises';
import readExcelFile from 'read-excel-file/node';
import type { Download, Locator, Page } from '@playwright/test';

export const downloadButton = (page: Page, name = 'Descargar'): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true });

/** null: an empty one. */
type Cell = string | number | boolean | Date | null;

export interface Downloaded {
  readonly name: string;
  readonly tab: string;
  readonly head: readonly Cell[];
  readonly rows: readonly (readonly Cell[])[];
}

/** A saved file. */
async function sheetIn(file: Download): Promise<Downloaded> {
  const [sheet] = await readExcelFile(await readFile(await file.path()), { trim: false });
  // Its types name the constructor of dates.
  const [head = [], ...rows] = (sheet?.data ?? []) as Cell[][];
  return { name: file.suggestedFilename(), tab: sheet?.sheet ?? '', head, rows };
}

/** Does what downloads a file. */
export async function downloadBy(page: Page, act: () => Promise<void>): Promise<Downloaded> {
  const [file] = await Promise.all([page.waitForEvent('download'), act()]);
  return sheetIn(file);
}

export const download = (page: Page, name?: string): Promise<Downloaded> => downloadBy(page, () => downloadButton(page, name).click());

/** Records the downloads of a page, for what must save nothing. */
export function watchDownloads(page: Page): readonly string[] {
  const names: string[] = [];
  page.on('download', (file) => names.push(file.suggestedFilename()));
  return names;
}

/** A column's cells, by its head. */
export const columnOf = ({ head, rows }: Downloaded, header: string): Cell[] => {
  const index = head.indexOf(header);
  return rows.map((cells) => cells[index] ?? null);
};
