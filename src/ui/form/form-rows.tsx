/**
 * A form of several records of one kind, a row each: added, taken out, and pasted from a spreadsheet, one line a row.
 * The form's values hold them as `rows`.
 */
import { useFormikContext } from 'formik';
import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, type ClipboardEvent, type ReactNode } from 'react';
import { Button, IconButton } from '@/ui/base/button';
import { linesOf, pasted } from './form-rows-paste';

interface RowsValues<Row> {
  readonly rows: readonly Row[];
}

interface FormRowsProps<Row> {
  /** Names a row with its number: 'Curso 2'. */
  rowLabel: string;
  /** A row as it is added. */
  blank: Row;
  /** Names of the text fields, in the order in which a pasted line fills them. */
  pastedInto: readonly (keyof Row & string)[];
  /** What the rows are of, for the theme, which knows how wide their fields are: 'room-rows'. */
  className?: string;
  /** The fields of the row whose names begin so: 'rows.2.'. */
  children: (prefix: string) => ReactNode;
}

const FIELD = 'input, select, textarea';

/** 'Agregar otro' adds a row, 'Quitar' takes one out while another remains (ROOM-09). */
export function FormRows<Row extends object>({ rowLabel, blank, pastedInto, className = '', children }: FormRowsProps<Row>) {
  const { values, touched, setValues, setTouched } = useFormikContext<RowsValues<Row>>();
  const frame = useRef<HTMLDivElement>(null);

  /** The row in whose first field the keyboard goes on. */
  const next = useRef<number | null>(null);

  // Focus as soon as the row is rendered, so that typing goes into it. No layout effect: Formik updates its values in one
  // of its own, which runs after its fields' effects, and the blur caused here would validate the old values.
  useEffect(() => {
    if (next.current === null) return;
    frame.current?.children[next.current]?.querySelector<HTMLElement>(FIELD)?.focus();
    next.current = null;
  });

  const remove = (index: number) => {
    const others = <Item,>(list: readonly Item[]) => list.filter((_, other) => other !== index);
    // `touched` is by index: the rows below move up.
    void setTouched({ ...touched, ...(Array.isArray(touched.rows) && { rows: others(touched.rows) }) }, false);
    void setValues({ ...values, rows: others(values.rows) });
  };

  const paste = (event: ClipboardEvent<HTMLDivElement>, index: number) => {
    const lines = linesOf(event.clipboardData.getData('text/plain'));
    const field = event.target instanceof HTMLInputElement ? event.target.name.split('.').at(-1) : undefined;
    const from = pastedInto.findIndex((name) => name === field);
    // One line: the browser pastes it.
    if (lines.length < 2 || from < 0) return;
    event.preventDefault();
    // `touched` is by index: the rows below move down.
    const added = Array.from({ length: lines.length - 1 });
    if (Array.isArray(touched.rows)) void setTouched({ ...touched, rows: touched.rows.toSpliced(index + 1, 0, ...added) }, false);
    void setValues({ ...values, rows: pasted(values.rows, lines, { index, fields: pastedInto.slice(from), blank }) });
    next.current = index + lines.length - 1;
  };

  return (
    <>
      <div ref={frame} className={`form-rows ${className}`}>
        {values.rows.map((_, index) => (
          // Rows have no id: the index identifies them.
          // oxlint-disable-next-line react/no-array-index-key
          <div
            key={index}
            className="form-row"
            role="group"
            aria-label={`${rowLabel} ${index + 1}`}
            onPaste={(event) => paste(event, index)}
          >
            {children(`rows.${index}.`)}
            <IconButton
              icon={Trash2}
              name="Quitar"
              className="is-danger"
              disabled={values.rows.length === 1}
              onClick={() => {
                remove(index);
                next.current = Math.min(index, values.rows.length - 2);
              }}
            />
          </div>
        ))}
      </div>
      <Button
        kind="text"
        onClick={() => {
          void setValues({ ...values, rows: [...values.rows, blank] });
          next.current = values.rows.length;
        }}
      >
        <Plus className="icon icon-sm" />
        Agregar otro
      </Button>
    </>
  );
}
