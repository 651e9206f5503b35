/**
 * The table of every list: sorted by any column, searched where a column says so, paged (SHAR-06), with states for loading,
 * failure and no rows. Screens declare columns and actions at module level or memoised, so that a memoised row renders again
 * only when it changes.
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
import { repeatedHeads, spokenNamesOf } from './spoken-names';
import { addedText } from './added-text';
import { TableDownload } from './table-download';
import { TableGrid } from './table-grid';
import type { TableActions, TableList, TableRecord } from './table-parts';
import { useAddedRow } from './use-added-row';

interface DataTableProps<Row extends object> {
  /** Accessible name. */
  label: string;
  /** Of its spreadsheet, with what it is filtered by: 'Estudiantes Sexto A'; absent: the label (EXPO-03). */
  fileName?: string | undefined;
  columns: readonly Column<Row>[];
  record: TableRecord<Row>;
  list: TableList<Row>;
  actions?: TableActions<Row> | undefined;
  /** Shown in place of a table without rows. */
  empty: ReactNode;
  /** '34 estudiantes', beside the search box. */
  countOf?: (count: number) => string;
  /** Lets rows be chosen, and shows above them how many are (EVAL-21). */
  selectable?: Selectable<Row> | undefined;
  /** Buttons that act on the chosen rows, or on all of them. */
  tools?: ReactNode;
  /** A button that comes with the rows: beside the count, where it pushes nothing aside (P8). */
  lateTool?: ReactNode;
}

function FullTable<Row extends object>({ countOf, tools, lateTool, list, fileName, ...props }: Omit<DataTableProps<Row>, 'empty'>) {
  const { columns, record } = props;
  const spokenNames = spokenNamesOf(list.rows ?? [], record);
  const namedLinks = repeatedHeads(list.rows ?? [], columns, record.id);
  const { served, isLoading } = list;
  const table = useTableRows(columns, list.rows, record.id, served);
  const rows = table.isBeyond ? undefined : list.rows;
  const isWaiting = served?.isWaiting ?? false;
  const { added, isNew } = useAddedRow(table, record.id, isLoading);
  const searchBox = useRef<HTMLInputElement>(null);
  const isPrinting = usePrinting();
  const isPhone = useMedia(PHONE) && !isPrinting;
  const isSearched = columns.some((column) => column.isSearched);
  const download = <TableDownload {...props} {...{ fileName, served, isPhone }} misfits={list.misfits} rows={rows && table.matchingRows} />;
  const matchingCount = table.total;
  const totalCount = served?.total ?? rows?.length ?? 0;
  const selectable = props.selectable && { ...props.selectable, rows: table.matchingRows };
  const shown = {
    ...props,
    spokenNames,
    namedLinks,
    tinted: added[0] ?? null,
    rows: rows && (isPrinting ? table.matchingRows : table.page),
    pageSize: table.pageSize,
    selectable,
  };
  const chosen = (selectable && rows?.filter((row) => selectable.selection.ids.has(record.id(row))).length) ?? 0;
  return (
    <div className={`card ${isWaiting ? 'is-waiting' : ''}`} aria-busy={rows === undefined || isWaiting}>
      {/* SHAR-26: always in the page, so that screen readers announce its changes. */}
      <span className="visually-hidden" role="status">
        {rows === undefined || isWaiting ? 'Cargando…' : addedText(added, spokenNames, isNew)}
      </span>
      <div className={`toolbar ${chosen > 0 ? 'has-chosen' : ''}`}>
        {countOf && (
          <p className="table-count num" role="status">
            {rows === undefined ? (
              <span className="skel" />
            ) : chosen > 0 ? (
              `${chosen} de ${countOf(totalCount)} ${plural(chosen, 'seleccionado', 'seleccionados')}`
            ) : matchingCount === totalCount ? (
              countOf(totalCount)
            ) : (
              `${matchingCount} de ${countOf(totalCount)}`
            )}
          </p>
        )}
        {lateTool && <div className="table-tools">{lateTool}</div>}
        {isSearched && <SearchBox ref={searchBox} value={table.search} onChange={table.setSearch} />}
        {isPhone && (
          <div className="sheets-options">
            <SheetsOrder columns={columns} order={table.order} onOrder={table.setOrder} />
            {download}
          </div>
        )}
        {isPhone && selectable && rows && <AllBox {...selectable} rowId={record.id} label="Seleccionar todos" />}
        {!isPhone && download}
        {tools && <div className="table-tools">{tools}</div>}
      </div>
      {isPhone ? <RowSheets {...shown} /> : <TableGrid {...shown} directionOf={table.directionOf} sortBy={table.sortBy} />}
      {rows && matchingCount === 0 ? (
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
          // A new pager when the rows have loaded, whose height differs, so that it does not count as a layout shift (P8).
          key={rows ? 'known' : 'waiting'}
          total={rows && matchingCount}
          pageIndex={table.pageIndex}
          pageSize={table.pageSize}
          onPage={table.setPageIndex}
          onSize={table.setPageSize}
        />
      )}
    </div>
  );
}

/** Remembers the state of a list without rows, too (SHAR-25). */
function EmptyTable({ children }: { children: ReactNode }) {
  const visit = useLocation();
  useEffect(() => rememberList(visit, ''), [visit]);
  return children;
}

export function DataTable<Row extends object>({ empty, ...props }: DataTableProps<Row>) {
  const { served, isLoading, misfits = 0, retry } = props.list;
  // An empty page cannot be dimmed while the next one is loading.
  const rows = served?.isWaiting && served.total === 0 ? undefined : props.list.rows;
  // A page of which no record could be read still has the pager to the next one.
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
