/** Steps on the screens of rooms. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Visit } from '@e2e/support/screens';
import type { PersonKey } from '@fixtures/people';

export const LIST = '/dashboard/rooms/list';
export const CREATE = '/dashboard/rooms/create';
export const SAVE = 'PUT /api/rooms';
export const REMOVE = 'DELETE /api/room/{id}';
export const REQUIRED = 'Este campo es requerido';

/** Opens the list by its address. */
export async function openRooms({ page, app }: Visit, who: PersonKey = 'coordinadora', school?: string): Promise<void> {
  await app.signIn(who, { school, at: LIST });
  await expect(page.getByRole('rowheader').first()).toBeVisible();
}

/** Opens the create form from the list. */
export async function openForm(visit: Visit): Promise<void> {
  await openRooms(visit);
  await visit.page.getByRole('button', { name: 'Agregar Curso' }).click();
  await expect(visit.page.getByRole('heading', { name: 'Agregar Curso' })).toBeVisible();
}

/** A row of the create form by its number. */
export const formRow = (page: Page, number: number): Locator => page.getByRole('group', { name: `Curso ${number}`, exact: true });

export async function fillRow(row: Locator, name: string, acronym: string, type = 'Primaria'): Promise<void> {
  await row.getByLabel('Nombre').fill(name);
  await row.getByLabel('Acrónimo').fill(acronym);
  await row.getByRole('combobox', { name: 'Tipo' }).selectOption(type);
}
