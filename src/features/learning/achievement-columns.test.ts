import { expect, it } from 'vitest';
import type { Indicator } from '@/api/resources/indicators';
import { columnsFor } from './achievement-columns';

const achievement = (id: number, ...levels: [name: string, from: number][]): Indicator => ({
  id,
  title: `Logro ${id}`,
  roomId: 9,
  periodId: 2,
  subjectId: 16,
  valorizations: levels.map(([name, from], index) => ({
    id: id * 10 + index,
    name,
    description: `${name} de ${id}`,
    initialValue: from,
    endValue: from + 1,
  })),
});

it("a column for each level's name, the lowest first, '-' where there is none (LEAR-11)", () => {
  const list = [achievement(1, ['Alto', 3], ['Bajo', 1]), achievement(2, ['Negativo', 0.5], ['Bajo', 1.2])];
  const columns = columnsFor(list);
  expect(columns.map(({ header }) => header)).toEqual(['Logro', 'Negativo', 'Bajo', 'Alto']);
  expect(list.map((each) => columns.map(({ value }) => value(each)))).toEqual([
    ['Logro 1', '-', 'Bajo de 1', 'Alto de 1'],
    ['Logro 2', 'Negativo de 2', 'Bajo de 2', '-'],
  ]);
});

it('without achievements there is the title alone', () => {
  expect(columnsFor([]).map(({ header }) => header)).toEqual(['Logro']);
});
