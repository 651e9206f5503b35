/**
 * The one table: sorted by any column, searched where it says so, paged (SHAR-06), with its states for loading, failure
 * and no rows. Screens declare columns and actions at module level or memoised: rows are memoised too, and render again
 * only when they change.
 */
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { memo, useRef, type ReactNode } from 'react';
import { Button } from '@/ui/base/button';
import { Pager } from './data-table-pager';
import { rowHeaderIn, useTableRows, type Column, type Direction } from './data-table-rows';
import { LoadFailure } from '@/ui/page/load-failure';
import { MisfitsNotice } from '@/ui/page/misfits-notice';
import { SearchBox } from './search-box';
import { usePrinting } from '@/ui/platform/use-printing';

export interface DataTableProps<Row extends object> {
  /** Accessible name. */
  label: string;
  columns: readonly Column<Row>[];
  rowId: (row: Row) => number;
  /** What can be done with a row, at its end; absent: nothing. */
  actions?: ((row: Row) => ReactNode) | undefined;
  /** In their own order; undefined while there are none to show. */
  rows: readonly Row[] | undefined;
  /** Records of the answer that could not be read (SAFE-22). */
  misfits?: number | undefined;
  isLoading: boolean;
  onRetry: () => void;
  /** In place of a table without rows. */
  empty: ReactNode;
  /** '34 estudiantes', beside the search box. */
  countOf?: (count: number) => string;
  /** Over the table, left of the search box. */
  toolbar?: ReactNode;
}

const SORT_ICONS: Record<Direction, typeof ArrowUp> = { none: ArrowUpDown, ascending: ArrowUp, descending: ArrowDown };

interface RowProps<Row extends object> {
  row: Row;
  columns: readonly Column<Row>[];
  actions: ((row: Row) => ReactNode) | undefined;
}

function PlainRow<Row extends object>({ row, columns, actions }: RowProps<Row>) {
  const rowHeader = rowHeaderIn(columns);
  return (
    <tr>
      {columns.map(({ id, value, cell }, index) => {
        const content = cell ? cell(row) : String(value(row) ?? '');
        return index === rowHeader ? (
          <th key={id} scope="row" className="sticky">
            {content}
          </th>
        ) : (
          <td key={id}>{content}</td>
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

const SKELETON_ROWS = Array.from({ length: 10 }, (_, index) => index);

function SkeletonTable({
  columns,
  hasActions,
}: {
  columns: readonly { id: string; header: string; width?: string; isIcon?: boolean }[];
  hasActions: boolean;
}) {
  return (
    <div className="table-wrap" aria-busy="true">
      <span className="visually-hidden" role="status">
        Cargando…
      </span>
      <table className="table data-table" aria-hidden="true">
        <thead>
          <tr>
            {columns.map(({ id, header, width, isIcon = false }) => (
              <th key={id} style={{ width }}>
                {isIcon ? null : header}
              </th>
            ))}
            {hasActions && <th className="row-actions">Acciones</th>}
          </tr>
        </thead>
        <tbody>
          {SKELETON_ROWS.map((row) => (
            <tr key={row}>
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
          ))}
        </tbody>
      </table>
    </div>
  );
}

function FullTable<Row extends object>({
  label,
  columns,
  rowId,
  actions,
  rows,
  countOf,
  toolbar,
}: DataTableProps<Row> & { rows: readonly Row[] }) {
  const table = useTableRows(columns, rows, rowId);
  const searchBox = useRef<HTMLInputElement>(null);
  const isPrinting = usePrinting();
  const rowHeader = rowHeaderIn(columns);
  const isSearched = columns.some((column) => column.isSearched);
  const shown = isPrinting ? table.left : table.page;
  const found = table.left.length;
  return (
    <div className="card">
      {(toolbar !== undefined || isSearched) && (
        <div className="toolbar">
          {toolbar}
          {countOf && (
            <p className="table-count num" role="status">
              {found === rows.length ? countOf(rows.length) : `${found} de ${countOf(rows.length)}`}
            </p>
          )}
          {isSearched && <SearchBox ref={searchBox} value={table.search} onChange={table.setSearch} />}
        </div>
      )}
      {/* axe (scrollable-region-focusable) wants a part that scrolls to be reached by keyboard (SAFE-18, SAFE-19). */}
      <div className="table-wrap" tabIndex={0} role="region" aria-label={label}>
        <table className="table data-table" aria-label={label}>
          <thead>
            <tr>
              {columns.map(({ id, header, width, isIcon = false }, index) => {
                if (isIcon)
                  return (
                    <th key={id} scope="col" style={{ width }}>
                      <span className="visually-hidden">{header}</span>
                    </th>
                  );
                const direction = table.directionOf(id);
                const Icon = SORT_ICONS[direction];
                return (
                  <th key={id} scope="col" style={{ width }} className={index === rowHeader ? 'sticky' : ''} aria-sort={direction}>
                    <button type="button" className="sort" onClick={() => table.sortBy(id)}>
                      {header}
                      <Icon className="icon icon-sm" />
                    </button>
                  </th>
                );
              })}
              {actions && (
                <th scope="col" className="row-actions">
                  Acciones
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <TableRow key={rowId(row)} row={row} columns={columns} actions={actions} />
            ))}
          </tbody>
        </table>
        {found === 0 && (
          <div className="nothing-found">
            <p>Ningún resultado para esta búsqueda.</p>
            <Button
              onClick={() => {
                table.setSearch('');
                // The pressed button is gone.
                searchBox.current?.focus();
              }}
            >
              Borrar la búsqueda
            </Button>
          </div>
        )}
      </div>
      <Pager total={found} pageIndex={table.pageIndex} pageSize={table.pageSize} onPage={table.setPageIndex} onSize={table.setPageSize} />
    </div>
  );
}

export function DataTable<Row extends object>({ misfits = 0, ...props }: DataTableProps<Row>) {
  const { rows } = props;
  return (
    <>
      {rows && <MisfitsNotice count={misfits} total={rows.length + misfits} />}
      {rows && rows.length > 0 ? <FullTable {...props} rows={rows} /> : <NoTable {...props} {...(misfits > 0 && { empty: null })} />}
    </>
  );
}

/** In place of a table whose rows are on their way, could not be brought, or are none. */
function NoTable<Row extends object>({ rows, isLoading, ...props }: DataTableProps<Row>) {
  const { columns, actions, toolbar, empty, onRetry } = props;
  const bar = toolbar !== undefined && <div className="toolbar">{toolbar}</div>;
  if (!rows && isLoading)
    return (
      <div className="card">
        {bar}
        <SkeletonTable columns={columns} hasActions={actions !== undefined} />
      </div>
    );
  return (
    <>
      {bar && <div className="card mb-4">{bar}</div>}
      {rows ? empty : <LoadFailure onRetry={onRetry} />}
    </>
  );
}
