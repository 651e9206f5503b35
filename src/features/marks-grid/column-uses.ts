/** Tells what the columns of a pasted table are by what they hold (GRID-30, GRID-38, GRID-39). */
import { countEach } from '@/ui/base/distinct-names';
import { foldText } from '@/ui/base/text-order';
import { isErrorValue } from '@/ui/delimited/cell-text';
import { columnKey, countsUp, isHeadName, isNumberingName } from '@/ui/delimited/columns';
import { isBlank, type CellLine } from '@/ui/delimited/delimited-text';
import { readNumber } from '@/ui/form/number-text';
import { activityOf } from './activity-titles';
import { readCell } from './mark-text';
import type { MarksSheet } from './marks-sheet';
import { cellsIn, indexesBetween, isMost, nameColumnsOf, namesStudent, type CellTest } from './name-columns';

/** Names of students, nothing that counts, or the marks of the sheet's column with that index. */
export type ColumnUse = 'name' | 'unused' | number;

/** In place of a mark: so written, a line is no head and a column keeps its place. */
const NO_MARK =
  /^(?:n\.?p\.?|n\/?a|s\/?c|pte\.?|pendiente|sin nota|no (?:presento|asistio|entrego).*|ausente|excusa(?:do|da)?|incapacitad[oa]|enferm[oa]|retirad[oa]|exent[oa])$/;

/** Signs of any kind of list: of absence, too. */
const SIGN = /^(?:-+|x|✓|\*)$/;

/** Heads of columns of numbers that are no marks. */
const NO_MARKS_HEAD =
  /^(?:edad|anos?|grado|curso|grupo|sede|jornada|estrato|cod|codigo|documento|identificacion|doc|id|ti|t\.i|cc|c\.c|telefono|celular|fecha|lista|no\. lista|fallas|inasistencias|ausencias|aus|retardos|puesto)\b/;

/** Heads of what is made of marks: a mark only where there is no other. */
const RESULT_HEAD = /^(?:def|definitiva|prom|promedio|total|final|nota final)\b/;

/** No scale goes so far; documents and telephones do. */
const LARGEST_MARK = 1000;

/** Like a mark, though none of this scale: '3,75', '85%', '4/5', '4,0*'. */
const NUMBER_LIKE = /^\d{1,3}(?:[.,]\d+)?\s*(?:[%*]|\/\s*\d+)?$/;

const isNoMark: CellTest = (cell) => NO_MARK.test(foldText(cell));

/** Whether a cell holds a mark, in the scale or beyond it. */
const markTest =
  (sheet: MarksSheet): CellTest =>
  (cell) => {
    const read = readCell(cell, sheet);
    return read.kind === 'mark' || (read.kind === 'refused' && read.why === 'range' && Math.abs(readNumber(cell) ?? 0) < LARGEST_MARK);
  };

/** Lines that may stand above the students: what the table is called, and heads of two lines. */
const MOST_HEADS = 5;

/**
 * The head: before the first line that holds a mark or a student the last one that reads like a head, or names an activity
 * (GRID-39). What is no mark, as 'NP', is a student's.
 */
export function headOf(lines: readonly CellLine[], sheet: MarksSheet): CellLine | null {
  const isMark = markTest(sheet);
  const isOfHead = (cell: string) => isHeadName(cell) || activityOf(cell, sheet.columns) !== null;
  // An activity may be called '2'.
  const isHead = ({ cells }: CellLine) => cells.some(isHeadName) && cells.every((cell) => cell === '' || isOfHead(cell));
  const isStudents = (line: CellLine) =>
    (!isHead(line) &&
      line.cells.some((cell) => isMark(cell) || isNoMark(cell) || SIGN.test(cell) || NUMBER_LIKE.test(cell) || isErrorValue(cell))) ||
    namesStudent(line, sheet);
  const filled = lines.filter((line) => !isBlank(line)).slice(0, MOST_HEADS + 1);
  const first = filled.findIndex(isStudents);
  // Only heads: nothing tells that they are any.
  const above = first === -1 ? [] : filled.slice(0, first);
  return above.findLast(({ cells }) => cells.some(isOfHead)) ?? null;
}

