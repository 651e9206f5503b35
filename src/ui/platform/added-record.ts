/** The record that a form has just created, until its list has shown it (SHAR-26). */
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Milliseconds. */
const TINTED_FOR = 3000;

interface Added {
  /** Of the screen with the list. */
  readonly pathname: string;
  readonly id: number;
}

const store = createStore<{ readonly added: Added | null }>(() => ({ added: null }));

/** The list at that address (its query aside) is to show this record. */
export const tellAdded = (address: string, id: number): void => store.setState({ added: { pathname: address.replace(/\?.*/, ''), id } });

export const forgetAdded = (): void => store.setState({ added: null });

/** The record that the list at this address has still to show, or null. */
export const useAdded = (pathname: string): number | null =>
  useStore(store, ({ added }) => (added?.pathname === pathname ? added.id : null));

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
