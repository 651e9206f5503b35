import { describe, expect, it } from 'vitest';
import { newValuation, savedValuation, sentValuation, spread, withModel, withValuation, type ValuationValues } from './valuation-values';

const ranges = ({ rows }: Pick<ValuationValues, 'rows'>) => rows.map(({ name, initialValue, endValue }) => [name, initialValue, endValue]);

const A = [
  ['Negativo', '1', '2.5'],
  ['Positivo', '2.6', '5'],
];
const B = [
  ['Bajo', '1', '2.9'],
  ['Básico', '3', '3.5'],
  ['Alto', '3.6', '4'],
  ['Superior', '4.1', '5'],
];

describe('a new one', () => {
  it.each([
    [false, 'A', A],
    [true, 'B', B],
  ])('of primary %s starts with model %s, 1 and 5 (VALU-06, VALU-07, VALU-18, VALU-19)', (isPrimary, model, rows) => {
    const values = newValuation(isPrimary);
    expect(values).toMatchObject({ model, includeValoration: true, isQualificationByActivities: false, initialValue: '1', endValue: '5' });
    expect(ranges(values)).toEqual(rows);
  });
});

describe('the other model', () => {
  it('replaces the rows (VALU-18)', () => {
    expect(ranges(withModel(newValuation(true), 'A'))).toEqual(A);
    expect(ranges(withModel(newValuation(false), 'B'))).toEqual(B);
  });

  it('has equal steps without valuation (VALU-21)', () => {
    const values = withModel(withValuation(newValuation(false), false), 'B');
    expect(ranges(values)).toEqual([
      ['Bajo', '0', '1.25'],
      ['Básico', '1.25', '2.5'],
      ['Alto', '2.5', '3.75'],
      ['Superior', '3.75', '5'],
    ]);
  });
});

describe('valuation off and on again (VALU-23)', () => {
  const added = { id: '', name: 'Excelente', description: 'Es ejemplo al', initialValue: '9', endValue: '10' };

  it('has 0 and 5 and equal steps, then 1 and 5, the model’s ranges, and empty ones in rows added by hand', () => {
    const first = newValuation(true);
    const off = withValuation({ ...first, initialValue: '2', endValue: '8', rows: [...first.rows, added] }, false);
    expect(off).toMatchObject({ includeValoration: false, initialValue: '0', endValue: '5' });
    expect(ranges(off).at(-1)).toEqual(['Excelente', '4', '5']);
    const on = withValuation(off, true);
    expect(on).toMatchObject({ includeValoration: true, initialValue: '1', endValue: '5' });
    expect(ranges(on)).toEqual([...B, ['Excelente', '', '']]);
    expect(on.rows.at(-1)?.description).toBe('Es ejemplo al');
  });

  it('spreads as many as there are (VALU-22)', () => {
    expect(ranges({ rows: spread(newValuation(true).rows.slice(0, 3)) })).toEqual([
      ['Bajo', '0', '1.67'],
      ['Básico', '1.67', '3.33'],
      ['Alto', '3.33', '5'],
    ]);
  });
});

const stored = {
  id: 7,
  primary: true,
  initialValue: 0,
  endValue: 100,
  includeValoration: true,
  isQualificationByActivities: true,
  items: [
    { id: 12, name: 'Alto', description: 'Cumple al', initialValue: 60, endValue: 100, modelType: 'A' as const },
    { id: 11, name: 'Bajo', description: 'No cumple al', initialValue: 0, endValue: 59.9, modelType: 'A' as const },
  ],
};

it('a stored one opens lowest range first, with its model, and goes out whole (VALU-02, VALU-20, VALU-27)', () => {
  const values = savedValuation(stored);
  expect(values.model).toBe('A');
  expect(ranges(values)).toEqual([
    ['Bajo', '0', '59.9'],
    ['Alto', '60', '100'],
  ]);
  const [low, high] = values.rows;
  if (!low || !high) throw new Error('It has two rows.');
  const added = { id: '', name: ' Medio ', description: ' Va al ', initialValue: '40,5', endValue: '59.9' };
  const rows = [{ ...low, endValue: '40,4' }, added, high];
  expect(sentValuation({ ...values, model: 'B', rows }, 7, true)).toEqual({
    ...stored,
    items: [
      { id: 11, name: 'Bajo', description: 'No cumple al', initialValue: 0, endValue: 40.4, modelType: 'B' },
      { id: null, name: 'Medio', description: 'Va al', initialValue: 40.5, endValue: 59.9, modelType: 'B' },
      { id: 12, name: 'Alto', description: 'Cumple al', initialValue: 60, endValue: 100, modelType: 'B' },
    ],
  });
});
