/**
 * The gate for texts that leave for a spreadsheet, by the clipboard or in a file (SECU-09). In a file whose cells have types
 * (ui/xlsx/sheet-file.ts) a text is a text, whatever it begins with.
 */

/** What spreadsheets take for the beginning of a formula, in both widths; a sign alone is none. */
const FORMULA = /^\s*[=+\-@＝＋－＠]\s*[^\s]/;

/** '-4,5', '+3', '1.200', '80 %', '+57 300 123 4567': a number or a telephone, as it is. */
const NUMBER = /^\s*[+-]?\s?\d+(?:[.,\s]\d+)*\s?%?\s*$/;

/** Whether a spreadsheet would work the text out, in a cell without a type. */
export const beginsFormula = (text: string): boolean => FORMULA.test(text) && !NUMBER.test(text);

/** Spreadsheets take the rest of such a cell up to the next quote, beyond its tab and its line. */
const quoted = (text: string): string => (text.startsWith('"') ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * A cell's text: in one line, and never a formula, by an apostrophe in front. Spreadsheets know it, and some of them show it; a text
 * that somebody reads is better than one that is worked out.
 */
export function sheetCell(text: string): string {
  const line = text.replace(/\p{Cc}+/gu, ' ');
  return beginsFormula(line) ? `'${line}` : quoted(line);
}

/** Cells as text with tabs and lines, to paste into a spreadsheet (GRID-32, READ-05). */
export const sheetText = (rows: readonly (readonly string[])[]): string => rows.map((cells) => cells.map(sheetCell).join('\t')).join('\n');
