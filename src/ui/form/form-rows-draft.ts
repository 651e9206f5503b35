/** Rows for a form of several records that come from a file: they wait in a draft of their own until it opens (IMPO-02). */
import type { ObjectSchema } from 'yup';
import { fitsShape, isRecord } from './draft-shape';
import { draftKey, eraseDraft, isSame, storedDraft, writeDraft } from './drafts';
import type { PasteColumns } from './pasted-table';

/** A form of several records, as its screen and a list from a file know it. */
export interface RowsForm<Row extends object> {
  readonly draft: string;
  readonly blank: Row;
  readonly columns: PasteColumns<Row>;
  /** Of its rows; the one validation (IMPO-06). */
  readonly schema: ObjectSchema<{ rows: Row[] }>;
}

interface RowsOf<Row> {
  readonly rows: Row[];
}

/** What is typed in a form that is not open. */
function textIn(draft: string): unknown {
  const key = draftKey(draft);
  const stored = key === null ? null : storedDraft(key);
  return isRecord(stored) ? stored['typed'] : null;
}

/** What is typed in a form that is not open, if it has that shape; null: nothing. */
export function typedIn<Values extends object>(draft: string, sample: Values): Values | null {
  const typed = textIn(draft);
  return fitsShape(typed, sample) ? typed : null;
}

/** The rows of a draft; those that wait are of another shape than a form's that has more fields. */
function rowsIn<Row extends object>(draft: string, blank: Row): Row[] {
  const typed = textIn(draft);
  const rows: RowsOf<unknown> = { rows: isRecord(typed) && Array.isArray(typed['rows']) ? typed['rows'] : [] };
  return fitsShape<RowsOf<Row>>(rows, { rows: [blank] }) ? rows.rows : [];
}

export const withoutBlank = <Row>(rows: readonly Row[], blank: Row): Row[] => rows.filter((row) => !isSame(row, blank));

const waitingOf = (draft: string) => `${draft}:list`;

/** The rows in which something is typed that has not been sent, then those that wait. */
export const heldRows = <Row extends object>({ draft, blank }: Pick<RowsForm<Row>, 'draft' | 'blank'>): Row[] =>
  [draft, waitingOf(draft)].flatMap((name) => withoutBlank(rowsIn(name, blank), blank));

/** Has rows wait for a form that opens next. A reload loses none. */
export function handRows<Row extends object>({ draft, blank }: Pick<RowsForm<Row>, 'draft' | 'blank'>, rows: readonly Row[]): void {
  const waiting = waitingOf(draft);
  writeDraft(waiting, { rows: [...rowsIn(waiting, blank), ...rows] }, { rows: [] as Row[] });
}

/** Those that wait for a form, which has them then. */
export function takeHandedRows<Row extends object>(draft: string, blank: Row): Row[] {
  const waiting = waitingOf(draft);
  const rows = rowsIn(waiting, blank);
  if (rows.length > 0) eraseDraft(waiting);
  return rows;
}
