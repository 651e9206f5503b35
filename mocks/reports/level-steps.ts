/** A level as squares before its word: so many filled of so many, which no printer loses. */
import type { CellHookData } from 'jspdf-autotable';

/** Points. */
const SIDE = 5;
const GAP = 1.5;

/** Room before the word. */
export const stepsWidth = (count: number): number => count * (SIDE + GAP) + 3;

/** Draws them in a cell; `filled` counts from the lowest. */
export function drawSteps({ doc, cell }: CellHookData, filled: number, count: number): void {
  doc.setDrawColor(20).setFillColor(20).setLineWidth(0.5);
  for (let step = 0; step < count; step += 1) doc.rect(cell.x + step * (SIDE + GAP), cell.y + 6, SIDE, SIDE, step < filled ? 'FD' : 'S');
}
