import { useFormikContext } from 'formik';
import { useEffect, useState, type RefObject } from 'react';
import { linesOf, pasted, type PasteColumns } from './form-rows-paste';

interface RowsValues<Row> {
  readonly rows: readonly Row[];
}

interface RowsPaste<Row> {
  /** Contains the rows' fields. */
  frame: RefObject<HTMLElement | null>;
  blank: Row;
  columns: PasteColumns<Row>;
  /** Maximum number of rows; further lines are ignored. */
  most: number;
  /** Adjusts the rows after a paste. */
  arrange: (rows: readonly Row[]) => Row[];
  /** Called with the index of the last filled row, if there are several. */
  onRows: (last: number) => void;
}

const isText = (control: Element | null) => control instanceof HTMLInputElement && control.type !== 'checkbox';

/** Fills the form's rows with what is pasted; returns how many the last paste filled (SHAR-28). */
export function useRowsPaste<Row extends object>({ frame, blank, columns, most, arrange, onRows }: RowsPaste<Row>): number {
  const { values, setValues } = useFormikContext<RowsValues<Row>>();
  // Rows with any fields: Formik's type for the touched fields of `Row` cannot be written down.
  const { touched, setTouched } = useFormikContext<RowsValues<Record<string, unknown>>>();
  const [count, setCount] = useState(0);

  // Browsers fire no paste event on a select or a switch, only on the document.
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const control = document.activeElement;
      const [, row, field] = /^rows\.(\d+)\.(.+)$/.exec(control?.getAttribute('name') ?? '') ?? [];
      if (field === undefined || !(field in columns) || frame.current?.contains(control) !== true) return;
      const room = most - values.rows.length + 1;
      const lines = linesOf(event.clipboardData?.getData('text/plain') ?? '').slice(0, room);
      const cells = lines.flat().length;
      // A single cell in a text field is an ordinary paste.
      if (cells === 0 || (cells === 1 && isText(control))) return;
      event.preventDefault();
      const index = Number(row);
      const touchedRows = Array.isArray(touched.rows) ? touched.rows : [];
      const after = pasted(values.rows, touchedRows, lines, { index, field, blank, columns });
      void setTouched({ ...touched, rows: after.touched }, false);
      void setValues({ ...values, rows: arrange(after.rows) });
      setCount(lines.length);
      if (lines.length > 1) onRows(index + lines.length - 1);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  });

  return count;
}
