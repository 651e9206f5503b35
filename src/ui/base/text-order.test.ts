import { expect, it } from 'vitest';
import { compareText, foldText, searchText } from './text-order';

it('sorts numbers by their value, and ñ after n', () => {
  expect(['10A', '2A', 'Ñame', 'Nuez', 'ángel', 'Beto'].toSorted(compareText)).toEqual(['2A', '10A', 'ángel', 'Beto', 'Nuez', 'Ñame']);
});

it.each([
  ['SALOMÉ', 'salome'],
  ['Güiza Ñáñez', 'guiza nanez'],
])('folds %s to %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

it.each(["D'Costa", 'D’Costa', 'DʼCosta', 'D´Costa', 'D`Costa', 'D.Costa', 'D-Costa', 'D–Costa', 'Dcósta'])(
  'searches for %s as dcosta',
  (text) => {
    expect(searchText(text)).toBe('dcosta');
  },
);