/** Whether a column without a head counts the lines, with gaps too, where others hold marks. */
function isNumbering(cells: readonly string[]): boolean {
  const numbers = cells.map((cell) => (/^\d{1,3}[.)]?$/.test(cell) ? Number.parseInt(cell, 10) : Number.NaN));
  const [first = 0] = numbers;
  if (countsUp(cells)) return first === 1 || cells.length > 2;
  return cells.length > 3 && first <= 3 && numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0));
}

/** As ages are; marks may be so written, too ('11' is 1.1), but not beside others with a separator. */
const isAge: CellTest = (cell) => /^(?:1\d|2[0-2])$/.test(cell);
const hasDecimals: CellTest = (cell) => /^\d+[.,]\d/.test(cell);

/** The indexes of the pasted columns that hold marks, or what stands in their place. */
function markColumnsOf(lines: readonly CellLine[], head: CellLine | null, after: number, width: number, sheet: MarksSheet): number[] {
  const isMark = markTest(sheet);
  const nameOf = (column: number) => head?.cells[column] ?? '';
  const isTitled = (column: number) => activityOf(nameOf(column), sheet.columns) !== null;
  const isLike: CellTest = (cell) => isMark(cell) || isNoMark(cell) || isErrorValue(cell) || (sheet.hasNumbers && NUMBER_LIKE.test(cell));
  const found = indexesBetween(after, width).filter((column) => {
    if (isTitled(column)) return true;
    const key = columnKey(nameOf(column));
    return !isNumberingName(key) && !NO_MARKS_HEAD.test(key) && isMost(cellsIn(lines, column), isLike);
  });
  const single = found.filter((column) => isTitled(column) || !RESULT_HEAD.test(columnKey(nameOf(column))));
  const marks = single.length > 0 ? single : found;
  if (head !== null || marks.length < 2) return marks;
  const [first = 0] = marks;
  if (after === 0 && isNumbering(cellsIn(lines, first))) return marks.slice(1);
  const isBesideDecimals = marks.some((column) => isMost(cellsIn(lines, column), hasDecimals));
  return marks.filter((column) => !isBesideDecimals || cellsIn(lines, column).length < 2 || !cellsIn(lines, column).every(isAge));
}

/** The use of each mark column: of the activity that its head names, else one after the other from the active one on. */
function activitiesOf(
  marks: readonly number[],
  lines: readonly CellLine[],
  head: CellLine | null,
  sheet: MarksSheet,
  from: number,
): Map<number, ColumnUse> {
  const taken = new Set<number>();
  const titleOf = (column: number) => foldText(head?.cells[column] ?? '');
  const counts = countEach(marks.map(titleOf));
  const named = marks.map((column) => {
    // Of a title that stands there several times the activities come in their order.
    const first = counts.get(titleOf(column)) === 1 ? from : null;
    const activity = activityOf(head?.cells[column] ?? '', sheet.columns, { from: first, taken });
    if (activity !== null) taken.add(activity);
    return activity;
  });
  if (taken.size > 0) return new Map(marks.map((column, index) => [column, named[index] ?? 'unused']));
  const [first = 0] = marks;
  // An empty column between two of marks keeps its place.
  const isPlace = (column: number) => marks.includes(column) || cellsIn(lines, column).length === 0;
  return new Map(marks.map((column) => [column, from + indexesBetween(first, column).filter(isPlace).length]));
}

/** For each pasted column what it is taken for. */
export function usesOf(lines: readonly CellLine[], head: CellLine | null, width: number, sheet: MarksSheet, from: number): ColumnUse[] {
  const isMark = markTest(sheet);
  const isName: CellTest = (cell) => /\p{L}{2}/u.test(cell) && !isMark(cell) && !isNoMark(cell);
  const names = nameColumnsOf(lines, width, sheet, isName, isMark);
  const after = names.length === 0 ? 0 : Math.max(...names) + 1;
  const found = markColumnsOf(lines, head, after, width, sheet);
  // With nothing that reads like a mark the first column tells what is wrong with it.
  const marks = found.length > 0 || after >= width ? found : [after];
  const activities = activitiesOf(marks, lines, head, sheet, from);
  return indexesBetween(0, width).map((column) => (names.includes(column) ? 'name' : (activities.get(column) ?? 'unused')));
}
