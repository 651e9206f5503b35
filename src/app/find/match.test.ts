import { expect, test } from 'vitest';
import { matchOf, searchedTextOf, typedOf } from './match';

const match = (typed: string, ...texts: string[]) => matchOf(texts.map(searchedTextOf), typedOf(typed));
/** The texts with what is matched in brackets. */
const marked = (typed: string, ...texts: string[]) =>
  match(typed, ...texts)?.pieces.map((pieces) => pieces.map(({ text, isMatched }) => (isMatched ? `[${text}]` : text)).join('')) ?? null;

test.each([
  ['MUÑOZ', 'Íngrid Muñoz', 'Íngrid [Muñoz]'],
  ['munoz', 'Íngrid Muñoz', 'Íngrid [Muñoz]'],
  ['muñ', 'MUNOZ', '[MUN]OZ'],
  ['ingrid', 'Íngrid Muñoz', '[Íngrid] Muñoz'],
  // Composed and decomposed: the accent belongs to its letter.
  ['ni', 'Jose\u0301 Nin\u0303o', 'Jose\u0301 [Ni]n\u0303o'],
  ['nin', 'Jose\u0301 Nin\u0303o', 'Jose\u0301 [Nin\u0303]o'],
  ['jose', 'Jose\u0301 Nin\u0303o', '[Jose\u0301] Nin\u0303o'],
])('without case and accents: %s finds %s', (typed, text, shown) => {
  expect(marked(typed, text)).toEqual([shown]);
});

test.each([
  ['rui an', 'Ana Ruiz', '[An]a [Rui]z'],
  ['ruiz ana', 'Ana Ruiz', '[Ana] [Ruiz]'],
  ['  ana   ruiz ', 'Ana Ruiz', '[Ana] [Ruiz]'],
  ['a an', 'Ana Ávila', '[An]a [Á]vila'],
  ['tovar tovar', 'Tovar Tovar', '[Tovar] [Tovar]'],
  ['10', 'Grado 10', 'Grado [10]'],
])('every word begins a word, in any order: %s finds %s', (typed, text, shown) => {
  expect(marked(typed, text)).toEqual([shown]);
});

test.each([
  ['na', 'Ana Ruiz'],
  ['ana ruiz gil', 'Ana Ruiz'],
  ['tovar tovar', 'Tovar Ruiz'],
  ['anar', 'Ana Ruiz'],
  ['.', 'Ana Ruiz'],
  ['', 'Ana Ruiz'],
])('a word that begins none finds nothing: %s', (typed, text) => {
  expect(match(typed, text)).toBeNull();
});

test.each([
  ['anamaria', 'Ana-María Gil', '[Ana-María] Gil'],
  ['ana-maria', 'Ana María Gil', '[Ana] [María] Gil'],
  ['maria', 'Ana-María Gil', 'Ana-[María] Gil'],
  ['oneill', "O'Neill", "[O'Neill]"],
  ['neill', 'O’Neill', 'O’[Neill]'],
  ['comunicacion', '(Comunicación)', '([Comunicación])'],
])('signs join and part words: %s finds %s', (typed, text, shown) => {
  expect(marked(typed, text)).toEqual([shown]);
});

test('words match in what else it is found by, too', () => {
  expect(marked('sexto 6', 'Sexto A', '6A')).toEqual(['[Sexto] A', '[6]A']);
  expect(marked('6a', 'Sexto A', '6A')).toEqual(['Sexto A', '[6A]']);
});

test.each([
  ['sexto a', 0],
  ['SEXTO  Á', 0],
  ['sex', 1],
  ['a sexto', 2],
])('the whole name is better than its beginning, and that than the rest: %s', (typed, rank) => {
  expect(match(typed, 'Sexto A')?.rank).toBe(rank);
});

test('of a text without end the beginning is searched, and all of it is shown', () => {
  const long = `Ana ${'a'.repeat(1000)} Ruiz`;
  expect(marked('ana', long)).toEqual([`[Ana] ${'a'.repeat(1000)} Ruiz`]);
  expect(match('ruiz', long)).toBeNull();
});
