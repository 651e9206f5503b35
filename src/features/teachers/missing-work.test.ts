import { expect, test } from 'vitest';
import type { PlaceFigures } from '@/school/learning/survey/figures';
import { missingWork, mostFirst } from './missing-work';

const ROOM = { id: 9, name: 'Sexto A' } as Parameters<typeof missingWork>[0]['room'];
const PAIR = { room: ROOM, subject: { id: 16, name: 'Matemáticas' }, teachers: [] };

type Achievement = PlaceFigures['list'][number];
const achievement = (id: number, given: number, due: number, weights: number | null = 100): Achievement => ({
  id,
  title: `Logro ${id}`,
  given,
  due,
  weights,
  parts: due === 0 ? [] : [{ activity: null, lacking: [], given, due }],
});

function figures(list: readonly Achievement[], given: Partial<PlaceFigures> = {}): PlaceFigures {
  const sums = list.flatMap(({ weights }) => (weights === null || weights === 100 ? [] : [weights]));
  return {
    state: list.length === 0 ? 'no achievements' : list.every(({ due }) => due === 0) ? 'no activities' : 'figures',
    list,
    given: list.reduce((sum, each) => sum + each.given, 0),
    due: list.reduce((sum, each) => sum + each.due, 0),
    achievements: list.length,
    withoutActivities: list.filter(({ due }) => due === 0).length,
    wrongWeights: sums.length,
    lowestWeights: sums.length === 0 ? null : Math.min(...sums),
    students: new Map(),
    marked: new Set(),
    low: [],
    present: new Set(),
    ...given,
  };
}

const work = (list: readonly Achievement[], given?: Partial<PlaceFigures>) => missingWork(PAIR, 2, figures(list, given));

test('nothing is lacking', () => {
  expect(work([achievement(1, 34, 34)])).toBeNull();
  // Nobody is to be evaluated.
  expect(work([achievement(1, 0, 0, null)], { state: 'no students', withoutActivities: 0 })).toBeNull();
});

test('what lacks, and where the first of it is done', () => {
  expect(work([])).toMatchObject({ words: ['sin logros'], address: '/dashboard/learning/create?subjectId=16&periodId=2&roomId=9' });
  expect(work([achievement(1, 34, 34), achievement(2, 20, 34)])).toMatchObject({
    room: 'Sexto A',
    subject: 'Matemáticas',
    words: ['faltan 14 notas'],
    address: '/dashboard/spreadsheet/grid?periodId=2&roomId=9&subjectId=16&indicatorId=2',
    marks: 14,
  });
  expect(work([achievement(1, 33, 34)])?.words).toEqual(['falta 1 nota']);
  expect(work([achievement(3, 0, 0, null)])).toMatchObject({
    words: ['sin actividades'],
    address: '/dashboard/learning-activities?subjectId=16&periodId=2&roomId=9&indicatorId=3',
  });
  expect(work([achievement(1, 30, 34, 80), achievement(3, 0, 0, null)])?.words).toEqual([
    'faltan 4 notas',
    '1 logro sin actividades',
    'pesos: 80 %',
  ]);
  expect(work([achievement(1, 34, 34, 90), achievement(4, 34, 34, 80)])).toMatchObject({
    words: ['pesos: 80 %'],
    address: '/dashboard/learning-activities?subjectId=16&periodId=2&roomId=9&indicatorId=4',
  });
});

test('most lacking marks first, the others as they come', () => {
  const all = [work([]), work([achievement(1, 33, 34)]), work([achievement(2, 0, 34)])].filter((each) => each !== null);
  expect(mostFirst(all).map(({ marks }) => marks)).toEqual([34, 1, 0]);
});
