import { describe, expect, it } from 'vitest';
import { colourOf, equalSteps, lowestFirst, rangeText, type Range } from './levels';

const range = (initialValue: number, endValue: number): Range => ({ initialValue, endValue });

describe('VALU-21, VALU-22', () => {
  it('four steps', () => {
    expect(equalSteps(4)).toEqual([range(0, 1.25), range(1.25, 2.5), range(2.5, 3.75), range(3.75, 5)]);
  });

  it('three steps have two decimals, and the last ends at 5', () => {
    expect(equalSteps(3)).toEqual([range(0, 1.67), range(1.67, 3.33), range(3.33, 5)]);
  });

  it.each([1, 2, 3, 4, 5])('%d steps follow one another over the whole', (count) => {
    const steps = equalSteps(count);
    expect(steps).toHaveLength(count);
    expect(steps[0]?.initialValue).toBe(0);
    expect(steps.at(-1)?.endValue).toBe(5);
    expect(steps.every(({ initialValue, endValue }) => initialValue < endValue)).toBe(true);
    expect(steps.slice(1).map(({ initialValue }) => initialValue)).toEqual(steps.slice(0, -1).map(({ endValue }) => endValue));
  });
});

it('levels go from the lowest, and a range reads as it is (LEAR-28)', () => {
  expect(lowestFirst([range(3, 3.5), range(1, 2.9)])).toEqual([range(1, 2.9), range(3, 3.5)]);
  expect(rangeText(range(3, 3.5))).toBe('3 - 3.5');
});

it.each([1, 2, 3, 4, 5])('%d levels have as many colours', (count) => {
  const colours = Array.from({ length: count }, (_, index) => colourOf(index, count));
  expect(new Set(colours).size).toBe(count);
  expect(colours).not.toContain('');
});
