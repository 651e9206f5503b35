/** A table pasted into the grid, as it is understood and as a person changes that (GRID-38, GRID-39). */
import { namesOfColumns } from '@/ui/delimited/columns';
import { isBlank, readCells, type CellLine, type DelimitedText } from '@/ui/delimited/delimited-text';
import type { TableContent } from '@/ui/table-files/table-reading';
import { activityOf } from './activity-titles';
import { headOf, usesOf, type ColumnUse } from './column-uses';
import type { MarksSheet } from './marks-sheet';

export interface MarksTable {
  /** The titles of the columns; null: none. */
  readonly head: CellLine | null;
  /** The lines of students, in their order. A blank one, without names, is a student without a mark. */
  readonly lines: readonly CellLine[];
  /** For each column what it is taken for. */
  readonly uses: readonly ColumnUse[];
  /** The line of a quote that is never closed: nothing of the text is taken (PAST-01). */
  readonly unclosed: number | null;
  /** What a formula made has more decimals than its cell shows, and a workbook's cells come without their format: marks are rounded. */
  readonly isRounding: boolean;
}

/** Columns beyond those of the sheet that are looked at: a line as wide as a long text is no table of marks (SECU-08). */
const BEYOND = 50;

/** Enough lines to tell what a column holds. */
const SAMPLE = 300;

/** Takes cells for a table of marks, from the active column of the sheet on. */
function marksTableOf({ lines: all, unclosed }: DelimitedText, sheet: MarksSheet, from: number): MarksTable {
  if (unclosed !== null) return { head: null, lines: [], uses: [], unclosed, isRounding: false };
  const widest = sheet.columns.length + BEYOND;
  const whole = all
    .slice(0, all.findLastIndex((line) => !isBlank(line)) + 1)
    .map((line) => (line.cells.length > widest ? { ...line, cells: line.cells.slice(0, widest) } : line));
  const head = headOf(whole.slice(0, SAMPLE), sheet);
  const lines = head ? whole.slice(whole.indexOf(head) + 1) : whole;
  const sample = whole.slice(0, SAMPLE);
  const width = Math.max(0, ...sample.map(({ cells }) => cells.length));
  return { head, lines, uses: usesOf(lines.slice(0, SAMPLE), head, width, sheet, from), unclosed, isRounding: false };
}

/** Reads a pasted text as a table of marks. */
export const readMarksTable = (text: string, sheet: MarksSheet, from: number): MarksTable => marksTableOf(readCells(text), sheet, from);

/** Whether a table tells whose its marks are, and of which activities. */
export const isWholeSheet = ({ uses }: MarksTable): boolean => uses.includes('name') && uses.some((use) => typeof use === 'number');

/**
 * Takes a file for the sheet of this achievement: names find the students, titles the activities (EXPO-05). What has another title is
 * left out; a room evaluated directly has no titles.
 */
export function sheetTableOf(content: DelimitedText & Pick<TableContent, 'delimiter'>, sheet: MarksSheet): MarksTable {
  const table = { ...marksTableOf(content, sheet, 0), isRounding: content.delimiter === null };
  if (!sheet.isByActivities) return table;
  const isTitled = (column: number) => activityOf(table.head?.cells[column] ?? '', sheet.columns) !== null;
  return { ...table, uses: table.uses.map((use, column) => (typeof use === 'number' && !isTitled(column) ? 'unused' : use)) };
}

/** The same table with its first line taken for titles, or for a student's. */
export function withHead({ lines, head, ...table }: MarksTable, hasHead: boolean): MarksTable {
  if (hasHead === (head !== null)) return { ...table, lines, head };
  return hasHead
    ? { ...table, head: lines[0] ?? null, lines: lines.slice(1) }
    : { ...table, head: null, lines: head ? [head, ...lines] : lines };
}

/** The same table with another use of a column; what another column was used for it gives up. */
export const withUse = (table: MarksTable, column: number, use: ColumnUse): MarksTable => ({
  ...table,
  uses: table.uses.map((each, index) => (index === column ? use : typeof use === 'number' && each === use ? 'unused' : each)),
});

/** The columns that are left out, by their heads or first values. */
export const unusedColumns = ({ head, lines, uses }: MarksTable): string[] =>
  namesOfColumns(
    uses.flatMap((use, column) => (use === 'unused' ? column : [])),
    head,
    lines,
  );
