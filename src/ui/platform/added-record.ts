/** The record that a form has just created, until its list has shown it (SHAR-26). */
import { useEffect, useSyncExternalStore } from 'react';

/** Milliseconds. */
const TINTED_FOR = 3000;

interface Added {
  /** Of the screen with the list. */
  readonly pathname: string;
  readonly id: number;
}

let added: Added | null = null;
const followers = new Set<() => void>();

function set(next: Added | null): void {
  added = next;
  for (const follow of followers) follow();
}

/** The list at that address (its query aside) is to show this record. */
export const tellAdded = (address: string, id: number): void => set({ pathname: address.replace(/\?.*/, ''), id });

export const forgetAdded = (): void => set(null);

const follow = (tell: () => void) => {
  followers.add(tell);
  return () => void followers.delete(tell);
};

/** The record that the list at this address has still to show, or null. */
export const useAdded = (pathname: string): number | null =>
  useSyncExternalStore(follow, () => (added?.pathname === pathname ? added.id : null));

/** Lets the record be when it has been shown for its time, or is no longer shown. */
export function useAddedTime(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(forgetAdded, TINTED_FOR);
    return () => {
      clearTimeout(timer);
      forgetAdded();
    };
  }, [isShown]);
}
