import { expect, it } from 'vitest';
import { openingPeriod } from './opening-period';

const period = (id: number, start: string, end: string) => ({ id, startDate: `${start} 00:00:00`, endDate: `${end} 23:59:59` });
const periods = [period(2, '2026-04-13', '2026-06-19'), period(1, '2026-01-26', '2026-04-05'), period(3, '2026-07-06', '2026-09-11')];

it.each([
  ['the first day', '2026-04-13', 2],
  ['the last day', '2026-06-19', 2],
  ['a day within', '2026-02-01', 1],
  ['between two periods', '2026-06-28', 2],
  ['after the last one', '2026-12-01', 3],
  ['before the first one', '2026-01-25', undefined],
])('%s', (_, today, id) => {
  expect(openingPeriod(periods, today)?.id).toBe(id);
});

it('without periods there is none', () => {
  expect(openingPeriod([], '2026-04-13')).toBeUndefined();
});

it('of two that hold today the one that began last', () => {
  expect(openingPeriod([period(1, '2026-01-01', '2026-12-31'), period(2, '2026-05-01', '2026-05-31')], '2026-05-02')?.id).toBe(2);
});
