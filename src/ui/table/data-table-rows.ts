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
import { useMemo, useState, type ReactNode } from 'react';
import { foldText } from '@/ui/base/text-order';
import { compareValues, type CellValue } from './compare-values';

export interface Column<Row> {
  /** Unique in its table, whatever the header says. */
  readonly id: string;
  readonly header: string;
  /** What it is sorted by, and searched in where `isSearched`. */
  readonly value: (row: Row) => CellValue;
  /** How the cell shows it; absent: a text as it is. */
  readonly cell?: (row: Row) => ReactNode;
  /** CSS width; absent: as wide as its content asks. */
  readonly width?: string;
  readonly isSearched?: boolean;
  /** Row header, sticky; where no column is marked it is the first. */
  readonly isRowHeader?: boolean;
  /** Icon-only column: its header is visually hidden, and it is not sortable. */
  readonly isIcon?: boolean;
}

/** The index of the column that names the row. */
export const rowHeaderIn = (columns: readonly { readonly isRowHeader?: boolean }[]): number =>
  Math.max(
    0,
    columns.findIndex(({ isRowHeader }) => isRowHeader),
  );

/** SHAR-06. */
export const PAGE_SIZES = [10, 20, 50] as const;

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
  // TanStack Table would sort numbers and dates downwards first.
  sortDescFirst: false,
  enableGlobalFilter: isSearched,
  sortFn: 'byValue',
});

export type Direction = 'ascending' | 'descending' | 'none';

/** `rows` in their order without sorting; `columns` must be the same array at each render. */
export function useTableRows<Row extends object>(columns: readonly Column<Row>[], rows: readonly Row[], rowId: (row: Row) => number) {
  const [search, setSearch] = useState('');
  const [paging, setPaging] = useState<{ index: number; size: number }>({ index: 0, size: PAGE_SIZES[0] });
  const definitions = useMemo(() => columns.map(definitionOf), [columns]);
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: (row) => String(rowId(row)),
    globalFilterFn: 'containsText',
  });
  const left = table.getRowModel().rows.map(({ original }) => original);
  const { size } = paging;
  // A deletion may have emptied the last page.
  const index = Math.min(paging.index, Math.max(0, Math.ceil(left.length / size) - 1));
  const setIndex = (next: number) => setPaging({ index: next, size });

  return {
    search,
    setSearch: (text: string) => {
      setSearch(text);
      table.setGlobalFilter(text);
      setIndex(0);
    },
    /** All rows that match the search, sorted. */
    left,
    page: left.slice(index * size, (index + 1) * size),
    pageIndex: index,
    pageSize: size,
    setPageIndex: setIndex,
    setPageSize: (next: number) => setPaging({ index: 0, size: next }),
    directionOf: (id: string): Direction => {
      const sorted = table.state.sorting.find((column) => column.id === id);
      return sorted === undefined ? 'none' : sorted.desc ? 'descending' : 'ascending';
    },
    sortBy: (id: string) => {
      table.getColumn(id)?.toggleSorting();
      setIndex(0);
    },
  };
}
