import { describe, expect, it } from 'vitest';
import { areCrossed, includes, isReversed, isWithin } from './period-dates';

const days = (startDate: string, endDate: string) => ({ startDate: `2026-${startDate} 00:00:00`, endDate: `2026-${endDate} 23:59:59` });
const april = days('04-01', '04-30');

describe('areCrossed', () => {
  it.each([
    ['a day strictly inside at its start', days('04-15', '05-15'), true],
    ['a day strictly inside at its end', days('03-15', '04-15'), true],
    ['whole inside', days('04-10', '04-20'), true],
    ['whole around', days('03-01', '05-31'), true],
    ['the very same', april, true],
    ['the same start', days('04-01', '05-05'), true],
    ['its last day shared', days('04-30', '05-31'), false],
    ['its first day shared', days('03-01', '04-01'), false],
    ['before', days('03-01', '03-31'), false],
    ['after', days('05-01', '05-31'), false],
    ['one day within', days('04-10', '04-10'), true],
    ['one day on its first', days('04-01', '04-01'), false],
    ['one day on its last', days('04-30', '04-30'), false],
  ])('%s', (_, other, expected) => {
    expect(areCrossed(april, other)).toBe(expected);
    expect(areCrossed(other, april)).toBe(expected);
  });
});

it('goes by days, whatever the times', () => {
  expect(isReversed({ startDate: '2026-04-01 23:59:59', endDate: '2026-04-01 00:00:00' })).toBe(false);
  expect(isReversed(days('04-02', '04-01'))).toBe(true);
  expect(includes(april, '2026-04-30 23:59:59')).toBe(true);
  expect(includes(april, '2026-05-01 00:00:00')).toBe(false);
  expect(includes(april, '2026-03-31 23:59:59')).toBe(false);
  expect(isWithin(days('04-01', '04-30'), april)).toBe(true);
  expect(isWithin(days('03-31', '04-30'), april)).toBe(false);
  expect(isWithin(days('04-01', '05-01'), april)).toBe(false);
});
