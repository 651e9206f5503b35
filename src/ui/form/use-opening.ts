import { useState } from 'react';
import type { FormikValues } from 'formik';
import { isSame, readDraft, type Draft, type Merge } from './drafts';

export interface OpeningOptions<Values extends FormikValues> {
  initial: Values;
  /** Name of this form among the drafts; none: nothing of it is kept (passwords, access screens). */
  draft?: string | undefined;
  /** The shape a draft must have, where a list of `initial` may be empty and its items are records: one item in each. */
  sample?: Values;
  /**
   * `initial` is what is stored, and no `guard` watches it (SAFE-33): how what others stored since the form opened, or since its draft
   * was begun, comes in. Not of a new record, which may open with something else each time.
   */
  merge?: Merge<Values> | undefined;
}

export interface Opening<Values> {
  /** What the form opened with; with `merge` what is stored by now. */
  readonly opened: Values;
  /** What the person knows to be stored: `opened`, or what the draft was begun over. */
  readonly known: Values;
  /** What the fields begin with: the draft, else `opened`. */
  readonly first: Values;
  readonly isRecovered: boolean;
  /** From now on there is no recovered draft: it was sent, or is not wanted. */
  readonly settle: () => void;
}

/** What a form opens with: its draft, if there is one (SAFE-03), else what it is given, which a caller makes anew at each render. */
export function useOpening<Values extends FormikValues>({
  initial,
  draft,
  sample = initial,
  merge,
}: OpeningOptions<Values>): Opening<Values> {
  const [state, setState] = useState(() => {
    const kept = draft === undefined ? null : readDraft<Values>(draft, sample);
    const found: Draft<Values> | null = kept && merge ? { typed: merge(kept, initial), known: initial } : kept;
    // What is stored by now is nobody's draft any more.
    const recovered = found && isSame(found.typed, initial) ? null : found;
    return { opened: initial, known: recovered?.known ?? initial, recovered };
  });
  if (merge && !isSame(initial, state.opened)) setState({ ...state, opened: initial, known: initial });
  return {
    opened: state.opened,
    known: state.known,
    first: state.recovered?.typed ?? state.opened,
    isRecovered: state.recovered !== null,
    // The state of that moment: what is stored may have changed since the form was sent.
    settle: () => setState((now) => ({ ...now, known: now.opened, recovered: null })),
  };
}
