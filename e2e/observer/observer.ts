/** Steps on the observer: the list of a room, the detail of a student, the modal. */
import type { Locator, Page } from '@playwright/test';
import { named } from '@e2e/support/control-name';
import { dialogOf, anyDialog } from '@e2e/support/screens';
import { rowNames } from '@e2e/support/table';
import { expect, type App } from '@e2e/support/test';
import { students } from '@fixtures/students';
import { OFTEN_OBSERVED } from '@fixtures/student-observations';
import { teachers } from '@fixtures/teachers';

export const SCREEN = '/dashboard/observer';
/** A student of Sexto A with 23 observations. */
export const OFTEN = students.juanDavid;
export const COUNT = OFTEN_OBSERVED.count;
export const DETAIL = `${SCREEN}?roomId=9&studentId=${OFTEN.id}`;
/** The teacher id of 'directora', who wrote all of them. */
export const OWN = teachers.find(({ directs }) => directs === '6A')?.id ?? 0;

export const CREATE = '+ Crear Observación';
export const NEW = 'Crear Observación';
export const EDIT = 'Editar Observación';
export const REMOVE = 'Eliminar Observación';
export const REQUIRED = 'Este campo es requerido.';
const SAVED = 'Observación guardada correctamente.';

export const CALLS = {
  types: 'GET /api/observation-type/{schoolId}',
  ofStudent: 'GET /api/student-observation/student/{studentId}',
  ofTeacher: 'GET /api/student-observation/teacher/student',
  create: 'POST /api/student-observation',
  edit: 'PUT /api/student-observation/{id}',
  remove: 'DELETE /api/student-observation/{id}',
} as const;

/** The names of this page, without the initials that replace pictures. */
export const namesOf = async (page: Page): Promise<string[]> => (await rowNames(page)).map((text) => text.split('\n').at(-1) ?? '');
export const createButton = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: named(CREATE) });
export const filterOf = (page: Page, name: 'Periodo' | 'Profesor'): Locator =>
  page.getByRole('region', { name: 'Filtros' }).getByLabel(name, { exact: true });
export const tableOf = (page: Page): Locator => page.getByRole('table', { name: 'Observaciones' });
/** Its rows, without the head. */
export const rowsOf = (page: Page): Locator =>
  tableOf(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
export const countOf = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: 'Filtros' }).getByText(text, { exact: true });

const inDialog = (page: Page) => page.getByRole('dialog');
export const periodIn = (page: Page): Locator => inDialog(page).getByRole('combobox', { name: 'Periodo' });
export const typeIn = (page: Page): Locator => inDialog(page).getByRole('combobox', { name: 'Tipo' });
export const textIn = (page: Page): Locator => inDialog(page).getByRole('textbox', { name: 'Descripción' });
export const saveIn = (page: Page): Locator => inDialog(page).getByRole('button', { name: 'Guardar' });
export const chosenIn = (select: Locator): Locator => select.getByRole('option', { selected: true });

export const TEXT = 'Ayudó a un compañero nuevo durante toda la semana.';

export async function fill(page: Page): Promise<void> {
  await periodIn(page).selectOption('Periodo 2');
  await typeIn(page).selectOption('Reconocimiento');
  await textIn(page).fill(TEXT);
}

export const expectStored = (page: Page): Promise<void> => expect(dialogOf(page, 'Éxito')).toContainText(SAVED);

export async function acceptStored(page: Page): Promise<void> {
  await expectStored(page);
  await dialogOf(page, 'Éxito').getByRole('button', { name: 'Aceptar' }).click();
  await expect(anyDialog(page)).toHaveCount(0);
}

/** The path and body of each call. */
export const sent = async (app: App, call: string) => (await app.control.calls(call)).map(({ path, body }) => ({ path, body }));
/** The query of each call. */
export const asked = async (app: App, call: string) => (await app.control.calls(call)).map(({ query }) => query);
