/** The record that a form has just created, until its list has shown it (SHAR-26). */
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const TINTED_MS = 3000;

/** Id of the record that was created, or the ids of several. */
export type AddedIds = number | readonly number[];

interface Added {
  /** Path of the screen with the list. */
  readonly pathname: string;
  readonly id: AddedIds;
}

const store = createStore<{ readonly added: Added | null }>(() => ({ added: null }));

/** Tells the list at that address (without its query) to highlight this record, of several the first, and to name all. */
export const tellAdded = (address: string, id: AddedIds): void => store.setState({ added: { pathname: address.replace(/\?.*/, ''), id } });

export const forgetAdded = (): void => store.setState({ added: null });

/** What the list at this address has to highlight, or null. */
export const useAdded = (pathname: string): AddedIds | null =>
  useStore(store, ({ added }) => (added?.pathname === pathname ? added.id : null));

/** Ends the highlight when the record has been shown long enough, or is no longer shown. */
export function useAddedTime(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(forgetAdded, TINTED_MS);
    return () => {
      clearTimeout(timer);
      forgetAdded();
    };
  }, [isShown]);
}
