import { useRef, type KeyboardEvent } from 'react';
import { arrowMove, enterMove, tabMove, type Position } from './grid-moves';
import { positionAt, type CellActions, type GridCells } from './use-cell-actions';

export interface GridKeys {
  isReadOnly: boolean;
  /** For phones, without a keyboard: a tap opens the field, and so does moving on from an open field. */
  opensOnTap: boolean;
  /** Called with keys that the grid does not use. */
  onKey: (event: KeyboardEvent, at: Position) => void;
}

/** Keys pressed one after the other that belong together. */
interface KeyRun {
  /** The column where the Tabs began, to which Enter returns; null: there was none (GRID-46). */
  readonly column: number | null;
  /** The last key; '' after any that begins nothing. */
  readonly last: 'Tab' | 'Enter' | '';
}

const NO_RUN: KeyRun = { column: null, last: '' };

const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock']);

/** The keys of a grid (GRID-09 to GRID-11, GRID-45 to GRID-47). `forget` ends what keys pressed before have begun. */
export function useGridKeys<View>(
  { state, source, isReadOnly, opensOnTap, onKey }: Pick<GridCells<View>, 'state' | 'source'> & GridKeys,
  { idsAt, selectedIds, confirm, editText, editBy, cancel, go, show }: CellActions,
) {
  const run = useRef(NO_RUN);

  /** Returns whether the key stays in the grid. */
  const pressTab = (shiftKey: boolean, { column, last }: KeyRun): boolean => {
    const isEdited = state.typed !== null;
    // GRID-09, GRID-46: only after a Tab that confirmed does the next one go on.
    if (!isEdited && last !== 'Tab') return false;
    const to = tabMove({ shiftKey }, state.active, state.size);
    if (!isEdited && to === null) return false;
    run.current = { column: column ?? state.active.column, last: 'Tab' };
    go(to ?? state.active, isEdited && opensOnTap);
    return true;
  };

  const pressEnter = (shiftKey: boolean, { column, last }: KeyRun): void => {
    const isEdited = state.typed !== null;
    const to = enterMove({ shiftKey }, state.active, state.size, column ?? state.active.column);
    const isStill = to.row === state.active.row;
    // GRID-45: its second press, where the first one found no other student.
    if (isStill && last === 'Enter' && !isEdited && !isReadOnly) return editText();
    run.current = { column: null, last: isStill ? 'Enter' : '' };
    go(to, isEdited && opensOnTap);
  };

  /** An arrow, Home, End or a page key; returns whether it is one. */
  const pressMove = (pressed: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'shiftKey'>): boolean => {
    const to = arrowMove(pressed, state.active, state.size);
    if (!to) return false;
    run.current = NO_RUN;
    if (!pressed.shiftKey || state.typed !== null) go(to, false);
    else {
      show(to.row);
      state.extend(to);
    }
    return true;
  };

  /** Ctrl or Cmd with a letter (GRID-47); returns whether the grid has such a shortcut. */
  const pressShortcut = (key: string): boolean => {
    if (key === 'a') state.selectWhole();
    else if (key === 'd' && !isReadOnly) source.fillDown(selectedIds(), idsAt(state.active));
    else return false;
    return true;
  };

  /** A key without Ctrl in a cell that is not edited; returns whether the grid takes it. */
  const pressPlain = (key: string): boolean => {
    // GRID-47: it would scroll the cell out of sight.
    if (key === ' ') return true;
    if (isReadOnly) return false;
    if (key === 'F2') editText();
    else if (key === 'Delete' || key === 'Backspace') source.empty(selectedIds().flat());
    // GRID-10: the first key replaces the cell's text.
    else if (key.length === 1) {
      if (!source.press(...idsAt(state.active), key)) editBy(key);
    } else return false;
    return true;
  };

  /** A key while the field is open; returns whether the grid takes it from the field. */
  const pressInField = (pressed: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'shiftKey'>): boolean => {
    if (pressed.key === 'F2') state.moveCaret();
    // GRID-47: the browser would open its bookmarks.
    if (pressed.ctrlKey && pressed.key.toLowerCase() === 'd') return true;
    // GRID-45; a select has its own arrows.
    const moves = source.options === null && !state.movesCaret && pressed.key.startsWith('Arrow');
    return moves && pressMove(pressed);
  };

  /** Returns whether the key is done with. */
  const press = (event: KeyboardEvent): boolean => {
    const { key, altKey, shiftKey } = event;
    const pressed = { key, shiftKey, ctrlKey: event.ctrlKey || event.metaKey };
    const before = run.current;
    run.current = { column: before.column, last: '' };
    if (key === 'Tab') return pressTab(shiftKey, before);
    if (key === 'Enter') {
      pressEnter(shiftKey, before);
      return true;
    }
    if (key === 'Escape') {
      if (state.typed !== null) cancel();
      source.reset(...idsAt(state.active));
      return true;
    }
    if (altKey) {
      confirm();
      onKey(event, state.active);
      return false;
    }
    if (state.typed !== null) return pressInField(pressed);
    if (pressMove(pressed)) return true;
    if (pressed.ctrlKey ? !shiftKey && pressShortcut(key.toLowerCase()) : pressPlain(key)) return true;
    onKey(event, state.active);
    return false;
  };

  return {
    forget: () => {
      run.current = NO_RUN;
    },
    onKeyDown: (event: KeyboardEvent) => {
      // A button in the cell has its own.
      const isOfButton = event.target instanceof HTMLButtonElement && (event.key === 'Enter' || event.key === ' ');
      if (!positionAt(event.target) || event.nativeEvent.isComposing || isOfButton || MODIFIERS.has(event.key)) return;
      state.setByKeys(true);
      state.point(null);
      if (press(event)) event.preventDefault();
    },
  };
}
