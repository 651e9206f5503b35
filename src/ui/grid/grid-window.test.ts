import { describe, expect, it } from 'vitest';
import { isLongGrid, partsOf, windowAround, windowAt } from './grid-window';

describe('the drawn rows of a grid', () => {
  it('are all of a room of usual size', () => {
    expect(isLongGrid(60)).toBe(false);
    expect(isLongGrid(61)).toBe(true);
  });

  it('are those in sight and some around them', () => {
    expect(windowAt(0, 700, 40, 200)).toEqual({ first: 0, end: 32 });
    expect(windowAt(4_000, 700, 40, 200)).toEqual({ first: 88, end: 132 });
    expect(windowAt(7_300, 700, 40, 200)).toEqual({ first: 168, end: 200 });
  });

  it('move to a row', () => {
    expect(windowAround(100, { first: 0, end: 40 }, 200)).toEqual({ first: 80, end: 120 });
    expect(windowAround(199, { first: 0, end: 40 }, 200)).toEqual({ first: 160, end: 200 });
    expect(windowAround(0, { first: 80, end: 120 }, 200)).toEqual({ first: 0, end: 40 });
  });

  it('leave room for the others, and keep the active one', () => {
    expect(partsOf(6, { first: 2, end: 4 }, 3)).toEqual([{ room: 2, before: 2 }, { row: 2 }, { row: 3 }, { room: 2, before: 6 }]);
    expect(partsOf(6, { first: 2, end: 4 }, 0)).toEqual([
      { row: 0 },
      { room: 1, before: 2 },
      { row: 2 },
      { row: 3 },
      { room: 2, before: 6 },
    ]);
    expect(partsOf(6, { first: 0, end: 2 }, 5)).toEqual([{ row: 0 }, { row: 1 }, { room: 3, before: 5 }, { row: 5 }]);
    // One of a list that has become shorter.
    expect(partsOf(6, { first: 0, end: 2 }, 9)).toEqual([{ row: 0 }, { row: 1 }, { room: 4, before: 6 }]);
  });
});
