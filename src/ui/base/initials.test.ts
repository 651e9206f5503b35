import { expect, test } from 'vitest';
import { initialsOf } from './initials';

test.each([
  ['Laura Sofía Bolívar', 'Bolívar', 'LB'],
  ['Liliana Restrepo Cano', 'Restrepo Cano', 'LR'],
  ['María de los Ángeles de la Torre', 'de la Torre', 'MT'],
  ['ñusta arango', 'arango', 'ÑA'],
  ['de los ángeles Peña arango', 'arango', 'PA'],
  ['小明 arango', 'arango', '小A'],
  ['𐐀na 𐐀ruz', '𐐀ruz', '𐐀𐐀'],
  ['Ana', '', 'A'],
  ['', '', ''],
])('of %s, whose surname is %s: %s', (name, surname, initials) => {
  expect(initialsOf(name, surname)).toBe(initials);
});

test.each([
  ['Coordinación', 'C'],
  ['Rocío García', 'RG'],
  ['Mauricio Tovar Tovar', 'MT'],
  ['Liliana Restrepo Cano', 'LR'],
  ['Gloria Inés Muñoz Henao', 'GM'],
  ['María de los Ángeles Peña', 'MÁ'],
  ['coordinacion@yarumos.example', 'C'],
  ['', ''],
])('of %s as one text: %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
