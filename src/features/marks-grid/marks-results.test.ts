import { describe, expect, it } from 'vitest';
import { averageOf, commonWeight, rowResult, spreadOf } from './marks-results';
import type { MarksSheet } from './marks-sheet';

const levels = [
  { id: 1, name: 'Bajo', description: '', initialValue: 1, endValue: 2.9 },
  { id: 2, name: 'Básico', description: '', initialValue: 3, endValue: 3.5 },
  { id: 3, name: 'Alto', description: '', initialValue: 3.6, endValue: 5 },
];
const column = (id: string, weight: number) => ({ id, activityId: Number(id), type: '', title: id, weight });
const sheet: MarksSheet = {
  rows: [],
  columns: [column('1', 30), column('2', 20), column('3', 50)],
  levels,
  isByActivities: true,
  hasNumbers: true,
};
const result = (marks: Record<string, number>, given = sheet) =>
  rowResult(given, ({ id }) => {
    const qualification = marks[id];
    return qualification === undefined ? null : { qualification, levelId: null };
  });

describe('rowResult (GRID-06)', () => {
  it('is the weighted mean of what is evaluated', () => expect(result({ 1: 4, 2: 3 })).toEqual({ mark: 3.6, level: 2, weight: 50 }));
  it('is whole with all activities', () => expect(result({ 1: 3, 2: 3, 3: 3 })).toEqual({ mark: 3, level: 1, weight: 100 }));
  it('is nothing without a mark', () => expect(result({})).toEqual({ mark: null, level: null, weight: 0 }));

  it('is the mark itself where it is evaluated directly', () => {
    const direct = { ...sheet, columns: [column('0', 100)], isByActivities: false };
    expect(result({ 0: 3.5 }, direct)).toEqual({ mark: 3.5, level: 1, weight: 100 });
    expect(result({}, direct)).toEqual({ mark: null, level: null, weight: 0 });
    // EVAL-59: with the level that was chosen.
    expect(rowResult(direct, () => ({ qualification: 3.5, levelId: 3 }))).toEqual({ mark: 3.5, level: 2, weight: 100 });
  });
});

describe('averageOf (GRID-07)', () => {
  it('rounds halves up', () => {
    expect(averageOf([3.5, 3.6])).toBe(3.6);
    expect(averageOf([3, 3.1, 3.1])).toBe(3.1);
    expect(averageOf([])).toBeNull();
  });
});

describe('commonWeight (GRID-06)', () => {
  it('is what more than half have', () => {
    expect(commonWeight([50, 50, 20, 0])).toBe(50);
    expect(commonWeight([50, 20])).toBeNull();
    expect(commonWeight([0, 0])).toBeNull();
  });
});

describe('spreadOf (GRID-07)', () => {
  it('counts each student once', () => {
    expect(spreadOf([result({ 1: 3 }), result({ 1: 3.6 }), result({}), result({ 2: 3.2 })], levels)).toEqual({
      levels: [0, 2, 1],
      unmarked: 1,
    });
  });
});
