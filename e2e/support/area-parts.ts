/** What each area (its folder's area.ts) declares for the suites that run over all areas; e2e/areas.ts collects it. */
import type { PersonKey } from '@fixtures/people';
import type { Scene } from '@e2e/faults/scene';
import type { FailureTexts, Shown } from '@e2e/faults/shown';
import type { Form } from './form';
import type { ScreenDialogs } from './opened-dialog';

/** A list that is shown without its invalid records (SAFE-22). */
export interface RecordList {
  readonly at: string;
  /** The path of its call. */
  readonly path: string;
  /** The field of the answer with the records. */
  readonly name: string;
  /** The table's label. */
  readonly label: string;
  /** A field of its records, and an invalid value for it. */
  readonly field: string;
  readonly odd: unknown;
  /** The column by which the rows are sorted at first. */
  readonly ordered: string;
  /** Whether each row has one line at 1440 px, so that a change of its height is a defect. */
  readonly isOneLine: boolean;
  readonly sheet: Sheet;
  /** null for a list in the detail of a record. */
  readonly menu: MenuList | null;
  /** null when no form compares new names with those of its records. */
  readonly compared: ComparedNames | null;
}

/** A record's sheet, which replaces its row on a phone. */
interface Sheet {
  readonly name: string;
  /** The texts of its first line, and those under it; a value follows its column's name where that is shown. */
  readonly first: readonly string[];
  readonly under: readonly string[];
  /** The texts of its actions. */
  readonly actions: readonly string[];
}

/** The part of a list that has its own menu entry. */
interface MenuList {
  /** The text of the empty list, and a person whose list is empty. */
  readonly empty: string;
  readonly who: PersonKey;
  /** The button that opens its create form, and the first field there. */
  readonly add: string;
  readonly first: string;
}

interface ComparedNames {
  /** The address of the form that compares new names with the list's. */
  readonly form: string;
  /** The field of the name in a record, and its label in the edit dialog. */
  readonly field: string;
  readonly label: string;
}

export type StoredRecord = Readonly<Record<string, unknown>> & { readonly id: number };

/** A record that two people edit (SAFE-33). */
export interface EditedRecord {
  readonly who: 'coordinadora' | 'directora';
  readonly at: string;
  /** A text of the record's row. */
  readonly row: string;
  readonly dialog: string;
  /** The list that the dialog reads again, and the record in its answer. */
  readonly list: {
    readonly path: string;
    readonly query?: string;
    readonly records: string;
    readonly is: (record: StoredRecord) => boolean;
  };
  /** The calls with which another person changes all of its fields. */
  readonly other: (record: StoredRecord) => readonly { readonly path: string; readonly method?: 'POST'; readonly body: unknown }[];
  readonly write: string;
  /** The text that the person types while another one changes the record. */
  readonly typed: { readonly label: string; readonly text: string };
  /** The lines of the comparison: field, stored, typed. */
  readonly lines: readonly (readonly [field: string, stored: string, typed: string])[];
}

type Who = 'coordinadora' | 'directora';

export interface MenuEntry {
  readonly label: string;
  readonly address: string;
  /** Of its screen, where it is not the label (LAYO-12). */
  readonly heading?: string;
  /** The screens below the entry, with their heading where it is not the entry's label. */
  readonly details: readonly (readonly [kind: 'create' | 'detail', address: string, heading?: string])[];
}

/** The parts of an area, by their names in the cases of rules. */
interface Parts {
  /** Its screens and their addresses, by role. */
  readonly routes: Partial<Readonly<Record<Who, Readonly<Record<string, string>>>>>;
  /** Its menu entries, by role; LAYO-09 and LAYO-10 define the order of all. */
  readonly menu: Partial<Readonly<Record<Who, readonly MenuEntry[]>>>;
  readonly forms: Readonly<Record<string, Form>>;
  /** Its calls. */
  readonly scenes: readonly Scene[];
  /** The failure texts of calls that differ from the default: by 'API-065', or by 'API-065 creation' for one place. */
  readonly failures: Readonly<Record<string, FailureTexts>>;
  /** The texts of refusals that differ from those failure texts, by 'API-066 withTeacher'. */
  readonly refusals: Readonly<Record<string, Shown>>;
  readonly dialogs: readonly ScreenDialogs[];
  readonly lists: Readonly<Record<string, RecordList>>;
  readonly edited: Readonly<Record<string, EditedRecord>>;
}

/** The parts that an area with a list must have. */
type WithLists = 'lists' | 'routes' | 'menu' | 'forms' | 'scenes' | 'dialogs' | 'edited';

export type Area = (Pick<Parts, WithLists> & Partial<Parts>) | (Partial<Omit<Parts, 'lists'>> & { readonly lists?: never });
