/** Delimited text: what spreadsheets put on the clipboard and into text files (PAST-01, PAST-02). */
import Papa from 'papaparse';
import { cellText } from './cell-text';

export interface CellLine {
  /** The number of its first line in the text, from 1. */
  readonly line: number;
  /** Cleaned (PAST-03). */
  readonly cells: readonly string[];
}

export interface DelimitedText {
  /** Every line, blank ones too. */
  readonly lines: readonly CellLine[];
  /** The line of a quote that is never closed; it and what follows are not among the lines. */
  readonly unclosed: number | null;
}

export type Delimiter = '\t' | ';' | ',';

/**
 * Cells that begin with a quoted word and go on: spreadsheets write them as they are, Papa would read on to the next quote.
 * Cells that are quoted whole come first, so that nothing is found within them.
 */
const quotedWords = (delimiter: Delimiter) =>
  new RegExp(`(^|[${delimiter}\\n])(?:"[^"]*(?:""[^"]*)*" *(?=[${delimiter}\\n]|$)|("[^"\\n]*"(?!")[^${delimiter}\\n]+))`, 'g');

const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

const countBreaks = (cells: readonly string[]) =>
  cells.reduce((sum, cell) => (cell.includes('\n') ? sum + cell.split('\n').length - 1 : sum), 0);

/** Of the many blank lines that a text may have (SECU-08). */
const BLANK: readonly string[] = [''];

/** Reads the cells of a text. */
export function readCells(text: string, delimiter: Delimiter = '\t'): DelimitedText {
  const unified = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    // Papa takes spaces after a closing quote, but not at the end of the text.
    .replace(/(?<! ) +$/, '')
    .replace(quotedWords(delimiter), (cell: string, before: string, words?: string) =>
      words === undefined ? cell : before + quote(words),
    );
  const { data, errors } = Papa.parse<string[]>(unified, { delimiter, newline: '\n' });
  const broken = errors.find(({ type }) => type === 'Quotes')?.row ?? null;
  let next = 1;
  const lines = data.slice(0, broken ?? data.length).map((cells): CellLine => {
    const line = next;
    next += 1 + countBreaks(cells);
    return { line, cells: cells.length === 1 && cells[0] === '' ? BLANK : cells.map((cell) => (cell === '' ? '' : cellText(cell))) };
  });
  return { lines, unclosed: broken === null ? null : next };
}

export const isBlank = ({ cells }: CellLine): boolean => cells.every((cell) => cell === '');

/** The number of cells up to the last one that is filled. */
export const filledWidth = ({ cells }: Pick<CellLine, 'cells'>): number => cells.findLastIndex((cell) => cell !== '') + 1;

const DELIMITERS: readonly Delimiter[] = ['\t', ';', ','];

/** 'sep=;' in the first line that is not blank, which Excel writes and reads; others quote it, or fill its line. */
const DECLARED = /^\uFEFF?[\s;,]*"?sep=([\t;,])"?[\t;, ]*(?=[\r\n]|$)/i;

/** Enough for the head of a file, and for titles above it. */
const HEAD_LENGTH = 4096;
const MOST_HEADS = 6;

/**
 * Reads the cells of a file, whose delimiter its first line declares or its head shows.
 *
 * @param isHead whether a line is the file's head, which it has where it is cut at the right places
 */
export function readFileCells(
  text: string,
  isHead: (cells: readonly string[]) => boolean,
): DelimitedText & { readonly delimiter: Delimiter } {
  const declared = DECLARED.exec(text)?.[1] as Delimiter | undefined;
  if (declared !== undefined) {
    const { lines, unclosed } = readCells(text, declared);
    return { lines: lines.slice(lines.findIndex((line) => !isBlank(line)) + 1), unclosed, delimiter: declared };
  }
  const read = DELIMITERS.map((delimiter) => {
    const { lines } = readCells(text.slice(0, HEAD_LENGTH), delimiter);
    return {
      delimiter,
      heads: lines.filter((line) => !isBlank(line)).slice(0, MOST_HEADS),
      width: Math.max(0, ...lines.map(({ cells }) => cells.length)),
    };
  });
  const [widest] = read.toSorted((one, other) => other.width - one.width);
  const { delimiter } = read.find(({ heads }) => heads.some(({ cells }) => isHead(cells))) ?? widest ?? { delimiter: ';' as const };
  return { ...readCells(text, delimiter), delimiter };
}
