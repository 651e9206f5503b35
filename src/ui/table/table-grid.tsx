import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { memo, useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Column, Direction } from './data-table-rows';
import { AllBox, RowBox, type SelectableRows } from './select-boxes';
import { isOrderable, rowHeaderIn } from './table-order';
import type { Selection } from './use-selection';

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
  /** Its rows can be chosen. */
  selectable?: SelectableRows<Row> | undefined;
}

/** What a row's box needs; the same for a row that has not changed. */
export interface RowChoice {
  /** Absent: its rows cannot be chosen. */
  choose?: Selection['choose'] | undefined;
  isChosen: boolean;
  isLocked: boolean;
}

export const choiceOfRow = <Row extends object>(
  selectable: SelectableRows<Row> | undefined,
  rowId: (row: Row) => number,
  row: Row,
): RowChoice => ({
  choose: selectable?.selection.choose,
  isChosen: selectable?.selection.ids.has(rowId(row)) ?? false,
  isLocked: selectable?.canChoose?.(row) === false,
});

/** Width at least of a column that takes what the others leave. */
const LEAST = '10rem';

const SELECT_WIDTH = '3.75rem';

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

interface RowProps<Row extends object> extends Pick<RowsProps<Row>, 'columns' | 'actions' | 'addressOf' | 'rowId' | 'nameOf'>, RowChoice {
  row: Row;
  isTinted: boolean;
}

function PlainRow<Row extends object>({
  row,
  columns,
  actions,
  addressOf,
  rowId,
  nameOf,
  isTinted,
  choose,
  isChosen,
  isLocked,
}: RowProps<Row>) {
  const element = useIntoSight<HTMLTableRowElement>(isTinted);
  const rowHeader = rowHeaderIn(columns);
  return (
    <tr ref={element} className={isTinted ? 'is-tinted' : isChosen ? 'is-chosen' : ''}>
      {choose && (
        <td className="select-cell">
          <RowBox id={rowId(row)} name={nameOf(row)} isChosen={isChosen} isLocked={isLocked} choose={choose} />
        </td>
      )}
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

interface WaitingRowsProps {
  count: number;
  columns: readonly { id: string }[];
  hasActions: boolean;
  hasBoxes: boolean;
}

function WaitingRows({ count, columns, hasActions, hasBoxes }: WaitingRowsProps) {
  return Array.from({ length: count }, (_, row) => (
    <tr key={row} aria-hidden="true">
      {hasBoxes && <td className="select-cell" />}
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
  const { label, columns, rowId, nameOf, addressOf, actions, actionCount = 2, actionsHeader = 'Acciones' } = props;
  const { rows, pageSize, tinted, selectable } = props;
  const rowHeader = rowHeaderIn(columns);
  // At least as wide as its head.
  const actionsWidth = `max(7.5rem, calc(${actionCount} * var(--icon) + 2.25rem))`;
  const widths = [
    ...(selectable ? [SELECT_WIDTH] : []),
    ...columns.map(({ leastWidth = LEAST, width = leastWidth }) => width),
    ...(actions ? [actionsWidth] : []),
  ];
  return (
    // axe (scrollable-region-focusable) wants a part that scrolls to be reached by keyboard (SAFE-18, SAFE-19).
    <div className="table-wrap" tabIndex={0} role="region" aria-label={label}>
      <table className="table data-table" aria-label={label} style={{ minWidth: `calc(${widths.join(' + ')})` }}>
        <colgroup>
          {selectable && <col style={{ width: SELECT_WIDTH }} />}
          {columns.map(({ id, width }) => (
            <col key={id} style={{ width }} />
          ))}
          {actions && <col style={{ width: actionsWidth }} />}
        </colgroup>
        <thead>
          <tr>
            {selectable && (
              <th scope="col" className="select-cell">
                <AllBox {...selectable} rowId={rowId} />
              </th>
            )}
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
                rowId={rowId}
                nameOf={nameOf}
                isTinted={rowId(row) === tinted}
                {...choiceOfRow(selectable, rowId, row)}
              />
            ))
          ) : (
            <WaitingRows count={pageSize} columns={columns} hasActions={actions !== undefined} hasBoxes={selectable !== undefined} />
          )}
        </tbody>
      </table>
    </div>
  );
}
