/** The CSV file of achievements: its template and its parser (LEAR-60 to LEAR-65, PAST-01 to PAST-07). */
import { nameKey } from '@/api/core/name-key';
import type { SavedIndicator } from '@/api/resources/indicators';
import type { Room } from '@/api/resources/rooms';
import type { LearningPlace } from '@/school/learning/learning-place';
import { isErrorValue } from '@/ui/delimited/cell-text';
import { columnKey, namesOfColumns } from '@/ui/delimited/columns';
import { filledWidth, type CellLine } from '@/ui/delimited/delimited-text';
import { errorInCell, tooManyCells, unclosedQuote } from '@/ui/delimited/problems';
import { readTableFile } from '@/ui/table-files/table-file';
import type { TableContent } from '@/ui/table-files/table-reading';
import { createdAchievement, type LevelValues } from './achievement-values';

type ImportLevel = Omit<LevelValues, 'description'>;

/** LEAR-63: regardless of the school's configuration. */
const PRESCHOOL: readonly ImportLevel[] = [
  { name: 'Negativo', initialValue: 1, endValue: 2.5 },
  { name: 'Positivo', initialValue: 2.6, endValue: 5 },
];

/** LEAR-64 */
const OTHERS: readonly ImportLevel[] = [
  { name: 'Bajo', initialValue: 1, endValue: 2.9 },
  { name: 'Básico', initialValue: 3, endValue: 3.5 },
  { name: 'Alto', initialValue: 3.6, endValue: 4 },
  { name: 'Superior', initialValue: 4.1, endValue: 5 },
];

export const importLevels = (type: Room['type']): readonly ImportLevel[] => (type === 'PRESCHOOL' ? PRESCHOOL : OTHERS);

/** The columns of the file to fill in (LEAR-60). */
export const importColumns = (levels: readonly ImportLevel[]): string[] => ['Logro', ...levels.map(({ name }) => name)];

export interface ImportRow {
  /** Line of the file, from 1. */
  readonly line: number;
  readonly title: string;
  readonly levels: readonly LevelValues[];
}

/** The request of a row (LEAR-38, LEAR-62). */
export const rowAchievement = (place: LearningPlace, { title, levels }: ImportRow): SavedIndicator =>
  createdAchievement(place, { title, levels: [...levels] });

/** What a file of achievements holds. */
export interface ImportTable {
  readonly rows: readonly ImportRow[];
  /** The columns that are left out, by their heads (PAST-05). */
  readonly unused: readonly string[];
}

/** Why a file is refused, with a sentence for each wrong line. */
export interface RefusedFile {
  readonly text: string;
  readonly problems: readonly string[];
}

const refuse = (text: string, problems: readonly string[] = []): RefusedFile => ({ text, problems });

/** Refused for its lines. */
export const refuseLines = (problems: readonly string[]): RefusedFile => refuse('No se guardó nada: corrige estas filas.', problems);

/** Each row is a request of its own. */
const MAX_ROWS = 500;

interface LineProblem {
  readonly line: number;
  readonly text: string;
}

/** What is wrong with a row by itself (PAST-06, LEAR-65); null: nothing. */
function problemOf({ line, title, levels }: ImportRow): LineProblem | null {
  const wrong = [{ name: 'Logro', description: title }, ...levels].find(({ description }) => isErrorValue(description));
  if (wrong) return { line, text: errorInCell(line, wrong.name, wrong.description) };
  const isIncomplete = title === '' || levels.some(({ description }) => description === '');
  return isIncomplete ? { line, text: `Fila ${line}: Este campo es requerido.` } : null;
}

/** The rows whose title stands in an earlier one (PAST-07). */
function repetitions(rows: readonly ImportRow[]): LineProblem[] {
  const lines = new Map<string, number>();
  return rows.flatMap(({ title, line }) => {
    const key = nameKey(title);
    const earlier = lines.get(key);
    if (earlier === undefined) lines.set(key, line);
    return earlier === undefined || key === '' ? [] : [{ line, text: `Fila ${line}: se repite con la fila ${earlier}.` }];
  });
}

/** Takes the lines of a file for achievements with these levels; its columns may be in any order. */
export function readImport(
  { lines: all, count, unclosed, delimiter }: Omit<TableContent, 'sheet'>,
  levels: readonly ImportLevel[],
): ImportTable | RefusedFile {
  const header = importColumns(levels);
  const columnsIn = (cells: readonly string[]) => {
    const keys = cells.map(columnKey);
    return header.map((name) => keys.indexOf(columnKey(name)));
  };
  const [head, ...lines] = all;
  const columns = columnsIn(head?.cells ?? []);
  if (unclosed !== null) return refuseLines([unclosedQuote(unclosed)]);
  if (!head || columns.includes(-1)) return refuse(`La primera fila del archivo debe ser: ${header.join(';')}`);
  if (lines.length === 0) return refuse('El archivo no tiene logros.');
  if (count > MAX_ROWS + 1) return refuse(`El archivo tiene ${count - 1} logros y se importan hasta ${MAX_ROWS} a la vez: divídelo.`);

  const rowOf = ({ line, cells }: CellLine): ImportRow => {
    const [title = '', ...descriptions] = columns.map((column) => cells[column] ?? '');
    return { line, title, levels: levels.map((level, index) => ({ ...level, description: descriptions[index] ?? '' })) };
  };
  const tooWide = lines.filter((line) => filledWidth(line) > head.cells.length);
  const rows = lines.filter((line) => !tooWide.includes(line)).map(rowOf);
  const problems = [
    ...tooWide.map((line) => ({
      line: line.line,
      text: tooManyCells(line.line, filledWidth(line), head.cells.length, delimiter),
    })),
    ...rows.flatMap((row) => problemOf(row) ?? []),
    ...repetitions(rows),
  ].toSorted((one, other) => one.line - other.line);
  if (problems.length > 0) return refuseLines(problems.map(({ text: problem }) => problem));
  const unused = head.cells.flatMap((_, column) => (columns.includes(column) ? [] : column));
  return { rows, unused: namesOfColumns(unused, head, lines) };
}

/** LEAR-61 */
const isCsv = ({ name }: File): boolean => name.toLowerCase().endsWith('.csv');

/** Reads a chosen file of achievements. */
export async function readImportFile(file: File, levels: readonly ImportLevel[]): Promise<ImportTable | RefusedFile> {
  if (!isCsv(file)) return refuse('Solo se aceptan archivos .csv');
  const content = await readTableFile(file, importColumns(levels));
  return 'refusal' in content ? refuse(content.refusal) : readImport(content, levels);
}
