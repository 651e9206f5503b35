/** Steps and expectations for the tests of saving a publication. */
import type { Locator, Page } from '@playwright/test';
import { acceptSaved, type Visit } from '@e2e/support/screens';
import { expect, type App } from '@e2e/support/test';
import type { PersonKey } from '@fixtures/people';
import { openFeed } from './feed-page';

export const SAVE = 'PUT /api/posts';
export const REMIND = 'PUT /api/reminder';

export const SEXTO_A = 9;
export const MATEMATICAS = 16;

type TypeLabel = 'Tarea para el Curso' | 'Información Institucional' | 'Evento Escolar' | 'Comunicados';

export const titleOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Título' });
export const placeOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Lugar' });
export const publishOf = (page: Page): Locator => page.getByRole('button', { name: 'Publicar', exact: true });
export const saveEditOf = (page: Page): Locator => page.getByRole('button', { name: 'Editar Publicación', exact: true });
export const switchOf = (page: Page, name: string): Locator => page.getByRole('switch', { name });

/** Opens the form of a type from the list. */
export async function chooseType(page: Page, type: TypeLabel): Promise<void> {
  await page.getByRole('button', { name: 'Crear Publicación' }).click();
  await page.getByRole('button', { name: type, exact: true }).click();
  await expect(titleOf(page)).toBeVisible();
}

/** Signs in and opens the form of a new publication. */
export async function openForm({ page, app }: Visit, who: PersonKey, type: TypeLabel): Promise<void> {
  await openFeed({ page, app }, who);
  await chooseType(page, type);
}

/** Opens the panel of rooms, unless it is open. */
export async function openRooms(page: Page): Promise<void> {
  const toggle = page.getByRole('button', { name: 'Elegir cursos' });
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
}

export async function chooseRooms(page: Page, ...names: string[]): Promise<void> {
  await openRooms(page);
  for (const name of names) await page.getByRole('checkbox', { name, exact: true }).check();
}

export const reminderOf = (page: Page, number: number): Locator => page.getByRole('group', { name: `Recordatorio ${number}`, exact: true });
export const addReminderOf = (page: Page): Locator => page.getByRole('button', { name: 'Agregar recordatorio', exact: true });

/** Fills in a scheduled event for teachers only, with a title and no reminder. */
export async function fillEvent(page: Page, title: string): Promise<void> {
  await titleOf(page).fill(title);
  await switchOf(page, 'Solo para profesores').check();
  await switchOf(page, 'Evento programado').check();
  await placeOf(page).fill('Coliseo');
  await page.getByLabel('Fecha inicial').fill('2026-07-17T08:00');
  await page.getByLabel('Fecha final').fill('2026-07-17T12:00');
}

/** Accepts the success message, which leads to the list. */
export async function acceptSavedPost(page: Page): Promise<void> {
  await acceptSaved(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Publicaciones' })).toBeVisible();
}

interface Part {
  readonly name: string;
  readonly filename: string | null;
  readonly type: string;
  readonly value?: unknown;
}

/** The parts of the latest save. */
export async function lastParts({ control }: App): Promise<readonly Part[]> {
  const body = (await control.calls(SAVE)).at(-1)?.body;
  return body as Part[];
}

/** The postRequest of the latest save. */
export async function lastRequest(app: App): Promise<Record<string, unknown>> {
  const part = (await lastParts(app)).find(({ name }) => name === 'postRequest');
  return part?.value as Record<string, unknown>;
}

/** The bodies of all calls that set reminders. */
export async function reminderBodies({ control }: App): Promise<unknown[]> {
  return (await control.calls(REMIND)).map(({ body }) => body);
}
