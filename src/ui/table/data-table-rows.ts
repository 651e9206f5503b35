/** The rows of a table as they are searched, sorted and paged: TanStack Table behind one hook; pages that the server made as they come. */
import { constructSortFn, createSortedRowModel, rowSortingFeature, tableFeatures, useTable, type ColumnDef } from '@tanstack/react-table';
import { useEffect, useMemo, type ReactNode } from 'react';
import { foldText } from '@/ui/base/text-order';
import { compareValues, type CellValue } from './compare-values';
import { firstOrder, orderIn, orderText, type Order } from './table-order';
import { useTableState, type PageSize } from './use-table-state';

/** Of a column with a part of a person's name. */
export const NAME_WIDTH = 'clamp(7rem, calc(28cqi - 9rem), 12rem)';

export interface Column<Row> {
  /** Unique in its table, whatever the header says. */
  readonly id: string;
  readonly header: string;
  /** Before the header. */
  readonly headMark?: ReactNode;
  /** What it is sorted by, and searched in where `isSearched`. */
  readonly value: (row: Row) => CellValue;
  /** How the cell shows it; absent: a text as it is. */
  readonly cell?: (row: Row) => ReactNode;
  /** A state in words that stands after what the cell shows, and in a sheet after the name. */
  readonly mark?: (row: Row) => ReactNode;
  /** CSS width; columns without share what is left (SHAR-33). */
  readonly width?: string;
  /** Of a column without a width, the least that it takes; absent: 10rem. */
  readonly leastWidth?: string;
  readonly isSearched?: boolean;
  /** Names the row, and stays while the table scrolls sideways; where no column is marked it is the first. */
  readonly isRowHeader?: boolean;
  /** The rows come in the order of this column; where none is marked, of the row header. */
  readonly isOrdered?: boolean;
  /** Their first order is this column's from the last to the first. */
  readonly startsDown?: boolean;
  /** Nobody is to order by it, since the server cannot or the list's own order means something: its header is a text. */
  readonly isUnordered?: boolean;
  /** Icon-only column: its header is visually hidden, and it is not sortable. */
  readonly isIcon?: boolean;
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

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { byValue: constructSortFn({ sort: compareValues }) },
});

const definitionOf = <Row extends object>({ id, value }: Column<Row>): ColumnDef<typeof features, Row> => ({
  id,
  // Unknown values come last in both directions.
  accessorFn: (row) => value(row) ?? undefined,
  sortUndefined: 'last',
  sortFn: 'byValue',
});

export type Direction = 'ascending' | 'descending' | 'none';

const NO_ROWS: readonly never[] = [];

/** Its words; of 'Ana-María' both. */
const partsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '');

/** Whether each word is the beginning of a part of its own: of 'Tovar Tovar' both. `words`: the longest first, which fit least. */
function areIn(words: readonly string[], parts: readonly string[]): boolean {
  const left = [...parts];
  return words.every((word) => {
    const at = left.findIndex((part) => part.startsWith(word));
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  });
}

/**
 * The rows with that text in a searched column, or with each of its words at the beginning of a word of the name, whose parts may be
 * columns of their own (SHAR-15).
 */
function foundBy<Row>(rows: readonly Row[], columns: readonly Column<Row>[], wanted: string): readonly Row[] {
  const text = foldText(wanted).trim();
  if (text === '') return rows;
  const words = partsOf(text).sort((one, other) => other.length - one.length);
  const searched = columns.filter(({ isSearched }) => isSearched);
  const names = searched.filter(({ sheet }) => sheet === 'name');
  return rows.filter((row) => {
    const textOf = ({ value }: Column<Row>) => foldText(String(value(row) ?? ''));
    if (searched.some((column) => textOf(column).includes(text))) return true;
    const parts = names.flatMap((column) => partsOf(textOf(column)));
    return words.length > 0 && areIn(words, parts);
  });
}

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
  const definitions = useMemo(() => columns.map(definitionOf), [columns]);
  const own = firstOrder(columns);
  const order = orderIn(columns, wantedOrder);
  // The rule of the screen, or the server, has given the rows their own order: nothing is to be sorted, at most turned round.
  const isAsGiven = served !== undefined || order.id === own.id;
  const isTurned = served === undefined && order.id === own.id && order.isDown !== own.isDown;
  const found = useMemo(() => foundBy(rows, columns, search), [rows, columns, search]);
  const state = useMemo(() => ({ sorting: isAsGiven ? [] : [{ id: order.id, desc: order.isDown }] }), [isAsGiven, order.id, order.isDown]);
  const table = useTable({
    features,
    columns: definitions,
    data: useMemo(() => (isTurned ? found.toReversed() : found), [found, isTurned]),
    getRowId: (row) => String(rowId(row)),
    state,
  });
  const left = table.getRowModel().rows.map(({ original }) => original);
  const total = served?.total ?? left.length;
  // A deletion may have emptied the last page.
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
