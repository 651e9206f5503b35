/** Steps on the reports of a room's detail, and their PDF's texts. */
import { readFile } from 'node:fs/promises';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, type Download, type Locator, type Page } from '@playwright/test';
import { dialogOf } from '@e2e/support/screens';
import { studentAction } from '@e2e/students/students';
import type { App } from '@e2e/support/test';

export const TITLE = 'Descargar Reportes';
export const BULLETINS = 'Boletines del curso';
/** A student of Sexto A; the guardian's e-mail identifies the row. */
export const CRISTIAN = { name: 'Cristian Camilo Echeverri Vélez', email: 'luzdary.velez@correo.example', id: 7 };

export const dialog = (page: Page, title = TITLE): Locator => dialogOf(page, title);
export const periodOf = (page: Page): Locator => page.getByRole('dialog').getByLabel('Periodo');
export const fileOf = (page: Page, name: string): Locator => page.getByRole('radio', { name, exact: true });
export const downloadButton = (page: Page): Locator => page.getByRole('dialog').getByRole('button', { name: 'Descargar', exact: true });

export async function openForStudent(page: Page, about = `${CRISTIAN.name}, de Sexto A`): Promise<void> {
  await studentAction(page, CRISTIAN.email, 'Descargar PDF').click();
  await expect(dialog(page)).toContainText(about);
}

export async function openForRoom(page: Page): Promise<void> {
  await page.getByRole('button', { name: TITLE }).click();
  await expect(dialog(page)).toContainText('Curso: Sexto A');
}

export async function choose(page: Page, file: string, period = 'Periodo 2'): Promise<void> {
  await periodOf(page).selectOption(period);
  await fileOf(page, file).check();
}

export async function download(page: Page, act: () => Promise<void>): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent('download'), act()]);
  return file;
}

/** The text of each page of a PDF; '' for an empty one. */
export async function textsIn(bytes: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(bytes));
  return text.map((each) => each.replace(/\s+/g, ' ').trim());
}

/** The text of each page of a file; expects it to begin like a PDF. */
export async function pagesOf(file: Download): Promise<string[]> {
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  return textsIn(new Uint8Array(bytes));
}

/** Its whole text. */
export const textOf = async (file: Download): Promise<string> => (await pagesOf(file)).join(' ');

export const asked = async (app: App, call: string) => (await app.control.calls(call)).map(({ path, query }) => ({ path, query }));

/** The query of Periodo 2. */
export const DAYS = { periodId: '2', initialDate: '2026-04-13 00:00:00', endDate: '2026-06-21 23:59:59' };

/** A fault that answers the school's two configurations, with or without numbers. */
export function models({ preschool, primary }: { preschool: boolean; primary: boolean }) {
  const item = { id: 1, name: 'Bajo', description: 'x', initialValue: 0, endValue: 5, modelType: 'B' };
  const model = (id: number, includeValoration: boolean) => ({
    id,
    primary: id === 2,
    initialValue: 0,
    endValue: 5,
    includeValoration,
    isQualificationByActivities: false,
    items: [item],
  });
  const body = { preschool: model(1, preschool), primary: model(2, primary) };
  return { method: 'GET', path: '/api/learning/valorization', kind: 'answer', body } as const;
}
