/** The rows of pasted tables (POST-58). */

export interface Row {
  readonly row: Element;
  /** Null where a cell of a row above reaches down, or the cell before reaches across. */
  readonly cells: readonly (Element | null)[];
}

/** Columns that a table can have by spans: rows times columns stay few (SAFE-30). */
const MAX_COLUMNS = 60;

const isTitle = (row: HTMLTableRowElement, [first]: readonly (Element | null)[]): boolean =>
  row.cells.length === 1 && first === row.cells[0];

/** The rows and cells that are seen. A cell over several rows or columns leaves empty ones, so that columns stay columns. */
export function rowsOf(table: HTMLTableElement, isSeen: (element: Element) => boolean): Row[] {
  let below: number[] = [];
  let section: Element | null = null;
  const rows: Row[] = [];
  for (const row of table.rows) {
    if (!isSeen(row)) continue;
    // Cells do not reach out of their section.
    if (row.parentElement !== section) below = [];
    section = row.parentElement;
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
      const rest = cell.rowSpan === 0 ? Infinity : cell.rowSpan - 1;
      const across = Math.max(1, Math.min(cell.colSpan, MAX_COLUMNS - cells.length));
      for (let column = 0; column < across; column += 1) {
        below[cells.length] = rest;
        cells.push(column === 0 ? cell : null);
      }
    }
    fill();
    // A title over the whole table has no columns.
    rows.push({ row, cells: isTitle(row, cells) ? cells.slice(0, 1) : cells });
  }
  return rows;
}

/** Whether the table only places what it holds: one column, or, as mails do, tables within it. */
export const isLayout = (table: Element, rows: readonly Row[]): boolean =>
  /^(?:presentation|none)$/.test(table.getAttribute('role') ?? '') ||
  rows.every(({ cells }) => cells.filter((cell) => cell !== null).length <= 1) ||
  table.querySelector('table') !== null;
