import { describe, expect, it } from 'vitest';
import { equalSteps, type Range } from '@/school/levels';
import { cross, crossings, inShares, isRising, isWithin, uncovered, upToNext, withNeighbours } from './valuation-ranges';

const range = (initialValue: number, endValue: number): Range => ({ initialValue, endValue });
const SCALE = range(1, 5);
const B = [range(1, 2.9), range(3, 3.5), range(3.6, 4), range(4.1, 5)];

it.each([
  [1, 2, true],
  [0, 0.1, true],
  [2, 2, false],
  [3, 2, false],
])('from %d to %d rises: %s (VALU-24)', (from, to, rises) => {
  expect(isRising(range(from, to))).toBe(rises);
});

describe('VALU-25', () => {
  it.each([
    [range(1, 3), range(3, 5), false],
    [range(1, 2.9), range(3, 5), false],
    [range(1, 3.1), range(3, 5), true],
    [range(1, 5), range(2, 3), true],
    [range(2, 3), range(2, 3), true],
  ])('%j and %j cross: %s, in either order', (one, other, crossed) => {
    expect(cross(one, other)).toBe(crossed);
    expect(cross(other, one)).toBe(crossed);
  });

  it.each([
    [range(1, 5), true],
    [range(2, 3), true],
    [range(0.9, 3), false],
    [range(4, 5.1), false],
  ])('%j lies within 1 to 5: %s', (one, within) => {
    expect(isWithin(one, SCALE)).toBe(within);
  });

  it('names the levels that cross, and where', () => {
    expect(crossings(B)).toEqual([]);
    expect(crossings([range(1, 3), range(2.5, 4), range(3.8, 5)])).toEqual([
      { levels: [0, 1], ...range(2.5, 3) },
      { levels: [1, 2], ...range(3.8, 4) },
    ]);
    expect(crossings([range(4, 5), range(1, 5)])).toEqual([{ levels: [0, 1], ...range(4, 5) }]);
  });
});

describe('the marks that no level holds', () => {
  it.each([
    ['2.9 and 3 are neighbours', B, []],
    ['a shared border', [range(1, 3), range(3, 5)], []],
    ['in between', [range(1, 2.5), range(3, 5)], [range(2.6, 2.9)]],
    ['one mark', [range(1, 2.8), range(3, 5)], [range(2.9, 2.9)]],
    ['before the first and after the last', [range(2, 4)], [range(1, 1.9), range(4.1, 5)]],
    ['in any order, crossing or not', [range(4, 5), range(1, 3), range(2, 3.5)], [range(3.6, 3.9)]],
    ['none at all', [], [range(1, 5)]],
    ['levels beyond the scale', [range(0, 7)], []],
    ['a level wholly beyond it', [range(6, 7)], [range(1, 5)]],
  ])('%s', (_, levels, gaps) => {
    expect(uncovered(SCALE, levels)).toEqual(gaps);
  });

  it('of fractions that binary numbers do not have', () => {
    expect(uncovered(range(0, 1), [range(0, 0.1 + 0.2), range(0.4, 1)])).toEqual([]);
    expect(uncovered(range(0, 5), equalSteps(3))).toEqual([]);
  });
});

it.each([
  [range(1, 5), { from: 0, to: 1 }],
  [range(2, 3), { from: 0.25, to: 0.5 }],
  [range(0, 3), { from: 0, to: 0.5 }],
  [range(4, 9), { from: 0.75, to: 1 }],
  [range(3, 3), { from: 0.5, to: 0.5 }],
  [range(6, 7), null],
  [range(-1, 0), null],
])('%j lies on the scale at %j', (one, shares) => {
  expect(inShares(one, SCALE)).toEqual(shares);
});

it('a level is drawn up to its neighbour, a gap between its neighbours', () => {
  expect(B.map((level) => upToNext(level, B))).toEqual([range(1, 3), range(3, 3.6), range(3.6, 4.1), range(4.1, 5)]);
  const apart = [range(1, 2.5), range(3, 5)];
  expect(apart.map((level) => upToNext(level, apart))).toEqual(apart);
  expect(uncovered(SCALE, apart).map(withNeighbours)).toEqual([range(2.5, 3)]);
});
