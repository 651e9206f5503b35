/** Which rows of a long grid are rendered: the visible ones and some around them; empty space stands for the others (P7, GRID-34). */

/** A grid with at most this many rows is rendered completely. */
const MAX_COMPLETE = 60;
/** Rows rendered before and after the visible ones. */
const OVERSCAN = 12;
/** The rendered rows move by this many at once. */
const STEP = 4;

export interface RowWindow {
  readonly first: number;
  /** Index after the last rendered row. */
  readonly end: number;
}

export const isLongGrid = (rows: number): boolean => rows > MAX_COMPLETE;

/** The window at a scroll position; the scroll offset, the visible height and a row's height in px. */
export function windowAt(scrollTop: number, visibleHeight: number, rowHeight: number, rows: number): RowWindow {
  const top = Math.floor(scrollTop / rowHeight);
  const bottom = top + Math.ceil(visibleHeight / rowHeight);
  const first = Math.max(0, Math.floor((top - OVERSCAN) / STEP) * STEP);
  return { first: Math.min(first, rows), end: Math.min(rows, Math.ceil((bottom + OVERSCAN) / STEP) * STEP) };
}

/** A window of the same size around one row. */
export const windowAround = (row: number, { first, end }: RowWindow, rows: number): RowWindow => {
  const count = end - first;
  const start = Math.max(0, Math.min(row - Math.floor(count / 2), rows - count));
  return { first: start, end: Math.min(rows, start + count) };
};

/** The parts of the table body: rendered rows, and `room` for a number of rows that are not. The active row is always rendered. */
export function partsOf(
  rows: number,
  { first, end }: RowWindow,
  active: number,
): ({ readonly row: number } | { readonly room: number; readonly before: number })[] {
  const drawn = Array.from({ length: end - first }, (_, index) => first + index);
  const all = active < first ? [active, ...drawn] : active >= end && active < rows ? [...drawn, active] : drawn;
  const parts: ({ row: number } | { room: number; before: number })[] = [];
  let next = 0;
  for (const row of all) {
    if (row > next) parts.push({ room: row - next, before: row });
    parts.push({ row });
    next = row + 1;
  }
  if (next < rows) parts.push({ room: rows - next, before: rows });
  return parts;
}
