import { expect, it } from 'vitest';
import { wireDate, wireDateOrBlank } from './schema';

const MOMENTS = ['2026-06-19 10:00:00', '2024-02-29 23:59:59', '0001-01-01 00:00:00'];

const NO_MOMENTS = [
  '0000-00-00 00:00:00',
  '2026-13-01 00:00:00',
  '2026-00-10 00:00:00',
  '2026-02-30 00:00:00',
  '2026-06-19 24:00:00',
  '2026-06-19 10:60:00',
  '2026-06-19T10:00:00',
  '2026-06-19',
  'ayer',
  null,
  7,
];

const taken = (schema: ReturnType<typeof wireDate>, values: readonly unknown[]) =>
  values.filter((value) => schema.isValidSync(value, { strict: true }));

it('a wire date is a moment that there is', () => {
  expect(taken(wireDate(), [...MOMENTS, '', ...NO_MOMENTS])).toEqual(MOMENTS);
  expect(wireDate().nullable().isValidSync(null, { strict: true })).toBe(true);
});

it('or a blank where there may be none', () => {
  expect(taken(wireDateOrBlank(), [...MOMENTS, '', ...NO_MOMENTS])).toEqual([...MOMENTS, '']);
});
