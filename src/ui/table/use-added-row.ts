import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { forgetAdded, useAdded } from '@/ui/platform/added-record';

/** Milliseconds (SHAR-26). */
const TINTED_FOR = 3000;

interface Shown<Row> {
  readonly search: string;
  readonly setSearch: (text: string) => void;
  readonly left: readonly Row[];
  readonly pageSize: number;
  readonly setPageIndex: (index: number) => void;
}

/** Turns to the page of a record that has just been created, and answers its id for as long as it is tinted (SHAR-26). */
export function useAddedRow<Row extends object>(table: Shown<Row>, rowId: (row: Row) => number, isLoading: boolean): number | null {
  const added = useAdded(useLocation().pathname);
  const [tinted, setTinted] = useState<number | null>(null);
  const { search, setSearch, left, pageSize, setPageIndex } = table;
  useEffect(() => {
    if (added === null) return;
    if (search !== '') {
      setSearch('');
      return;
    }
    const index = left.findIndex((row) => rowId(row) === added);
    if (index >= 0) {
      setPageIndex(Math.floor(index / pageSize));
      setTinted(added);
    }
    // Filters may keep it away; a list that is still being read may yet bring it.
    if (index >= 0 || !isLoading) forgetAdded();
  });
  useEffect(() => {
    if (tinted === null) return;
    const timer = setTimeout(() => setTinted(null), TINTED_FOR);
    return () => clearTimeout(timer);
  }, [tinted]);
  return tinted;
}
