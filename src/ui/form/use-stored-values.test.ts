import { expect, it } from 'vitest';
import { touchedIn } from './use-stored-values';

const rows = (...ids: number[]) => ({ title: '', rooms: [9], rows: ids.map((id) => ({ id })) });

it('a field of a row that was left stays marked at its row when rows come and go @SAFE-33', () => {
  const touched = { title: true, rows: [{}, { name: true }, { startDate: true }] };
  expect(touchedIn<ReturnType<typeof rows>>(touched as never, rows(1, 2, 3), rows(4, 3, 2))).toEqual({
    title: true,
    rows: [{}, { startDate: true }, { name: true }],
  });
});

it('other fields keep their marks @SAFE-33', () => {
  expect(touchedIn<ReturnType<typeof rows>>({ title: true }, rows(1), rows(2))).toEqual({ title: true });
});
