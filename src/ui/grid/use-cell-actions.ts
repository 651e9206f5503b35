import { useEffect, useLayoutEffect, useRef } from 'react';
import { leaveField, type CellIds, type GridSource } from './grid-cell';
import type { GridColumn, GridRow } from './grid-line';
import { positionsOf, type Position } from './grid-moves';
import type { GridState } from './grid-state';

export interface GridCells<View> {
  state: GridState;
  source: GridSource<View>;
  rows: readonly GridRow[];
  columns: readonly GridColumn[];
}

/** The position of the cell that an event happened in. */
export function positionAt(target: EventTarget): Position | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td[data-row]') : null;
  return cell ? { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) } : null;
}

/** What keys, pointer and clipboard do to cells. `show` renders a row before it gets the focus. */
export function useCellActions<View>({ state, source, rows, columns }: GridCells<View>, show: (row: number) => void) {
  const idsAt = ({ row, column }: Position): CellIds => [rows[row]?.id ?? '', columns[column]?.id ?? ''];
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
  return {
    idsAt,
    /** The selected cells, row by row. */
    selectedIds: () => positionsOf(state.area).map((cells) => cells.map(idsAt)),
    confirm,
    /** Opens the active cell's field; typing replaces its text if `selectsAll`. */
    edit,
    /** Opens the field with its text, so that the arrows move the caret in it (GRID-45). */
    editText: () => {
      edit(false);
      state.moveCaret();
    },
    editBy: (key: string) => {
      state.open(key, { isTyped: true });
      source.setTyped(...idsAt(state.active), key);
    },
    cancel: () => {
      state.stopTyping();
      source.setTyped(...idsAt(state.active), null);
    },
    show,
    go: (to: Position, goesOnTyping: boolean) => {
      const isElsewhere = to.row !== state.active.row || to.column !== state.active.column;
      confirm();
      show(to.row);
      state.activate(to);
      if (goesOnTyping && isElsewhere) edit(true);
    },
  };
}

export type CellActions = ReturnType<typeof useCellActions>;
