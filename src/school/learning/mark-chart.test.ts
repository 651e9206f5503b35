import { describe, expect, it } from 'vitest';
import { chartShare, colourOfLevel, markText } from './mark-chart';

const levels = [
  { name: 'Bajo', initialValue: 1, endValue: 2.9 },
  { name: 'Básico', initialValue: 3, endValue: 3.5 },
  { name: 'Alto', initialValue: 3.6, endValue: 5 },
];

describe('the share of the top level (EVAL-23, EVAL-24)', () => {
  it.each([
    [4, 80],
    [5, 100],
    [3.57, 71],
    [3.58, 72],
    [null, 0],
  ])('of %s is %s %', (mark, share) => {
    expect(chartShare(mark, levels)).toBe(share);
  });

  it('follows the levels, in whatever order they come', () => {
    expect(chartShare(4, [{ initialValue: 5, endValue: 10 }, ...levels])).toBe(40);
    expect(chartShare(4.1, [{ initialValue: 0, endValue: 8 }])).toBe(51);
    expect(chartShare(4, [])).toBe(0);
  });
});

it('a mark reads with one decimal at least', () => {
  expect([4, 3.5, 3.75, 3.3].map(markText)).toEqual(['4.0', '3.5', '3.75', '3.3']);
});

it('the colour of a level goes by its place', () => {
  expect(['Bajo', 'Básico', 'Alto', 'Otro', null].map((name) => colourOfLevel(name, levels))).toEqual(['lv-1', 'lv-2', 'lv-4', '', '']);
});
