/** Turns a pasted table into marks and problems (GRID-29, GRID-30, GRID-40, GRID-41). */
import { nameApart } from '@/school/apart';
import { markText } from '@/school/learning/mark-chart';
import { readNumber, roundedText } from '@/ui/form/number-text';
import { readCell, type GivenMark } from './mark-text';
import { cellKey, type MarksColumn, type MarksRow, type MarksSheet } from './marks-sheet';
import type { MarksTable } from './marks-table';
import { studentFinder } from './student-names';

/**
 * range: outside the levels; text: not a number or level; unknown, several: no or several students of that name; similar: a name that
 * is a student's but for an addition; twice: several marks for one cell; beyond: past the last student or activity.
 */
export type PasteProblem = 'range' | 'text' | 'unknown' | 'several' | 'similar' | 'twice' | 'beyond';

/** A mark for a cell of the sheet. */
export interface PastedMark extends GivenMark {
  readonly row: MarksRow;
  readonly column: MarksColumn;
  /** The number of the text, which may have more decimals (EXPO-05). */
  readonly exact: number;
}

export interface PastedLine {
  /** Line number in the text, from 1. */
  readonly line: number;
  /** The student's name, or the pasted name where it matches nobody. */
  readonly student: string;
  /** The pasted text, unchanged. */
  readonly text: string;
  readonly problem: PasteProblem | null;
  readonly message: string;
  readonly mark: PastedMark | null;
  /** The name is only similar to the student's: `problem` until that was confirmed (GRID-41). */
  readonly isSimilar: boolean;
  /** The marks to choose among, where a student comes several times (GRID-40). */
  readonly choices: readonly PastedMark[];
}

/** What the person answered to the questions of a paste. */
export interface PasteAnswers {
  /** The lines whose name was taken for the student it is similar to. */
  readonly similar: ReadonlySet<number>;
  /** By key of a cell, the chosen mark's qualification. */
  readonly chosen: ReadonlyMap<string, number>;
}

export const NO_ANSWERS: PasteAnswers = { similar: new Set(), chosen: new Map() };

/** The pasted text of a line's marks and, for each, the sheet's column. */
const valuesOf = (cells: readonly string[], { uses }: MarksTable) =>
  uses.flatMap((use, index) => (typeof use === 'number' ? [{ text: cells[index] ?? '', column: use }] : []));

/** What is said of a mark: of which activity, too, where a line has several. */
const saidOf = (column: MarksColumn | undefined, message: string, { uses }: MarksTable): string =>
  column && uses.filter((use) => typeof use === 'number').length > 1
    ? `${column.title}: ${message.charAt(0).toLocaleLowerCase('es')}${message.slice(1)}`
    : message;

/** The lines of a table by themselves, down from a row of the sheet where it has no names; empty cells change nothing. */
function readLines(table: MarksTable, sheet: MarksSheet, fromRow: number, { similar }: PasteAnswers): PastedLine[] {
  const find = studentFinder(sheet.rows);
  const hasNames = table.uses.includes('name');
  return table.lines.flatMap(({ line, cells }, index): PastedLine[] => {
    const name = table.uses
      .flatMap((use, column) => (use === 'name' ? (cells[column] ?? '') : []))
      .join(' ')
      .trim();
    const found = hasNames ? find(name) : { students: sheet.rows.slice(fromRow + index, fromRow + index + 1), isSimilar: false };
    const values = valuesOf(cells, table).filter(({ text }) => text !== '');
    if (values.length === 0) return [];
    const [row] = found.students;
    const { isSimilar } = found;
    const problem = (kind: PasteProblem, message: string): PastedLine[] => [
      {
        line,
        student: name || `Fila ${line}`,
        text: values.map(({ text }) => text).join(' '),
        problem: kind,
        message,
        mark: null,
        isSimilar,
        choices: [],
      },
    ];
    if (!row && !hasNames) return problem('beyond', 'No hay más estudiantes.');
    if (!row) return problem('unknown', 'Nadie se llama así en el curso.');
    if (found.students.length > 1) return problem('several', 'Varios estudiantes se llaman así.');
    const message = isSimilar ? `Se parece a ${row.fullName}` : '';
    if (isSimilar && !similar.has(line)) return problem('similar', message);
    return values.flatMap(({ text, column: at }): PastedLine[] => {
      const column = sheet.columns[at];
      const pasted = { line, student: isSimilar ? name : nameApart(row.fullName, row.apart), text, mark: null, isSimilar, choices: [] };
      if (!column) return [{ ...pasted, problem: 'beyond', message: 'No hay más actividades.' }];
      const given = table.isRounding && sheet.hasNumbers ? roundedText(text, 1) : text;
      const read = readCell(given, sheet);
      if (read.kind === 'refused') return [{ ...pasted, problem: read.why, message: saidOf(column, read.message, table) }];
      if (read.kind === 'empty') return [];
      const { qualification, levelId } = read;
      const exact = given === text ? qualification : (readNumber(text) ?? qualification);
      return [{ ...pasted, problem: null, message, mark: { row, column, qualification, levelId, exact } }];
    });
  });
}

