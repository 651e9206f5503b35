/** Shows a level as a row of squares before its name, some of them filled, so that it does not depend on colour. */
import type { jsPDF } from 'jspdf';

/** In points. */
const SIDE = 5;
const GAP = 1.5;

/** The width of the squares, with the gap before the name. */
export const stepsWidth = (count: number): number => count * (SIDE + GAP) + 3;

/** Draws `count` squares from x on, the first `filled` of them filled, beside a line of 9 pt written at y. */
export function drawSteps(pdf: jsPDF, x: number, y: number, filled: number, count: number): void {
  pdf.setDrawColor(20).setFillColor(20, 20, 20).setLineWidth(0.5);
  for (let step = 0; step < count; step += 1) pdf.rect(x + step * (SIDE + GAP), y - SIDE - 0.5, SIDE, SIDE, step < filled ? 'FD' : 'S');
}
