/** The file of several achievements: its template, and what is read from it (LEAR-60 to LEAR-65). */
import Papa from 'papaparse';
import { nameKey } from '@/api/core/name-key';
import type { SavedIndicator } from '@/api/resources/indicators';
import type { Room } from '@/api/resources/rooms';
import type { LearningPlace } from '@/school/learning/learning-place';
import { createdAchievement, type LevelValues } from './achievement-values';

type ImportLevel = Omit<LevelValues, 'description'>;

/** LEAR-63: whatever the school's configuration. */
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

/** Of UTF-8: without it spreadsheets take the accents for other letters. */
const BYTE_ORDER_MARK = '\uFEFF';

/** An empty file with its header; semicolons, which spreadsheets in Spanish divide columns by. */
export const templateOf = (levels: readonly ImportLevel[]): string => `${BYTE_ORDER_MARK}${headerOf(levels).join(';')}\r\n`;

export interface ImportRow {
  /** Line of the file, from 1. */
  readonly line: number;
  readonly title: string;
  readonly levels: readonly LevelValues[];
}

/** What is sent of a row (LEAR-38, LEAR-62). */
export const rowAchievement = (place: LearningPlace, { title, levels }: ImportRow): SavedIndicator =>
  createdAchievement(place, { title, levels: [...levels] });

export type ImportedFile =
  /** Its first line is not the header. */
  | { readonly kind: 'otherHeader'; readonly header: string }
  | { readonly kind: 'empty' }
  /** Lines that lack a title or a description (LEAR-65). */
  | { readonly kind: 'incomplete'; readonly lines: readonly number[] }
  | { readonly kind: 'read'; readonly rows: readonly ImportRow[] };

interface Line {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The lines that are not blank, each with its place in the file: a text in quotes may have line breaks of its own. */
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

/** Reads a file of achievements with these levels; its columns may stand in any order. */
export function readImport(given: string, levels: readonly ImportLevel[]): ImportedFile {
  const [head, ...lines] = linesOf(given.replace(BYTE_ORDER_MARK, ''));
  const header = headerOf(levels);
  const found = (head?.cells ?? []).map(nameKey);
  const places = header.map((name) => found.indexOf(nameKey(name)));
  if (places.includes(-1)) return { kind: 'otherHeader', header: header.join(';') };
  if (lines.length === 0) return { kind: 'empty' };

  const rows = lines.map(({ line, cells }): ImportRow => {
    const [title = '', ...descriptions] = places.map((place) => cells[place] ?? '');
    return { line, title, levels: levels.map((level, index) => ({ ...level, description: descriptions[index] ?? '' })) };
  });
  const incomplete = rows.filter(({ title, levels: own }) => title === '' || own.some(({ description }) => description === ''));
  if (incomplete.length > 0) return { kind: 'incomplete', lines: incomplete.map(({ line }) => line) };
  return { kind: 'read', rows };
}

/** The text of a file in UTF-8; in Windows' own code where it is none, which spreadsheets save in when nobody tells them. */
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
