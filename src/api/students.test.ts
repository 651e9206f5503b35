import { expect, it } from 'vitest';
import { agesIn } from './students';

it('Antigüedad goes from 2013 to 2025, and on with the calendar', () => {
  expect(agesIn(2025)).toEqual([2013, 2014, 2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025]);
  expect(agesIn(2026).at(-1)).toBe(2026);
  expect(agesIn(2024).at(-1)).toBe(2025);
});
