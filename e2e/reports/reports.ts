/** The papers of a room's detail as a coordinator downloads them. */
import { readFile } from 'node:fs/promises';
import { expect, type Download, type Locator, type Page } from '@playwright/test';
import { dialogOf } from '@e2e/support/screens';
import { studentAction } from '@e2e/students/students';
import type { App } from '@e2e/support/test';

export const TITLE = 'Descargar Reportes';
export const BULLETINS = 'Boletines del curso';
/** Of Sexto A: the name, and the e-mail of the family that tells the row. */
export const CRISTIAN = { name: 'Cristian Camilo Echeverri Vélez', email: 'luzdary.velez@correo.example', id: 7 };

export const dialog = (page: Page, title = TITLE): Locator => dialogOf(page, title);
export const periodOf = (page: Page): Locator => page.getByRole('dialog').getByLabel('Periodo');
export const fileOf = (page: Page, name: string): Locator => page.getByRole('radio', { name, exact: true });
export const downloadButton = (page: Page): Locator => page.getByRole('dialog').getByRole('button', { name: 'Descargar', exact: true });

export async function openForStudent(page: Page): Promise<void> {
  await studentAction(page, CRISTIAN.email, 'Descargar PDF').click();
  await expect(dialog(page)).toContainText(`${CRISTIAN.name}, de Sexto A.`);
}

export async function openForRoom(page: Page): Promise<void> {
  await page.getByRole('button', { name: TITLE }).click();
  await expect(dialog(page)).toContainText('Del curso Sexto A.');
}

export async function choose(page: Page, file: string, period = 'Periodo 2'): Promise<void> {
  await periodOf(page).selectOption(period);
  await fileOf(page, file).check();
}

export async function download(page: Page, act: () => Promise<void>): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent('download'), act()]);
  return file;
}

/** The bytes of a download, letter by letter. */
export const textOf = async (file: Download): Promise<string> => (await readFile(await file.path())).toString('latin1');

export const asked = async (app: App, call: string) => (await app.control.calls(call)).map(({ path, query }) => ({ path, query }));

/** Periodo 2. */
export const DAYS = { periodId: '2', initialDate: '2026-04-13 00:00:00', endDate: '2026-06-21 23:59:59' };
