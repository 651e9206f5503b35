import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { forgetAdded, useAdded, useAddedTime } from '@/ui/platform/added-record';

interface Shown<Row> {
  readonly search: string;
  readonly setSearch: (text: string) => void;
  readonly left: readonly Row[];
  readonly page: readonly Row[];
  readonly pageSize: number;
  readonly setPageIndex: (index: number) => void;
}

/** Turns to the page of a record that has just been created, and answers its id for as long as it is tinted (SHAR-26). */
export function useAddedRow<Row extends object>(table: Shown<Row>, rowId: (row: Row) => number, isLoading: boolean): number | null {
  const added = useAdded(useLocation().pathname);
  const { search, setSearch, left, page, pageSize, setPageIndex } = table;
  const isAdded = (row: Row) => rowId(row) === added;
  const isShown = search === '' && page.some(isAdded);
  /** It has been in sight: who then searches, sorts or turns the page has their way. */
  const seen = useRef<number | null>(null);
  useEffect(() => {
    if (isShown) seen.current = added;
    if (added === null || seen.current === added) return;
    const index = left.findIndex(isAdded);
    if (search !== '') setSearch('');
    else if (index >= 0) setPageIndex(Math.floor(index / pageSize));
    // Filters may keep it away; a list that is still being read may yet bring it.
    else if (!isLoading) forgetAdded();
  });
  useAddedTime(isShown);
  return isShown ? added : null;
}
