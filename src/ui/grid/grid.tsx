/**
 * A grid of many values, navigated and filled in by keyboard, by the ARIA grid pattern: one tab stop, one open field
 * (GRID-09, GRID-10, GRID-11). It knows nothing of schools: its source says what the values are and what a typed text does.
 */
import { useEffect, type ReactNode } from 'react';
import { GridBubble } from './grid-bubble';
import { GridLine } from './grid-line';
import { partsOf } from './grid-window';
import { useGridInput, type GridInput } from './use-grid-input';
import { useRowWindow } from './use-row-window';
import { useStickyEdges } from './use-sticky-edges';

interface GridProps<View> extends GridInput<View> {
  label: string;
  rowHead: string;
  /** Head of the last column, which cannot get the focus. */
  endHead: ReactNode;
  endOf: (row: string) => ReactNode;
  /** The foot: a cell for each column, and for the last one. */
  foot: { readonly head: string; readonly of: (column: string) => ReactNode; readonly end: ReactNode } | null;
  /** Renders every row, for printing. */
  showsAll: boolean;
}

export function Grid<View>(props: GridProps<View>) {
  const { label, state, source, rows, columns, rowHead, endHead, endOf, foot, isReadOnly, showsAll } = props;
  const wrap = useStickyEdges();
  const { isLong, height, shown, show } = useRowWindow(wrap, rows.length, showsAll);
  useEffect(() => state.onTakeFocus(() => wrap.current?.querySelector<HTMLElement>('tbody td[tabindex="0"]')?.focus()), [state, wrap]);
  const handlers = useGridInput(props, show);

  return (
    <div ref={wrap} className="table-wrap grid-wrap">
      <GridBubble {...{ state, source, rows, columns, wrap }} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its cells have the focus */}
      <table
        className={`table grid ${isReadOnly ? 'is-still' : ''} ${isLong ? 'is-long' : ''}`}
        role="grid"
        aria-label={label}
        aria-readonly={isReadOnly}
        aria-multiselectable="true"
        aria-rowcount={isLong ? rows.length + (foot ? 2 : 1) : undefined}
        {...handlers}
      >
        <thead>
          <tr aria-rowindex={isLong ? 1 : undefined}>
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
            <tr aria-rowindex={isLong ? rows.length + 2 : undefined}>
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
