/** The screens of rooms as a person uses them. */
import { expect, type Locator, type Page } from '@playwright/test';
import { openEntry } from '@e2e/support/screens';
import type { App } from '@e2e/support/test';
import type { PersonKey } from '@fixtures/people';

export const LIST = '/dashboard/rooms/list';
export const SAVE = 'PUT /api/rooms';
export const REMOVE = 'DELETE /api/room/{id}';
export const REQUIRED = 'Este campo es requerido';
export const REPEATED = 'Este campo ya existe';

interface Screen {
  readonly page: Page;
  readonly app: App;
}

/** The list, by its menu entry. */
export async function openRooms({ page, app }: Screen, who: PersonKey = 'coordinadora'): Promise<void> {
  await app.signIn(who);
  await openEntry(page, 'Cursos');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
}

/** The create form, with the names in use known to it. */
export async function openForm(screen: Screen): Promise<void> {
  await openRooms(screen);
  await screen.page.getByRole('button', { name: 'Agregar Curso' }).click();
  await expect(screen.page.getByRole('heading', { name: 'Agregar Curso' })).toBeVisible();
}

/** A row of the create form by its number. */
export const formRow = (page: Page, number: number): Locator => page.getByRole('group', { name: `Curso ${number}`, exact: true });

export async function fillRow(row: Locator, name: string, acronym: string, type = 'Primaria'): Promise<void> {
  await row.getByLabel('Nombre').fill(name);
  await row.getByLabel('Acrónimo').fill(acronym);
  await row.getByRole('combobox', { name: 'Tipo' }).selectOption(type);
}

export const addRow = (page: Page): Promise<void> => page.getByRole('button', { name: 'Agregar otro' }).click();

export const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Guardar' }).click();
