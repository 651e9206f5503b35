import { useEffect, useLayoutEffect, useRef, type ClipboardEvent, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { visibleText } from '@/ui/base/visible-text';
import { leaveField, type CellIds, type GridSource } from './grid-cell';
import type { GridColumn, GridRow } from './grid-line';
import { arrowMove, confirmMove, positionsOf, toSheetText, type Position } from './grid-moves';
import type { GridState } from './grid-state';

export interface GridInput<View> {
  state: GridState;
  source: GridSource<View>;
  rows: readonly GridRow[];
  columns: readonly GridColumn[];
  isReadOnly: boolean;
  /** For phones, without a keyboard: a tap opens the field, and so does moving on from an open field. */
  opensOnTap: boolean;
  /** Text of a cell for the clipboard. */
  copyOf: (row: string, column: string) => string;
  /** Called when several values are pasted; the grid itself handles a single one. */
  onPaste: (text: string, at: Position) => void;
  /** Called with keys that the grid does not use. */
  onKey: (event: KeyboardEvent, at: Position) => void;
}

/** The cell that an event happened in. */
function positionAt(target: EventTarget): Position | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td[data-row]') : null;
  return cell ? { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) } : null;
}

/** The handlers of keys, pointer and clipboard in a grid (GRID-09, GRID-10, GRID-11). `show` renders a row before it gets the focus. */
export function useGridInput<View>(
  { state, source, rows, columns, isReadOnly, opensOnTap, copyOf, onPaste: onPasteOfSeveral, onKey }: GridInput<View>,
  show: (row: number) => void,
) {
  const idsAt = ({ row, column }: Position): CellIds => [rows[row]?.id ?? '', columns[column]?.id ?? ''];
  const selectedIds = () => positionsOf(state.area).flat().map(idsAt);
  /** Whatever is done next confirms what is being typed. */
  const confirm = () => leaveField(state, source, idsAt(state.active));
  const latestConfirm = useRef(confirm);
  useEffect(() => {
    latestConfirm.current = confirm;
  });
  useEffect(() => {
    // A reload fires no blur.
    const leave = () => latestConfirm.current();
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);
  const previousColumns = useRef(columns);
  useLayoutEffect(() => {
    const id = previousColumns.current[state.active.column]?.id;
    previousColumns.current = columns;
    const size = { rows: rows.length, columns: columns.length };
    if (state.isSized(size)) return;
    // After turning a phone: confirms by the handler of the previous columns.
    latestConfirm.current();
    const column = columns.findIndex((each) => each.id === id);
    state.resize(size, { ...state.active, column: Math.max(column, 0) });
  }, [state, rows.length, columns]);

  const edit = (selectsAll: boolean) => state.open(source.textOf(...idsAt(state.active)), { selectsAll });
  const editBy = (key: string) => {
    state.open(key, { isTyped: true });
    source.setTyped(...idsAt(state.active), key);
  };
  const go = (to: Position, goesOnTyping: boolean) => {
    const isElsewhere = to.row !== state.active.row || to.column !== state.active.column;
    confirm();
    show(to.row);
    state.activate(to);
    if (goesOnTyping && isElsewhere) edit(true);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (!positionAt(event.target) || event.nativeEvent.isComposing) return;
    state.setByKeys(true);
    const isEdited = state.typed !== null;
    const size = { rows: rows.length, columns: columns.length };
    const pressed = { key, ctrlKey: ctrlKey || metaKey, shiftKey };
    const take = (act: () => void) => {
      event.preventDefault();
      act();
    };
    // A button in the cell.
    if (event.target instanceof HTMLButtonElement && (key === 'Enter' || key === ' ')) return;
    if (key === 'Enter' || (key === 'Tab' && isEdited)) {
      const to = confirmMove(pressed, state.active, size);
      if (to) take(() => go(to, isEdited && opensOnTap));
    } else if (key === 'Escape') {
      take(() => {
        if (isEdited) {
          state.stopTyping();
          source.setTyped(...idsAt(state.active), null);
        }
        source.reset(...idsAt(state.active));
      });
    } else if (altKey) {
      confirm();
      onKey(event, state.active);
    } else if (isEdited && (source.options !== null || !(key === 'ArrowUp' || key === 'ArrowDown'))) {
      // The field's own keys.
    } else {
      const to = arrowMove(pressed, state.active, size);
      if (to)
        take(() => {
          if (!shiftKey || isEdited) go(to, false);
          else {
            show(to.row);
            state.extend(to);
          }
        });
      else if (isReadOnly || pressed.ctrlKey) onKey(event, state.active);
      else if (key === 'F2') take(() => edit(false));
      else if (key === 'Delete' || key === 'Backspace') take(() => source.empty(selectedIds()));
      // GRID-10: the first key replaces the cell's text.
      else if (key.length === 1 && key !== ' ') take(() => source.press(...idsAt(state.active), key) || editBy(key));
    }
  };

  const onMouseDown = (event: MouseEvent) => {
    const at = positionAt(event.target);
    if (!at || event.button !== 0) return;
    state.setByKeys(false);
    if (event.target instanceof Element && event.target.closest('.cell-input, button')) {
      // A button beside the field acts on what was typed.
      if (event.target.closest('button')) confirm();
      return;
    }
    state.setFocus(true);
    confirm();
    if (event.shiftKey) {
      event.preventDefault();
      state.extend(at);
    } else state.activate(at);
  };
  const onClick = (event: MouseEvent) => {
    const isControl = event.target instanceof Element && event.target.closest('.cell-input, button');
    if (opensOnTap && !isReadOnly && !isControl && positionAt(event.target)) edit(true);
  };
  const onDoubleClick = (event: MouseEvent) => {
    if (!isReadOnly && state.typed === null && positionAt(event.target)) edit(false);
  };
  const onFocus = (event: FocusEvent) => {
    state.setFocus(true);
    const at = positionAt(event.target);
    if (at && (at.row !== state.active.row || at.column !== state.active.column)) go(at, false);
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) state.setFocus(false);
  };

  // GRID-32
  const onCopy = (event: ClipboardEvent) => {
    if (state.typed !== null) return;
    event.preventDefault();
    const text = toSheetText(positionsOf(state.area).map((cells) => cells.map((at) => copyOf(...idsAt(at)))));
    event.clipboardData.setData('text/plain', text);
  };
  // GRID-29
  const onPaste = (event: ClipboardEvent) => {
    const copied = event.clipboardData.getData('text/plain');
    const text = visibleText(copied);
    const isOne = !/[\t\n]/.test(text.trim());
    if (isReadOnly || text === '' || (state.typed !== null && isOne)) return;
    event.preventDefault();
    if (state.typed !== null) {
      state.stopTyping();
      source.setTyped(...idsAt(state.active), null);
    }
    const cells = selectedIds();
    if (!isOne) onPasteOfSeveral(copied, state.active);
    // GRID-42
    else if (cells.length === 1 || !source.fill(cells, text)) source.confirm(...idsAt(state.active), text);
  };

  return { onKeyDown, onMouseDown, onClick, onDoubleClick, onFocus, onBlur, onCopy, onPaste };
}
