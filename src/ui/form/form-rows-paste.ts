/** Pasting from a spreadsheet into a form of several rows (SHAR-28). */
import { foldText } from '@/ui/base/text-order';

/** The field's value for a pasted cell; undefined if the cell fits none. */
type ReadCell<Value> = (cell: string) => Value | undefined;

/** How the fields of a row read a cell, in the order of the fields; a field that nobody fills in is left out. */
export type PasteColumns<Row> = { readonly [Field in keyof Row]?: ReadCell<Row[Field]> };

export const anyText: ReadCell<string> = (cell) => cell || undefined;

/** Reads an option by its label. */
export function oneOf<Value>(options: readonly { readonly value: Value; readonly label: string }[]): ReadCell<Value> {
  return (cell) => options.find(({ label }) => foldText(label) === foldText(cell))?.value;
}

const ON = ['si', 'x', '1'];

export const onOrOff: ReadCell<boolean> = (cell) => ON.includes(foldText(cell));

/** The lines of a pasted text without the blank ones at its end, each split into cells at the tabs. */
export function linesOf(pasted: string): string[][] {
  const lines = pasted.split(/\r\n?|\n/).map((line) => line.split('\t').map((cell) => cell.trim()));
  return lines.slice(0, lines.findLastIndex((cells) => cells.some((cell) => cell !== '')) + 1);
}

interface Place<Row> {
  /** The row that was pasted into. */
  readonly index: number;
  /** The field that was pasted into. */
  readonly field: string;
  readonly blank: Row;
  readonly columns: PasteColumns<Row>;
}

type Touched = Partial<Record<string, boolean>>;

/**
 * The first line fills the row that was pasted into, from the field on; every other line becomes a new row under it, so the
 * rows below keep their content and their messages. A field that got a cell counts as left, so that it says what is wrong.
 */
export function pasted<Row extends object>(
  rows: readonly Row[],
  touched: readonly (Touched | undefined)[],
  lines: readonly (readonly string[])[],
  { index, field, blank, columns }: Place<Row>,
): { rows: Row[]; touched: (Touched | undefined)[] } {
  const fields = Object.entries(columns) as [keyof Row & string, ReadCell<unknown>][];
  const filled = fields.slice(fields.findIndex(([name]) => name === field));

  const read = (row: Row, cells: readonly string[]) =>
    filled.slice(0, cells.length).map(([name, readCell], position) => {
      const cell = cells[position] ?? '';
      // An empty cell keeps what was typed.
      return [name, readCell(cell) ?? (cell === '' ? row : blank)[name]];
    });
  const rowOf = (row: Row, cells: readonly string[]): Row => ({ ...row, ...Object.fromEntries(read(row, cells)) });
  const touchedBy = (cells: readonly string[]): Touched => Object.fromEntries(filled.slice(0, cells.length).map(([name]) => [name, true]));

  return {
    rows: rows.toSpliced(index, 1, ...lines.map((cells, line) => rowOf((line === 0 && rows[index]) || blank, cells))),
    touched: rows
      .map((_, row) => touched[row])
      .toSpliced(index, 1, ...lines.map((cells, line) => ({ ...(line === 0 && touched[index]), ...touchedBy(cells) }))),
  };
}
