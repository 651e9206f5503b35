/** Matrículas. School 5 has an open enrollment, in which three of Séptimo A have no room yet (fixtures/enrollments.ts). */
import { expect, type Locator, type Page } from '@playwright/test';
import { buttonOf, dialogOf } from '@e2e/support/screens';
import { expectRecords, showAll } from '@e2e/support/table';
import type { App } from '@e2e/support/test';

export const SCREEN = '/dashboard/enrollments';
export const SUMMARY = `${SCREEN}/summary`;
/** The address of Séptimo A, with the three students without a room. */
export const WAITING = `${SCREEN}?roomId=25`;

export const DIALOG = 'Nuevo año escolar';
export const DONE = '¡Listo!';
export const ASSIGNED = 'Estudiantes matriculados con éxito';
export const ALREADY = 'Ya se ha realizado la matrícula para el siguiente año escolar.';

export const SAVE = 'PUT /api/pre-enrollments/';
export const FINALIZE = 'POST /api/end-of-year-finalization';
export const HISTORY = 'GET /api/students-history-record';
export const ASSIGNMENTS = 'GET /api/pre-enrollments/{roomId}';

export const tabOf = (page: Page, room: string): Locator => page.getByRole('tab', { name: new RegExp(`^${room}`) });
export const tabNames = (page: Page): Promise<string[]> =>
  page
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((tab) => `${tab.textContent}${tab.querySelector('[aria-label]')?.getAttribute('aria-label') ?? ''}`));
export const manageButton = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: 'Gestionar Matrícula' });
export const finalizeButton = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: 'Finalizar y Enviar' });
export const boxOf = (page: Page, name: string): Locator => page.getByRole('checkbox', { name: `Seleccionar ${name}`, exact: true });
export const chosenBoxes = (page: Page): Locator => page.getByRole('checkbox', { checked: true });
export const targetOf = (page: Page): Locator => page.getByRole('dialog').getByRole('combobox', { name: 'Curso' });
export const continueOf = (page: Page): Locator => page.getByRole('dialog').getByRole('button', { name: 'Continuar' });

/** The name, new room and state of every student of the open tab. */
export async function rowsOf(page: Page): Promise<string[][]> {
  await showAll(page);
  const cells = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  return cells.evaluateAll((rows) =>
    rows.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent.trim()).filter((text) => text !== '')),
  );
}

/** The names of the students of the open tab in that state. */
export const namesIn = async (page: Page, state: string): Promise<string[]> =>
  (await rowsOf(page)).flatMap(([name = '', , own]) => (own === state ? [name] : []));

export async function openManage(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await boxOf(page, name).check();
  await manageButton(page).click();
  await expect(targetOf(page)).toBeVisible();
}

/** Accepts the success message. */
export async function acceptDone(page: Page): Promise<void> {
  await expect(dialogOf(page, DONE)).toContainText(ASSIGNED);
  await buttonOf(page, DONE, 'Aceptar').click();
  await expect(dialogOf(page, DONE)).toHaveCount(0);
}

/** Assigns the next room to the students of Séptimo A without a room. */
export async function assignWaiting(page: Page): Promise<void> {
  await expectRecords(page);
  await page.getByRole('button', { name: 'Seleccionar los 3' }).click();
  await manageButton(page).click();
  await continueOf(page).click();
  await acceptDone(page);
  // Enabled again once the invalidated data have been reloaded.
  await expect(finalizeButton(page)).toBeEnabled();
}

export async function pressFinalize(page: Page): Promise<void> {
  await finalizeButton(page).click();
  await buttonOf(page, 'Atención', 'Aceptar').click();
}

export const sentBy = async (app: App, call: string) => (await app.control.calls(call)).map(({ body }) => body);
export const entriesOf = async (app: App) =>
  (await sentBy(app, SAVE)).map((body) => (body as { preEnrollments: Record<string, unknown>[] }).preEnrollments);
