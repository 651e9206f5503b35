import { expect, it } from 'vitest';
import { compareValues } from './compare-values';

const sorted = (...values: (string | number | Date)[]) => values.toSorted(compareValues);

it('sorts marks by their size', () => {
  expect(sorted(10, 3.6, -3, 3.45, 3.5, -10)).toEqual([-10, -3, 3.45, 3.5, 3.6, 10]);
});

it('sorts texts as Spanish does, numbers in them by their value', () => {
  expect(sorted('Ñu', '10A', 'nube', '2A', 'Óscar', 'Nube')).toEqual(['2A', '10A', 'nube', 'Nube', 'Ñu', 'Óscar']);
});

it('sorts moments by time', () => {
  const [early, late] = [new Date('2026-02-09T00:00:00Z'), new Date('2026-10-01T00:00:00Z')];
  expect(sorted(late, early)).toEqual([early, late]);
});
