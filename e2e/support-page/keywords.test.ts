/** The demo's page and its server go by the same words (SUPP-29). */
import { expect, it } from 'vitest';
import shipped from '@/public/config.json';
import { supportKeywords } from '@fixtures/support';

it('the words of config.json are those that the demo’s server knows', () => {
  expect(shipped.supportKeywords).toEqual(supportKeywords);
});
