/** Rows that a list from a file has put into a form's draft, until the form opens with them (IMPO-02). */
import { createContext } from 'react';
import { draftKey } from './drafts';

export interface HandedRows {
  /** The index of the first one: what the form held already stays above. */
  readonly first: number;
  readonly count: number;
}

let handed: { readonly key: string | null; readonly rows: HandedRows } | null = null;

export const noteHanded = (form: string, rows: HandedRows): void => {
  handed = { key: draftKey(form), rows };
};

export const handedTo = (form: string | undefined): HandedRows | null =>
  form !== undefined && handed !== null && handed.key === draftKey(form) ? handed.rows : null;

export const forgetHanded = (): void => {
  handed = null;
};

/** Those that the form around has opened with. */
export const HandedContext = createContext<HandedRows | null>(null);