/** The key of the cell that a mark goes to. */
export const cellOf = ({ row, column }: PastedMark): string => cellKey(row.id, column.id);

const listed = (words: readonly string[]) => `${words.slice(0, -1).join(', ')} y ${words.at(-1) ?? ''}`;

/** What a line says that stands for several of one cell, whose marks differ. */
function repetition(lines: readonly PastedLine[], choices: readonly PastedMark[], { hasNumbers }: MarksSheet): string {
  const texts = choices.map((choice) =>
    hasNumbers ? markText(choice.qualification) : (lines.find(({ mark }) => mark === choice)?.text ?? ''),
  );
  return `Aparece ${texts.length === 2 ? 'dos' : texts.length} veces (${listed(texts)}).`;
}

/** One line for each cell: with the mark of all of its lines, or with several as a problem, until one is chosen (GRID-40). */
function withoutRepetitions(lines: readonly PastedLine[], table: MarksTable, sheet: MarksSheet, { chosen }: PasteAnswers): PastedLine[] {
  const byCell = new Map<string, PastedLine[]>();
  for (const line of lines) {
    if (!line.mark) continue;
    const cell = cellOf(line.mark);
    const same = byCell.get(cell);
    if (same) same.push(line);
    else byCell.set(cell, [line]);
  }
  return lines.flatMap((line): PastedLine[] => {
    if (!line.mark) return [line];
    const cell = cellOf(line.mark);
    const same = byCell.get(cell) ?? [];
    if (same[0] !== line) return [];
    const marks = same.flatMap(({ mark }) => mark ?? []);
    const choices = marks.filter((mark, index) => marks.findIndex(({ qualification }) => qualification === mark.qualification) === index);
    if (choices.length === 1) return [line];
    const mark = choices.find(({ qualification }) => qualification === chosen.get(cell)) ?? null;
    return [
      {
        ...line,
        problem: mark ? null : 'twice',
        message: saidOf(line.mark.column, repetition(same, choices, sheet), table),
        mark,
        choices,
      },
    ];
  });
}

/** Reads a pasted table as marks and problems. */
export function readPaste(table: MarksTable, sheet: MarksSheet, fromRow: number, answers: PasteAnswers): PastedLine[] {
  return withoutRepetitions(readLines(table, sheet, fromRow, answers), table, sheet, answers);
}

/** It stays in the list, whatever its mark. */
export const asksOrTells = ({ problem, isSimilar, choices }: PastedLine) => problem !== null || isSimilar || choices.length > 0;

/** Problems first (GRID-29), and questions, which keep their place when they are answered. */
export const problemsFirst = (lines: readonly PastedLine[]): PastedLine[] => [
  ...lines.filter(asksOrTells),
  ...lines.filter((line) => !asksOrTells(line)),
];
