import { expect, it } from 'vitest';
import { SEND, summaryOf } from './list-summary';

const rows = (count: number) => Array.from({ length: count }, (_, row) => row);

const summary = (found: number, good: number, passing: number, unchecked = 0) =>
  summaryOf({ found, unchecked, good: rows(good) }, null, passing);

it.each([
  [summary(1, 1, 1), 'Encontramos 1 fila. Puede pasar al formulario.'],
  [summary(3, 3, 3), 'Encontramos 3 filas. Todas pueden pasar al formulario.'],
  [summary(3, 1, 1), 'Encontramos 3 filas. 1 puede pasar al formulario y 2 no.'],
  [summary(3, 0, 0), 'Encontramos 3 filas. 0 pueden pasar al formulario y 3 no.'],
])('%s', (text, expected) => {
  expect(text).toBe(expected);
});

it('of more rows than go at a time it says which go, and how the others follow', () => {
  expect(summary(300, 300, 200)).toMatch(/ Pasan las primeras 200: guárdalas y carga el archivo otra vez para seguir\.$/);
  expect(summary(3, 3, 1)).toMatch(/ Pasa la primera: guárdala y carga el archivo otra vez para seguir\.$/);
  expect(summary(3, 3, 0)).toMatch(/ No cabe ninguna más: guarda antes las que están en el formulario\.$/);
});

it('of rows that are never looked at it says how they are reached', () => {
  expect(summary(800, 0, 0, 300)).toBe(
    'Encontramos 800 filas. Revisamos las primeras 500: para las demás, divide el archivo. 0 pueden pasar al formulario y 500 no.',
  );
});

it('names the sheet', () => {
  expect(summaryOf({ found: 2, unchecked: 0, good: rows(2) }, 'Cursos', 2)).toMatch(/^Encontramos 2 filas en la hoja «Cursos»\./);
});

it('has the verb of the form that takes the rows (IMPO-03)', () => {
  const sent = (passing: number) => summaryOf({ found: 300, unchecked: 0, good: rows(300) }, null, passing, SEND);
  expect(sent(200)).toMatch(/ Pasan las primeras 200: envíalas y carga el archivo otra vez para seguir\.$/);
  expect(sent(1)).toMatch(/ Pasa la primera: envíala y carga/);
  expect(sent(0)).toMatch(/ No cabe ninguna más: envía antes las que están en el formulario\.$/);
});
