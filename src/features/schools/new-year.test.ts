import { describe, expect, it } from 'vitest';
import { datesOf, isOver, latestOf, nextYear } from './new-year';

const year = (id: number, startDate: string, endDate: string) => ({
  id,
  startDate: `${startDate} 00:00:00`,
  endDate: `${endDate} 23:59:59`,
});
const YEAR_2025 = year(7, '2025-02-01', '2025-11-30');

it('the latest year is the one that ends last, wherever it stands (YEAR-03)', () => {
  const other = year(9, '2024-01-01', '2024-12-31');
  expect(latestOf([YEAR_2025, other])?.id).toBe(7);
  expect(latestOf([other, YEAR_2025])?.id).toBe(7);
  // Two that end in one calendar year.
  const half = year(8, '2025-01-15', '2025-06-20');
  expect(latestOf([half, YEAR_2025])?.id).toBe(7);
  expect(latestOf([YEAR_2025, half])?.id).toBe(7);
  expect(latestOf([])).toBeNull();
});

it.each([
  ['2025-11-29', false],
  ['2025-11-30', false],
  ['2025-12-01', true],
  ['2026-01-01', true],
])('on %s its end has passed: %s', (today, expected) => {
  expect(isOver(YEAR_2025, today)).toBe(expected);
});

describe('the year that follows', () => {
  it.each([
    ['2026-01-15', YEAR_2025, 2026],
    ['2025-12-10', YEAR_2025, 2026],
    ['2028-03-01', YEAR_2025, 2028],
    ['2026-12-31', year(1, '2026-01-01', '2026-06-30'), 2027],
    ['2026-06-19', null, 2026],
  ])('on %s', (today, last, expected) => {
    expect(nextYear(last, today)).toBe(expected);
  });

  it('goes from its first second to its last', () => {
    expect(datesOf(2027)).toEqual({ startDate: '2027-01-01 00:00:00', endDate: '2027-12-31 23:59:59' });
  });
});
