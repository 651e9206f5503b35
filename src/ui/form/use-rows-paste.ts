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
  /** Lines that would make more rows are left out. */
  most: number;
  /** Tells the last row that was filled where there are several. */
  onRows: (last: number) => void;
}

const isText = (control: Element | null) => control instanceof HTMLInputElement && control.type !== 'checkbox';

/** Fills the rows of the form around it with what is pasted; answers how many the last paste filled (SHAR-28). */
export function useRowsPaste<Row extends object>({ frame, blank, columns, most, onRows }: RowsPaste<Row>): number {
  const { values, setValues } = useFormikContext<RowsValues<Row>>();
  // Rows of any fields: what Formik makes of `Row` cannot be written.
  const { touched, setTouched } = useFormikContext<RowsValues<Record<string, unknown>>>();
  const [count, setCount] = useState(0);

  // The browser tells a select or a switch nothing of a paste, only the document.
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const control = document.activeElement;
      const [, row, field] = /^rows\.(\d+)\.(.+)$/.exec(control?.getAttribute('name') ?? '') ?? [];
      if (field === undefined || !(field in columns) || frame.current?.contains(control) !== true) return;
      const room = most - values.rows.length + 1;
      const lines = linesOf(event.clipboardData?.getData('text/plain') ?? '').slice(0, room);
      const cells = lines.flat().length;
      // One cell is any text for a field that takes any.
      if (cells === 0 || (cells === 1 && isText(control))) return;
      event.preventDefault();
      const index = Number(row);
      const marks = Array.isArray(touched.rows) ? touched.rows : [];
      const after = pasted(values.rows, marks, lines, { index, field, blank, columns });
      void setTouched({ ...touched, rows: after.touched }, false);
      void setValues({ ...values, rows: after.rows });
      setCount(lines.length);
      if (lines.length > 1) onRows(index + lines.length - 1);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  });

  return count;
}
