import { memo, useCallback, useId, useLayoutEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { bringIntoSight } from './grid-sight';
import type { GridState } from './grid-state';

/** The ids of a cell's row and column. */
export type CellIds = readonly [row: string, column: string];

/** The data behind a grid; cells are named by the ids of their row and column. */
export interface GridSource<View> {
  readonly follow: (row: string, column: string, listener: () => void) => () => void;
  /** The same object until it changes. */
  readonly viewOf: (row: string, column: string) => View;
  readonly isWrong: (view: View) => boolean;
  /** What the cell has to say, shown beside it (GRID-43); null: nothing. */
  readonly messageOf: (view: View) => string | null;
  readonly classOf: (view: View) => string;
  /** Renders the cell. `wordsId`: id for the element that holds its message. */
  readonly draw: (view: View, place: { row: string; column: string; isActive: boolean; isEdited: boolean; wordsId: string }) => ReactNode;
  /** What a cell's field opens with. */
  readonly textOf: (row: string, column: string) => string;
  /** Called with the field's text when it was changed and left. */
  readonly confirm: (row: string, column: string, text: string) => void;
  /** Called with the field's current text; null when editing was cancelled. */
  readonly setTyped: (row: string, column: string, text: string | null) => void;
  /** Escape in a cell that is not edited. */
  readonly reset: (row: string, column: string) => void;
  /** Delete or Backspace in these cells. */
  readonly empty: (cells: readonly CellIds[]) => void;
  /** Gives all cells the same text; false if it is none that a cell takes. */
  readonly fill: (cells: readonly CellIds[], text: string) => boolean;
  /** Gives the cells of each column the value of the first row's; `at`: the active cell (GRID-47). */
  readonly fillDown: (rows: readonly (readonly CellIds[])[], at: CellIds) => void;
  /** A printable key in a cell that is not edited; true if it was handled and no field must open. */
  readonly press: (row: string, column: string, key: string) => boolean;
  /** The allowed values, for a select; null for a text field. */
  readonly options: readonly string[] | null;
}

/** Leaves the field of the cell with these ids: confirms its text if it was changed. */
export function leaveField<View>(state: GridState, source: GridSource<View>, [row, column]: CellIds): void {
  const { typed, isChanged } = state;
  if (typed === null) return;
  state.stopTyping();
  if (isChanged) source.confirm(row, column, typed);
  else source.setTyped(row, column, null);
}

interface GridCellProps<View> {
  state: GridState;
  source: GridSource<View>;
  /** Position and ids. */
  rowIndex: number;
  columnIndex: number;
  row: string;
  column: string;
  /** Accessible name of its field. */
  name: string;
  isReadOnly: boolean;
}

/** The field of the one cell that is edited. */
function CellField<View>({
  state,
  source,
  row,
  column,
  name,
  typed,
  isWrong,
  wordsId,
}: Pick<GridCellProps<View>, 'state' | 'source' | 'row' | 'column' | 'name'> & {
  typed: string;
  isWrong: boolean;
  /** Id of the element that holds the cell's message; null: it has none. */
  wordsId: string | null;
}) {
  const change = (text: string) => {
    state.type(text);
    source.setTyped(row, column, text);
  };
  // After a click elsewhere; a key that moves has already confirmed (GRID-10).
  const leave = () => {
    // Not when another window took the focus, which will come back to the field.
    if (document.hasFocus()) leaveField(state, source, [row, column]);
  };
  const common = {
    className: 'cell-input',
    'aria-label': name,
    value: typed,
    onBlur: leave,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': wordsId ?? undefined,
  };
  if (source.options)
    return (
      <select
        {...common}
        onChange={({ target }) => {
          state.stopTyping();
          source.confirm(row, column, target.value);
        }}
      >
        <option value="" aria-label="Sin calificar" />
        {source.options.map((option) => (
          <option key={option} value={option} translate="no">
            {option}
          </option>
        ))}
      </select>
    );
  // GRID-08: the numeric keypad of a phone.
  return (
    <input
      translate="no"
      {...common}
      type="text"
      inputMode="decimal"
      enterKeyHint="next"
      autoComplete="off"
      onChange={({ target }) => change(target.value)}
    />
  );
}

function PlainGridCell<View>({ state, source, rowIndex, columnIndex, row, column, name, isReadOnly }: GridCellProps<View>) {
  const position = { row: rowIndex, column: columnIndex };
  const place = state.nameOf(position);
  const followFlags = useCallback((listener: () => void) => state.flags.follow(place, listener), [state, place]);
  const followView = useCallback((listener: () => void) => source.follow(row, column, listener), [source, row, column]);
  const { isActive, isSelected, typed } = useSyncExternalStore(followFlags, () => state.flagsOf(position));
  const view = useSyncExternalStore(followView, () => source.viewOf(row, column));
  const cell = useRef<HTMLTableCellElement>(null);
  const wordsId = useId();
  const isWrong = source.isWrong(view);
  const isEdited = typed !== null;

  useLayoutEffect(() => {
    if (!isActive || !state.hasFocus || !cell.current) return;
    const field = cell.current.querySelector<HTMLInputElement>('.cell-input');
    (field ?? cell.current).focus({ preventScroll: true });
    if (state.isByKeys) bringIntoSight(cell.current);
    if (field instanceof HTMLInputElement && state.selectsAll) field.select();
  }, [isActive, isEdited, state]);

  return (
    <td
      ref={cell}
      role="gridcell"
      className={`cell ${source.classOf(view)} ${isSelected ? 'is-selected' : ''} ${isActive ? 'is-current' : ''} ${isEdited ? 'is-active' : ''}`}
      tabIndex={isActive && !isEdited ? 0 : -1}
      aria-selected={isSelected || undefined}
      aria-invalid={isWrong || undefined}
      aria-readonly={isReadOnly || undefined}
      data-row={rowIndex}
      data-column={columnIndex}
    >
      {isEdited && (
        <CellField {...{ state, source, row, column, name, typed, isWrong }} wordsId={source.messageOf(view) === null ? null : wordsId} />
      )}
      {source.draw(view, { row, column, isActive, isEdited, wordsId })}
    </td>
  );
}

/** Subscribes only to its own flags and view: typing in it renders nothing else (GRID-34). */
export const GridCell = memo(PlainGridCell) as typeof PlainGridCell;
