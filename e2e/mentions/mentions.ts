/** Mentions as a person finds them: the list, the form of several, the dialog. */
import { expect, type Locator, type Page } from '@playwright/test';
import { dialogOf, type Visit } from '@e2e/support/screens';
import { rowOf } from '@e2e/support/table';

export const CREATE = 'POST /api/mention-type';
export const SAVE = 'PUT /api/mention-type';
export const LIST = '/dashboard/mentions/list';
export const FORM = '/dashboard/mentions/create';
export const EDIT = 'Editar Mención';

/** The list, by its address. */
export async function openList({ page, app }: Visit): Promise<void> {
  await app.signIn('coordinadora', { at: LIST });
  await expect(page.getByRole('rowheader').first()).toBeVisible();
}

type Scope = Page | Locator;
export const nameOf = (scope: Scope): Locator => scope.getByRole('textbox', { name: 'Mención' });
export const categoryOf = (scope: Scope): Locator => scope.getByRole('combobox', { name: 'Categoría' });

export async function openEdit(page: Page, name: string): Promise<Locator> {
  await rowOf(page, name).getByRole('button', { name: 'Editar' }).click();
  await expect(nameOf(dialogOf(page, EDIT))).toBeVisible();
  return dialogOf(page, EDIT);
}
