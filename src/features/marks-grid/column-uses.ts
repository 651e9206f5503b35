/** Tells what the columns of a pasted table are by what they hold (GRID-30, GRID-38, GRID-39). */
import { foldText } from '@/ui/base/text-order';
import { columnKey, countsUp, isNumberingName } from '@/ui/delimited/columns';
import type { CellLine } from '@/ui/delimited/delimited-text';
import { readNumber } from '@/ui/form/number-text';
import { readCell } from './mark-text';
import type { MarksSheet } from './marks-sheet';
import { studentFinder } from './student-names';

/** Names of students, nothing that counts, or the marks of the sheet's column with that index. */
export type ColumnUse = 'name' | 'unused' | number;

/** In place of a mark; so written, a line is no head. */
const NO_MARK = [
  'np',
  'na',
  'n/a',
  'n.p.',
  'sc',
  's/c',
  '-',
  '--',
  'x',
  'ausente',
  'excusa',
  'retirado',
  'retirada',
  'pendiente',
  'no presento',
  'sin nota',
];

/** Heads of columns of numbers that are no marks. */
const NO_MARKS_HEAD =
  /^(?:edad|grado|curso|grupo|codigo|documento|identificacion|doc|ti|t\.i|cc|c\.c|telefono|celular|fecha|ano|fallas|inasistencias|ausencias|puesto)\b/;

/** No scale goes so far; documents and telephones do. */
const LARGEST_MARK = 1000;

type CellTest = (cell: string) => boolean;

/** Whether a cell holds a mark, in the scale or beyond it. */
const markTest =
  (sheet: MarksSheet): CellTest =>
  (cell) => {
    const read = readCell(cell, sheet);
    return read.kind === 'mark' || (read.kind === 'refused' && read.why === 'range' && Math.abs(readNumber(cell) ?? 0) < LARGEST_MARK);
  };

const isNoMark: CellTest = (cell) => NO_MARK.includes(foldText(cell));

const isMost = (cells: readonly string[], test: CellTest): boolean => cells.length > 0 && cells.filter(test).length * 2 >= cells.length;

/** The filled cells of a column. */
export const cellsIn = (lines: readonly CellLine[], column: number): string[] => lines.flatMap(({ cells }) => cells[column] || []);

/** The whole numbers from one up to another, without it. */
const indexesBetween = (from: number, to: number): number[] => Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);

const joined = ({ cells }: CellLine, columns: readonly number[]): string => columns.map((column) => cells[column] ?? '').join(' ');

/** Surnames and names may have two columns each. */
const MOST_NAME_COLUMNS = 4;

/** Neighbouring columns, of one up to four. */
const runsOf = (width: number): number[][] =>
  indexesBetween(1, MOST_NAME_COLUMNS + 1).flatMap((count) =>
    indexesBetween(0, width - count + 1).map((first) => indexesBetween(first, first + count)),
  );

/** The columns that hold names: most are of students of the room, or at least read like names of people, each another one. */
function nameColumnsOf(lines: readonly CellLine[], width: number, sheet: MarksSheet, isMark: CellTest): readonly number[] {
  const find = studentFinder(sheet.rows);
  const ofStudents = runsOf(width).find((run) =>
    isMost(
      lines.map((line) => joined(line, run)).filter((name) => name.trim() !== ''),
      (name) => find(name).students.length > 0,
    ),
  );
  if (ofStudents) return ofStudents;
  const isText = (column: number) => {
    const cells = cellsIn(lines, column);
    return isMost(cells, (cell) => /\p{L}{2}/u.test(cell) && !isMark(cell) && !isNoMark(cell)) && new Set(cells).size * 2 > cells.length;
  };
  const first = indexesBetween(0, width).find(isText);
  if (first === undefined || !indexesBetween(first + 1, width).some((column) => isMost(cellsIn(lines, column), isMark))) return [];
  const end =
    indexesBetween(first, Math.min(width, first + MOST_NAME_COLUMNS)).find((column) => !isText(column)) ??
    Math.min(width, first + MOST_NAME_COLUMNS);
  return indexesBetween(first, end);
}

/** The first line, where it holds no mark and no student, and most of those under it do (GRID-39). */
export function headOf([first, ...others]: readonly CellLine[], sheet: MarksSheet): CellLine | null {
  if (!first) return null;
  const isMark = markTest(sheet);
  const find = studentFinder(sheet.rows);
  const isStudents =
    first.cells.some((cell) => isMark(cell) || isNoMark(cell)) ||
    runsOf(first.cells.length).some((run) => find(joined(first, run)).students.length > 0);
  const withMarks = others.filter(({ cells }) => cells.some(isMark)).length;
  return !isStudents && withMarks * 2 > others.length ? first : null;
}

/** The indexes of the pasted columns that hold marks. */
function markColumnsOf(lines: readonly CellLine[], head: CellLine | null, after: number, width: number, isMark: CellTest): number[] {
  const holdsMarks = indexesBetween(after, width).filter((column) => {
    const name = head?.cells[column] ?? '';
    const values = cellsIn(lines, column).filter((cell) => !isNoMark(cell));
    return !isNumberingName(name) && !NO_MARKS_HEAD.test(columnKey(name)) && isMost(values, isMark);
  });
  // Without names, what counts 1, 2, 3 … before other marks numbers the lines.
  const [first] = holdsMarks;
  const isNumbering =
    first !== undefined && holdsMarks.length > 1 && /^0*1\D?$/.test(cellsIn(lines, first)[0] ?? '') && countsUp(cellsIn(lines, first));
  return isNumbering ? holdsMarks.slice(1) : holdsMarks;
}

/** The use of each mark column: of the activity that its head names, else one after the other from the active one on. */
function activitiesOf(
  marks: readonly number[],
  lines: readonly CellLine[],
  head: CellLine | null,
  sheet: MarksSheet,
  from: number,
): Map<number, ColumnUse> {
  const titles = sheet.columns.map(({ title }) => columnKey(title));
  const named = marks.map((column) => titles.indexOf(columnKey(head?.cells[column] ?? '')));
  if (named.some((index) => index !== -1))
    return new Map(marks.map((column, index) => [column, named[index] === -1 ? 'unused' : (named[index] ?? 'unused')]));
  const [first = 0] = marks;
  // An empty column between two of marks keeps its place.
  const isPlace = (column: number) => marks.includes(column) || cellsIn(lines, column).length === 0;
  return new Map(marks.map((column) => [column, from + indexesBetween(first, column).filter(isPlace).length]));
}

/** For each pasted column what it is taken for. */
export function usesOf(lines: readonly CellLine[], head: CellLine | null, width: number, sheet: MarksSheet, from: number): ColumnUse[] {
  const isMark = markTest(sheet);
  const names = nameColumnsOf(lines, width, sheet, isMark);
  const after = names.length === 0 ? 0 : Math.max(...names) + 1;
  const found = markColumnsOf(lines, head, after, width, isMark);
  // With nothing that reads like a mark the first column tells what is wrong with it.
  const marks = found.length > 0 || after >= width ? found : [after];
  const activities = activitiesOf(marks, lines, head, sheet, from);
  return indexesBetween(0, width).map((column) => (names.includes(column) ? 'name' : (activities.get(column) ?? 'unused')));
}
