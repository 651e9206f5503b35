/** The rows of a table as they are searched, sorted and paged: TanStack Table behind one hook; pages that the server made as they come. */
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
import { compareValues, type CellValue } from './compare-values';
import { firstOrder, orderIn, orderText, type ColumnOrder, type Order } from './table-order';
import { isFound, searchedOf, wantedOf, type Searched } from './table-search';
import { useTableState, type PageSize } from './use-table-state';

/** Of a column with a part of a person's name. */
export const NAME_WIDTH = 'clamp(7rem, calc(28cqi - 9rem), 12rem)';

export interface Column<Row> {
  /** Unique in its table, whatever the header says. */
  readonly id: string;
  readonly header: string;
  /** How the head shows it, where that is no plain text. */
  readonly head?: ReactNode;
  /** What it is sorted by, and searched in where `isSearched`. */
  readonly value: (row: Row) => CellValue;
  /** How the cell shows it; absent: a text as it is. */
  readonly cell?: (row: Row) => ReactNode;
  /** A state in words that stands after what the cell shows, and in a sheet after the name. */
  readonly mark?: (row: Row) => ReactNode;
  /** CSS width; columns without one share what is left (SHAR-33), each at least 10rem wide, or as wide as it says. */
  readonly width?: string | { readonly least: string };
  readonly isSearched?: boolean;
  /** Names the row, and stays while the table scrolls sideways; where no column is marked it is the first. */
  readonly isRowHeader?: boolean;
  /**
   * 'first': the rows come in its order ('first-down': from the last to the first); where none is marked, in that of the row header.
   * 'none': nobody is to order by it, since the server cannot or the list's own order means something.
   */
  readonly order?: ColumnOrder;
  /**
   * Its place in the sheet of a phone (SHAR-30): a part of the name, beside the name at its end, a line that needs no name of its own,
   * a text under its header, or nowhere; absent: a line beside its header.
   */
  readonly sheet?: 'name' | 'status' | 'line' | 'text' | 'none';
}

/** A page that the server made. */
export interface Served {
  /** Rows in all pages. */
  readonly total: number;
  /** The one asked for is on its way; the one before it still shows. */
  readonly isWaiting: boolean;
}

/** Id of the column that no table shows: all that a row is found by. */
const SEARCHED = '#searched';

const features = tableFeatures({
  columnFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

type Definition<Row extends object> = ColumnDef<typeof features, Row>;

const byValue = constructSortFn({ sort: compareValues });

const byWords = constructFilterFn({ resolveFilterValue: wantedOf, filter: isFound });

const searchedColumn = <Row extends object>(columns: readonly Column<Row>[]): Definition<Row> => {
  const searched = columns.filter(({ isSearched }) => isSearched);
  const names = searched.filter(({ sheet }) => sheet === 'name');
  return {
    id: SEARCHED,
    accessorFn: (row): Searched => {
      const textsIn = (some: typeof searched) => some.map(({ value }) => String(value(row) ?? ''));
      return searchedOf(textsIn(searched), textsIn(names));
    },
    filterFn: byWords,
  };
};

/** The rule of the screen, or the server, has given the rows their own order: by its column they stay as they came, or turn round. */
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
 * `rows` in their order without sorting, undefined while there are none to show; of pages that the server makes those of one page.
 * `columns` must be the same array at each render.
 */
export function useTableRows<Row extends object>(
  columns: readonly Column<Row>[],
  rows: readonly Row[] = NO_ROWS,
  rowId: (row: Row) => number,
  served?: Served,
) {
  const { search, setSearch, pageIndex: wantedIndex, pageSize, order: wantedOrder, change } = useTableState();
  const definitions = useMemo(() => definitionsOf(columns), [columns]);
  const own = firstOrder(columns);
  const order = orderIn(columns, wantedOrder);
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
  const left = table.getRowModel().rows.map(({ original }) => original);
  const total = served?.total ?? left.length;
  // A deletion may have emptied the last page: which one shows is known after the search alone, and TanStack's pages are asked for before.
  const pageIndex = Math.min(wantedIndex, Math.max(0, Math.ceil(total / pageSize) - 1));
  const isBeyond = served !== undefined && !served.isWaiting && total > 0 && pageIndex < wantedIndex;
  // The server has answered a page that there is not: its last one is asked for.
  useEffect(() => {
    if (isBeyond) change({ page: pageIndex + 1 });
  });
  const setOrder = (next: Order) =>
    change({ page: 1, order: next.id === own.id && next.isDown === own.isDown ? undefined : orderText(next) });

  return {
    search,
    setSearch,
    /** All rows that match the search, sorted; of pages that the server makes those of this one. */
    left,
    page: served ? left : left.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize),
    /** How many rows there are in all pages. */
    total,
    isBeyond,
    pageIndex,
    pageSize,
    setPageIndex: (index: number) => change({ page: index + 1 }),
    setPageSize: (size: PageSize) => change({ page: 1, size }),
    order,
    setOrder,
    /** SHAR-33: the first order is told, too. */
    directionOf: (id: string): Direction => (order.id !== id ? 'none' : order.isDown ? 'descending' : 'ascending'),
    /** Up, then down, then as the rows came; of the column that they come ordered by one way and the other. */
    sortBy: (id: string) => {
      if (id === own.id && id === order.id) setOrder({ id, isDown: !order.isDown });
      else if (id !== order.id) setOrder({ id, isDown: false });
      else setOrder(order.isDown ? own : { id, isDown: true });
    },
  };
}
