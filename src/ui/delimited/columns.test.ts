import { expect, it } from 'vitest';
import { columnKey, countsUp, isNumberingName } from './columns';

it('the name of a column counts without case, accents, marks and what stands in brackets', () => {
  expect(['Antigüedad *', 'ANTIGUEDAD', ' antigüedad (año) ', 'Antigüedad:', 'Antigüedad [2026]'].map(columnKey)).toEqual(
    Array(5).fill('antiguedad'),
  );
  expect(columnKey('Correo  del\npadre')).toBe('correo del padre');
});

it('a column of numbers is known by its name', () => {
  expect(['No.', 'N°', 'Nº', '#', 'Nro', 'Nro.', 'Ítem', 'ITEM', 'no'].filter((name) => !isNumberingName(name))).toEqual([]);
  expect(['Nombre', 'Nota', 'Documento', '', 'Número de documento'].filter(isNumberingName)).toEqual([]);
});

it('a column counts up by one from any number', () => {
  for (const cells of ['1 2 3', '7 8', '0 1 2', '9. 10. 11.', '1) 2)', '01 02 03', '99 100'])
    expect([cells, countsUp(cells.split(' '))]).toEqual([cells, true]);
  for (const cells of ['1', '1 3', '1 2 2', '3 2 1', '1,5 2,5', 'a b', '1 2 x', '1020304000 1020304001'])
    expect([cells, countsUp(cells.split(' '))]).toEqual([cells, false]);
  expect(countsUp(['1', '2', ''])).toBe(false);
  expect(countsUp([])).toBe(false);
});
