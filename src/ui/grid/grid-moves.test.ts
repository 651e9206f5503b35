import { describe, expect, it } from 'vitest';
import { areaOf, arrowMove, confirmMove, isWithin, positionsOf, toSheetText } from './grid-moves';

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

describe('confirmMove (GRID-11)', () => {
  it.each([
    ['Enter', false, 2, 1],
    ['Enter', true, 0, 1],
    ['Tab', false, 1, 2],
    ['Tab', true, 1, 0],
  ])('%s (shift: %s)', (key, shift, row, column) => {
    expect(confirmMove(press(key, false, shift), { row: 1, column: 1 }, size)).toEqual({ row, column });
  });

  it('stays at the last student', () => {
    expect(confirmMove(press('Enter'), { row: 2, column: 0 }, size)).toEqual({ row: 2, column: 0 });
    expect(confirmMove(press('a'), { row: 2, column: 0 }, size)).toBeNull();
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

  it('becomes lines and tabs', () => {
    expect(toSheetText(positionsOf(area).map((cells) => cells.map(({ row, column }) => `${row}${column}`)))).toBe('11\t12\n21\t22');
  });
});
