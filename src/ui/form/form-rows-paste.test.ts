import { expect, it } from 'vitest';
import { linesOf, pasted } from './form-rows-paste';

const blank = { name: '', acronym: '', type: '' };

it('cuts at lines and cells, whatever ends a line, and drops the empty lines at the end', () => {
  expect(linesOf('Sexto A\t6A\r\nSexto B \r\n\r\n')).toEqual([['Sexto A', '6A'], ['Sexto B']]);
  expect(linesOf('uno\rdos')).toEqual([['uno'], ['dos']]);
});

it('fills the row it was pasted into and puts new ones under it; what stood below stays', () => {
  const rows = [
    { ...blank, name: 'Primero' },
    { ...blank, acronym: 'viejo', type: 'PRIMARY' },
    { ...blank, name: 'Último' },
  ];
  const position = { index: 1, fields: ['name', 'acronym'] as const, blank };
  expect(pasted(rows, [['Sexto A', '6A'], ['Sexto B', '6B', 'de más'], ['Sexto C']], position)).toEqual([
    { ...blank, name: 'Primero' },
    { name: 'Sexto A', acronym: '6A', type: 'PRIMARY' },
    { ...blank, name: 'Sexto B', acronym: '6B' },
    { ...blank, name: 'Sexto C' },
    { ...blank, name: 'Último' },
  ]);
});

it('an empty cell leaves what was typed', () => {
  expect(
    pasted([{ ...blank, acronym: '6A' }], [['Sexto A', ''], ['Sexto B']], { index: 0, fields: ['name', 'acronym'], blank })[0],
  ).toEqual({
    name: 'Sexto A',
    acronym: '6A',
    type: '',
  });
});
