/** What each folder of screens (its area.ts) gives the suites that walk over all of them; e2e/areas.ts collects it. */
import type { PersonKey } from '@fixtures/people';
import type { Scene } from '@e2e/faults/scene';
import type { FailureTexts, Shown } from '@e2e/faults/shown';
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
  /** The column that its rows come ordered by. */
  readonly ordered: string;
  /** Whether each row has one line at 1440 px: the height of one that grows is no surprise. */
  readonly isOneLine: boolean;
  readonly sheet: Sheet;
  /** null: it stands in the detail of a record. */
  readonly menu: MenuList | null;
  /** null: no form compares names with those of its records. */
  readonly compared: ComparedNames | null;
}

/** A record on a phone. */
interface Sheet {
  readonly name: string;
  /** Its first line, and the other values under it, each column's name before those that have one. */
  readonly first: readonly string[];
  readonly under: readonly string[];
  /** Of its button, in words. */
  readonly actions: readonly string[];
}

/** A list with an entry of its own in the menu, by its label. */
interface MenuList {
  /** What it says while it is empty, and to whom it is. */
  readonly empty: string;
  readonly who: PersonKey;
  /** The button of the form that adds to it, and the first field there. */
  readonly add: string;
  readonly first: string;
}

interface ComparedNames {
  /** Address of the form that compares new names with them. */
  readonly form: string;
  /** The name in a record, and in the dialog that edits it. */
  readonly field: string;
  readonly label: string;
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

type Who = 'coordinadora' | 'directora';

export interface MenuEntry {
  readonly label: string;
  readonly address: string;
  /** What else is opened under it: which screens, and where it is not the label, their heading. */
  readonly details: readonly (readonly [kind: 'create' | 'detail', address: string, heading?: string])[];
}

/** All by their names in the cases of rules. */
interface Parts {
  /** Its screens, as each role reaches them. */
  readonly routes: Partial<Readonly<Record<Who, Readonly<Record<string, string>>>>>;
  /** Its entries in the menu of each role; LAYO-09 and LAYO-10 say in which order. */
  readonly menu: Partial<Readonly<Record<Who, readonly MenuEntry[]>>>;
  readonly forms: Readonly<Record<string, Form>>;
  /** Its calls. */
  readonly scenes: readonly Scene[];
  /** What the failures of its calls show, where it is not what those of all calls do: 'API-065', or in a place, 'API-065 creation'. */
  readonly failures: Readonly<Record<string, FailureTexts>>;
  /** Refusals whose text is none of these: 'API-066 withTeacher'. */
  readonly refusals: Readonly<Record<string, Shown>>;
  readonly dialogs: readonly ScreenDialogs[];
  readonly lists: Readonly<Record<string, RecordList>>;
  readonly edited: Readonly<Record<string, EditedRecord>>;
}

/** Who has a list has all that belongs to it. */
type WithLists = 'lists' | 'routes' | 'menu' | 'forms' | 'scenes' | 'dialogs' | 'edited';

export type Area = (Pick<Parts, WithLists> & Partial<Parts>) | (Partial<Omit<Parts, 'lists'>> & { readonly lists?: never });
