/** The rows of pasted tables (POST-58). */

export interface Row {
  readonly row: Element;
  /** Null where a cell of a row above reaches down. */
  readonly cells: readonly (Element | null)[];
}

const MAX_SPAN = 1000;

/** The rows and cells that are seen. A cell over several rows leaves an empty one below, so that columns stay columns. */
export function rowsOf(table: HTMLTableElement, isSeen: (element: Element) => boolean): Row[] {
  const below: number[] = [];
  const rows: Row[] = [];
  for (const row of table.rows) {
    if (!isSeen(row)) continue;
    const cells: (Element | null)[] = [];
    const fill = () => {
      while ((below[cells.length] ?? 0) > 0) {
        below[cells.length] = (below[cells.length] ?? 0) - 1;
        cells.push(null);
      }
    };
    for (const cell of row.cells) {
      if (!isSeen(cell)) continue;
      fill();
      below[cells.length] = Math.min(cell.rowSpan, MAX_SPAN) - 1;
      cells.push(cell);
    }
    fill();
    rows.push({ row, cells });
  }
  return rows;
}

/** Whether the table only places what it holds: one column, or, as mails do, tables within it. */
export const isLayout = (table: Element, rows: readonly Row[]): boolean =>
  /^(?:presentation|none)$/.test(table.getAttribute('role') ?? '') ||
  rows.every(({ cells }) => cells.length <= 1) ||
  table.querySelector('table') !== null;
