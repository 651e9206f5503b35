/**
 * A grid of many values, walked and filled in by the keyboard, after the ARIA grid pattern: one stop of Tab, one live field
 * (GRID-09, GRID-10, GRID-11). It knows no school: what a value is, and what comes of a text, says its source.
 */
import { flushSync } from 'react-dom';
import {
  memo,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { GridCell, type GridSource } from './grid-cell';
import { arrowMove, confirmMove, positionsOf, toSheetText, type Position } from './grid-moves';
import type { GridState } from './grid-state';
import { isLongGrid, partsOf, windowAround, windowAt } from './grid-window';

/** Of a row, in px, until one is measured. */
const LEAST_HEIGHT = 40;

interface GridRow {
  readonly id: string;
  readonly name: string;
}

interface GridColumn {
  readonly id: string;
  readonly name: string;
  readonly head: ReactNode;
}

interface GridProps<View> {
  label: string;
  state: GridState;
  source: GridSource<View>;
  rows: readonly GridRow[];
  columns: readonly GridColumn[];
  rowHead: string;
  /** The last column, which nobody goes to. */
  endHead: ReactNode;
  endOf: (row: string) => ReactNode;
  /** Under the rows: one for each column, and for the last. */
  foot: { readonly head: string; readonly of: (column: string) => ReactNode; readonly end: ReactNode } | null;
  isReadOnly: boolean;
  /** A tap opens the field, and so does going on from it: a phone has no other keys. */
  opensOnTap: boolean;
  /** Every row is drawn, as paper needs it. */
  showsAll: boolean;
  /** Text as it is copied. */
  copyOf: (row: string, column: string) => string;
  /** Of several values; one alone is the field's own business. */
  onPaste: (text: string, at: Position) => void;
  /** What the grid has no use for. */
  onKey: (event: KeyboardEvent, at: Position) => void;
}

interface LineProps<View> extends Pick<GridProps<View>, 'state' | 'source' | 'columns' | 'endOf' | 'isReadOnly'> {
  row: GridRow;
  index: number;
  isLong: boolean;
}

function Line<View>({ state, source, columns, endOf, isReadOnly, isLong, row, index }: LineProps<View>) {
  return (
    <tr {...(isLong && { 'aria-rowindex': index + 2 })}>
      <th scope="row" className="sticky">
        {row.name}
      </th>
      {columns.map((column, columnIndex) => (
        <GridCell
          key={column.id}
          {...{ state, source, isReadOnly, columnIndex }}
          rowIndex={index}
          row={row.id}
          column={column.id}
          name={`${row.name}, ${column.name}`}
        />
      ))}
      <td role="gridcell" className="mean" aria-readonly="true">
        {endOf(row.id)}
      </td>
    </tr>
  );
}
const GridLine = memo(Line) as typeof Line;

/** The cell that an event happened in. */
function positionAt(target: EventTarget): Position | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td[data-row]') : null;
  return cell ? { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) } : null;
}

/** Head, foot and first column stay in sight (GRID-03), and the focused cell does not lie under them (GRID-09). */
function useStickyEdges() {
  const wrap = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = wrap.current;
    const parts = box?.querySelectorAll<HTMLElement>('thead, tfoot, thead th:first-child');
    if (!box || !parts) return;
    const measure = () => {
      const size = (selector: string, side: 'offsetHeight' | 'offsetWidth') => `${box.querySelector<HTMLElement>(selector)?.[side] ?? 0}px`;
      box.style.scrollPadding = `${size('thead', 'offsetHeight')} 0 ${size('tfoot', 'offsetHeight')} ${size('thead th:first-child', 'offsetWidth')}`;
    };
    const observer = new ResizeObserver(measure);
    for (const part of parts) observer.observe(part);
    measure();
    return () => observer.disconnect();
  }, []);
  return wrap;
}

/** The rows of a long grid that are drawn, followed while it scrolls. */
function useRowWindow(wrap: RefObject<HTMLDivElement | null>, rows: number, isWhole: boolean) {
  const isLong = !isWhole && isLongGrid(rows);
  const [{ shown, height }, setShown] = useState({ shown: windowAt(0, innerHeight, LEAST_HEIGHT, rows), height: LEAST_HEIGHT });
  useLayoutEffect(() => {
    const box = wrap.current;
    if (!isLong || !box) return;
    const look = () => {
      const next = box.querySelector('tbody tr[aria-rowindex]')?.getBoundingClientRect().height ?? LEAST_HEIGHT;
      const { first, end } = windowAt(box.scrollTop, box.clientHeight, next, rows);
      // Before the browser paints: no row is blank.
      flushSync(() =>
        setShown((before) =>
          before.shown.first === first && before.shown.end === end && before.height === next
            ? before
            : { shown: { first, end }, height: next },
        ),
      );
    };
    box.addEventListener('scroll', look, { passive: true });
    return () => box.removeEventListener('scroll', look);
  }, [wrap, isLong, rows]);
  return {
    isLong,
    height,
    shown: isLong ? shown : { first: 0, end: rows },
    /** Draws a row that a key leads to. */
    show: (row: number) => {
      if (isLong && (row < shown.first || row >= shown.end))
        flushSync(() => setShown((before) => ({ ...before, shown: windowAround(row, before.shown, rows) })));
    },
  };
}

