import { expect, it } from 'vitest';
import { beginsFormula, sheetCell, sheetText } from './sheet-text';

it.each([
  ['=1+1', "'=1+1"],
  ['=HYPERLINK("https://otro.example";"Nota")', `'=HYPERLINK("https://otro.example";"Nota")`],
  ['+1+cmd|x', "'+1+cmd|x"],
  ["-2+3+cmd|' /C calc'!A0", "'-2+3+cmd|' /C calc'!A0"],
  ['@SUM(A1:A9)', "'@SUM(A1:A9)"],
  [' =1+1', "' =1+1"],
  ['\t=1+1', "' =1+1"],
  ['\r=1+1', "' =1+1"],
  ['\n=1+1', "' =1+1"],
  ['＝1+1', "'＝1+1"],
  ['-1-2', "'-1-2"],
  ['+57 601 a', "'+57 601 a"],
  ['\u0000=1+1', "' =1+1"],
  ['"=1+1"', '"""=1+1"""'],
  ['"Ana', '"""Ana"'],
  ['Ana\t=1+1', 'Ana =1+1'],
  ['Ana\r\nPérez', 'Ana Pérez'],
])('%j becomes %j', (text, cell) => {
  expect(sheetCell(text)).toBe(cell);
});

it.each([
  '',
  '+57 601 555',
  '-1 000',
  '+57 300 123 4567',
  '- 4,5',
  'Ana "la Flaca"',
  '4,5',
  '-4,5',
  '+3',
  '-1.200,50',
  '80%',
  '-',
  '+',
  '=',
  'Ana',
  'A+',
  'a=b',
  "O'Neil",
  'x@correo.example',
])('%j stays', (text) => {
  expect(sheetCell(text)).toBe(text);
});

it('parts cells by tabs and rows by lines', () => {
  expect(
    sheetText([
      ['11', '=a'],
      ['2\t1', ''],
    ]),
  ).toBe("11\t'=a\n2 1\t");
});

it.each([
  ['=1+1', true],
  ['\t@x', true],
  ['+57 300 123 4567', false],
  ['-4,5', false],
  ['Ana', false],
])('%j begins like a formula: %j', (text, does) => {
  expect(beginsFormula(text)).toBe(does);
});
