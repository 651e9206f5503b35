import { describe, expect, it } from 'vitest';
import { readSearchState } from '@/ui/platform/search-state';
import { filterSchema, filtersIn, filtersOf, firstDays, inputOf, logAddress, valuesOf } from './log-filters';

const days = { default: 7, bySchool: { 2: 3 } };
const first = firstDays(new Date(2026, 5, 19, 10), 1, days);
const inAddress = (search: string) => filtersIn(readSearchState(logAddress, new URLSearchParams(search)), first);

describe('the first days', () => {
  it('are today and so many days before, of a named school its own (ALOG-04, ALOG-05)', () => {
    expect(first).toEqual({ from: '2026-06-12', to: '2026-06-19' });
    expect(firstDays(new Date(2026, 5, 19), 2, days)).toEqual({ from: '2026-06-16', to: '2026-06-19' });
    expect(firstDays(new Date(2026, 0, 3, 23, 59, 59), 1, days)).toEqual({ from: '2025-12-27', to: '2026-01-03' });
    expect(firstDays(new Date(2028, 2, 3, 0, 0, 0), 2, days)).toEqual({ from: '2028-02-29', to: '2028-03-03' });
  });
});

describe('an address', () => {
  it('says the filters, and what it does not say is as at first', () => {
    expect(inAddress('')).toEqual({ teacher: undefined, room: undefined, ...first });
    expect(inAddress('teacher=11&room=9&from=2026-05-20&to=2026-06-18')).toEqual({
      teacher: 11,
      room: 9,
      from: '2026-05-20',
      to: '2026-06-18',
    });
    expect(inAddress('from=2026-06-01')).toMatchObject({ from: '2026-06-01', to: '2026-06-19' });
    expect(inAddress('to=2026-06-12')).toMatchObject({ from: '2026-06-12', to: '2026-06-12' });
  });

  it.each([
    'teacher=0&room=1.5',
    'teacher=x',
    'from=2026-02-30',
    'to=2026-6-1',
    'from=2026-06-10T00:00&to=',
    'from=2026-06-19&to=2026-06-18',
    'to=2026-06-11',
  ])('%s counts as not said', (search) => {
    expect(inAddress(search)).toEqual({ teacher: undefined, room: undefined, ...first });
  });
});

describe('the form', () => {
  const values = { teacher: '', room: '', from: '2026-06-12', to: '2026-06-19' };

  it('lets through days in their order, one alone too (ALOG-10)', () => {
    expect(filterSchema.isValidSync(values)).toBe(true);
    expect(filterSchema.isValidSync({ ...values, from: '2026-06-19' })).toBe(true);
    expect(filterSchema.isValidSync({ ...values, from: '2026-06-20' })).toBe(false);
    expect(filterSchema.isValidSync({ ...values, from: '' })).toBe(false);
    expect(filterSchema.isValidSync({ ...values, to: '' })).toBe(false);
  });

  it('gives back the filters that it opened with', () => {
    const filters = { teacher: 11, room: undefined, from: '2026-06-12', to: '2026-06-19' };
    expect(valuesOf(filters)).toEqual({ ...values, teacher: '11' });
    expect(filtersOf(valuesOf(filters))).toEqual(filters);
  });
});

it('the call has the chosen filters alone, numbered as they come (ALOG-07, ALOG-08, ALOG-09)', () => {
  const page = { limit: 20, offset: 40, order: { id: 'date', isDown: false } } as const;
  const between = [
    { field: 'creationDate', operator: '>', value: '2026-06-12 00:00:00' },
    { field: 'creationDate', operator: '<', value: '2026-06-19 23:59:59' },
  ];
  expect(inputOf({ teacher: undefined, room: 9, ...first }, page)).toEqual({
    query: {
      filters: [{ field: 'room', operator: '=', value: '9' }, ...between],
      paginated: 'Y',
      limit: 20,
      offset: 40,
      orderBy: 'creationDate',
      order: 'ASC',
    },
  });
  expect(inputOf({ teacher: undefined, room: undefined, ...first }, page).query.filters).toEqual(between);
});
