import { expect, it } from 'vitest';
import { firstWords } from './first-words';

it.each([
  ['a short text is whole', '  Gracias,\n profe. ', 'Gracias, profe.'],
  ['sixty letters are whole', 'a'.repeat(60), 'a'.repeat(60)],
  ['a long one ends with a whole word', `${'palabra '.repeat(8)}y más`, `${'palabra '.repeat(7).trim()}…`],
  ['a single long word is cut', 'a'.repeat(61), `${'a'.repeat(60)}…`],
])('%s', (_, text, words) => {
  expect(firstWords(text)).toBe(words);
});
