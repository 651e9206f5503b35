/** Where the message of a cell is shown (GRID-43). All lengths are px in the window. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Corner {
  readonly left: number;
  readonly top: number;
}

const doOverlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const doesHold = (outer: Box, inner: Box) =>
  inner.left >= outer.left && inner.top >= outer.top && inner.right <= outer.right && inner.bottom <= outer.bottom;

/** Between the cell and its message. */
const GAP = 4;

/**
 * Above the cell, where it is done, else below or beside it: the first place that lies whole within the window and covers no
 * cell that is typed in. Where there is none: within the window, whatever it covers.
 */
export function placeBubble(cell: Box, { width, height }: { width: number; height: number }, sight: Box, typed: Box | null): Corner {
  const into = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));
  const left = into(cell.right - width, sight.left, sight.right - width);
  const top = into((cell.top + cell.bottom - height) / 2, sight.top, sight.bottom - height);
  const above = { left, top: cell.top - GAP - height };
  const corners: readonly Corner[] = [
    above,
    { left, top: cell.bottom + GAP },
    { left: cell.left - GAP - width, top },
    { left: cell.right + GAP, top },
  ];
  const boxAt = (corner: Corner): Box => ({ ...corner, right: corner.left + width, bottom: corner.top + height });
  const fitting = corners.filter((corner) => doesHold(sight, boxAt(corner)));
  return (
    fitting.find((corner) => !typed || !doOverlap(boxAt(corner), typed)) ??
    fitting[0] ?? { left, top: into(above.top, sight.top, sight.bottom - height) }
  );
}
