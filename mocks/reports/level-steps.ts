/** Shows a level as a row of squares before its name, some of them filled, so that it does not depend on colour. */
import type { CellHookData } from 'jspdf-autotable';

/** In points. */
const SIDE = 5;
const GAP = 1.5;

/** The width of the squares, with the gap before the name. */
export const stepsWidth = (count: number): number => count * (SIDE + GAP) + 3;

/** Draws `count` squares in a cell, the first `filled` of them filled. */
export function drawSteps({ doc, cell }: CellHookData, filled: number, count: number): void {
  doc.setDrawColor(20).setFillColor(20).setLineWidth(0.5);
  for (let step = 0; step < count; step += 1) doc.rect(cell.x + step * (SIDE + GAP), cell.y + 6, SIDE, SIDE, step < filled ? 'FD' : 'S');
}
