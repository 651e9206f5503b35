import { describe, expect, it } from 'vitest';
import { fitsShape } from './draft-shape';

const SAMPLE = {
  title: '',
  count: 0,
  isOn: false,
  ids: [] as number[],
  rows: [{ name: '', type: '' }],
  answered: null,
  kept: { files: [{ id: 0 }] },
};
const whole = {
  title: 'x',
  count: 2,
  isOn: true,
  ids: [1, 2],
  rows: [
    { name: 'a', type: 'b' },
    { name: '', type: '' },
  ],
  answered: 7,
  kept: { files: [] },
};

describe('a stored value that fits (SAFE-29)', () => {
  it.each([
    ['the sample itself', SAMPLE],
    ['other values of the same types', whole],
    ['no rows', { ...whole, rows: [] }],
    ['null where the sample is null', { ...whole, answered: null }],
  ])('%s', (_, stored) => {
    expect(fitsShape(JSON.parse(JSON.stringify(stored)), SAMPLE)).toBe(true);
  });
});

describe('one that does not', () => {
  const withoutCount = Object.fromEntries(Object.entries(whole).filter(([field]) => field !== 'count'));
  it.each([
    ['null', null],
    ['a list', []],
    ['a text', 'x'],
    ['a field less', withoutCount],
    ['a field more', { ...whole, older: 1 }],
    ['null for a text', { ...whole, title: null }],
    ['a number for a text', { ...whole, title: 3 }],
    ['a text for a number', { ...whole, count: '2' }],
    ['a record for a list', { ...whole, ids: {} }],
    ['null for a list', { ...whole, ids: null }],
    ['records for ids', { ...whole, ids: [{}] }],
    ['null among ids', { ...whole, ids: [null] }],
    ['a record for rows', { ...whole, rows: {} }],
    ['a row of another shape', { ...whole, rows: [...whole.rows, { name: 'a' }] }],
    ['null for a row', { ...whole, rows: [null] }],
    ['a list for a record', { ...whole, kept: [] }],
    ['null for a record', { ...whole, kept: null }],
    ['another record further down', { ...whole, kept: { files: [{ id: '1' }] } }],
    ['a record where the sample is null', { ...whole, answered: {} }],
    ['a list where the sample is null', { ...whole, answered: [] }],
    ['a field that every object has', { ...withoutCount, toString: 1 }],
  ])('%s', (_, stored) => {
    expect(fitsShape(stored, SAMPLE)).toBe(false);
  });
});
