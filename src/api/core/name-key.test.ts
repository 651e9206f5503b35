import { expect, it } from 'vitest';
import { nameKey } from './name-key';

it.each([
  ['6 a', '6A'],
  [' Décimo  A ', 'décimoa'],
  ['Peña', 'Pen\u0303a'],
])('%s is the same name as %s', (one, other) => {
  expect(nameKey(one)).toBe(nameKey(other));
});

it('counts accents', () => {
  expect(nameKey('Decimo A')).not.toBe(nameKey('Décimo A'));
});
