import { describe, expect, it } from 'vitest';
import { exceeds, remainingBeside, sumOf, tidiedWeight } from './activity-weights';

const of = (...weights: number[]) => weights.map((weighted) => ({ weighted }));

describe('weights', () => {
  it('are added up by hundredths', () => {
    expect(sumOf([])).toBe(0);
    expect(sumOf(of(0.1, 0.2))).toBe(0.3);
    expect(sumOf(of(33.33, 33.33, 33.34))).toBe(100);
  });

  it('leave what is missing to 100, and never less than nothing', () => {
    expect(remainingBeside(of(30, 20))).toBe(50);
    expect(remainingBeside(of(99.9, 0.05))).toBe(0.05);
    expect(remainingBeside(of(60, 40))).toBe(0);
    expect(remainingBeside(of(60, 50))).toBe(0);
  });

  it('exceed from above 100 on', () => {
    expect(exceeds(50, of(30, 20))).toBe(false);
    expect(exceeds(50.01, of(30, 20))).toBe(true);
    expect(exceeds(40, of(60))).toBe(false);
    expect(exceeds(41, of(60))).toBe(true);
  });
});

describe('a weight that is left', () => {
  it.each([
    ['50', '50'],
    ['49,5', '49,5'],
    ['51', '50'],
    ['51,7', '50'],
    ['33.333', '33.33'],
    ['0', '0'],
    ['mucho', 'mucho'],
    ['', ''],
  ])('%j beside 50 is kept as %j', (typed, kept) => {
    expect(tidiedWeight(typed, of(30, 20), true)).toBe(kept);
  });

  it('keeps its comma', () => {
    expect(tidiedWeight('40,75', of(66.5), false)).toBe('33,5');
    expect(tidiedWeight('40.75', of(66.5), false)).toBe('33.5');
  });

  it('is 0 for a new one of a full achievement, whatever was typed', () => {
    for (const typed of ['', '5', 'mucho']) expect(tidiedWeight(typed, of(60, 40), true)).toBe('0');
    expect(tidiedWeight('mucho', of(60, 40), false)).toBe('mucho');
  });
});
