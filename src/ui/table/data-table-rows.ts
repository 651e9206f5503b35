/** Searches, sorts and pages the rows of a table with TanStack Table, behind one hook; the server's pages show as they come. */
import {
  columnFilteringFeature,
  constructFilterFn,
  constructSortFn,
  createFilteredRowModel,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table';
import { useEffect, useMemo, type ReactNode } from 'react';
import type { CellValue } from '@/ui/base/cell-value';
import { compareValues } from './compare-values';
import { firstOrder, orderIn, orderText, type ColumnOrder, type Order } from './table-order';
import { matchesSearch, searchableTextsOf, type SearchableTexts } from './table-search';
import { searchQueryOf } from '@/ui/base/search-query';
import { useTableState, type PageSize } from './use-table-state';

/** Width of a column with a part of a person's name. */
export const NAME_WIDTH = 'clamp(7rem, calc(28cqi - 9rem), 12rem)';

export interface Column<Row> {
  /** Unique in its table, whatever the header says. */
  readonly id: string;
  readonly header: string;
  /** Content of the head, if it is not plain text. */
  readonly head?: ReactNode;
  /** The value by which rows are sorted, and searched if `isSearched`. */
  readonly value: (row: Row) => CellValue;
  /** Content of the cell; absent: the value as text. */
  readonly cell?: (row: Row) => ReactNode;
  /** A state in words, shown after the cell's content, and in a sheet after the name. */
  readonly mark?: (row: Row) => ReactNode;
  /** CSS width; columns without one share the remaining width (SHAR-33), each at least 10rem or `least` wide. */
  readonly width?: string | { readonly least: string };
  readonly isSearched?: boolean;
  /** Names the row, and stays visible while the table scrolls sideways; the first column if none is marked. */
  readonly isRowHeader?: boolean;
  /**
   * 'first': the rows come in this column's order ('first-down': descending); if none is marked, in the order of the row header.
   * 'none': cannot be ordered by it, since the server cannot do it or the list's own order has a meaning.
   */
  readonly order?: ColumnOrder;
  /**
   * Its place in a row's sheet on a phone (SHAR-30): 'name': part of the name; 'status': after the name; 'line': a line without its
   * header; 'text': a text under its header; 'none': not shown. Absent: a line beside its header.
   */
  readonly sheet?: 'name' | 'status' | 'line' | 'text' | 'none';
  /** Its cell in a spreadsheet, where the value is not what shows; 'none': a column of controls, which has none (EXPO-02). */
  readonly written?: 'none' | ((row: Row) => CellValue);
  /** Its numbers are percents. */
  readonly isPercent?: boolean;
}

/** What a table asks of a page that it does not show. */
export interface AskedPage {
  readonly limit: 50;
  readonly offset: number;
  readonly signal: AbortSignal;
}

/** A page made by the server. */
export interface Served<Row> {
  /** Rows in all pages. */
  readonly total: number;
  /** The requested page is loading; the previous one still shows. */
  readonly isWaiting: boolean;
  /** Any page in the order shown, for a spreadsheet of all (EXPO-01). Rejects with the ApiError. */
  readonly ask: (page: AskedPage) => Promise<{ readonly rows: readonly Row[]; readonly total: number; readonly misfits?: number }>;
}

/** Id of a hidden column with everything that is searched in a row. */
const SEARCHED = '#searched';

const features = tableFeatures({
  columnFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

type Definition<Row extends object> = ColumnDef<typeof features, Row>;

const byValue = constructSortFn({ sort: compareValues });

const byWords = constructFilterFn({ resolveFilterValue: searchQueryOf, filter: matchesSearch });

const searchedColumn = <Row extends object>(columns: readonly Column<Row>[]): Definition<Row> => {
  const searched = columns.filter(({ isSearched }) => isSearched);
  const names = searched.filter(({ sheet }) => sheet === 'name');
  return {
    id: SEARCHED,
    accessorFn: (row): SearchableTexts => {
      const textsIn = (some: typeof searched) => some.map(({ value }) => String(value(row) ?? ''));
      return searchableTextsOf(textsIn(searched), textsIn(names));
    },
    filterFn: byWords,
  };
};

/** The column whose order the rows come in: sorting by it keeps their order or reverses it. */
const ownColumn = <Row extends object>({ value }: Column<Row>, { id, isDown }: Order): Definition<Row> => ({
  id,
  accessorFn: value,
  sortFn: (one, other) => one.index - other.index,
  invertSorting: isDown,
});

const plainColumn = <Row extends object>({ id, value }: Column<Row>): Definition<Row> => ({
  id,
  // Unknown values come last in both directions.
  accessorFn: (row) => value(row) ?? undefined,
  sortUndefined: 'last',
  sortFn: byValue,
});

function definitionsOf<Row extends object>(columns: readonly Column<Row>[]): Definition<Row>[] {
  const own = firstOrder(columns);
  return [searchedColumn(columns), ...columns.map((column) => (column.id === own.id ? ownColumn(column, own) : plainColumn(column)))];
}

export type Direction = 'ascending' | 'descending' | 'none';

const NO_ROWS: readonly never[] = [];

/**
 * `rows` in their unsorted order, undefined while they are loading; only one page if the server makes the pages.
 * `columns` must be the same array at each render.
 */
export function useTableRows<Row extends object>(
  columns: readonly Column<Row>[],
  rows: readonly Row[] = NO_ROWS,
  rowId: (row: Row) => number,
  served?: Served<Row>,
) {
  const { search, setSearch, pageIndex: requestedIndex, pageSize, order: requestedOrder, change } = useTableState();
  const definitions = useMemo(() => definitionsOf(columns), [columns]);
  const own = firstOrder(columns);
  const order = orderIn(columns, requestedOrder);
  const isSearched = search.trim() !== '';
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: (row) => String(rowId(row)),
    manualSorting: served !== undefined,
    state: useMemo(
      () => ({ sorting: [{ id: order.id, desc: order.isDown }], columnFilters: isSearched ? [{ id: SEARCHED, value: search }] : [] }),
      [order.id, order.isDown, isSearched, search],
    ),
  });
  const matchingRows = table.getRowModel().rows.map(({ original }) => original);
  const total = served?.total ?? matchingRows.length;
  // A deletion may have emptied the last page. TanStack's paging is not used: it needs the page index before the search is done.
  const pageIndex = Math.min(requestedIndex, Math.max(0, Math.ceil(total / pageSize) - 1));
  const isBeyond = served !== undefined && !served.isWaiting && total > 0 && pageIndex < requestedIndex;
  // The requested page of the server does not exist: request its last one.
  useEffect(() => {
    if (isBeyond) change({ page: pageIndex + 1 });
  });
  const setOrder = (next: Order) =>
    change({ page: 1, order: next.id === own.id && next.isDown === own.isDown ? undefined : orderText(next) });

  return {
    search,
    setSearch,
    /** All rows that match the search, sorted; only this page's if the server makes the pages. */
    matchingRows,
    page: served ? matchingRows : matchingRows.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize),
    /** How many rows there are in all pages. */
    total,
    isBeyond,
    pageIndex,
    pageSize,
    setPageIndex: (index: number) => change({ page: index + 1 }),
    setPageSize: (size: PageSize) => change({ page: 1, size }),
    order,
    setOrder,
    /** SHAR-33: the first order is shown, too. */
    directionOf: (id: string): Direction => (order.id !== id ? 'none' : order.isDown ? 'descending' : 'ascending'),
    /** Ascending, then descending, then the first order; by the first order's own column only the two directions. */
    sortBy: (id: string) => {
      if (id === own.id && id === order.id) setOrder({ id, isDown: !order.isDown });
      else if (id !== order.id) setOrder({ id, isDown: false });
      else setOrder(order.isDown ? own : { id, isDown: true });
    },
  };
}
