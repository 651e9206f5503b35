/** The CSV file of achievements: its template and its parser (LEAR-60 to LEAR-65). */
import Papa from 'papaparse';
import { nameKey } from '@/api/core/name-key';
import type { SavedIndicator } from '@/api/resources/indicators';
import type { Room } from '@/api/resources/rooms';
import type { LearningPlace } from '@/school/learning/learning-place';
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

const headerOf = (levels: readonly ImportLevel[]): string[] => ['Logro', ...levels.map(({ name }) => name)];

/** Without it spreadsheets do not read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The header alone, separated by semicolons as Spanish spreadsheets expect. */
export const templateOf = (levels: readonly ImportLevel[]): string => `${BYTE_ORDER_MARK}${headerOf(levels).join(';')}\r\n`;

export interface ImportRow {
  /** Line of the file, from 1. */
  readonly line: number;
  readonly title: string;
  readonly levels: readonly LevelValues[];
}

/** The request of a row (LEAR-38, LEAR-62). */
export const rowAchievement = (place: LearningPlace, { title, levels }: ImportRow): SavedIndicator =>
  createdAchievement(place, { title, levels: [...levels] });

export type ImportedFile =
  /** The first line is not the expected header. */
  | { readonly kind: 'otherHeader'; readonly header: string }
  | { readonly kind: 'empty' }
  /** Lines that lack a title or a description (LEAR-65). */
  | { readonly kind: 'incomplete'; readonly lines: readonly number[] }
  | { readonly kind: 'read'; readonly rows: readonly ImportRow[] };

interface Line {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The rows that are not blank, each with its line number: a quoted cell may span several lines. */
function linesOf(text: string): Line[] {
  const delimiter = text.slice(0, text.search(/[\r\n]|$/)).includes(';') ? ';' : ',';
  const lines: Line[] = [];
  let start = 0;
  let line = 1;
  Papa.parse<string[]>(text, {
    delimiter,
    step: ({ data, meta }) => {
      const cells = data.map((cell) => cell.trim());
      if (cells.some((cell) => cell !== '')) lines.push({ line, cells });
      line += text.slice(start, meta.cursor).split(/\r\n|\r|\n/).length - 1;
      start = meta.cursor;
    },
  });
  return lines;
}

/** Parses a file of achievements with these levels; its columns may be in any order. */
export function readImport(fileText: string, levels: readonly ImportLevel[]): ImportedFile {
  const [head, ...lines] = linesOf(fileText.replace(BYTE_ORDER_MARK, ''));
  const header = headerOf(levels);
  const headKeys = (head?.cells ?? []).map(nameKey);
  const columnIndexes = header.map((name) => headKeys.indexOf(nameKey(name)));
  if (columnIndexes.includes(-1)) return { kind: 'otherHeader', header: header.join(';') };
  if (lines.length === 0) return { kind: 'empty' };

  const rows = lines.map(({ line, cells }): ImportRow => {
    const [title = '', ...descriptions] = columnIndexes.map((column) => cells[column] ?? '');
    return { line, title, levels: levels.map((level, index) => ({ ...level, description: descriptions[index] ?? '' })) };
  });
  const incomplete = rows.filter(({ title, levels: rowLevels }) => title === '' || rowLevels.some(({ description }) => description === ''));
  if (incomplete.length > 0) return { kind: 'incomplete', lines: incomplete.map(({ line }) => line) };
  return { kind: 'read', rows };
}

/** Decodes a file as UTF-8, or as windows-1252 where it is not valid UTF-8: the default of spreadsheets on Windows. */
export async function textOf(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** LEAR-61 */
export const isCsv = ({ name }: File): boolean => name.toLowerCase().endsWith('.csv');
