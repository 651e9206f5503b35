import { expect, it } from 'vitest';
import { cellText, isErrorValue } from './cell-text';

it('a cell loses what cannot be seen, and spaces that say nothing', () => {
  expect(cellText(' \u00A0Paula\u200B  Andrea \t Bolívar\u00A0')).toBe('Paula Andrea Bolívar');
  expect(cellText('Muy bien \r\n  sigue así\n')).toBe('Muy bien\nsigue así');
  expect(cellText('\u200B')).toBe('');
});

it('the errors of spreadsheets are known, in both languages, and nothing else is one', () => {
  const errors =
    '#¡REF! #REF! #N/D #N/A #¡DIV/0! #DIV/0! #¿NOMBRE? #NAME? #NOMBRE? #VALUE! #¡VALOR! #¡NUM! #NULL! #¡NULO! #SPILL! #¡DESBORDAMIENTO! #ERROR! #n/d ##### Err:502';
  for (const error of errors.split(' ')) expect([error, isErrorValue(error)]).toEqual([error, true]);
  for (const text of ['#', '##', '# 1', '#TAREA', 'N/D', '#1', '=SUMA(A1:A3)', '#hola!', '#¡Vamos!', 'Error', 'Err', '#¡REF! y más'])
    expect([text, isErrorValue(text)]).toEqual([text, false]);
});
