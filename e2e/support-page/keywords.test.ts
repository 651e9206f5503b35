/** The page and the demo's backend use the same keywords (SUPP-29). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { supportKeywords } from '@fixtures/support';
import { root } from '../tools/root.mjs';

it('the words of config.json are those that the demo’s server knows', () => {
  const shipped: unknown = JSON.parse(readFileSync(join(root, 'src/public/config.json'), 'utf8'));
  expect(shipped).toMatchObject({ supportKeywords });
});
