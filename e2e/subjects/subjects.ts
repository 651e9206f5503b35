/** Steps on subjects: the list, the form for several records, the dialogs. */
import { expect, type Locator, type Page } from '@playwright/test';
import { dialogOf, type Visit } from '@e2e/support/screens';
import { act, showAll } from '@e2e/support/table';

export const LIST = '/dashboard/courses/list';
export const FORM = '/dashboard/courses/create';
export const SAVE = 'PUT /api/courses';
export const SAVE_ASSETS = 'PUT /api/asset';
export const REMOVE = 'DELETE /api/course/{id}';
export const EDIT = 'Editar Asignatura';
export const CREATED = 'Las asignaturas creadas, fueron guardadas con éxito.';

/** Name and colour of every icon, in the order of their numbers (SUBJ-20). */
export const ICONS = [
  ['Sin icono', '#394FE4'],
  ['Matemáticas', '#0071BD'],
  ['Geometría', '#6600CC'],
  ['Estadística', '#003F9E'],
  ['Lengua castellana', '#DB0000'],
  ['Lectura', '#AD4500'],
  ['Escritura', '#A95A51'],
  ['Inglés', '#0000FA'],
  ['Segundo idioma', '#BC2FAE'],
  ['Ciencias naturales', '#008000'],
  ['Biología', '#0A7655'],
  ['Química', '#C500DB'],
  ['Física', '#16465A'],
  ['Medio ambiente', '#395200'],
  ['Ciencias sociales', '#8B6123'],
  ['Historia', '#702200'],
  ['Geografía', '#60382E'],
  ['Filosofía', '#64008F'],
  ['Economía y política', '#33396B'],
  ['Ética y valores', '#A95174'],
  ['Religión', '#74428A'],
  ['Artes', '#D91289'],
  ['Música', '#800059'],
  ['Danza y teatro', '#DB0042'],
  ['Educación física', '#800026'],
  ['Tecnología e informática', '#602E4C'],
] as const;

/** Ids of school 1's types. */
export const TYPES = { arts: 3, mathematics: 8, technology: 9 } as const;

/** Opens the list by its address, with all rows on one page. */
export async function openList({ page, app }: Visit, who: 'coordinadora' | 'cierre' = 'coordinadora'): Promise<void> {
  await app.signIn(who, { at: LIST });
  await showAll(page);
}

/** Opens the form for several records from the list, whose names are loaded then. */
export async function openForm(visit: Visit): Promise<void> {
  await openList(visit);
  await visit.page.getByRole('button', { name: 'Agregar Asignatura' }).click();
  await expect(nameOf(visit.page)).toBeVisible();
}

type Scope = Page | Locator;
export const nameOf = (scope: Scope): Locator => scope.getByRole('textbox', { name: 'Nombre' });
export const typeOf = (scope: Scope): Locator => scope.getByRole('combobox', { name: 'Tipo de asignatura / Dimensión' });
export const iconOf = (scope: Scope): Locator => scope.getByRole('button', { name: /^Icono / });

/** Chooses an icon by the mouse. */
export async function chooseIcon(scope: Scope, name: string): Promise<void> {
  await iconOf(scope).click();
  await scope.getByRole('radio', { name, exact: true }).click();
  await expect(iconOf(scope)).toHaveAccessibleName(`Icono ${name}`);
}

/** Opens the edit dialog of a subject of the list and waits for what it loads. */
export async function openEdit(page: Page, name: string): Promise<Locator> {
  await act(page, name, 'Editar');
  await expect(nameOf(dialogOf(page, EDIT))).toHaveValue(name);
  return dialogOf(page, EDIT);
}

export const colourOf = (scope: Scope): Locator => scope.getByRole('status', { name: 'Color' });
