/** Where a key moves in a grid, by the ARIA grid pattern (GRID-09, GRID-11, GRID-46). */

export interface Position {
  readonly row: number;
  readonly column: number;
}

export interface Size {
  readonly rows: number;
  readonly columns: number;
}

export interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
}

const PAGE = 10;

const clamp = (index: number, count: number) => Math.max(0, Math.min(index, count - 1));

/** The position, clamped to the grid. */
export const within = ({ row, column }: Position, { rows, columns }: Size): Position => ({
  row: clamp(row, rows),
  column: clamp(column, columns),
});

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-PAGE, 0],
  PageDown: [PAGE, 0],
};

/** The target of an arrow, Home, End or page key; null for any other key. */
export function arrowMove({ key, ctrlKey }: Key, from: Position, size: Size): Position | null {
  const last = { row: size.rows - 1, column: size.columns - 1 };
  if (key === 'Home') return { row: ctrlKey ? 0 : from.row, column: 0 };
  if (key === 'End') return { row: ctrlKey ? last.row : from.row, column: last.column };
  const step = STEPS[key];
  if (!step) return null;
  const [down, right] = step;
  // With Ctrl to the edge, as spreadsheets do.
  const far = ctrlKey ? Math.max(size.rows, size.columns) : 1;
  return within({ row: from.row + down * far, column: from.column + right * far }, size);
}

/** Enter goes to the next row, with Shift to the one before, in `column`; where there is none the cell stays the same. */
export function enterMove({ shiftKey }: Pick<Key, 'shiftKey'>, from: Position, { rows }: Size, column: number): Position {
  const row = from.row + (shiftKey ? -1 : 1);
  return row < 0 || row >= rows ? from : { row, column };
}

/** Tab goes through all cells row by row, with Shift back; null at the ends (GRID-46). */
export function tabMove({ shiftKey }: Pick<Key, 'shiftKey'>, { row, column }: Position, { rows, columns }: Size): Position | null {
  const index = row * columns + column + (shiftKey ? -1 : 1);
  return index < 0 || index >= rows * columns ? null : { row: Math.floor(index / columns), column: index % columns };
}

export interface Area {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** The area selected between two cells (GRID-32). */
export const areaOf = (one: Position, other: Position): Area => ({
  top: Math.min(one.row, other.row),
  bottom: Math.max(one.row, other.row),
  left: Math.min(one.column, other.column),
  right: Math.max(one.column, other.column),
});

export const isWithin = ({ top, bottom, left, right }: Area, { row, column }: Position): boolean =>
  row >= top && row <= bottom && column >= left && column <= right;

/** The positions of an area, row by row. */
export const positionsOf = ({ top, bottom, left, right }: Area): Position[][] =>
  Array.from({ length: bottom - top + 1 }, (_, down) =>
    Array.from({ length: right - left + 1 }, (_, along) => ({ row: top + down, column: left + along })),
  );
