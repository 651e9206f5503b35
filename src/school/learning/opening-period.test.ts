import { expect, test } from 'vitest';
import { openingPeriod } from './opening-period';

const FIRST = { id: 1, startDate: '2026-01-26 00:00:00', endDate: '2026-04-03 00:00:00' };
const SECOND = { id: 2, startDate: '2026-04-06 00:00:00', endDate: '2026-06-19 00:00:00' };
const THIRD = { id: 3, startDate: '2026-07-06 00:00:00', endDate: '2026-09-11 00:00:00' };

test.each([
  ['its first day', '2026-04-06', 2],
  ['its last day', '2026-06-19', 2],
  ['between two', '2026-06-30', 2],
  ['before the first', '2026-01-01', undefined],
  ['after the last', '2026-12-01', 3],
])('%s', (_, today, id) => {
  // In no order.
  expect(openingPeriod([THIRD, FIRST, SECOND], today)?.id).toBe(id);
});

test('a school without periods', () => {
  expect(openingPeriod([], '2026-04-06')).toBeUndefined();
});
