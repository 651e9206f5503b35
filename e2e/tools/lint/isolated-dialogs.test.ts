import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../root.mjs';

it('every dialog of a screen is isolated: it fails by itself [TEXT-04]', () => {
  const src = join(root, 'src');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => /^(app|features|school)\/.*\.tsx$/.test(file));
  const textOf = (file: string) => readFileSync(join(src, file), 'utf8');
  const drawing = files.filter((file) => /<(Form|Waiting)?Dialog\b/.test(textOf(file)));
  expect(drawing.length).toBeGreaterThan(20);
  expect(drawing.filter((file) => !textOf(file).includes('= isolateDialog('))).toEqual([]);
});
