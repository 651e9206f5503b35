import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../tools/root.mjs';

const folder = join(root, 'e2e');
const suites = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.spec.ts'));

/** `watchAddresses` listens for navigations. */
const LASTING = /\bpage\.(on|once|addInitScript|exposeFunction)\(|\bwatchAddresses\(/;

test('what stays in a page after its test (listeners, init scripts) is done in a page of its own', () => {
  const lasting = suites.filter((name) => LASTING.test(readFileSync(join(folder, name), 'utf8')));
  expect(lasting.length).toBeGreaterThan(0);
  const sharing = lasting.filter((name) => !/ownPage: true/.test(readFileSync(join(folder, name), 'utf8')));
  expect(sharing).toEqual([]);
});
