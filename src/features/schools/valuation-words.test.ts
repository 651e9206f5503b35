import { expect, it } from 'vitest';
import { scaleWords, wayOf, type NamedLevel } from './valuation-words';

const level = (name: string, initialValue: number, endValue: number): NamedLevel => ({ name, range: { initialValue, endValue } });
const SCALE = { initialValue: 1, endValue: 5 };

it.each([
  ['nothing to tell', [level('Bajo', 1, 2.9), level('Alto', 3, 5)], 'Los niveles cubren toda la escala.'],
  ['a gap', [level('Bajo', 1, 2.5), level('Alto', 3, 5)], 'Ningún nivel incluye las notas de 2.6 a 2.9.'],
  ['one mark', [level('Bajo', 1, 2.8), level('Alto', 3, 5)], 'Ningún nivel incluye la nota 2.9.'],
  ['two gaps', [level('Medio', 2, 4)], 'Ningún nivel incluye las notas de 1 a 1.9 y de 4.1 a 5.'],
  ['a crossing', [level('Bajo', 1, 3.1), level('Alto', 3, 5)], 'Bajo y Alto se cruzan de 3 a 3.1.'],
  [
    'a crossing, one beyond, and a gap',
    [level('Bajo', 1, 3), level(' ', 2, 3.5), level('Alto', 4, 6)],
    'Bajo y el indicador 2 se cruzan de 2 a 3. Alto se sale de la escala. Ningún nivel incluye las notas de 3.6 a 3.9.',
  ],
  ['one that begins with an i', [level('Bajo', 1, 3.1), level('Insuficiente', 3, 5)], 'Bajo e Insuficiente se cruzan de 3 a 3.1.'],
  ['two beyond', [level('Bajo', 0, 3), level('Alto', 3, 6)], 'Bajo y Alto se salen de la escala.'],
  ['what cannot be read', [level('Bajo', 1, 5), { name: 'Alto', range: null }], 'Los niveles cubren toda la escala.'],
  ['what does not rise', [level('Bajo', 1, 5), level('Alto', 4, 3)], 'Los niveles cubren toda la escala.'],
])('%s', (_, levels, words) => {
  expect(scaleWords(SCALE, levels)).toBe(words);
});

it.each([
  [null, 'La escala aún no tiene un valor inicial y uno final.'],
  [{ initialValue: 5, endValue: 5 }, 'El valor inicial de la escala debe ser menor que el final.'],
])('without a scale: %j', (whole, words) => {
  expect(scaleWords(whole, [level('Bajo', 1, 5)])).toBe(words);
});

it.each([
  [true, true, 'Con número y nivel; se califica por actividades.'],
  [false, false, 'Solo niveles, sin número; se califica el logro, sin actividades.'],
])('with a number: %s, by activities: %s', (includeValoration, isQualificationByActivities, words) => {
  expect(wayOf({ includeValoration, isQualificationByActivities })).toBe(words);
});
