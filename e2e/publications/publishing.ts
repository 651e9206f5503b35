/** Steps and expectations for the tests of the publishing form. */
import type { Locator, Page } from '@playwright/test';
import type { Visit } from '@e2e/support/screens';
import { expect, type App } from '@e2e/support/test';
import type { PersonKey } from '@fixtures/people';
import { openFeed } from './feed-page';

const LIST = '/dashboard/publications/list';
export const SAVE = 'PUT /api/posts';

/** The labels of the types, in the specification's order. */
export const HOMEWORK = 'Tarea para el Curso';
export const INSTITUTIONAL = 'Información Institucional';
export const EVENT = 'Evento Escolar';
export const NOTICE = 'Comunicados';

export const REQUIRED = 'Este campo es requerido';
export const CHOOSE = 'Seleccione una opción';
export const IN_THE_PAST = 'La fecha no puede ser anterior a hoy';

export const createOf = (page: Page): Locator => page.getByRole('button', { name: 'Crear Publicación', exact: true });
export const publishOf = (page: Page): Locator => page.getByRole('button', { name: 'Publicar', exact: true });
export const cancelOf = (page: Page): Locator => page.getByRole('button', { name: 'Cancelar', exact: true });
export const typeOf = (page: Page, type: string): Locator => page.getByRole('main').getByRole('button', { name: type, exact: true });

export const titleOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Título', exact: true });
export const textOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Descripción', exact: true });
export const placeOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Lugar', exact: true });
/** A date field by its label; that of a required field ends in a mark. */
export const dateOf = (page: Page, label: 'Fecha de entrega' | 'Fecha inicial' | 'Fecha final'): Locator => page.getByLabel(label);
export const subjectOf = (page: Page): Locator => page.getByRole('combobox', { name: 'Asignatura', exact: true });
export const switchOf = (page: Page, label: string): Locator => page.getByRole('switch', { name: label, exact: true });
export const remindersOf = (page: Page): Locator => page.getByRole('group', { name: /^Recordatorios/ });

/** The field 'Cursos', described by its message. A group of rooms without a name has the same label. */
export const roomsOf = (page: Page): Locator => page.getByRole('group', { name: 'Cursos', exact: true }).first();
export const roomOf = (page: Page, name: string): Locator => roomsOf(page).getByRole('checkbox', { name, exact: true });
const roomToggleOf = (page: Page): Locator => roomsOf(page).getByRole('button', { name: /Elegir cursos$/ });

export async function expectHeading(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  // The path stays; only the query has the step (POST-04).
  await expect(page).toHaveURL(({ pathname }) => pathname === LIST);
}

/** From the list to the form of that type. */
export async function openType(page: Page, type: string): Promise<void> {
  await createOf(page).click();
  await typeOf(page, type).click();
  await expectHeading(page, type);
  await expect(titleOf(page)).toBeVisible();
}

/** Signs in and opens the form of that type. */
export async function openForm({ page, app }: Visit, who: PersonKey, type: string): Promise<void> {
  await openFeed({ page, app }, who);
  await openType(page, type);
}

/** Opens the panel of the rooms, and waits for them. */
export async function openRooms(page: Page): Promise<void> {
  await roomToggleOf(page).click();
  await expect(roomsOf(page).getByRole('checkbox').first()).toBeVisible();
}

export async function chooseRoom(page: Page, name: string): Promise<void> {
  await openRooms(page);
  await roomOf(page, name).check();
}

/** Expects the field's message; '' for none. */
export const expectMessage = (field: Locator, message: string): Promise<void> => expect(field).toHaveAccessibleDescription(message);

/** The postRequest of each call so far. */
export async function sentRequests({ control }: App): Promise<Record<string, unknown>[]> {
  const calls = await control.calls(SAVE);
  return calls.map(({ body }) => {
    const parts = body as readonly { name: string; value?: unknown }[];
    return parts.find(({ name }) => name === 'postRequest')?.value as Record<string, unknown>;
  });
}
