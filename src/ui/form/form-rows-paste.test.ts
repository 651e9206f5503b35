import { expect, it } from 'vitest';
import { pasted } from './form-rows-paste';
import { anyText, onOrOff, oneOf } from './pasted-table';

interface Row {
  name: string;
  acronym: string;
  type: string;
  on: boolean;
  note: string;
}

const blank: Row = { name: '', acronym: '', type: '', on: true, note: '' };
const TYPES = [
  { value: 'PRIMARY', label: 'Primaria' },
  { value: 'TECHNICAL', label: 'Media técnica' },
];
const columns = {
  name: { names: ['Nombre'], read: anyText },
  acronym: { names: ['Acrónimo'], read: anyText },
  type: { names: ['Tipo'], read: oneOf(TYPES) },
  on: { names: ['Activo'], read: onOrOff },
};
const at = (index: number) => ({ index, blank, columns });
const tableOf = (fields: string, ...lines: string[][]) => ({ fields: fields.split(' '), lines, unused: [] });

it('fills the row it was pasted into and puts new ones under it; what stood below stays', () => {
  const rows = [
    { ...blank, name: 'Primero' },
    { ...blank, acronym: 'viejo', note: 'mía' },
    { ...blank, name: 'Último' },
  ];
  const table = tableOf('name acronym type on', ['Sexto A', '6A', 'primaria'], ['Sexto B', '6B', 'Primaria', 'x'], ['Sexto C']);
  expect(pasted(rows, [{ name: true }, { note: true }, { acronym: true }], table, at(1))).toEqual({
    rows: [
      { ...blank, name: 'Primero' },
      { name: 'Sexto A', acronym: '6A', type: 'PRIMARY', on: true, note: 'mía' },
      { ...blank, name: 'Sexto B', acronym: '6B', type: 'PRIMARY' },
      { ...blank, name: 'Sexto C' },
      { ...blank, name: 'Último' },
    ],
    touched: [
      { name: true },
      { note: true, name: true, acronym: true, type: true },
      { name: true, acronym: true, type: true, on: true },
      { name: true },
      { acronym: true },
    ],
  });
});

it('fills the fields of the table alone', () => {
  expect(pasted([{ ...blank, name: 'Sexto A' }], [], tableOf('type on', ['Primaria', 'no']), at(0))).toEqual({
    rows: [{ ...blank, name: 'Sexto A', type: 'PRIMARY', on: false }],
    touched: [{ type: true, on: true }],
  });
});

it('an empty cell leaves what was typed, one that fits nothing empties the field', () => {
  const row = { ...blank, acronym: '6A', type: 'PRIMARY' };
  expect(pasted([row], [], tableOf('name acronym type', ['Sexto A', '', '']), at(0)).rows).toEqual([{ ...row, name: 'Sexto A' }]);
  expect(pasted([row], [], tableOf('name acronym type', ['Sexto A', '', 'Otra']), at(0)).rows).toEqual([
    { ...row, name: 'Sexto A', type: '' },
  ]);
});

it('rows without messages of their own stand where they stood', () => {
  const rows = [blank, blank, blank];
  expect(pasted(rows, [{ note: true }], tableOf('name', ['a'], ['b']), at(2)).touched).toEqual([
    { note: true },
    undefined,
    { name: true },
    { name: true },
  ]);
});
