import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { defaultNow } from './calendar';
import { MEDIA_FOLDERS } from '@mocks/backend/media';
import { seedWorld } from './seed-world';

const paths = new Map(
  MEDIA_FOLDERS.flatMap((folder) => {
    const path = fileURLToPath(new URL(`../../${folder}/`, import.meta.url));
    return readdirSync(path).map((name) => [name, path + name] as const);
  }),
);
const files = [...paths.keys()];

/** The first bytes of a file of each kind. */
const BEGINNINGS: Record<string, RegExp> = {
  svg: /^<svg /,
  pdf: /^%PDF-/,
  mp4: /^[^]{4}ftyp/,
  xlsx: /^PK/,
  docx: /^PK/,
  // The byte order mark, without which a spreadsheet breaks accents, and the column separator of Spanish.
  csv: /^\xEF\xBB\xBFNombre;[^,]+\r\n$/,
};

it('names only files there are', () => {
  const asked = new Set<string>();
  const mediaUrl = (file: string) => {
    asked.add(file);
    return file;
  };
  seedWorld({ seed: 1, size: 'default', now: defaultNow(new Date('2026-03-01T12:00:00Z')), mediaUrl });
  expect([...asked].filter((file) => !files.includes(file))).toEqual([]);
  expect(files.filter((file) => !asked.has(file))).toEqual([]);
});

it('keeps the files small and what their names say', () => {
  const sizes = [...paths.values()].map((path) => statSync(path).size);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(200 * 1024);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(800 * 1024);
  const wrong = [...paths].filter(([file, path]) => !BEGINNINGS[file.split('.').at(-1) ?? '']?.test(readFileSync(path, 'latin1')));
  expect(wrong).toEqual([]);
});
