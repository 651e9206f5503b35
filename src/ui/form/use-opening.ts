import { useState } from 'react';
import type { FormikValues } from 'formik';
import { isSame, readDraft, type Draft, type Merge } from './drafts';

export interface OpeningOptions<Values extends FormikValues> {
  initial: Values;
  /** Name of the form's draft; without one nothing is kept (passwords, access screens). */
  draft?: string | undefined;
  /** The shape of a draft, needed when a list of records in `initial` may be empty: one item in each list. */
  sample?: Values;
  /**
   * For a stored record without a guard (SAFE-33): merges in what others have stored since the form opened or its draft was begun. Not
   * for a new record, whose `initial` may differ each time.
   */
  merge?: Merge<Values> | undefined;
}

export interface Opening<Values> {
  /** What the form opened with; with `merge` the values stored now. */
  readonly opened: Values;
  /** The stored values that the person knows: `opened`, or those when the draft was begun. */
  readonly known: Values;
  /** What the fields begin with: the draft, else `opened`. */
  readonly first: Values;
  readonly isRecovered: boolean;
  /** Ends the recovery of a draft: it was sent or discarded. */
  readonly settle: () => void;
}

/** What a form opens with: its draft, if there is one (SAFE-03), else `initial`, which may be a new object at each render. */
export function useOpening<Values extends FormikValues>({
  initial,
  draft,
  sample = initial,
  merge,
}: OpeningOptions<Values>): Opening<Values> {
  const [state, setState] = useState(() => {
    const kept = draft === undefined ? null : readDraft<Values>(draft, sample);
    const found: Draft<Values> | null = kept && merge ? { typed: merge(kept, initial), known: initial } : kept;
    // A draft that equals the stored record has been saved.
    const recovered = found && isSame(found.typed, initial) ? null : found;
    return { opened: initial, known: recovered?.known ?? initial, recovered };
  });
  if (merge && !isSame(initial, state.opened)) setState({ ...state, opened: initial, known: initial });
  return {
    opened: state.opened,
    known: state.known,
    first: state.recovered?.typed ?? state.opened,
    isRecovered: state.recovered !== null,
    // From the current state: the stored record may have changed since the form was sent.
    settle: () => setState((now) => ({ ...now, known: now.opened, recovered: null })),
  };
}
