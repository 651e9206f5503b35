import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { tellAdded } from './added-record';
import { asLeft } from './list-memory';

/** Tells, after something asynchronous, whether the screen is still mounted. */
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

/** Tells later whether the person is still, or again, at this address. */
export function stayedHere(): () => boolean {
  const { pathname } = location;
  return () => location.pathname === pathname;
}

/** Tells later which record was created on this screen, whose list is to show it, unless the person is elsewhere by then (SHAR-26). */
export function addedHere(): (id: number) => void {
  const { pathname } = location;
  const isStillHere = stayedHere();
  return (id) => {
    if (isStillHere()) tellAdded(pathname, id);
  };
}

/** Opens a list as it was left (SHAR-25); `otherwise`, where it has not been open yet. */
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
 * Opens another screen, unless the person has left this one meanwhile: then they stay where they went. `added`: the record
 * just created, which the list there is to show (SHAR-26).
 */
export function useLeave(): (address: string, added?: number) => void {
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
