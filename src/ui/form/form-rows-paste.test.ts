import { expect, it } from 'vitest';
import { anyText, linesOf, onOrOff, oneOf, pasted } from './form-rows-paste';

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
const columns = { name: anyText, acronym: anyText, type: oneOf(TYPES), on: onOrOff };
const at = (index: number, field: keyof Row) => ({ index, field, blank, columns });

it('cuts at lines and cells, whatever ends a line, and drops the blank lines at the end', () => {
  expect(linesOf('Sexto A\t6A\r\nSexto B \r\n\t \r\n\r\n')).toEqual([['Sexto A', '6A'], ['Sexto B']]);
  expect(linesOf('uno\r\rdos')).toEqual([['uno'], [''], ['dos']]);
  expect(linesOf(' \n')).toEqual([]);
});

it('an option is read by the words it shows, without case and accents', () => {
  const read = oneOf(TYPES);
  expect(['Primaria', 'PRIMÁRIA', 'media tecnica', 'PRIMARY', 'Prim', ''].map(read)).toEqual([
    'PRIMARY',
    'PRIMARY',
    'TECHNICAL',
    undefined,
    undefined,
    undefined,
  ]);
});

it('a switch is on for three words and off for any other cell', () => {
  expect(['SÍ', 'si', 'X', 'x', '1'].map(onOrOff)).toEqual([true, true, true, true, true]);
  expect(['NO', '', '0', '11', 'true'].map(onOrOff)).toEqual([false, false, false, false, false]);
});

it('fills the row it was pasted into and puts new ones under it; what stood below stays', () => {
  const rows = [
    { ...blank, name: 'Primero' },
    { ...blank, acronym: 'viejo', note: 'mía' },
    { ...blank, name: 'Último' },
  ];
  const lines = [['Sexto A', '6A', 'primaria'], ['Sexto B', '6B', 'Primaria', 'x', 'de más'], ['Sexto C']];
  expect(pasted(rows, [{ name: true }, { note: true }, { acronym: true }], lines, at(1, 'name'))).toEqual({
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

it('begins at the field it was pasted into', () => {
  expect(pasted([{ ...blank, name: 'Sexto A' }], [], [['Primaria', 'no']], at(0, 'type'))).toEqual({
    rows: [{ ...blank, name: 'Sexto A', type: 'PRIMARY', on: false }],
    touched: [{ type: true, on: true }],
  });
});

it('an empty cell leaves what was typed, one that fits nothing empties the field', () => {
  const row = { ...blank, acronym: '6A', type: 'PRIMARY' };
  expect(pasted([row], [], [['Sexto A', '', '']], at(0, 'name')).rows).toEqual([{ ...row, name: 'Sexto A' }]);
  expect(pasted([row], [], [['Sexto A', '', 'Otra']], at(0, 'name')).rows).toEqual([{ ...row, name: 'Sexto A', type: '' }]);
});

it('rows without messages of their own stand where they stood', () => {
  const rows = [blank, blank, blank];
  expect(pasted(rows, [{ note: true }], [['a'], ['b']], at(2, 'name')).touched).toEqual([
    { note: true },
    undefined,
    { name: true },
    { name: true },
  ]);
});
