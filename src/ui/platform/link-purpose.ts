/** What a link tells the screen that it opens, by the state of its history entry (FIND-06). */
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Opens the form that a button of the screen opens. */
export const BEGINS = { purpose: 'begin' } as const;
/** Looks for a record: what the list highlights is not new. */
export const LOOKS = { purpose: 'look' } as const;

function usePurpose(): unknown {
  const { state } = useLocation() as { state: unknown };
  return typeof state === 'object' && state !== null && Reflect.get(state, 'purpose');
}

/** True when the record that the list highlights was there already; also when its page has changed the address since. */
export function useIsLookedFor(id: number | null): boolean {
  const looks = usePurpose() === LOOKS.purpose;
  const [found, setFound] = useState<number | null>(null);
  if (looks && id !== null && id !== found) setFound(id);
  return id !== null && id === found;
}

/** Begins what the link to this screen begins, once for each such link; `begin` is null until it can. */
export function useBegun(begin: (() => void) | null): void {
  const begins = usePurpose() === BEGINS.purpose;
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (begin === null || !begins) return;
    // Neither a reload nor Back begins it again.
    void navigate({ search }, { replace: true });
    begin();
  });
}
