/** The rows of a table as they are searched, sorted and paged: TanStack Table behind one hook. */
import {
  columnFilteringFeature,
  constructFilterFn,
  constructSortFn,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { compareText, foldText } from '@/ui/base/text-order';

export interface Column<Row> {
  readonly header: string;
  /** What the cell says: it is sorted by it, and searched in it where `isSearched`. */
  readonly value: (row: Row) => string;
  /** How the cell says it; absent: the value itself. */
  readonly cell?: (row: Row) => ReactNode;
  readonly isSearched?: boolean;
  /** Names the row, and stays in sight while the others scroll; none of them: the first column does. */
  readonly isRowHeader?: boolean;
  /** Holds an icon alone: its head is for whoever does not see it, and nothing is sorted by it. */
  readonly isIcon?: boolean;
}

/** The place of the column that names the row. */
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
  rowPaginationFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  filterFns: {
    containsText: constructFilterFn({
      filter: (text: string, wanted: string) => text.includes(wanted),
      resolveDataValue: foldText,
      resolveFilterValue: (wanted: string) => foldText(wanted.trim()),
    }),
  },
  sortFns: { spanish: constructSortFn({ sort: compareText }) },
});

const definitionOf = <Row extends object>({ header, value, isSearched = false }: Column<Row>): ColumnDef<typeof features, Row> => ({
  id: header,
  accessorFn: value,
  enableGlobalFilter: isSearched,
  sortFn: 'spanish',
});

export type Direction = 'ascending' | 'descending' | 'none';

/** `rows` in the order in which they stand while no column is chosen to sort by; `columns` for good. */
export function useTableRows<Row extends object>(columns: readonly Column<Row>[], rows: readonly Row[], rowId: (row: Row) => number) {
  const [search, setSearch] = useState('');
  const definitions = useMemo(() => columns.map(definitionOf), [columns]);
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: (row) => String(rowId(row)),
    globalFilterFn: 'containsText',
    // A row that changes leaves the page as it is.
    autoResetPageIndex: false,
    initialState: { pagination: { pageIndex: 0, pageSize: PAGE_SIZES[0] } },
  });
  const { pageIndex, pageSize } = table.state.pagination;
  const found = table.getFilteredRowModel().rows.length;

  // The last row of the last page may have gone.
  const lastPage = Math.max(0, Math.ceil(found / pageSize) - 1);
  useEffect(() => {
    if (pageIndex > lastPage) table.setPageIndex(lastPage);
  }, [pageIndex, lastPage, table]);

  return {
    search,
    setSearch: (text: string) => {
      setSearch(text);
      table.setGlobalFilter(text);
      table.setPageIndex(0);
    },
    /** Rows that the search leaves. */
    found,
    page: table.getRowModel().rows.map(({ original }) => original),
    /** All that the search leaves, in their order, on whatever page. */
    everyRow: () => table.getSortedRowModel().rows.map(({ original }) => original),
    pageIndex,
    pageSize,
    setPageIndex: (index: number) => table.setPageIndex(index),
    setPageSize: (size: number) => table.setPagination({ pageIndex: 0, pageSize: size }),
    directionOf: (header: string): Direction => {
      const sorted = table.state.sorting.find(({ id }) => id === header);
      return sorted === undefined ? 'none' : sorted.desc ? 'descending' : 'ascending';
    },
    sortBy: (header: string) => {
      table.getColumn(header)?.toggleSorting();
      table.setPageIndex(0);
    },
  };
}
