/** What is pasted from a spreadsheet into a form of several rows. */

/** The lines of a pasted text without the empty ones at its end, each cut where a spreadsheet ends a cell. */
export function linesOf(text: string): string[][] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n');
  return lines.map((line) => line.split('\t').map((cell) => cell.trim()));
}

interface Position<Row> {
  /** The row that was pasted into. */
  readonly index: number;
  /** What the cells of a line fill, from the field that was pasted into on. */
  readonly fields: readonly (keyof Row & string)[];
  readonly blank: Row;
}

/**
 * The first line fills the row that was pasted into; every other line becomes a new row under it, so the rows below
 * keep their content.
 */
export function pasted<Row extends object>(
  rows: readonly Row[],
  lines: readonly string[][],
  { index, fields, blank }: Position<Row>,
): Row[] {
  const filled = (row: Row, cells: readonly string[]): Row => ({
    ...row,
    ...Object.fromEntries(fields.flatMap((field, position) => (cells[position] ? [[field, cells[position]]] : []))),
  });
  const [first = [], ...others] = lines;
  return [
    ...rows.slice(0, index),
    ...rows.slice(index, index + 1).map((row) => filled(row, first)),
    ...others.map((cells) => filled(blank, cells)),
    ...rows.slice(index + 1),
  ];
}
