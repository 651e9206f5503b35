import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endFor, hourAfter, tomorrowMorning } from './event-times';

describe('tomorrowMorning', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  it('is tomorrow at eight, over the end of a year', () => {
    vi.setSystemTime(new Date(2026, 11, 31, 23, 50));
    expect(tomorrowMorning()).toBe('2027-01-01T08:00');
  });
});

describe('hourAfter', () => {
  it.each([
    ['2026-06-22T08:15', '2026-06-22T09:15'],
    ['2026-12-31T23:30', '2027-01-01T00:30'],
    // While a year is typed.
    ['0002-07-17T08:00', '0002-07-17T09:00'],
    ['9999-12-31T23:30', '9999-12-31T23:30'],
    ['', ''],
  ])('%s', (start, end) => expect(hourAfter(start)).toBe(end));
});

describe('endFor', () => {
  const start = '2026-06-23T10:00';
  it.each([
    ['follows the start', { startDate: '2026-06-22T08:00', endDate: '2026-06-22T09:00' }, '2026-06-23T11:00'],
    ['is proposed where there is none', { startDate: '', endDate: '' }, '2026-06-23T11:00'],
    ['stays where it was chosen', { startDate: '2026-06-22T08:00', endDate: '2026-06-24T12:00' }, '2026-06-24T12:00'],
    ['stays where only it was chosen', { startDate: '', endDate: '2026-06-24T12:00' }, '2026-06-24T12:00'],
  ])('%s', (_, before, end) => expect(endFor(start, before)).toBe(end));
});
