import { expect, it } from 'vitest';
import { noOptionText } from './option-text';

const years = Array.from({ length: 14 }, (_, index) => String(2026 - index));

it.each([
  ['a few are named', ['Preescolar', 'Primaria', 'Secundaria'], '«Otra» no está entre las opciones: Preescolar, Primaria o Secundaria.'],
  ['one is named', ['Primaria'], '«Otra» no está entre las opciones: Primaria.'],
  ['six are named', ['A', 'B', 'C', 'D', 'E', 'F'], '«Otra» no está entre las opciones: A, B, C, D, E o F.'],
  ['more are not', ['A', 'B', 'C', 'D', 'E', 'F', 'G'], '«Otra» no está entre las opciones.'],
  ['of years the first and the last', years, '«Otra» no está entre las opciones: escribe un año, de 2013 a 2026.'],
  ['none', undefined, '«Otra» no está entre las opciones.'],
])('%s (IMPO-01)', (_, options, expected) => {
  expect(noOptionText('Otra', options)).toBe(expected);
});
