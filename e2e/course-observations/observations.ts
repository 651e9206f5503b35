/** The observations of a course: the page of a subject, its table and its dialog. */
import { expect, type Locator, type Page } from '@playwright/test';
import { dialogOf } from '@e2e/support/screens';
import { rowOf } from '@e2e/support/table';
import { students } from '@fixtures/students';
import { teachers } from '@fixtures/teachers';
import type { App } from '@e2e/support/test';

/** The page's address for directora: Matemáticas, Sexto A, without a period. */
export const PAGE = '/dashboard/spreadsheet?subjectId=16&roomId=9&tab=observations';
export const IN_PERIOD = `${PAGE}&periodId=2`;
/** The same for an Admin who has chosen that teacher. */
export const FOR_ADMIN = `/dashboard/spreadsheet?teacherId=${teachers.find(({ directs }) => directs === '6A')?.id}&subjectId=16&roomId=9&periodId=2&tab=observations`;

export const READ = 'GET /api/learning/course/{courseId}/observation';
export const ADD = 'POST /api/learning/course/{courseId}/observation';
export const EDIT = 'PUT /api/learning/course/{courseId}/observation/{observationId}';

export const REQUIRED = 'La observación es requerida';

export const periodOf = (page: Page): Locator => page.getByLabel('Periodo');
export const boxOf = (page: Page, name: string): Locator => page.getByRole('checkbox', { name: `Seleccionar ${name}`, exact: true });
export const allBox = (page: Page): Locator => page.getByRole('checkbox', { name: 'Seleccionar todos' });
export const addButton = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: 'Agregar observación', exact: true });
export const editButton = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: 'Editar', exact: true });
export const addDialog = (page: Page): Locator => dialogOf(page, 'Agregar observación');
export const editDialog = (page: Page): Locator => dialogOf(page, 'Editar observación');
export const textOf = (page: Page): Locator => page.getByRole('dialog').getByRole('textbox', { name: 'Observación' });
export const saveOf = (page: Page): Locator => page.getByRole('dialog').getByRole('button', { name: 'Guardar' });

/** The names of the selected rows of this page. */
export const chosenNames = (page: Page): Promise<string[]> =>
  page
    .getByRole('checkbox', { name: /^Seleccionar (?!todos)/, checked: true })
    .evaluateAll((boxes) => boxes.map((box) => (box.getAttribute('aria-label') ?? '').replace('Seleccionar ', '')));

/** The names on this page of the table, with and without an observation, in its order. */
export async function studentsBy(page: Page): Promise<{ written: string[]; unwritten: string[] }> {
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const rows = await page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .evaluateAll((all) =>
      all.map((row) => [row.querySelector('th')?.innerText.replace('\n', ', ') ?? '', row.lastElementChild?.textContent ?? '']),
    );
  return {
    written: rows.flatMap(([name = '', text]) => (text === '-' ? [] : [name])),
    unwritten: rows.flatMap(([name = '', text]) => (text === '-' ? [name] : [])),
  };
}

/** Two students of Sexto A have this name. */
const SHARED_NAME = `${students.juanDavid.name} ${students.juanDavid.surname}`;

/** The first `count` unique names. */
export function firstOf(names: readonly string[], count: number): [string, ...string[]] {
  const [first, ...others] = names.filter((name) => !name.startsWith(SHARED_NAME)).slice(0, count);
  if (first === undefined || others.length < count - 1) throw new Error(`There are not ${count} students of that kind.`);
  return [first, ...others];
}

export async function choose(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await boxOf(page, name).check();
}

/** The cell of the row's observation. */
export const writtenOf = (page: Page, name: string): Locator => rowOf(page, name).getByRole('cell').last();

export const added = async (app: App) => (await app.control.calls(ADD)).map(({ path, body }) => ({ path, body }));
export const edited = async (app: App) => (await app.control.calls(EDIT)).map(({ path, body }) => ({ path, body }));
