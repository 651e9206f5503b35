import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { defaultNow } from './calendar';
import { seedWorld } from './world';

const folder = fileURLToPath(new URL('../../fixtures/files/', import.meta.url));
const files = readdirSync(folder);

/** How a file of each kind begins. */
const BEGINNINGS: Record<string, RegExp> = {
  svg: /^<svg /,
  pdf: /^%PDF-/,
  mp4: /^[^]{4}ftyp/,
  xlsx: /^PK/,
  docx: /^PK/,
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
  const sizes = files.map((file) => statSync(folder + file).size);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(200 * 1024);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(800 * 1024);
  const wrong = files.filter((file) => !BEGINNINGS[file.split('.').at(-1) ?? '']?.test(readFileSync(folder + file, 'latin1')));
  expect(wrong).toEqual([]);
});
