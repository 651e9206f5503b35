import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../root.mjs';

it('every dialog of a screen is isolated: it fails by itself [TEXT-04]', () => {
  const src = join(root, 'src');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(app|features|school)\/.*-dialog\.tsx$/.test(file),
  );
  const bare = files.filter((file) => !/^export const \w+Dialog = (isolate|lazy)Dialog\b/m.test(readFileSync(join(src, file), 'utf8')));
  expect(files.length).toBeGreaterThan(20);
  expect(bare).toEqual([]);
});
