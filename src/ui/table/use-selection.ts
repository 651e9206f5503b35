import { useCallback, useMemo, useState } from 'react';

/** The records chosen in a table, over all its pages (EVAL-21). */
export interface Selection {
  readonly ids: ReadonlySet<number>;
  readonly choose: (id: number, isChosen: boolean) => void;
  /** Chooses exactly these. */
  readonly chooseAll: (ids: Iterable<number>) => void;
}

/** Empty at first; lasts as long as the component. */
export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<number>>(() => new Set());
  const choose = useCallback((id: number, isChosen: boolean) => {
    setIds((current) => {
      const next = new Set(current);
      if (isChosen) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  const chooseAll = useCallback((all: Iterable<number>) => setIds(new Set(all)), []);
  return useMemo(() => ({ ids, choose, chooseAll }), [ids, choose, chooseAll]);
}
