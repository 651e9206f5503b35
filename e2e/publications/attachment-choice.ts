/** What the tests of attachments choose, see and send: a notice for teachers only, which needs nothing but a title. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { root } from '@e2e/support/root.mjs';
import { dialogOf } from '@e2e/support/screens';
import { expect, type App } from '@e2e/support/test';
import { openFeed } from './feed-page';

export const WRONG_TYPE = 'Tipo de archivo no permitido';
export const TOO_MANY = 'No puedes subir más de 5 archivos en total';
export const TOO_BIG = 'El tamaño total de los archivos no debe superar 10MB';

interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const TYPES: Record<string, string> = {
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  svg: 'image/svg+xml',
};

const typeOf = (name: string) => TYPES[name.toLowerCase().split('.').at(-1) ?? ''] ?? 'application/octet-stream';

/** A real file of fixtures, filled up to so many bytes, or under another name. */
export function sample(path: string, { size = 0, name }: { size?: number; name?: string } = {}): ChosenFile {
  const content = readFileSync(join(root, 'fixtures', path));
  const called = name ?? path.split('/').at(-1) ?? path;
  // Readers of all these types leave alone what follows the end.
  return { name: called, mimeType: typeOf(called), buffer: Buffer.concat([content, Buffer.alloc(Math.max(0, size - content.length))]) };
}

export const pdf = (name: string, size?: number): ChosenFile =>
  sample('files/plano-de-puestos.pdf', { name, ...(size !== undefined && { size }) });

export const fileOf = (name: string, content: string): ChosenFile => ({
  name,
  mimeType: typeOf(name),
  buffer: Buffer.from(content, 'latin1'),
});

export const controlOf = (page: Page): Locator => page.getByLabel('Adjuntar archivos', { exact: true });
export const listOf = (page: Page): Locator => page.getByRole('list', { name: 'Archivos adjuntos' });
export const removeOf = (page: Page, name: string): Locator => page.getByRole('button', { name: `Quitar ${name}`, exact: true });

/** The names listed are these, in this order. */
export async function expectListed(page: Page, ...names: string[]): Promise<void> {
  await expect(listOf(page).getByRole('button')).toHaveCount(names.length);
  const shown = await listOf(page)
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));
  expect(shown).toEqual(names.map((name) => `Quitar ${name}`));
}

export async function choose(page: Page, ...files: ChosenFile[]): Promise<void> {
  await controlOf(page).setInputFiles(files);
}

/** The snackbar says so, and goes by itself before the next one. */
export async function expectRefused(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text, { exact: true })).toBeVisible();
  await page.clock.fastForward('00:03');
  await expect(page.getByText(text, { exact: true })).toHaveCount(0);
}

/** The form of a new notice, with a title and for teachers only. */
export async function openNotice({ page, app }: { page: Page; app: App }): Promise<void> {
  await openFeed({ page, app }, 'coordinadora');
  await page.getByRole('button', { name: 'Crear Publicación' }).click();
  await page.getByText('Comunicados', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Título' }).fill('Con adjuntos');
  await page.getByLabel('Solo para profesores').check();
}

interface Part {
  readonly name: string;
  readonly filename: string | null;
  readonly type: string;
  readonly size: number;
  readonly value?: unknown;
}

/** The parts of the one PUT /api/posts. */
export async function sentParts({ door }: App): Promise<Part[]> {
  const calls = await door.calls('PUT /api/posts');
  expect(calls).toHaveLength(1);
  return calls[0]?.body as Part[];
}

/** Presses the button that sends and gives the files of the call: part, name and type. */
export async function publish({ page, app }: { page: Page; app: App }, button = 'Publicar'): Promise<Part[]> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(dialogOf(page, '¡Guardado!')).toBeVisible();
  return (await sentParts(app)).filter(({ filename }) => filename !== null);
}
