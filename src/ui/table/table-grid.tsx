import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { memo, useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Column, Direction } from './data-table-rows';
import { AllBox, RowBox, type SelectableRows } from './select-boxes';
import { shownApart } from './shown-apart';
import { isFirst, isOrderable, rowHeaderIn } from './table-order';
import { ApartText } from '@/ui/base/apart';
import { RecordName } from '@/ui/base/record-name';
import { untranslated } from '@/ui/base/untranslated';
import type { TableActions, TableRecord } from './table-parts';
import type { Selection } from './use-selection';

export interface RowsProps<Row extends object> {
  label: string;
  columns: readonly Column<Row>[];
  record: TableRecord<Row>;
  /** The accessible names of the rows, by id; absent: their names. */
  spokenNames?: ReadonlyMap<number, string>;
  /** Ids of the rows whose link needs the accessible name. */
  namedLinks?: ReadonlySet<number>;
  actions?: TableActions<Row> | undefined;
  /** The rows of this page; undefined while they are loading. */
  rows: readonly Row[] | undefined;
  pageSize: number;
  /** Id of the record that has just been created (SHAR-26). */
  tinted: number | null;
  /** Lets rows be chosen. */
  selectable?: SelectableRows<Row> | undefined;
}

/** The props of a row's box; equal while the row has not changed. */
interface RowChoice {
  /** Undefined: its rows cannot be chosen. */
  choose: Selection['choose'] | undefined;
  isChosen: boolean;
  isLocked: boolean;
}

/** Default minimum width of a column that takes the remaining width. */
const MIN_WIDTH = '10rem';

const leastWidthOf = ({ width = MIN_WIDTH }: Pick<Column<never>, 'width'>): string => (typeof width === 'string' ? width : width.least);

const SELECT_WIDTH = '3.75rem';

const SORT_ICONS: Record<Direction, typeof ArrowUp> = { none: ArrowUpDown, ascending: ArrowUp, descending: ArrowDown };

/** Scrolls to a row when its record has just been created. */
export function useIntoSight<Kind extends HTMLElement>(isTinted: boolean) {
  const element = useRef<Kind>(null);
  useEffect(() => {
    if (isTinted) element.current?.scrollIntoView({ block: 'center' });
  }, [isTinted]);
  return element;
}

/** The content of a cell. */
export const contentOf = <Row extends object>({ value, cell }: Column<Row>, row: Row): ReactNode =>
  cell ? cell(row) : String(value(row) ?? '');

/** For the element around a cell's content; a long text is translated (TEXT-03). */
export const translateOf = ({ sheet }: Pick<Column<never>, 'sheet'>, content: ReactNode): 'no' | undefined =>
  sheet === 'text' ? undefined : untranslated(content);

/** The content of a column's head. */
export const headOf = ({ head, header }: Pick<Column<never>, 'head' | 'header'>): ReactNode => head ?? header;

/** Each function separately, since a memoised row renders again when a prop changes. */
export interface RowProps<Row extends object> extends RowChoice {
  row: Row;
  columns: readonly Column<Row>[];
  id: number;
  nameOf: TableRecord<Row>['name'];
  spokenName: string;
  isLinkNamed: boolean;
  /** What sets the record apart where no column says it. */
  apart: string | undefined;
  addressOf: TableRecord<Row>['address'];
  actionsOf: TableActions<Row>['of'] | undefined;
  isTinted: boolean;
}

/** The props of each row that shows. */
export const rowPropsOf = <Row extends object>(
  { columns, record, spokenNames, namedLinks, actions, tinted, selectable }: RowsProps<Row>,
  row: Row,
): RowProps<Row> => ({
  row,
  columns,
  id: record.id(row),
  nameOf: record.name,
  spokenName: spokenNames?.get(record.id(row)) ?? record.name(row),
  isLinkNamed: namedLinks?.has(record.id(row)) === true,
  apart: shownApart(columns, row, record.apart?.get(record.id(row))),
  addressOf: record.address,
  actionsOf: actions?.of,
  isTinted: record.id(row) === tinted,
  choose: selectable?.selection.choose,
  isChosen: selectable?.selection.ids.has(record.id(row)) ?? false,
  isLocked: selectable?.canChoose?.(row) === false,
});

