import { expect, it } from 'vitest';
import { figuresOf, type PlaceFigures } from './figures';
import { missingWords } from './missing-words';

const figures = (change: Partial<PlaceFigures>): PlaceFigures => ({ ...figuresOf([], 'PRIMARY', true), state: 'figures', ...change });

it.each([
  ['nothing', { given: 3, due: 3 }, []],
  ['one mark', { given: 2, due: 3 }, ['falta 1 nota']],
  [
    'several',
    { given: 0, due: 14, withoutActivities: 1, lowestWeights: 80 },
    ['faltan 14 notas', '1 logro sin actividades', 'pesos: 80 %'],
  ],
  ['achievements', { state: 'no achievements' as const }, ['sin logros']],
  ['activities', { state: 'no activities' as const, withoutActivities: 2 }, ['sin actividades']],
  ['nobody to be evaluated', { state: 'no students' as const }, []],
])('%s', (_, change, words) => {
  expect(missingWords(figures(change))).toEqual(words);
});
