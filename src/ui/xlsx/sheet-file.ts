/** Writes an .xlsx (EXPO-02); runs in a worker. */
import writeExcelFile, { type CellObject, type SheetData } from 'write-excel-file/universal';
import type { CellValue } from '@/ui/base/cell-value';
import { beginsFormula } from '@/ui/base/sheet-text';
import type { Sheet, SheetColumn } from './sheet';

/** Characters of a text that a cell can hold. */
const MOST = 32_767;

/** Widths of columns, in characters; longer texts have several lines. */
const NARROWEST = 8;
const WIDEST = 60;

const DAY = 'dd/mm/yyyy';
const MOMENT = 'dd/mm/yyyy hh:mm';

const MS_OF_DAY = 86_400_000;

/** The name of a tab: 31 characters, and none that formulas need. */
const tabName = (title: string): string =>
  title
    .replace(/[[\]/\\:*?'\s]+/g, ' ')
    .trim()
    .slice(0, 31)
    .trim() || 'Hoja 1';

function textCell(text: string): CellObject | null {
  if (text === '') return null;
  return {
    type: String,
    value: text.slice(0, MOST),
    alignVertical: 'top',
    wrap: text.length > WIDEST || text.includes('\n'),
    // SECU-09: it stays a text when somebody edits it, too.
    ...(beginsFormula(text) && { format: '@' }),
  };
}

function numberCell(value: number, { isPercent }: SheetColumn): CellObject | null {
  if (!Number.isFinite(value)) return null;
  if (!isPercent) return { type: Number, value, alignVertical: 'top' };
  // Without the binary error of 33.3 / 100.
  return {
    type: Number,
    value: Number((value / 100).toPrecision(12)),
    format: Number.isInteger(value) ? '0%' : '0.0#%',
    alignVertical: 'top',
  };
}

function cellOf(value: CellValue, column: SheetColumn, dateFormat: string): CellObject | null {
  if (value === null) return null;
  if (typeof value === 'string') return textCell(value);
  if (typeof value === 'number') return numberCell(value, column);
  return { type: Date, value, format: dateFormat, alignVertical: 'top' };
}

/** Days alone, or moments. */
const dateFormatOf = (values: readonly CellValue[]): string =>
  values.some((value) => value instanceof Date && value.getTime() % MS_OF_DAY !== 0) ? MOMENT : DAY;

const lengthOf = (value: CellValue): number =>
  value instanceof Date
    ? MOMENT.length
    : Math.max(
        ...String(value ?? '')
          .split('\n')
          .map(({ length }) => length),
      );

function widthOf({ header }: SheetColumn, values: readonly CellValue[]): number {
  // A bold head is wider.
  const widest = values.reduce<number>((most, value) => Math.max(most, lengthOf(value)), header.length * 1.15);
  return Math.min(WIDEST, Math.max(NARROWEST, widest + 2));
}

export function sheetFile({ title, columns, rows, fixedColumns = 0 }: Sheet): Promise<Blob> {
  const byColumn = columns.map((column, index) => ({ column, values: rows.map((cells) => cells[index] ?? null) }));
  const formats = byColumn.map(({ values }) => dateFormatOf(values));
  const head = columns.map(({ header }) => ({ ...textCell(header), fontWeight: 'bold' as const }));
  const data: SheetData = [
    head,
    ...rows.map((cells) => columns.map((column, index) => cellOf(cells[index] ?? null, column, formats[index] ?? DAY))),
  ];
  return writeExcelFile(data, {
    sheet: tabName(title),
    stickyRowsCount: 1,
    ...(fixedColumns > 0 && { stickyColumnsCount: fixedColumns }),
    columns: byColumn.map(({ column, values }) => ({ width: widthOf(column, values) })),
  }).toBlob();
}
