/** Parses text pasted from a spreadsheet into marks and problems (GRID-29, GRID-30). */
import { linesOf } from '@/ui/form/form-rows-paste';
import { levelByText } from './level-keys';
import { readMark, type GivenMark, type ReadMark } from './mark-text';
import type { MarksColumn, MarksRow, MarksSheet } from './marks-sheet';
import { studentFinder } from './student-names';

/**
 * range: outside the levels; text: not a number or level; unknown, several: no or several students of that name; beyond: past the last
 * student or activity.
 */
export type PasteProblem = 'range' | 'text' | 'unknown' | 'several' | 'beyond';

export interface PastedLine {
  /** Line number in the text, from 1. */
  readonly line: number;
  /** The student's name, or the pasted name where it matches nobody. */
  readonly student: string;
  /** The pasted text, unchanged. */
  readonly text: string;
  readonly problem: PasteProblem | null;
  readonly message: string;
  readonly mark: (GivenMark & { readonly row: MarksRow; readonly column: MarksColumn }) | null;
}

/** Parses a mark, or in a sheet without numbers a level, whose highest value is sent (EVAL-52). */
export function readCell(text: string, { levels, hasNumbers }: MarksSheet): ReadMark {
  if (hasNumbers || text.trim() === '') return readMark(text, levels);
  const level = levelByText(text, levels);
  return level
    ? { kind: 'mark', qualification: level.endValue, levelId: level.id }
    : { kind: 'refused', why: 'text', message: `Escribe un nivel: ${levels.map(({ name }) => name).join(', ')}.` };
}

const isName = (cell: string, sheet: MarksSheet): boolean => /\p{L}{2}/u.test(cell) && readCell(cell, sheet).kind !== 'mark';

/** The number of leading columns in which most cells are names. */
function nameColumns(lines: readonly (readonly string[])[], sheet: MarksSheet): number {
  const width = Math.max(0, ...lines.map((cells) => cells.length));
  // The last column holds marks.
  for (let count = 0; count < width - 1; count++) {
    const filled = lines.map((cells) => cells[count] ?? '').filter((cell) => cell !== '');
    if (filled.filter((cell) => isName(cell, sheet)).length * 2 <= filled.length) return count;
  }
  return Math.max(0, width - 1);
}

/** Parses a text pasted at a cell, down and to the right; empty cells change nothing. */
export function readPaste(text: string, sheet: MarksSheet, from: { readonly row: number; readonly column: number }): PastedLine[] {
  const lines = linesOf(text);
  const names = nameColumns(lines, sheet);
  const find = studentFinder(sheet.rows);

  return lines.flatMap((cells, index): PastedLine[] => {
    const line = index + 1;
    const name = cells.slice(0, names).join(' ').trim();
    const found = names === 0 ? sheet.rows.slice(from.row + index, from.row + index + 1) : find(name);
    const values = cells.slice(names);
    if (values.every((cell) => cell === '')) return [];
    const problem = (kind: PasteProblem, message: string): PastedLine[] => [
      { line, student: name || `Fila ${line}`, text: values.join(' '), problem: kind, message, mark: null },
    ];
    const [row] = found;
    if (!row && names === 0) return problem('beyond', 'No hay más estudiantes.');
    if (!row) return problem('unknown', 'Nadie se llama así en el curso.');
    if (found.length > 1) return problem('several', 'Varios estudiantes se llaman así.');
    return values.flatMap((cell, offset): PastedLine[] => {
      if (cell === '') return [];
      const column = sheet.columns[from.column + offset];
      const pasted = { line, student: row.fullName, text: cell, mark: null };
      if (!column) return [{ ...pasted, problem: 'beyond', message: 'No hay más actividades.' }];
      const read = readCell(cell, sheet);
      if (read.kind === 'mark')
        return [{ ...pasted, problem: null, message: '', mark: { row, column, qualification: read.qualification, levelId: read.levelId } }];
      return read.kind === 'refused' ? [{ ...pasted, problem: read.why, message: read.message }] : [];
    });
  });
}

/** Problems first (GRID-29). */
export const problemsFirst = (lines: readonly PastedLine[]): PastedLine[] => [
  ...lines.filter(({ problem }) => problem !== null),
  ...lines.filter(({ problem }) => problem === null),
];
