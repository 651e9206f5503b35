/** Mentions as a person finds them: the list, the form of several, the dialog. */
import { expect, type Locator, type Page } from '@playwright/test';
import { dialogOf, openEntry, type Visit } from '@e2e/support/screens';
import { rowOf } from '@e2e/support/table';

export const CREATE = 'POST /api/mention-type';
export const SAVE = 'PUT /api/mention-type';
export const LIST = '/dashboard/mentions/list';
export const EDIT = 'Editar Mención';

export async function openList({ page, app }: Visit): Promise<void> {
  await app.signIn('coordinadora');
  await openEntry(page, 'Menciones');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
}

/** The form of several from the list, whose names it knows by then. */
export async function openForm(visit: Visit): Promise<void> {
  await openList(visit);
  await visit.page.getByRole('button', { name: 'Agregar Mención' }).click();
  await expect(nameOf(visit.page)).toBeVisible();
}

/** A row of the form by its number. */
export const lineOf = (page: Page, number: number): Locator => page.getByRole('group', { name: `Mención ${number}`, exact: true });

type Place = Page | Locator;
export const nameOf = (place: Place): Locator => place.getByRole('textbox', { name: 'Mención' });
export const categoryOf = (place: Place): Locator => place.getByRole('combobox', { name: 'Categoría' });

export async function openEdit(page: Page, name: string): Promise<Locator> {
  await rowOf(page, name).getByRole('button', { name: 'Editar' }).click();
  await expect(nameOf(dialogOf(page, EDIT))).toBeVisible();
  return dialogOf(page, EDIT);
}
