import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { memo, useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Column, Direction } from './data-table-rows';
import { isOrderable, rowHeaderIn } from './table-order';

export interface RowsProps<Row extends object> {
  label: string;
  columns: readonly Column<Row>[];
  rowId: (row: Row) => number;
  nameOf: (row: Row) => string;
  addressOf?: ((row: Row) => string) | undefined;
  actions?: ((row: Row) => ReactNode) | undefined;
  actionCount?: number | undefined;
  actionsHeader?: string | undefined;
  /** Those of this page; undefined while they are on their way. */
  rows: readonly Row[] | undefined;
  pageSize: number;
  /** The record that has just been created (SHAR-26). */
  tinted: number | null;
}

/** Width at least of a column that takes what the others leave. */
const LEAST = '10rem';

const SORT_ICONS: Record<Direction, typeof ArrowUp> = { none: ArrowUpDown, ascending: ArrowUp, descending: ArrowDown };

/** Scrolls to it when it is the one that has just been created. */
export function useIntoSight<Kind extends HTMLElement>(isTinted: boolean) {
  const element = useRef<Kind>(null);
  useEffect(() => {
    if (isTinted) element.current?.scrollIntoView({ block: 'center' });
  }, [isTinted]);
  return element;
}

/** What a cell shows. */
export const contentOf = <Row extends object>({ value, cell }: Column<Row>, row: Row): ReactNode =>
  cell ? cell(row) : String(value(row) ?? '');

interface RowProps<Row extends object> extends Pick<RowsProps<Row>, 'columns' | 'actions' | 'addressOf'> {
  row: Row;
  isTinted: boolean;
}

function PlainRow<Row extends object>({ row, columns, actions, addressOf, isTinted }: RowProps<Row>) {
  const element = useIntoSight<HTMLTableRowElement>(isTinted);
  const rowHeader = rowHeaderIn(columns);
  return (
    <tr ref={element} className={isTinted ? 'is-tinted' : ''}>
      {columns.map((column, index) => {
        const content = contentOf(column, row);
        return index === rowHeader ? (
          <th key={column.id} scope="row" className="sticky">
            {addressOf ? (
              <Link className="record-link" to={addressOf(row)}>
                {content}
              </Link>
            ) : (
              content
            )}
            {column.mark?.(row)}
          </th>
        ) : (
          <td key={column.id} className={column.isOrdered && column.sheet === 'name' ? 'is-ordered' : ''}>
            {content}
          </td>
        );
      })}
      {actions && (
        <td className="row-actions">
          <div className="row-icons">{actions(row)}</div>
        </td>
      )}
    </tr>
  );
}

// The memo keeps the component's own type parameters.
const TableRow = memo(PlainRow) as typeof PlainRow;

function WaitingRows({ count, columns, hasActions }: { count: number; columns: readonly { id: string }[]; hasActions: boolean }) {
  return Array.from({ length: count }, (_, row) => (
    <tr key={row} aria-hidden="true">
      {columns.map(({ id }, column) => (
        <td key={id}>
          <span className={`skel ${(row + column) % 2 === 0 ? 'skel-half' : 'skel-third'}`} />
        </td>
      ))}
      {hasActions && (
        <td className="row-actions">
          <span className="skel ms-auto skel-half" />
        </td>
      )}
    </tr>
  ));
}

interface TableGridProps<Row extends object> extends RowsProps<Row> {
  directionOf: (id: string) => Direction;
  sortBy: (id: string) => void;
}

/** Head and rows; no column moves when others show, because each has its width from the start (SHAR-33). */
export function TableGrid<Row extends object>({ directionOf, sortBy, ...props }: TableGridProps<Row>) {
  const { label, columns, rowId, addressOf, actions, actionCount = 2, actionsHeader = 'Acciones', rows, pageSize, tinted } = props;
  const rowHeader = rowHeaderIn(columns);
  // At least as wide as its head.
  const actionsWidth = `max(7.5rem, calc(${actionCount} * var(--icon) + 2.25rem))`;
  const widths = columns.map(({ width = LEAST }) => width);
  return (
    // axe (scrollable-region-focusable) wants a part that scrolls to be reached by keyboard (SAFE-18, SAFE-19).
    <div className="table-wrap" tabIndex={0} role="region" aria-label={label}>
      <table
        className="table data-table"
        aria-label={label}
        style={{ minWidth: `calc(${[...widths, ...(actions ? [actionsWidth] : [])].join(' + ')})` }}
      >
        <colgroup>
          {columns.map(({ id, width }) => (
            <col key={id} style={{ width }} />
          ))}
          {actions && <col style={{ width: actionsWidth }} />}
        </colgroup>
        <thead>
          <tr>
            {columns.map(({ id, header, headMark, isIcon = false, isUnordered = false }, index) => {
              const stays = index === rowHeader ? 'sticky' : '';
              if (!isOrderable({ isIcon, isUnordered }))
                return (
                  <th key={id} scope="col" className={stays}>
                    {headMark}
                    {isIcon ? <span className="visually-hidden">{header}</span> : header}
                  </th>
                );
              const direction = directionOf(id);
              const Icon = SORT_ICONS[direction];
              return (
                <th key={id} scope="col" className={stays} aria-sort={direction}>
                  <button type="button" className="sort" onClick={() => sortBy(id)}>
                    {header}
                    <Icon className="icon icon-sm" />
                  </button>
                </th>
              );
            })}
            {actions && (
              <th scope="col" className="row-actions">
                {actionsHeader}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows ? (
            rows.map((row) => (
              <TableRow
                key={rowId(row)}
                row={row}
                columns={columns}
                actions={actions}
                addressOf={addressOf}
                isTinted={rowId(row) === tinted}
              />
            ))
          ) : (
            <WaitingRows count={pageSize} columns={columns} hasActions={actions !== undefined} />
          )}
        </tbody>
      </table>
    </div>
  );
}
