/** The grid as a spreadsheet that can be filled, copied and pasted back (EXPO-04, GRID-29, GRID-30). */
import { nameApart } from '@/school/apart';
import type { CellValue } from '@/ui/base/cell-value';
import type { Sheet } from '@/ui/xlsx/sheet';
import { cellKey, type MarksSheet } from './marks-sheet';

interface Downloaded {
  readonly sheet: MarksSheet;
  readonly title: string;
  /** What a cell of the grid shows. */
  readonly textAt: (key: string) => string;
}

/** A mark as a number; a level, and what was refused, as it stands. */
function markOf(text: string, { hasNumbers }: MarksSheet): CellValue {
  if (text === '') return null;
  const number = Number(text);
  return hasNumbers && Number.isFinite(number) ? number : text;
}

/** The heads are those that pasting finds its columns by. */
export const downloadedMarks = ({ sheet, title, textAt }: Downloaded): Sheet => ({
  title,
  columns: [{ header: 'Estudiante' }, ...sheet.columns.map((column) => ({ header: column.title }))],
  rows: sheet.rows.map(({ id, fullName, apart }) => [
    nameApart(fullName, apart),
    ...sheet.columns.map((column) => markOf(textAt(cellKey(id, column.id)), sheet)),
  ]),
  fixedColumns: 1,
});
