/** The rows of a table as they are searched, sorted and paged: TanStack Table behind one hook. */
import {
  columnFilteringFeature,
  constructFilterFn,
  constructSortFn,
  createFilteredRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table';
import { useMemo, type ReactNode } from 'react';
import { foldText } from '@/ui/base/text-order';
import { compareValues, type CellValue } from './compare-values';
import { orderText, type Order } from './table-order';
import { useTableState } from './use-table-state';

/** Of a column with a part of a person's name. */
export const NAME_WIDTH = 'clamp(7rem, calc(28cqi - 9rem), 12rem)';

export interface Column<Row> {
  /** Unique in its table, whatever the header says. */
  readonly id: string;
  readonly header: string;
  /** What it is sorted by, and searched in where `isSearched`. */
  readonly value: (row: Row) => CellValue;
  /** How the cell shows it; absent: a text as it is. */
  readonly cell?: (row: Row) => ReactNode;
  /** A state in words that stands after what the cell shows, and in a sheet after the name. */
  readonly mark?: (row: Row) => ReactNode;
  /** CSS width; columns without share what is left (SHAR-33). */
  readonly width?: string;
  readonly isSearched?: boolean;
  /** Names the row, and stays while the table scrolls sideways; where no column is marked it is the first. */
  readonly isRowHeader?: boolean;
  /** The rows come in the order of this column; where none is marked, of the row header. */
  readonly isOrdered?: boolean;
  /** Icon-only column: its header is visually hidden, and it is not sortable. */
  readonly isIcon?: boolean;
  /**
   * Its place in the sheet of a phone (SHAR-30): a part of the name, beside the name at its end, a line that needs no name of its own,
   * or nowhere; absent: a line under its header.
   */
  readonly sheet?: 'name' | 'status' | 'line' | 'none';
}

/** The index of the column that names the row. */
export const rowHeaderIn = (columns: readonly { readonly isRowHeader?: boolean }[]): number =>
  Math.max(
    0,
    columns.findIndex(({ isRowHeader }) => isRowHeader),
  );

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  filterFns: {
    containsText: constructFilterFn({
      filter: (text: string, wanted: string) => text.includes(wanted),
      resolveDataValue: foldText,
      resolveFilterValue: (wanted: string) => foldText(wanted.trim()),
    }),
  },
  sortFns: { byValue: constructSortFn({ sort: compareValues }) },
});

const definitionOf = <Row extends object>({ id, value, isSearched = false }: Column<Row>): ColumnDef<typeof features, Row> => ({
  id,
  // Unknown values come last in both directions.
  accessorFn: (row) => value(row) ?? undefined,
  sortUndefined: 'last',
  enableGlobalFilter: isSearched,
  sortFn: 'byValue',
});

export type Direction = 'ascending' | 'descending' | 'none';

const NO_ROWS: readonly never[] = [];

/** `rows` in their order without sorting, undefined while there are none to show; `columns` must be the same array at each render. */
export function useTableRows<Row extends object>(
  columns: readonly Column<Row>[],
  rows: readonly Row[] = NO_ROWS,
  rowId: (row: Row) => number,
) {
  const { search, setSearch, pageIndex: wantedIndex, pageSize, order: wantedOrder, change } = useTableState();
  const definitions = useMemo(() => columns.map(definitionOf), [columns]);
  const own = (columns.find(({ isOrdered }) => isOrdered) ?? columns[rowHeaderIn(columns)])?.id ?? '';
  const known = columns.some(({ id, isIcon = false }) => !isIcon && id === wantedOrder?.id);
  const order: Order = wantedOrder && known ? wantedOrder : { id: own, isDown: false };
  // The rule of the screen has given the rows their own order: nothing is to be sorted, at most turned round.
  const isOwn = order.id === own;
  const isTurned = isOwn && order.isDown;
  const state = useMemo(
    () => ({ globalFilter: search, sorting: isOwn ? [] : [{ id: order.id, desc: order.isDown }] }),
    [search, isOwn, order.id, order.isDown],
  );
  const table = useTable({
    features,
    columns: definitions,
    data: useMemo(() => (isTurned ? rows.toReversed() : rows), [rows, isTurned]),
    getRowId: (row) => String(rowId(row)),
    globalFilterFn: 'containsText',
    state,
  });
  const left = table.getRowModel().rows.map(({ original }) => original);
  // A deletion may have emptied the last page.
  const pageIndex = Math.min(wantedIndex, Math.max(0, Math.ceil(left.length / pageSize) - 1));
  const setOrder = (next: Order) => change({ page: 1, order: next.id === own && !next.isDown ? undefined : orderText(next) });

  return {
    search,
    setSearch,
    /** All rows that match the search, sorted. */
    left,
    page: left.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize),
    pageIndex,
    pageSize,
    setPageIndex: (index: number) => change({ page: index + 1 }),
    setPageSize: (size: number) => change({ page: 1, size }),
    order,
    setOrder,
    /** SHAR-33: the first order is told, too. */
    directionOf: (id: string): Direction => (order.id !== id ? 'none' : order.isDown ? 'descending' : 'ascending'),
    /** Up, then down, then as the rows came. */
    sortBy: (id: string) => {
      if (id !== order.id) setOrder({ id, isDown: false });
      else if (order.isDown) setOrder({ id: own, isDown: false });
      else setOrder({ id, isDown: true });
    },
  };
}
