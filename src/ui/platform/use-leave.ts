import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { tellAdded, type AddedIds } from './added-record';
import { asLeft } from './list-memory';

/** Returns a function that says, after something asynchronous, whether the component is still mounted. */
export function useIsHere(): () => boolean {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(() => isHere.current, []);
}

/** Returns a function that says later whether the person is still, or again, at this address. */
export function stayedHere(): () => boolean {
  const { pathname } = location;
  return () => location.pathname === pathname;
}

/** Returns a function that later tells this screen's list to highlight a created record, unless the person has left (SHAR-26). */
export function addedHere(): (id: AddedIds) => void {
  const { pathname } = location;
  const isStillHere = stayedHere();
  return (id) => {
    if (isStillHere()) tellAdded(pathname, id);
  };
}

/** Opens a list in the state in which it was left (SHAR-25), or `otherwise` if it has not been open yet. */
export function useReturn(): (list: string, otherwise?: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (list, otherwise) => {
      const { to, state } = asLeft(list, otherwise);
      void navigate(to, { state });
    },
    [navigate],
  );
}

/**
 * Opens another screen, unless the person has already left this one. `added`: what was just created, which the list there
 * highlights (SHAR-26).
 */
export function useLeave(): (address: string, added?: AddedIds) => void {
  const goBack = useReturn();
  const isHere = useIsHere();
  return useCallback(
    (address, added) => {
      if (!isHere()) return;
      if (added !== undefined) tellAdded(address, added);
      goBack(address);
    },
    [isHere, goBack],
  );
}
