import { expect, test } from 'vitest';
import { isInLevel, levelOf, meanOf, totalWeight } from './marks';

const LEVELS = [
  { name: 'Bajo', initialValue: 1, endValue: 2.9 },
  { name: 'Básico', initialValue: 3, endValue: 3.5 },
  { name: 'Alto', initialValue: 3.6, endValue: 4 },
  { name: 'Superior', initialValue: 4.1, endValue: 5 },
];

test('a weighted mean counts what is evaluated, to one decimal, halves up', () => {
  expect(
    meanOf([
      { mark: 4, weight: 30 },
      { mark: 3, weight: 20 },
    ]),
  ).toBe(3.6);
  expect(
    meanOf([
      { mark: 3.6, weight: 50 },
      { mark: 3.5, weight: 50 },
    ]),
  ).toBe(3.6);
  expect(meanOf([{ mark: 3.55, weight: 100 }])).toBe(3.6);
  expect(meanOf([{ mark: 3.54, weight: 100 }])).toBe(3.5);
  expect(meanOf([{ mark: 1.25, weight: 33.3 }])).toBe(1.3);
  expect(meanOf([])).toBeNull();
  expect(totalWeight([{ weight: 33.3 }, { weight: 33.3 }, { weight: 33.4 }])).toBe(100);
});

test('the level of a mean is the lowest whose end is not below it', () => {
  const nameOf = (mark: number) => levelOf(mark, LEVELS)?.name;
  expect([1, 2.9, 3, 3.5, 3.6, 4, 4.1, 5, 6].map(nameOf)).toEqual([
    'Bajo',
    'Bajo',
    'Básico',
    'Básico',
    'Alto',
    'Alto',
    'Superior',
    'Superior',
    'Superior',
  ]);
  // An end with two decimals is rounded to one: a level up to 1.25 includes 1.3.
  expect(
    levelOf(1.3, [
      { initialValue: 0, endValue: 1.25 },
      { initialValue: 1.25, endValue: 2.5 },
    ])?.endValue,
  ).toBe(1.25);
  expect(levelOf(3, [])).toBeUndefined();
});

test('a single mark lies in its level, ends included, and above 0', () => {
  const [, basic] = LEVELS;
  if (!basic) throw new Error('no level');
  expect([2.99, 3, 3.25, 3.5, 3.51].map((mark) => isInLevel(mark, basic))).toEqual([false, true, true, true, false]);
  expect(isInLevel(0, { initialValue: 0, endValue: 1.25 })).toBe(false);
});