function PlainRow<Row extends object>({
  row,
  columns,
  id,
  spokenName,
  isLinkNamed,
  apart,
  addressOf,
  actionsOf,
  isTinted,
  choose,
  isChosen,
  isLocked,
}: RowProps<Row>) {
  const element = useIntoSight<HTMLTableRowElement>(isTinted);
  const rowHeader = rowHeaderIn(columns);
  return (
    <RecordName value={spokenName}>
      <tr ref={element} className={isTinted ? 'is-tinted' : isChosen ? 'is-chosen' : ''}>
        {choose && (
          <td className="select-cell">
            <RowBox id={id} name={spokenName} isChosen={isChosen} isLocked={isLocked} choose={choose} />
          </td>
        )}
        {columns.map((column, index) => {
          const content = contentOf(column, row);
          return index === rowHeader ? (
            <th key={column.id} scope="row" className="sticky">
              {addressOf ? (
                <Link className="record-link" translate="no" to={addressOf(row)} aria-label={isLinkNamed ? spokenName : undefined}>
                  {content}
                </Link>
              ) : (
                <span translate="no">{content}</span>
              )}
              <ApartText text={apart} />
              {column.mark && <span className="ms-2">{column.mark(row)}</span>}
            </th>
          ) : (
            <td
              key={column.id}
              className={isFirst(column) && column.sheet === 'name' ? 'is-ordered' : ''}
              translate={translateOf(column, content)}
            >
              {content}
            </td>
          );
        })}
        {actionsOf && (
          <td className="row-actions">
            <div className="row-icons">{actionsOf(row)}</div>
          </td>
        )}
      </tr>
    </RecordName>
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

/** Head and rows. Each column has its width from the start, so that none moves when other rows show (SHAR-33). */
export function TableGrid<Row extends object>({ directionOf, sortBy, ...props }: TableGridProps<Row>) {
  const { label, columns, record, actions, rows, pageSize, selectable } = props;
  const rowHeader = rowHeaderIn(columns);
  // At least as wide as the column's head.
  const actionsWidth = `max(7.5rem, calc(${actions?.count ?? 2} * var(--icon) + 2.25rem))`;
  const widths = [...(selectable ? [SELECT_WIDTH] : []), ...columns.map(leastWidthOf), ...(actions ? [actionsWidth] : [])];
  return (
    // axe (scrollable-region-focusable) wants a part that scrolls to be reached by keyboard (SAFE-18, SAFE-19).
    <div className="table-wrap" tabIndex={0} role="region" aria-label={label}>
      <table className="table data-table" aria-label={label} style={{ minWidth: `calc(${widths.join(' + ')})` }}>
        <colgroup>
          {selectable && <col style={{ width: SELECT_WIDTH }} />}
          {columns.map(({ id, width }) => (
            <col key={id} style={{ width: typeof width === 'string' ? width : undefined }} />
          ))}
          {actions && <col style={{ width: actionsWidth }} />}
        </colgroup>
        <thead>
          <tr>
            {selectable && (
              <th scope="col" className="select-cell">
                <AllBox {...selectable} rowId={record.id} />
              </th>
            )}
            {columns.map((column, index) => {
              const { id } = column;
              const stays = index === rowHeader ? 'sticky' : '';
              if (!isOrderable(column))
                return (
                  <th key={id} scope="col" className={stays}>
                    {headOf(column)}
                  </th>
                );
              const direction = directionOf(id);
              const Icon = SORT_ICONS[direction];
              return (
                <th key={id} scope="col" className={stays} aria-sort={direction}>
                  <button type="button" className="sort" onClick={() => sortBy(id)}>
                    <span>{headOf(column)}</span>
                    <Icon className="icon icon-sm" />
                  </button>
                </th>
              );
            })}
            {actions && (
              <th scope="col" className="row-actions">
                {actions.header ?? 'Acciones'}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows ? (
            rows.map((row) => <TableRow key={record.id(row)} {...rowPropsOf(props, row)} />)
          ) : (
            <WaitingRows count={pageSize} columns={columns} hasActions={actions !== undefined} hasBoxes={selectable !== undefined} />
          )}
        </tbody>
      </table>
    </div>
  );
}
