/** Puts rows into a form of several records before it opens, by its draft: nothing of them can be lost (IMPO-02). */
import type { ObjectSchema } from 'yup';
import { fitsShape, isRecord } from './draft-shape';
import { draftKey, isSame, storedDraft, writeDraft } from './drafts';
import { noteHanded } from './handed-rows';
import type { PasteColumns } from './pasted-table';

/** A form of several records, as its screen and a list from a file know it. */
export interface RowsForm<Row extends object> {
  readonly draft: string;
  /** What it opens with, with one blank row. */
  readonly initial: { readonly rows: Row[] };
  readonly blank: Row;
  readonly columns: PasteColumns<Row>;
  /** Of its rows; the one validation (IMPO-06). */
  readonly schema: ObjectSchema<{ rows: Row[] }>;
}

type Draft<Row extends object> = Pick<RowsForm<Row>, 'draft' | 'initial' | 'blank'>;

function held<Row extends object>({ draft, initial }: Draft<Row>): { readonly rows: Row[] } {
  const key = draftKey(draft);
  const stored = key === null ? null : storedDraft(key);
  const typed = isRecord(stored) ? stored['typed'] : null;
  return fitsShape(typed, initial) ? typed : initial;
}

const withoutBlank = <Row>(rows: readonly Row[], blank: Row): Row[] => rows.filter((row) => !isSame(row, blank));

/** The rows in which something is typed that has not been sent. */
export const heldRows = <Row extends object>(form: Draft<Row>): Row[] => withoutBlank(held(form).rows, form.blank);

/** Adds rows under what the form holds; it opens with both. */
export function handRows<Row extends object>(form: Draft<Row>, rows: readonly Row[]): void {
  const typed = held(form);
  const kept = withoutBlank(typed.rows, form.blank);
  writeDraft(form.draft, { ...typed, rows: [...kept, ...rows] }, form.initial);
  noteHanded(form.draft, { first: kept.length, count: rows.length });
}
