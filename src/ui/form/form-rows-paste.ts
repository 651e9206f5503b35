/** Fills the rows of a form from a pasted table (SHAR-28). */
import type { PasteColumns, PastedTable } from './pasted-table';

interface Place<Row> {
  /** The row that was pasted into. */
  readonly index: number;
  readonly blank: Row;
  readonly columns: PasteColumns<Row>;
}

type Touched = Partial<Record<string, boolean>>;

/**
 * The first line fills the row that was pasted into; every other line becomes a new row under it, so the rows below keep
 * their content and their messages. A field that got a cell counts as left, so that it says what is wrong.
 */
export function pasted<Row extends object>(
  rows: readonly Row[],
  touched: readonly (Touched | undefined)[],
  { fields, lines }: PastedTable,
  { index, blank, columns }: Place<Row>,
): { rows: Row[]; touched: (Touched | undefined)[] } {
  const filled = fields as readonly (keyof Row & string)[];
  const read = (row: Row, cells: readonly string[]) =>
    cells.flatMap((cell, position) => {
      const name = filled[position];
      // An empty cell keeps what was typed.
      return name === undefined ? [] : [[name, columns[name]?.read(cell) ?? (cell === '' ? row : blank)[name]]];
    });
  const rowOf = (row: Row, cells: readonly string[]): Row => ({ ...row, ...Object.fromEntries(read(row, cells)) });
  const touchedBy = (cells: readonly string[]): Touched => Object.fromEntries(filled.slice(0, cells.length).map((name) => [name, true]));

  return {
    rows: rows.toSpliced(index, 1, ...lines.map((cells, line) => rowOf((line === 0 && rows[index]) || blank, cells))),
    touched: rows
      .map((_, row) => touched[row])
      .toSpliced(index, 1, ...lines.map((cells, line) => ({ ...(line === 0 && touched[index]), ...touchedBy(cells) }))),
  };
}
