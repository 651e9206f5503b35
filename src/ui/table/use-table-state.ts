import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { number, object, string } from 'yup';
import { rememberList, searchedIn } from '@/ui/platform/list-memory';
import { useSearchState } from '@/ui/platform/use-search-state';

/** SHAR-06. */
export const PAGE_SIZES = [10, 20, 50] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

/** The table's parameters in an address; a screen whose filters reset the page extends this schema. */
export const tableAddress = object({
  page: number().integer().min(1).default(1),
  size: number<PageSize>()
    .oneOf([...PAGE_SIZES])
    .default(PAGE_SIZES[0]),
  order: string().optional(),
});

/** The state of a table: page, rows per page and order in the address; the search in the tab's memory (SHAR-25). */
export function useTableState() {
  const visit = useLocation();
  const [{ page, size, order }, change] = useSearchState(tableAddress);
  const [search, setSearch] = useState(() => searchedIn(visit));
  const [entry, setEntry] = useState(visit.key);
  const isReplaced = useNavigationType() === NavigationType.Replace;
  if (entry !== visit.key) {
    setEntry(visit.key);
    // The same screen was opened again, by its menu entry.
    if (!isReplaced) setSearch(searchedIn(visit));
  }
  useEffect(() => rememberList(visit, search), [visit, search]);
  return {
    search,
    setSearch: (text: string) => {
      setSearch(text);
      if (page > 1) change({ page: 1 });
    },
    pageIndex: page - 1,
    pageSize: size,
    order,
    change,
  };
}
