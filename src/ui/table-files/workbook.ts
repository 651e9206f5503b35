/** The sheets of a workbook as lines of cells, as text files have them. */
import readSheets, { type CellValue } from 'read-excel-file/universal';
import { yesOrNo } from '@/ui/base/yes-or-no';
import { cellText } from '@/ui/delimited/cell-text';
import { filledWidth, type CellLine } from '@/ui/delimited/delimited-text';
import { openedWorkbook } from './workbook-zip';

export interface SheetLines {
  readonly name: string;
  /** Those that are not blank. */
  readonly lines: readonly CellLine[];
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** A day as people write it; workbooks have no time zone. */
const dayText = (day: Date): string => `${twoDigits(day.getUTCDate())}/${twoDigits(day.getUTCMonth() + 1)}/${day.getUTCFullYear()}`;

/** A number has no more digits than a spreadsheet shows: 4.1, where the file holds 4.1000000000000005. */
const numberText = (value: number): string => String(Number(value.toPrecision(15)));

/** What a cell holds, without the format in which its number shows. */
function textOf(value: CellValue | null): string {
  if (value === null) return '';
  if (value instanceof Date) return dayText(value);
  if (typeof value === 'boolean') return yesOrNo(value);
  return typeof value === 'string' ? cellText(value) : numberText(Number(value));
}

function cellsOf(row: readonly (CellValue | null)[]): string[] {
  const cells = row.map(textOf);
  return cells.slice(0, filledWidth({ cells }));
}

/** Reads the sheets in their order. Rejects for what is no workbook, and with `TooMuch` for what unfolds to too much. */
export async function readWorkbook(bytes: Uint8Array): Promise<SheetLines[]> {
  const sheets = await readSheets(openedWorkbook(bytes).buffer);
  return sheets.map(({ sheet, data }) => ({
    name: sheet,
    // A cell far below has a million blank lines above it.
    // A sheet that is a chart has none.
    lines: (data ?? []).flatMap((row, index) => (row.every((value) => value === null) ? [] : { line: index + 1, cells: cellsOf(row) })),
  }));
}
