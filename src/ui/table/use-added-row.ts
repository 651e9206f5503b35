import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { forgetAdded, useAdded, useAddedTime } from '@/ui/platform/added-record';
import { useIsLookedFor } from '@/ui/platform/link-purpose';

interface Shown<Row> {
  readonly search: string;
  readonly setSearch: (text: string) => void;
  readonly matchingRows: readonly Row[];
  readonly page: readonly Row[];
  readonly pageSize: number;
  readonly setPageIndex: (index: number) => void;
}

/**
 * Opens the page of the record that has just been created, of several the first (SHAR-26). Returns the ids of all of them while it is
 * tinted, and whether they are new.
 */
export function useAddedRow<Row extends object>(table: Shown<Row>, rowId: (row: Row) => number, isLoading: boolean) {
  const told = useAdded(useLocation().pathname);
  const ids = told === null ? [] : [told].flat();
  const added = ids[0] ?? null;
  const isNew = !useIsLookedFor(added);
  const { search, setSearch, matchingRows, page, pageSize, setPageIndex } = table;
  const isAdded = (row: Row) => rowId(row) === added;
  const isShown = search === '' && page.some(isAdded);
  /** Id of the record once it has been visible: after that a search, sort or change of page is respected. */
  const seen = useRef<number | null>(null);
  useEffect(() => {
    if (isShown) seen.current = added;
    if (added === null || seen.current === added) return;
    const index = matchingRows.findIndex(isAdded);
    if (search !== '') setSearch('');
    else if (index >= 0) setPageIndex(Math.floor(index / pageSize));
    // Filters may exclude it; a list that is still loading may yet contain it.
    else if (!isLoading) forgetAdded();
  });
  useAddedTime(isShown);
  return { added: isShown ? ids : [], isNew };
}
