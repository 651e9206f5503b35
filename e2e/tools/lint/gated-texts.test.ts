import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../root.mjs';

const src = join(root, 'src');

/** The sources that hold a pattern, with their text. */
const holding = (pattern: RegExp): { file: string; text: string }[] =>
  readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => ({ file, text: readFileSync(join(src, file), 'utf8') }))
    .filter(({ text }) => pattern.test(text));

it('what saves a file names it by the gate (SECU-06)', () => {
  const sinks = holding(/\.download = |\bdownload=\{/);
  expect(sinks.length).toBeGreaterThan(1);
  const gated = /(?:\.download = |\bdownload=\{)(?:shownFileName|savedFileName)\(/g;
  const bare = sinks.filter(({ text }) => text.match(gated)?.length !== text.match(/\.download = |\bdownload=\{/g)?.length);
  expect(bare.map(({ file }) => file)).toEqual([]);
});

it('what shows the name of a chosen or attached file frees it first (SECU-06)', () => {
  const shown = holding(/\bfile\.name\b|type \{ Attachment \}/).filter(({ file }) => file.endsWith('.tsx'));
  expect(shown.length).toBeGreaterThan(1);
  expect(shown.filter(({ text }) => !text.includes('shownFileName(')).map(({ file }) => file)).toEqual([]);
});

it('what leaves for a spreadsheet passes the gate; one value alone is copied as it is (SECU-09)', () => {
  const sinks = holding(/clipboard\.write|clipboardData\.setData|text\/csv|asText\(rooms/).filter(
    ({ file }) => file !== join('ui', 'base', 'copy-button.tsx'),
  );
  const names = sinks.map(({ file }) => file).toSorted();
  // Each takes its text from sheetText or sheetCell; another is looked at before it is added here.
  expect(names).toEqual(
    [
      join('features', 'learning', 'achievement-import.tsx'),
      join('features', 'publications', 'unseen-list.tsx'),
      join('features', 'publications', 'unseen-students.ts'),
      join('ui', 'grid', 'grid-clipboard.ts'),
    ].toSorted(),
  );
  const makers = ['features/learning/import-file.ts', 'features/publications/unseen-students.ts', 'ui/grid/grid-clipboard.ts'];
  for (const file of makers) expect(readFileSync(join(src, file), 'utf8')).toMatch(/\bsheet(?:Text|Cell)\b/);
});