export function Grid<View>(props: GridProps<View>) {
  const { label, state, source, rows, columns, rowHead, endHead, endOf, foot, isReadOnly, opensOnTap, showsAll, copyOf, onPaste, onKey } =
    props;
  const wrap = useStickyEdges();
  const { isLong, height, shown, show } = useRowWindow(wrap, rows.length, showsAll);
  useLayoutEffect(() => state.resize({ rows: rows.length, columns: columns.length }), [state, rows.length, columns.length]);

  const idsAt = ({ row, column }: Position): [string, string] => [rows[row]?.id ?? '', columns[column]?.id ?? ''];
  /** What is being typed counts as confirmed by whatever is done next. */
  const confirm = () => {
    const { typed, active } = state;
    if (typed === null) return;
    state.stopTyping();
    source.confirm(...idsAt(active), typed);
  };
  const latestConfirm = useRef(confirm);
  useEffect(() => {
    latestConfirm.current = confirm;
  });
  useEffect(() => {
    // A reload is no blur: what is typed is in the draft by then.
    const leave = () => latestConfirm.current();
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);

  const edit = (text: string | null, selectsAll: boolean) => {
    const opened = text ?? source.textOf(...idsAt(state.active));
    state.open(opened, selectsAll);
    source.setTyped(...idsAt(state.active), opened);
  };
  const go = (to: Position, goesOnTyping: boolean) => {
    const isElsewhere = to.row !== state.active.row || to.column !== state.active.column;
    confirm();
    show(to.row);
    state.activate(to);
    if (goesOnTyping && isElsewhere) edit(null, true);
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
      else if (key === 'F2') take(() => edit(null, false));
      else if (key === 'Delete' || key === 'Backspace') take(() => source.empty(...idsAt(state.active)));
      // GRID-10: the first key replaces what stands there.
      else if (key.length === 1 && key !== ' ') take(() => source.press(...idsAt(state.active), key) || edit(key, false));
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
    if (opensOnTap && !isReadOnly && !isControl && positionAt(event.target)) edit(null, true);
  };
  const onDoubleClick = (event: MouseEvent) => {
    if (!isReadOnly && state.typed === null && positionAt(event.target)) edit(null, false);
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
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    const isOne = !/[\t\r\n]/.test(text.trim());
    if (isReadOnly || text === '' || (state.typed !== null && isOne)) return;
    event.preventDefault();
    if (state.typed !== null) {
      state.stopTyping();
      source.setTyped(...idsAt(state.active), null);
    }
    if (isOne) source.confirm(...idsAt(state.active), text);
    else onPaste(text, state.active);
  };

  return (
    <div ref={wrap} className="table-wrap grid-wrap">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its cells have the focus */}
      <table
        className={`table grid ${isReadOnly ? 'is-still' : ''} ${isLong ? 'is-long' : ''}`}
        role="grid"
        aria-label={label}
        aria-readonly={isReadOnly}
        aria-multiselectable="true"
        {...(isLong && { 'aria-rowcount': rows.length + (foot ? 2 : 1) })}
        {...{ onKeyDown, onMouseDown, onClick, onDoubleClick, onFocus, onBlur, onCopy }}
        onPaste={paste}
      >
        <thead>
          <tr>
            <th scope="col" className="sticky">
              {rowHead}
            </th>
            {columns.map(({ id, head }) => (
              <th key={id} scope="col" className="act">
                {head}
              </th>
            ))}
            <th scope="col" className="mean">
              {endHead}
            </th>
          </tr>
        </thead>
        <tbody>
          {partsOf(rows.length, shown, state.active.row).map((part) => {
            if ('room' in part)
              return (
                <tr key={`room-${part.before}`} aria-hidden="true">
                  <td colSpan={columns.length + 2} className="grid-room" style={{ height: part.room * height }} />
                </tr>
              );
            const row = rows[part.row];
            return row && <GridLine key={row.id} {...{ state, source, columns, endOf, isReadOnly, isLong, row }} index={part.row} />;
          })}
        </tbody>
        {foot && (
          <tfoot>
            <tr>
              <th scope="row" className="sticky">
                {foot.head}
              </th>
              {columns.map(({ id }) => (
                <td key={id} role="gridcell" className="cell">
                  {foot.of(id)}
                </td>
              ))}
              <td role="gridcell" className="mean">
                {foot.end}
              </td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
