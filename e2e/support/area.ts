/** What each folder of screens (its area.ts) gives the suites that walk over all of them; e2e/areas.ts collects it. */
import type { Scene } from '@e2e/faults/scene';
import type { Form } from './form';
import type { ScreenDialogs } from './opened-dialog';

/** A list of records that the contract lets be shown without the odd ones (SAFE-22). */
export interface RecordList {
  readonly at: string;
  /** As it is asked for. */
  readonly path: string;
  /** Of the records in the answer. */
  readonly name: string;
  /** Of the table. */
  readonly label: string;
  /** A field of its records, and what it cannot be. */
  readonly field: string;
  readonly odd: unknown;
  /** It has an entry of its own in the menu, by its label: what it says while it is empty. */
  readonly empty?: string;
  /** Address of the form that compares new names with its own. */
  readonly form?: string;
}

export type StoredRecord = Readonly<Record<string, unknown>> & { readonly id: number };

/** A record that two people edit (SAFE-33). */
export interface EditedRecord {
  readonly who: 'coordinadora' | 'directora';
  readonly at: string;
  /** The row of the record, by a text of it. */
  readonly row: string;
  readonly dialog: string;
  /** The list that is read again, and the record in its answer. */
  readonly list: {
    readonly path: string;
    readonly query?: string;
    readonly records: string;
    readonly is: (record: StoredRecord) => boolean;
  };
  /** The calls by which another person changes all of its fields. */
  readonly other: (record: StoredRecord) => readonly { readonly path: string; readonly method?: 'POST'; readonly body: unknown }[];
  readonly write: string;
  /** What is typed meanwhile. */
  readonly typed: { readonly label: string; readonly text: string };
  /** The lines of the comparison: field, stored, typed. */
  readonly lines: readonly (readonly [field: string, stored: string, typed: string])[];
}

/** All by their names in docs/spec/cases.json, where they have one. */
export interface Area {
  /** Its screens, as each role reaches them. */
  readonly routes?: Partial<Readonly<Record<'coordinadora' | 'directora', Readonly<Record<string, string>>>>>;
  readonly forms?: Readonly<Record<string, Form>>;
  /** Its calls. */
  readonly scenes?: readonly Scene[];
  readonly dialogs?: readonly ScreenDialogs[];
  readonly lists?: Readonly<Record<string, RecordList>>;
  readonly edited?: Readonly<Record<string, EditedRecord>>;
}
