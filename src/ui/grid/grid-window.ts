/** Which rows of a long grid are drawn: those in sight and some around them; the others are room to scroll through (P7, GRID-34). */

/** A grid of so many rows at most is drawn whole. */
const WHOLE = 60;
/** Rows around those in sight, and by how many the drawn ones move at once. */
const AROUND = 12;
const STEP = 4;

export interface RowWindow {
  readonly first: number;
  /** The first one that is not drawn. */
  readonly end: number;
}

export const isLongGrid = (rows: number): boolean => rows > WHOLE;

/** In px: how far it is scrolled, how much is in sight, and how high a row is. */
export function windowAt(scrolled: number, sight: number, height: number, rows: number): RowWindow {
  const top = Math.floor(scrolled / height);
  const bottom = top + Math.ceil(sight / height);
  const first = Math.max(0, Math.floor((top - AROUND) / STEP) * STEP);
  return { first: Math.min(first, rows), end: Math.min(rows, Math.ceil((bottom + AROUND) / STEP) * STEP) };
}

/** Around one row. */
export const windowAround = (row: number, { first, end }: RowWindow, rows: number): RowWindow => {
  const count = end - first;
  const start = Math.max(0, Math.min(row - Math.floor(count / 2), rows - count));
  return { first: start, end: Math.min(rows, start + count) };
};

/** What stands in the body: drawn rows, and room for so many that are not. The active row is drawn wherever it is. */
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
