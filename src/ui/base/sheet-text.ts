/** The gate for texts that leave for a spreadsheet, by the clipboard or in a file (SECU-09). */

/** What spreadsheets take for the beginning of a formula, in both widths; a sign alone is none. */
const FORMULA = /^\s*[=+\-@＝＋－＠]\s*[^\s]/;

/** '-4,5', '+3', '1.200', '80 %': stays a number. */
const NUMBER = /^\s*[+-]?\d+(?:[.,]\d+)*\s?%?\s*$/;

/** A cell's text: in one line, and never a formula, by the apostrophe that spreadsheets know and do not show. */
export function sheetCell(text: string): string {
  const line = text.replace(/[\t\r\n]+/g, ' ');
  return FORMULA.test(line) && !NUMBER.test(line) ? `'${line}` : line;
}

/** Cells as text with tabs and lines, to paste into a spreadsheet (GRID-32, READ-05). */
export const sheetText = (rows: readonly (readonly string[])[]): string => rows.map((cells) => cells.map(sheetCell).join('\t')).join('\n');
