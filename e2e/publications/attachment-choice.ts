/** Steps and expectations for the tests of attachments. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { root } from '@e2e/tools/root.mjs';
import { expect, test } from '@e2e/support/test';

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

/** A file of fixtures, padded to `size` bytes or with another name. */
export function sample(path: string, { size = 0, name }: { size?: number; name?: string } = {}): ChosenFile {
  const content = readFileSync(join(root, 'fixtures', path));
  const called = name ?? path.split('/').at(-1) ?? path;
  // Readers of these types ignore bytes after the file's end.
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

/** Expects exactly these names in the list, in this order. */
export async function expectListed(page: Page, ...names: string[]): Promise<void> {
  const shown = () =>
    listOf(page)
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));
  await expect.poll(shown).toEqual(names.map((name) => `Quitar ${name}`));
}

/** A larger file is given to the browser by its path on disk, because sending its content takes seconds. */
const LARGE = 500_000;

function written({ name, buffer }: ChosenFile): string {
  const path = test.info().outputPath(name);
  writeFileSync(path, buffer);
  return path;
}

export async function choose(page: Page, ...files: ChosenFile[]): Promise<void> {
  const isLarge = files.some(({ buffer }) => buffer.length > LARGE);
  await controlOf(page).setInputFiles(isLarge ? files.map(written) : files);
}

/** Expects the snackbar with that text, and waits until it closes. */
export async function expectRefused(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text, { exact: true })).toBeVisible();
  await page.clock.fastForward('00:03');
  await expect(page.getByText(text, { exact: true })).toHaveCount(0);
}
