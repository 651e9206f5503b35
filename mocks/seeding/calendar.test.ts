import { describe, expect, it } from 'vitest';
import { defaultNow, endOfDay, fromBogota, longDay, periodOrdinal, schoolDayBack, shiftMinutes, timeOfDay, toBogota } from './calendar';

/** Friday of the tenth week of period 2, at 10:00 in Bogotá. */
const friday = new Date('2026-06-19T10:00:00-05:00');

describe('the start of the demo', () => {
  it.each([
    [2025, '2025-06-20 10:00:00'],
    [2026, '2026-06-19 10:00:00'],
    [2027, '2027-06-18 10:00:00'],
    [2028, '2028-06-16 10:00:00'],
  ])("is 2026's moved by whole weeks in %i", (year, start) => {
    expect(toBogota(defaultNow(new Date(`${year}-12-01T12:00:00Z`)))).toBe(start);
  });

  it('goes by the year in Bogotá, where New Year comes five hours later', () => {
    expect(toBogota(defaultNow(new Date('2027-01-01T04:59:59Z')))).toBe('2026-06-19 10:00:00');
    expect(toBogota(defaultNow(new Date('2027-01-01T05:00:00Z')))).toBe('2027-06-18 10:00:00');
  });
});

describe('dates', () => {
  it('are read and written in Bogotá', () => {
    expect(toBogota(new Date('2026-06-20T04:59:59Z'))).toBe('2026-06-19 23:59:59');
    expect(fromBogota('2026-06-19 10:00:00')).toEqual(friday);
    expect(shiftMinutes('2026-06-19 00:05:00', -10)).toBe('2026-06-18 23:55:00');
  });

  it('count days from today', () => {
    expect(timeOfDay(friday, -1, '07:30')).toBe('2026-06-18 07:30:00');
    expect(endOfDay(friday, 12)).toBe('2026-07-01 23:59:59');
    expect(longDay(friday, 7)).toBe('viernes 26 de junio');
  });

  it('step back over weekends and holidays', () => {
    expect([0, 3, 4, 5, 6, 7].map((days) => schoolDayBack(friday, days))).toEqual([0, -3, -7, -7, -7, -7]);
  });

  it.each([
    ['2026-02-02T15:00:00Z', 'primer'],
    ['2026-06-19T15:00:00Z', 'segundo'],
    ['2026-07-06T15:00:00Z', 'tercer'],
    ['2026-11-20T15:00:00Z', 'cuarto'],
  ])('name the period of %s', (moment, ordinal) => {
    expect(periodOrdinal(new Date(moment))).toBe(ordinal);
  });
});
