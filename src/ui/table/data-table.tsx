/**
 * The one table: sorted by any column, searched where it says so, paged (SHAR-06), with its states for loading, failure
 * and no rows. Screens declare columns and actions at module level or memoised: rows are memoised too, and render again
 * only when they change.
 */
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '@/ui/base/button';
import { plural } from '@/ui/base/plural';
import { LoadFailure } from '@/ui/page/load-failure';
import { MisfitsNotice } from '@/ui/page/misfits-notice';
import { rememberList } from '@/ui/platform/list-memory';
import { PHONE, useMedia } from '@/ui/platform/use-media';
import { usePrinting } from '@/ui/platform/use-printing';
import { Pager } from './data-table-pager';
import { useTableRows, type Column } from './data-table-rows';
import { RowSheets, SheetsOrder } from './row-sheets';
import { SearchBox } from '@/ui/base/search-box';
import { AllBox, type Selectable } from './select-boxes';
import { TableGrid } from './table-grid';
import type { TableActions, TableList, TableRecord } from './table-parts';
import { useAddedRow } from './use-added-row';

interface DataTableProps<Row extends object> {
  /** Accessible name. */
  label: string;
  columns: readonly Column<Row>[];
  record: TableRecord<Row>;
  list: TableList<Row>;
  actions?: TableActions<Row> | undefined;
  /** In place of a table without rows. */
  empty: ReactNode;
  /** '34 estudiantes', beside the search box. */
  countOf?: (count: number) => string;
  /** Its rows can be chosen; over them stands how many are (EVAL-21). */
  selectable?: Selectable<Row> | undefined;
  /** What is done with the chosen ones, or with all of them. */
  tools?: ReactNode;
}

function FullTable<Row extends object>({ countOf, tools, list, ...props }: Omit<DataTableProps<Row>, 'empty'>) {
  const { columns, record } = props;
  const { served, isLoading } = list;
  const table = useTableRows(columns, list.rows, record.id, served);
  const rows = table.isBeyond ? undefined : list.rows;
  const isWaiting = served?.isWaiting ?? false;
  const tinted = useAddedRow(table, record.id, isLoading);
  const searchBox = useRef<HTMLInputElement>(null);
  const isPrinting = usePrinting();
  const isPhone = useMedia(PHONE) && !isPrinting;
  const isSearched = columns.some((column) => column.isSearched);
  const found = table.total;
  const all = served?.total ?? rows?.length ?? 0;
  const selectable = props.selectable && { ...props.selectable, rows: table.left };
  const shown = { ...props, tinted, rows: rows && (isPrinting ? table.left : table.page), pageSize: table.pageSize, selectable };
  const chosen = (selectable && rows?.filter((row) => selectable.selection.ids.has(record.id(row))).length) ?? 0;
  const added = rows?.find((row) => record.id(row) === tinted);
  return (
    <div className={`card ${isWaiting ? 'is-waiting' : ''}`} aria-busy={rows === undefined || isWaiting}>
      {/* SHAR-26; it stands before it speaks. */}
      <span className="visually-hidden" role="status">
        {rows === undefined || isWaiting ? 'Cargando…' : added && `Agregado: ${record.name(added)}`}
      </span>
      {(isSearched || isPhone || selectable || tools) && (
        <div className={`toolbar ${chosen > 0 ? 'has-chosen' : ''}`}>
          {countOf && (
            <p className="table-count num" role="status">
              {rows === undefined ? (
                <span className="skel" />
              ) : chosen > 0 ? (
                `${chosen} de ${countOf(all)} ${plural(chosen, 'seleccionado', 'seleccionados')}`
              ) : found === all ? (
                countOf(all)
              ) : (
                `${found} de ${countOf(all)}`
              )}
            </p>
          )}
          {isSearched && <SearchBox ref={searchBox} value={table.search} onChange={table.setSearch} />}
          {isPhone && <SheetsOrder columns={columns} order={table.order} onOrder={table.setOrder} />}
          {isPhone && selectable && rows && <AllBox {...selectable} rowId={record.id} label="Seleccionar todos" />}
          {tools && <div className="table-tools">{tools}</div>}
        </div>
      )}
      {isPhone ? <RowSheets {...shown} /> : <TableGrid {...shown} directionOf={table.directionOf} sortBy={table.sortBy} />}
      {rows && found === 0 ? (
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
      ) : (
        <Pager
          // Under rows of their own height another one stands, and nothing is seen to move (P8).
          key={rows ? 'known' : 'waiting'}
          total={rows && found}
          pageIndex={table.pageIndex}
          pageSize={table.pageSize}
          onPage={table.setPageIndex}
          onSize={table.setPageSize}
        />
      )}
    </div>
  );
}

/** A list without rows is left as it stands, too (SHAR-25). */
function EmptyTable({ children }: { children: ReactNode }) {
  const visit = useLocation();
  useEffect(() => rememberList(visit, ''), [visit]);
  return children;
}

export function DataTable<Row extends object>({ empty, ...props }: DataTableProps<Row>) {
  const { served, isLoading, misfits = 0, retry } = props.list;
  // Nothing can be dimmed while what follows it is on its way.
  const rows = served?.isWaiting && served.total === 0 ? undefined : props.list.rows;
  // A page of odd records leads to the next one.
  if (rows ? (served?.total ?? rows.length) > 0 : isLoading)
    return (
      <>
        {rows && <MisfitsNotice count={misfits} total={rows.length + misfits} />}
        <FullTable {...props} list={{ ...props.list, rows }} />
      </>
    );
  return (
    <>
      {rows && <MisfitsNotice count={misfits} total={misfits} />}
      {rows ? misfits === 0 && <EmptyTable>{empty}</EmptyTable> : <LoadFailure onRetry={retry} />}
    </>
  );
}
