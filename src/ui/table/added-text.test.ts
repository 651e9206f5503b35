import { expect, test } from 'vitest';
import { addedText } from './added-text';

const NAMES = new Map([
  [1, 'Sexto C'],
  [2, 'Sexto D'],
  [3, 'Sexto E'],
  [4, 'Sexto F'],
  [5, 'Sexto G'],
]);

test.each([
  [[], null],
  [[1], 'Agregado: Sexto C'],
  [[1, 2], 'Agregados: Sexto C y Sexto D'],
  [[1, 2, 3], 'Agregados: Sexto C, Sexto D y Sexto E'],
  [[1, 2, 3, 4], 'Agregados: Sexto C, Sexto D, Sexto E y 1 más'],
  [[1, 2, 3, 4, 5], 'Agregados: Sexto C, Sexto D, Sexto E y 2 más'],
  // Not on this page of the server's.
  [[1, 8, 9], 'Agregados: Sexto C y 2 más'],
])('%o are told as %s', (ids, text) => {
  expect(addedText(ids, NAMES)).toBe(text);
});
