import { expect, it } from 'vitest';
import type { Column } from './data-table-rows';
import { tableSheet } from './download-sheet';

interface Child {
  readonly id: number;
  readonly name: string;
  readonly mail: string;
  readonly mark: number | null;
  readonly day: string;
}

const CHILDREN: readonly Child[] = [
  { id: 1, name: 'Ñusta', mail: 'a@correo.example', mark: 4.5, day: '2026-06-30' },
  { id: 2, name: 'Ana', mail: 'b@correo.example', mark: null, day: '2026-01-01' },
];

const NAME: Column<Child> = { id: 'name', header: 'Nombre', value: ({ name }) => name, isRowHeader: true };
const record = { id: ({ id }: Child) => id, name: ({ name }: Child) => name };

const of = (columns: readonly Column<Child>[], apart?: ReadonlyMap<number, string>) =>
  tableSheet({ label: 'Niños', columns, record: { ...record, apart }, rows: CHILDREN });

it('the columns in their order without those of controls, the rows as they come', () => {
  const sheet = of([
    { id: 'open', header: 'Cuenta', value: () => null, written: 'none' },
    NAME,
    { id: 'mark', header: 'Nota', value: ({ mark }) => mark, cell: () => 'no', isPercent: true },
  ]);
  expect(sheet).toEqual({
    title: 'Niños',
    columns: [
      { header: 'Nombre', isPercent: undefined },
      { header: 'Nota', isPercent: true },
    ],
    rows: [
      ['Ñusta', 4.5],
      ['Ana', null],
    ],
  });
});

it('what is written in place of the value; a day as it reads here', () => {
  const { rows } = of([
    { ...NAME, written: ({ name }) => name.toUpperCase() },
    { id: 'day', header: 'Día', value: ({ day }) => day, written: ({ day }) => new Date(`${day}T00:00:00`) },
  ]);
  expect(rows).toEqual([
    ['ÑUSTA', new Date('2026-06-30T00:00:00Z')],
    ['ANA', new Date('2026-01-01T00:00:00Z')],
  ]);
});

it('people of one name are set apart, unless a column does', () => {
  const apart = new Map([[2, 'b@correo.example']]);
  expect(of([NAME], apart).rows).toEqual([['Ñusta'], ['Ana, b@correo.example']]);
  const mail: Column<Child> = { id: 'mail', header: 'Correo', value: ({ mail: own }) => own };
  expect(of([NAME, mail], apart).rows[1]).toEqual(['Ana', 'b@correo.example']);
});
