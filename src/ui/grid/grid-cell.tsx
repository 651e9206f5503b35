import { memo, useCallback, useId, useLayoutEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import type { GridState } from './grid-state';

/** What a grid asks of what it shows; cells are named by the ids of their row and column. */
export interface GridSource<View> {
  readonly follow: (row: string, column: string, listener: () => void) => () => void;
  /** The same object until it changes. */
  readonly viewOf: (row: string, column: string) => View;
  readonly isWrong: (view: View) => boolean;
  readonly classOf: (view: View) => string;
  /** `wordsId`: of the element that says what is wrong. */
  readonly draw: (view: View, place: { row: string; column: string; isActive: boolean; isEdited: boolean; wordsId: string }) => ReactNode;
  /** What a cell's field opens with. */
  readonly textOf: (row: string, column: string) => string;
  /** What the field held when it was left. */
  readonly confirm: (row: string, column: string, text: string) => void;
  /** What the field holds; null: it was given up. */
  readonly setTyped: (row: string, column: string, text: string | null) => void;
  /** Escape in a cell that is not edited. */
  readonly reset: (row: string, column: string) => void;
  /** Delete or Backspace. */
  readonly empty: (row: string, column: string) => void;
  /** A printable key in a cell that is not edited; true: it did all there is to do, and no field opens. */
  readonly press: (row: string, column: string, key: string) => boolean;
  /** In place of a text, one of these. */
  readonly options: readonly string[] | null;
}

/** The field of the cell with these ids is left: what was changed in it counts, what merely stood there gives nothing. */
export function leaveField<View>(state: GridState, source: GridSource<View>, [row, column]: readonly [string, string]): void {
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
  /** Names its field. */
  name: string;
  isReadOnly: boolean;
}

/** Where the window has room for the whole grid, its head comes into view, too. */
function bringIntoView(cell: HTMLElement): void {
  cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const box = cell.closest<HTMLElement>('.grid-wrap');
  if (box && box.offsetHeight + Number.parseFloat(getComputedStyle(box).scrollMarginTop) <= innerHeight)
    box.scrollIntoView({ block: 'nearest' });
}

/** The field of the one cell that is edited. */
function CellField<View>({
  state,
  source,
  row,
  column,
  name,
  typed,
  wrongId,
}: Pick<GridCellProps<View>, 'state' | 'source' | 'row' | 'column' | 'name'> & {
  typed: string;
  /** Of the element that says what is wrong; null: nothing is. */
  wrongId: string | null;
}) {
  const change = (text: string) => {
    state.type(text);
    source.setTyped(row, column, text);
  };
  // A click elsewhere; a key that moved has confirmed already (GRID-10).
  const leave = () => {
    // Another window took the focus; it comes back to the field.
    if (document.hasFocus()) leaveField(state, source, [row, column]);
  };
  const common = {
    className: 'cell-input',
    'aria-label': name,
    value: typed,
    onBlur: leave,
    'aria-invalid': wrongId !== null || undefined,
    'aria-describedby': wrongId ?? undefined,
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
          <option key={option}>{option}</option>
        ))}
      </select>
    );
  // GRID-08: the numeric keypad of a phone.
  return (
    <input
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
    if (state.isByKeys) bringIntoView(cell.current);
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
      {isEdited && <CellField {...{ state, source, row, column, name, typed }} wrongId={isWrong ? wordsId : null} />}
      {source.draw(view, { row, column, isActive, isEdited, wordsId })}
    </td>
  );
}

/** Follows its own two values alone: a key typed in it draws it and nothing else (GRID-34). */
export const GridCell = memo(PlainGridCell) as typeof PlainGridCell;
