/** Steps and expectations on the teachers' screens. */
import type { Locator, Page } from '@playwright/test';
import type { Visit } from '@e2e/support/screens';
import { rowOf } from '@e2e/support/table';
import { expect, type App, type SignInOptions } from '@e2e/support/test';
import type { PersonKey } from '@fixtures/people';

export const LIST = '/dashboard/teachers/list';
export const CREATE = '/dashboard/teachers/create';
export const REQUIRED = 'Este campo es requerido.';
export const YANETH = 'yaneth.garcia@yarumos.example';
export const FABIO = 'fabio.marin@yarumos.example';

export const SAVE_NEW = 'POST /api/teachers';
export const SAVE = 'PUT /api/teacher';
export const GET_DEEP = 'GET /teachersDeepByTeacherEmail/{email}';

const CHATS = '/v1/projects/{project}/databases/{database}/documents';
export const CHAT_QUERY_PATH = `${CHATS}:runQuery`;
export const CHAT_QUERY = `POST ${CHAT_QUERY_PATH}`;
export const CHAT_COMMIT = `POST ${CHATS}:commit`;

export const buttonNamed = (page: Page, name: string): Locator => page.getByRole('main').getByRole('button', { name, exact: true });
export const fieldOf = (page: Page, label: string): Locator => page.getByRole('textbox', { name: label, exact: true });
export const directorSwitch = (page: Page): Locator => page.getByRole('switch', { name: '¿Es director de grupo?' });

/** A multiple choice field. A group of options without a name has the same label. */
export const choicesOf = (page: Page, label: string): Locator => page.getByRole('group', { name: label, exact: true }).first();

/** Opens the panel of that field, if it is closed. */
export async function openChoices(page: Page, label: string): Promise<Locator> {
  const field = choicesOf(page, label);
  const toggle = field.getByRole('button', { name: /Elegir (cursos|asignaturas)$/ });
  if ((await toggle.getAttribute('aria-expanded')) !== 'true') await toggle.click();
  await expect(field.getByRole('checkbox').first()).toBeVisible();
  return field;
}

export async function choose(page: Page, label: string, ...names: readonly string[]): Promise<void> {
  const field = await openChoices(page, label);
  for (const name of names) await field.getByRole('checkbox', { name, exact: true }).check();
}

/** The labels of all checkboxes of a field: of options, of groups, and of 'all'. */
export async function boxesOf(page: Page, label: string): Promise<string[]> {
  const field = await openChoices(page, label);
  return field.getByRole('checkbox').evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).labels?.[0]?.textContent ?? ''));
}

/** Expects the field's message; '' for none. */
export const expectMessage = (field: Locator, message: string): Promise<void> => expect(field).toHaveAccessibleDescription(message);

/** Signs in and opens the list by its address. */
export async function openList(
  { page, app }: Visit,
  who: PersonKey = 'coordinadora',
  options: Pick<SignInOptions, 'school' | 'faults'> = {},
): Promise<void> {
  await app.signIn(who, { ...options, at: LIST });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profesores');
  await expect(buttonNamed(page, 'Agregar Profesor').first()).toBeVisible();
}

/** A teacher's row, found by the list's search. */
export async function find(page: Page, name: string): Promise<Locator> {
  // Waits for the list, because the previous form has a search box, too.
  await expect(page.getByRole('table', { name: 'Profesores' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Buscar' }).fill(name);
  await expect(rowOf(page, name)).toBeVisible();
  return rowOf(page, name);
}

/** Signs in and opens the create form by its address. */
export async function openForm(
  { page, app }: Visit,
  who: PersonKey = 'coordinadora',
  options: Pick<SignInOptions, 'faults'> = {},
): Promise<void> {
  await app.signIn(who, { ...options, at: CREATE });
  await expect(fieldOf(page, 'Nombre')).toBeVisible();
}

export async function fillPerson(page: Page, name: string, lastName: string, email: string): Promise<void> {
  await fieldOf(page, 'Nombre').fill(name);
  await fieldOf(page, 'Apellido').fill(lastName);
  await fieldOf(page, 'Correo electrónico').fill(email);
}

/** Signs in and opens the detail of the teacher with that e-mail by its address. */
export async function openDetail({ page, app }: Visit, email: string, who: PersonKey = 'coordinadora', school?: string): Promise<void> {
  await app.signIn(who, { school, at: `/dashboard/teachers/${encodeURIComponent(email)}` });
  await expect(buttonNamed(page, 'Editar')).toBeVisible();
}

export async function openEdit(visit: Visit, email: string, who?: PersonKey, school?: string): Promise<void> {
  await openDetail(visit, email, who, school);
  await buttonNamed(visit.page, 'Editar').click();
  await expect(fieldOf(visit.page, 'Apellido')).toBeVisible();
}

/** The lines of the card with that heading. */
export const linesOf = (page: Page, heading: string): Locator =>
  page.getByRole('region', { name: heading, exact: true }).getByRole('listitem');

export const bodiesOf = async (app: App, of: string): Promise<unknown[]> => (await app.control.calls(of)).map(({ body }) => body);
