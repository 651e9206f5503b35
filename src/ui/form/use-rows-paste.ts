import { useFormikContext } from 'formik';
import { useEffect, useState, type RefObject } from 'react';
import { cellText } from '@/ui/delimited/cell-text';
import type { RowsValues } from './use-field';
import { pasted } from './form-rows-paste';
import { readTable, type AnyPasteColumns, type PasteColumns } from './pasted-table';

interface RowsPaste<Row> {
  /** Contains the rows' fields. */
  frame: RefObject<HTMLElement | null>;
  blank: Row;
  columns: PasteColumns<Row>;
  /** Maximum number of rows. */
  most: number;
  /** Adjusts the rows after a paste. */
  arrange: (rows: readonly Row[]) => Row[];
  /** Called with the index of the row that was pasted into, and the number of rows that were filled. */
  onRows: (index: number, count: number) => void;
}

/** What the last paste did. */
export interface PasteResult {
  /** The number of rows that it filled. */
  readonly count: number;
  /** The number of lines for which the form has no room. */
  readonly left: number;
  readonly unused: readonly string[];
  /** Why nothing was pasted. */
  readonly problems: readonly string[];
}

const NOTHING: PasteResult = { count: 0, left: 0, unused: [], problems: [] };

/** A field that takes any text; one of days takes no other form than its own. */
const isText = (control: Element | null): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type !== 'checkbox' && control.type !== 'date';

/** One cell, as a spreadsheet copies it: the line ends, and nothing follows. */
const isOneCell = (text: string) => !/[\t\r\n]/.test(text.replace(/(?<![\r\n])[\r\n]+$/, ''));

/** Fills the form's rows with what is pasted (SHAR-28). */
export function useRowsPaste<Row extends object>({ frame, blank, columns, most, arrange, onRows }: RowsPaste<Row>): PasteResult {
  const { values, setValues } = useFormikContext<RowsValues<Row>>();
  // Rows with any fields: Formik's type for the touched fields of `Row` cannot be written down.
  const { touched, setTouched } = useFormikContext<RowsValues<Record<string, unknown>>>();
  const [result, setResult] = useState(NOTHING);

  // Browsers fire no paste event on a select or a switch, only on the document.
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const control = document.activeElement;
      const [, row, field] = /^rows\.(\d+)\.(.+)$/.exec(control?.getAttribute('name') ?? '') ?? [];
      if (field === undefined || !(field in columns) || frame.current?.contains(control) !== true) return;
      const text = event.clipboardData?.getData('text/plain') ?? '';
      // An e-mail field has taken it.
      if (text.trim() === '' || event.defaultPrevented) return;
      if (isOneCell(text) && isText(control)) {
        // An ordinary paste, unless it holds what cannot be seen (PAST-03).
        if (cellText(text) === text.trim()) return;
        event.preventDefault();
        control.setRangeText(cellText(text), control.selectionStart ?? 0, control.selectionEnd ?? 0, 'end');
        control.dispatchEvent(new Event('input', { bubbles: true }));
        return;
      }
      event.preventDefault();
      const table = readTable(text, columns as AnyPasteColumns, field);
      if ('problems' in table) return setResult({ ...NOTHING, problems: table.problems });
      const lines = table.lines.slice(0, most - values.rows.length + 1);
      const index = Number(row);
      const touchedRows = Array.isArray(touched.rows) ? touched.rows : [];
      const after = pasted(values.rows, touchedRows, { ...table, lines }, { index, blank, columns });
      void setTouched({ ...touched, rows: after.touched }, false);
      void setValues({ ...values, rows: arrange(after.rows) });
      setResult({ count: lines.length, left: table.lines.length - lines.length, unused: table.unused, problems: [] });
      onRows(index, lines.length);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  });

  return result;
}
