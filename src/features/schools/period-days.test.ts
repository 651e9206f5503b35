import { describe, expect, it } from 'vitest';
import { END_BEFORE_START } from '@/school/today';
import { CROSSED, OUTSIDE, areCrossed, dayError, type Days } from './period-days';

const days = (startDate: string, endDate: string): Days => ({
  startDate: startDate && `2026-${startDate}`,
  endDate: endDate && `2026-${endDate}`,
});
const YEAR = days('01-01', '12-31');
const APRIL = days('04-01', '04-30');

const errors = (given: Days, others: readonly Days[] = [APRIL]) =>
  (['startDate', 'endDate'] as const).map((field) => dayError(field, given, others, YEAR));

describe('what is wrong with the days of a period', () => {
  it.each([
    ['nothing', days('05-01', '06-30'), [null, null]],
    ['the year’s first and last day', { startDate: '2026-05-01', endDate: '2026-12-31' }, [null, null]],
    ['the other’s last day shared', days('04-30', '05-31'), [null, null]],
    ['the other’s first day shared', days('03-01', '04-01'), [null, null]],
    ['one day', days('06-01', '06-01'), [null, null]],
    ['a start before the year', { startDate: '2025-12-31', endDate: '2026-01-31' }, [OUTSIDE, null]],
    ['an end after the year', { startDate: '2026-12-01', endDate: '2027-01-01' }, [null, OUTSIDE]],
    ['a year of six digits', { startDate: '2026-12-01', endDate: '20261-01-01' }, [null, OUTSIDE]],
    ['a start strictly inside', days('04-02', '05-31'), [CROSSED, null]],
    ['an end strictly inside', days('03-01', '04-29'), [null, CROSSED]],
    ['both inside', days('04-02', '04-29'), [CROSSED, CROSSED]],
    ['the other enclosed', days('03-31', '05-01'), [CROSSED, CROSSED]],
    ['exactly its days', APRIL, [CROSSED, CROSSED]],
    ['the same start, a later end', days('04-01', '05-05'), [CROSSED, CROSSED]],
    ['one day, the other’s first', days('04-01', '04-01'), [null, null]],
    ['one day, the other’s last', days('04-30', '04-30'), [null, null]],
    ['one day, within the other', days('04-15', '04-15'), [CROSSED, CROSSED]],
    ['an end before the start', days('06-02', '06-01'), [null, END_BEFORE_START]],
    ['no end yet', days('05-01', ''), [null, null]],
    ['no start yet', days('', '04-15'), [null, CROSSED]],
  ] as const)('%s', (_, given, expected) => {
    expect(errors(given)).toEqual(expected);
  });

  it('two periods of the same one day are crossed, and one around a day', () => {
    const day = days('04-15', '04-15');
    expect(errors(day, [day])).toEqual([CROSSED, CROSSED]);
    expect(errors(APRIL, [day])).toEqual([CROSSED, CROSSED]);
    expect(errors(days('04-15', '04-30'), [day])).toEqual([null, null]);
  });

  it('a row that is not whole is compared with nothing', () => {
    expect(errors(days('06-01', '06-30'), [days('06-10', '')])).toEqual([null, null]);
    expect(errors(days('06-01', '06-30'), [days('06-20', '06-10')])).toEqual([null, null]);
  });
});

it('what is crossed is crossed both ways', () => {
  const others = [days('04-30', '05-31'), days('04-29', '05-31'), days('04-10', '04-10'), days('01-01', '12-31')];
  expect(others.map((other) => [areCrossed(APRIL, other), areCrossed(other, APRIL)])).toEqual([
    [false, false],
    [true, true],
    [true, true],
    [true, true],
  ]);
});
