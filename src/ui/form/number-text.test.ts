import { expect, it } from 'vitest';
import { readNumber, roundTo, roundedText } from './number-text';

it.each([
  ['4.5', 4.5],
  ['4,5', 4.5],
  [' 4,5 ', 4.5],
  ['5', 5],
  ['0', 0],
  ['007', 7],
  ['5,', 5],
  ['5.', 5],
  [',5', 0.5],
  ['.5', 0.5],
  ['-3', -3],
  ['-0,5', -0.5],
  ['100', 100],
])('%j is read as %d', (text, value) => {
  expect(readNumber(text)).toBe(value);
});

it.each(['', '  ', '.', ',', '-', 'cuatro', '4,5,1', '1.234,5', '4 5', '1e3', '0x10', 'Infinity', '+4', '4%', '--4', '٤'])(
  '%j is no number',
  (text) => {
    expect(readNumber(text)).toBeNull();
    expect(roundedText(text, 1)).toBe(text);
  },
);

it.each([
  ['4,56', 1, '4,6'],
  ['4.56', 1, '4.6'],
  ['4.54', 1, '4.5'],
  ['4,25', 1, '4,3'],
  ['4.35', 1, '4.4'],
  ['1.005', 2, '1.01'],
  ['4.96', 1, '5'],
  [' 4,5 ', 1, '4,5'],
  ['4.50', 1, '4.50'],
  ['4', 1, '4'],
  ['-0.25', 1, '-0.3'],
  ['0.0000001', 2, '0'],
  ['0,0000006', 6, '0,000001'],
  ['1000000000000000000000', 2, '1000000000000000000000'],
  ['9'.repeat(310), 2, '9'.repeat(310)],
])('%j with %d decimals reads %s', (text, decimals, rounded) => {
  expect(roundedText(text, decimals)).toBe(rounded);
});

it.each([
  [0.1 + 0.2, 2, 0.3],
  [5 / 3, 2, 1.67],
  [10 / 3, 2, 3.33],
  [1.25, 2, 1.25],
])('%d rounds to %d decimals as %d', (value, decimals, rounded) => {
  expect(roundTo(value, decimals)).toBe(rounded);
});
