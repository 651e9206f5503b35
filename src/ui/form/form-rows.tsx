/**
 * A form of several records of one kind, with a row each. Rows can be added, removed and pasted from a spreadsheet, one line
 * per row. The form's values hold them as `rows`.
 */
import { useFormikContext } from 'formik';
import { Plus } from 'lucide-react';
import { useCallback, useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { Button } from '@/ui/base/button';
import { FormRowGroup } from './form-row-group';
import type { RowsValues } from './use-field';
import type { PasteColumns } from './pasted-table';
import { PasteProblems, PasteStatus } from './rows-paste-status';
import type { RowsList } from './use-rows-form';
import { useRowsPaste } from './use-rows-paste';

interface FormRowsProps<Row> {
  /** Names a row with its number: 'Curso 2'. */
  rowLabel: string;
  /** The values of a new row. */
  blank: Row;
  /** The fields of a row in their order, each with how it reads a pasted cell (SHAR-28). */
  columns: PasteColumns<Row>;
  /** Widths of the fields where they stand side by side, as grid tracks: '2fr 1fr'. */
  widths: string;
  /** Text of the button that adds a row, in place of 'Agregar otro'. */
  add?: string;
  /** Maximum number of rows. */
  most?: number;
  /** Of a form that a list from a file may fill. */
  list?: RowsList;
  /** Adjusts the rows after one was added, removed or pasted, when they depend on their number. */
  arrange?: (rows: readonly Row[]) => Row[];
  /**
   * Renders the fields of a row; their names begin with the prefix: 'rows.2.'. A function that stays the same draws a row only
   * when that row changes; fields that look at other rows need another one each time.
   */
  children: (prefix: string) => ReactNode;
}

const FIELD = 'input, select, textarea';

/** Rows of a group: about a window's height of them. */
const GROUP_ROWS = 10;

/** Rows that are drawn before anybody has come near them. */
const ROWS_AT_FIRST = 2 * GROUP_ROWS;

/** Default maximum number of rows: nobody looks over more. */
export const MOST_ROWS = 500;

/**
 * React keys for the rows, which have no id. A removed row removes its key, too: a half-typed date exists only in its own
 * element, which must not pass to another row.
 */
function useRowKeys(count: number) {
  const [assigned, setAssigned] = useState<readonly number[]>([]);
  const last = assigned.at(-1) ?? -1;
  const keys = Array.from({ length: count }, (_, index) => assigned[index] ?? last + 1 + index - assigned.length);
  return { keys, removeKey: (index: number) => setAssigned(keys.filter((_, other) => other !== index)) };
}

/** The rows by their keys, so that a row stays in its group when another one is removed: in a new one it would be drawn anew. */
function groupsOf(keys: readonly number[]) {
  const groups: { group: number; first: number; keys: number[] }[] = [];
  for (const [index, key] of keys.entries()) {
    const group = Math.floor(key / GROUP_ROWS);
    const last = groups.at(-1);
    if (last?.group === group) last.keys.push(key);
    else groups.push({ group, first: index, keys: [key] });
  }
  return groups;
}

/** 'Agregar otro' adds a row, 'Quitar' removes one while another remains (ROOM-09). */
export function FormRows<Row extends object>({
  rowLabel,
  blank,
  columns,
  widths,
  add = 'Agregar otro',
  most = MOST_ROWS,
  list,
  arrange = (rows) => [...rows],
  children,
}: FormRowsProps<Row>) {
  const { values, touched, isSubmitting, setValues, setTouched } = useFormikContext<RowsValues<Row>>();
  const formik = useFormikContext<RowsValues<object>>();
  const frame = useRef<HTMLDivElement>(null);
  const { keys, removeKey } = useRowKeys(values.rows.length);
  const groups = groupsOf(keys);

  /** The row whose first field gets the focus. */
  const [next, setNext] = useState<{ row: number } | null>(null);
  const focusRow = (row: number) => setNext({ row });
  const listed = list?.rows ?? null;
  const hasList = listed !== null;
  useEffect(() => {
    if (listed) focusRow(listed.first);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it comes
  }, [hasList]);
  const paste = useRowsPaste({
    frame,
    blank,
    columns,
    most,
    arrange,
    onRows: (index, count) => {
      list?.move(index, count - 1);
      if (count > 1) focusRow(index + count - 1);
    },
  });
  // Those that the form opens with, which may be a draft's: a field of them may have to empty itself (`SelectField`).
  const [firstRows] = useState(Math.max(values.rows.length, ROWS_AT_FIRST));
  const isDrawn = (first: number, count: number) => first < firstRows || (next !== null && next.row >= first && next.row < first + count);

  // Focus as soon as the row is rendered, so that typing goes into it. No layout effect: Formik updates its values in one
  // of its own, which runs after its fields' effects, and the blur caused here would validate the old values.
  useEffect(() => {
    if (next === null) return;
    frame.current?.querySelector<HTMLElement>(`[aria-label="${rowLabel} ${next.row + 1}"] :is(${FIELD})`)?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each row that is to get it
  }, [next]);

  const remove = (index: number) => {
    const others = <Item,>(list: readonly Item[]) => list.filter((_, other) => other !== index);
    // `touched` is by index: the rows below move up.
    void setTouched({ ...touched, ...(Array.isArray(touched.rows) && { rows: others(touched.rows) }) }, false);
    void setValues({ ...values, rows: arrange(others(values.rows)) });
    removeKey(index);
    list?.move(index, -1);
    focusRow(Math.min(index, values.rows.length - 2));
  };
  const latestRemove = useRef(remove);
  useEffect(() => {
    latestRemove.current = remove;
  });
  const removeRow = useCallback((index: number) => latestRemove.current(index), []);

  return (
    <>
      {/* Inert while they are sent: later changes would be lost when the form closes. */}
      <div ref={frame} className="form-rows" inert={isSubmitting} style={{ '--columns': widths } as CSSProperties}>
        {groups.map(({ group, first, keys }) => (
          <FormRowGroup
            key={group}
            label={rowLabel}
            first={first}
            keys={keys}
            isDrawn={isDrawn(first, keys.length)}
            isOnly={values.rows.length === 1}
            formik={formik}
            onRemove={removeRow}
          >
            {children}
          </FormRowGroup>
        ))}
      </div>
      <div className="form-rows-foot">
        <Button
          kind="text"
          disabled={isSubmitting || values.rows.length >= most}
          onClick={() => {
            void setValues({ ...values, rows: arrange([...values.rows, blank]) });
            focusRow(values.rows.length);
          }}
        >
          <Plus className="icon icon-sm" />
          <span>{add}</span>
        </Button>
        <PasteStatus result={paste} listed={listed} />
      </div>
      <PasteProblems problems={paste.problems} />
    </>
  );
}
