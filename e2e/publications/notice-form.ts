/** The form of a new notice, for the tests of its fields, and its requests. */
import type { Page } from '@playwright/test';
import { acceptSaved, type Visit } from '@e2e/support/screens';
import { expect } from '@e2e/support/test';
import { openFeed } from './feed-page';

/** From the list to the form of a new notice, with a title and for teachers only: nothing else is required. */
export async function newNotice(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Crear Publicación' }).click();
  await page.getByRole('button', { name: 'Comunicados', exact: true }).click();
  await page.getByRole('textbox', { name: 'Título' }).fill('Aviso');
  await page.getByRole('switch', { name: 'Solo para profesores' }).check();
}

/** Signs in and opens that form. */
export async function openNotice(visit: Visit): Promise<void> {
  await openFeed(visit, 'coordinadora');
  await newNotice(visit.page);
}

interface Part {
  readonly name: string;
  readonly filename: string | null;
  readonly type: string;
  readonly size: number;
  readonly value?: unknown;
}

/** Sends the form and accepts '¡Guardado!'. Returns the call's postRequest, part names and files, in order. */
export async function publish({ page, app }: Visit, button: 'Publicar' | 'Editar Publicación' = 'Publicar') {
  const { length: before } = await app.control.calls('PUT /api/posts');
  await page.getByRole('button', { name: button, exact: true }).click();
  await acceptSaved(page);
  const calls = await app.control.calls('PUT /api/posts');
  expect(calls).toHaveLength(before + 1);
  const parts = calls.at(-1)?.body as readonly Part[];
  return {
    request: parts.find(({ name }) => name === 'postRequest')?.value as Readonly<Record<string, unknown>>,
    parts: parts.map(({ name }) => name),
    files: parts.filter(({ filename }) => filename !== null),
  };
}
