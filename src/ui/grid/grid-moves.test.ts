import { describe, expect, it } from 'vitest';
import { areaOf, arrowMove, enterMove, isWithin, positionsOf, tabMove } from './grid-moves';

const size = { rows: 3, columns: 4 };
const press = (key: string, ctrlKey = false, shiftKey = false) => ({ key, ctrlKey, shiftKey });

describe('arrowMove (GRID-09)', () => {
  const from = { row: 1, column: 1 };
  it.each([
    ['ArrowUp', false, 0, 1],
    ['ArrowDown', false, 2, 1],
    ['ArrowLeft', false, 1, 0],
    ['ArrowRight', false, 1, 2],
    ['Home', false, 1, 0],
    ['End', false, 1, 3],
    ['Home', true, 0, 0],
    ['End', true, 2, 3],
    ['PageDown', false, 2, 1],
    ['PageUp', false, 0, 1],
    ['ArrowDown', true, 2, 1],
    ['ArrowRight', true, 1, 3],
  ])('%s (ctrl: %s)', (key, ctrl, row, column) => {
    expect(arrowMove(press(key, ctrl), from, size)).toEqual({ row, column });
  });

  it('stays at the edges', () => {
    expect(arrowMove(press('ArrowUp'), { row: 0, column: 0 }, size)).toEqual({ row: 0, column: 0 });
    expect(arrowMove(press('ArrowRight'), { row: 0, column: 3 }, size)).toEqual({ row: 0, column: 3 });
  });

  it('knows no other key', () => expect(arrowMove(press('4'), from, size)).toBeNull());
});

describe('enterMove (GRID-11)', () => {
  const move = (shiftKey: boolean, row: number, column = 1) => enterMove({ shiftKey }, { row, column: 1 }, size, column);
  it('goes to the next row, and back with Shift', () => {
    expect(move(false, 0)).toEqual({ row: 1, column: 1 });
    expect(move(true, 1)).toEqual({ row: 0, column: 1 });
  });
  it('GRID-46: goes to the column where the Tabs began, unless there is no next row', () => {
    expect(move(false, 1, 0)).toEqual({ row: 2, column: 0 });
    expect(move(false, 2, 0)).toEqual({ row: 2, column: 1 });
    expect(move(true, 0, 0)).toEqual({ row: 0, column: 1 });
  });
});

describe('tabMove (GRID-46)', () => {
  it.each([
    [false, 0, 0, 0, 1],
    [false, 0, 3, 1, 0],
    [true, 1, 0, 0, 3],
    [true, 2, 3, 2, 2],
  ])('shift %s from %i, %i to %i, %i', (shiftKey, row, column, toRow, toColumn) => {
    expect(tabMove({ shiftKey }, { row, column }, size)).toEqual({ row: toRow, column: toColumn });
  });
  it('ends with the cells', () => {
    expect(tabMove({ shiftKey: false }, { row: 2, column: 3 }, size)).toBeNull();
    expect(tabMove({ shiftKey: true }, { row: 0, column: 0 }, size)).toBeNull();
  });
  it('goes down in a grid of one column', () => {
    expect(tabMove({ shiftKey: false }, { row: 0, column: 0 }, { rows: 3, columns: 1 })).toEqual({ row: 1, column: 0 });
  });
});

describe('what is selected (GRID-32)', () => {
  const area = areaOf({ row: 2, column: 1 }, { row: 1, column: 2 });

  it('is the rectangle between two cells', () => {
    expect(area).toEqual({ top: 1, bottom: 2, left: 1, right: 2 });
    expect(isWithin(area, { row: 1, column: 1 })).toBe(true);
    expect(isWithin(area, { row: 0, column: 1 })).toBe(false);
    expect(isWithin(area, { row: 1, column: 3 })).toBe(false);
  });

  it.each([
    [1, 1, 2, 2],
    [1, 2, 2, 1],
    [2, 2, 1, 1],
  ])('is the same from whichever corner it was begun: %i, %i', (row, column, toRow, toColumn) => {
    expect(areaOf({ row, column }, { row: toRow, column: toColumn })).toEqual(area);
  });

  it('is told row by row', () => {
    expect(positionsOf(area).map((cells) => cells.map(({ row, column }) => `${row}${column}`))).toEqual([
      ['11', '12'],
      ['21', '22'],
    ]);
  });
});
