/** Finds the columns of a pasted table that hold the students' names (GRID-30, GRID-38). */
import type { CellLine } from '@/ui/delimited/delimited-text';
import type { MarksSheet } from './marks-sheet';
import { studentFinder } from './student-names';

/** The whole numbers from one up to another, without it. */
export const indexesBetween = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);

/** The filled cells of a column. */
export const cellsIn = (lines: readonly CellLine[], column: number): string[] => lines.flatMap(({ cells }) => cells[column] || []);

export type CellTest = (cell: string) => boolean;

/** Whether a test holds for at least half of the cells. */
export const isMost = (cells: readonly string[], test: CellTest): boolean =>
  cells.length > 0 && cells.filter(test).length * 2 >= cells.length;

/** Surnames and names may have two columns each. */
const MOST_NAME_COLUMNS = 4;

/** Neighbouring columns, of one up to four, the longer ones first. */
const runsOf = (width: number): number[][] =>
  indexesBetween(1, MOST_NAME_COLUMNS + 1)
    .toReversed()
    .flatMap((count) => indexesBetween(0, width - count + 1).map((first) => indexesBetween(first, first + count)));

const joined = ({ cells }: CellLine, columns: readonly number[]): string => columns.map((column) => cells[column] ?? '').join(' ');

/** Whether some neighbouring cells of a line are the name of a student. */
export function namesStudent(line: CellLine, sheet: MarksSheet): boolean {
  const find = studentFinder(sheet.rows);
  return runsOf(line.cells.length).some((run) => find(joined(line, run)).students.length > 0);
}

/** The run of columns in which most lines name a student of the room; of two that find as many the longer one. */
function columnsOfStudents(lines: readonly CellLine[], width: number, sheet: MarksSheet): readonly number[] {
  const find = studentFinder(sheet.rows);
  const counted = runsOf(width)
    .filter((run) => [run[0] ?? 0, run.at(-1) ?? 0].every((column) => cellsIn(lines, column).length > 0))
    .map((run) => {
      const names = lines.map((line) => joined(line, run)).filter((name) => name.trim() !== '');
      const found = names.map(find).filter(({ students }) => students.length > 0);
      // A name with an addition counts half: the addition may be a column of its own.
      return { run, score: found.length + found.filter(({ isSimilar }) => !isSimilar).length, isMost: found.length * 2 >= names.length };
    })
    .filter(({ score, isMost: are }) => are && score > 0);
  // The sort keeps the order of those that are alike.
  return counted.toSorted((one, other) => other.score - one.score)[0]?.run ?? [];
}

/** The first columns of texts of which each is another one, before one of marks: names of nobody, as of another room. */
function columnsOfTexts(lines: readonly CellLine[], width: number, isName: CellTest, isMark: CellTest): readonly number[] {
  const isText = (column: number) => {
    const cells = cellsIn(lines, column);
    return isMost(cells, isName) && new Set(cells).size * 2 > cells.length;
  };
  const first = indexesBetween(0, width).find(isText);
  if (first === undefined || !indexesBetween(first + 1, width).some((column) => isMost(cellsIn(lines, column), isMark))) return [];
  const last = Math.min(width, first + MOST_NAME_COLUMNS);
  return indexesBetween(first, indexesBetween(first, last).find((column) => !isText(column)) ?? last);
}

/** The columns of names, in their order; none where each line is the next student's. */
export function nameColumnsOf(
  lines: readonly CellLine[],
  width: number,
  sheet: MarksSheet,
  isName: CellTest,
  isMark: CellTest,
): readonly number[] {
  const ofStudents = columnsOfStudents(lines, width, sheet);
  return ofStudents.length > 0 ? ofStudents : columnsOfTexts(lines, width, isName, isMark);
}
