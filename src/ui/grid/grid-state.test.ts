import { describe, expect, it } from 'vitest';
import { GridState } from './grid-state';

function open() {
  const state = new GridState();
  state.resize({ rows: 3, columns: 2 }, { row: 0, column: 0 });
  const selected = () =>
    [0, 1, 2].flatMap((row) => [0, 1].filter((column) => state.flagsOf({ row, column }).isSelected).map((column) => `${row}${column}`));
  return { state, selected };
}

describe('GridState', () => {
  it('GRID-47: selects every cell, whichever is active, until another is', () => {
    const { state, selected } = open();
    state.activate({ row: 1, column: 1 });
    state.selectWhole();
    expect(selected()).toEqual(['00', '01', '10', '11', '20', '21']);
    expect(state.active).toEqual({ row: 1, column: 1 });
    state.extend({ row: 2, column: 1 });
    expect(selected()).toEqual(['11', '21']);
    state.selectWhole();
    state.activate({ row: 0, column: 0 });
    expect(selected()).toEqual([]);
  });

  it('GRID-10: a field is changed by what differs from what it opened with, an empty one by a text', () => {
    const { state } = open();
    for (const text of ['', '3.8']) {
      state.open(text);
      expect(state.isChanged).toBe(false);
      state.type('4');
      expect(state.isChanged).toBe(true);
      state.type(text);
      expect(state.isChanged).toBe(false);
    }
    state.type('');
    expect(state.isChanged).toBe(true);
    state.stopTyping();
    state.open('', { isTyped: true });
    expect(state.isChanged).toBe(true);
  });

  it('GRID-45: the arrows are the field’s until it closes', () => {
    const { state } = open();
    state.open('3.8');
    expect(state.movesCaret).toBe(false);
    state.moveCaret();
    state.type('3.9');
    expect(state.movesCaret).toBe(true);
    state.stopTyping();
    state.open('4', { isTyped: true });
    expect(state.movesCaret).toBe(false);
  });

  it('GRID-43: the cell that one is at is the active one while the focus is in the grid', () => {
    const { state } = open();
    state.activate({ row: 1, column: 0 });
    expect(state.places.get('focused')).toBeNull();
    state.setFocus(true);
    expect(state.places.get('focused')).toEqual({ row: 1, column: 0 });
    state.activate({ row: 2, column: 0 });
    expect(state.places.get('focused')).toEqual({ row: 2, column: 0 });
    state.setFocus(false);
    state.activate({ row: 0, column: 0 });
    expect(state.places.get('focused')).toBeNull();
  });
});
