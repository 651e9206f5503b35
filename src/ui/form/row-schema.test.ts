import { object, string } from 'yup';
import { expect, it, vi } from 'vitest';
import { REPEATED, rowsOf } from './row-schema';

const problemsOf = (schema: ReturnType<typeof rowsOf>, rows: readonly object[]) => {
  try {
    schema.validateSync({ rows }, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as { inner: { path: string; message: string }[] }).inner.map(({ path, message }) => `${path}: ${message}`);
  }
};

const row = (name: string) => ({ name });
const named = object({ name: string().defined().required('Falta') });

it('names what is missing by its place, and every row that is like another one', () => {
  const schema = rowsOf(named, { field: 'name', keyOf: ({ name }) => name.toLowerCase() });
  expect(problemsOf(schema, [row('Ana'), row(''), row('Luis'), row('ANA'), row('')])).toEqual([
    'rows[1].name: Falta',
    'rows[4].name: Falta',
    `rows[0].name: ${REPEATED}`,
    `rows[3].name: ${REPEATED}`,
  ]);
});

it('tells a row like it by the number that the message takes', () => {
  const schema = rowsOf(named, { field: 'name', keyOf: ({ name }) => name, message: (other) => `Fila ${other}` });
  expect(problemsOf(schema, [row('Ana'), row('Luis'), row('Ana'), row('Ana')])).toEqual([
    'rows[0].name: Fila 3',
    'rows[2].name: Fila 1',
    'rows[3].name: Fila 1',
  ]);
});

it('checks a row again only when it has changed (PAST-09)', () => {
  const check = vi.fn<() => boolean>(() => true);
  const schema = rowsOf(object({ name: string().defined().test('checked', check) }));
  const rows = [row('Ana'), row('Luis'), row('Sara')];
  expect(problemsOf(schema, rows)).toEqual([]);
  expect(check).toHaveBeenCalledTimes(3);
  expect(problemsOf(schema, rows.with(1, row('Luisa')))).toEqual([]);
  expect(check).toHaveBeenCalledTimes(4);
});
