/** Reads the bytes of a file as a table: done in a worker, so that the page goes on (IMPO-04). */
import { columnKey } from '@/ui/delimited/columns';
import { isBlank, readFileCells, type CellLine, type Delimiter } from '@/ui/delimited/delimited-text';
import { decodeText } from '@/ui/delimited/text-encoding';
import { readWorkbook, type SheetLines } from './workbook';
import { TooMuch } from './workbook-zip';

export interface TableJob {
  readonly bytes: Uint8Array;
  /** Names of columns: what stands under one of them is the table. */
  readonly names: readonly string[];
  /** Its name says that it is text; a workbook is known by its bytes. */
  readonly isText: boolean;
}

/** What a file holds. */
export interface TableContent {
  /** Lines that are not blank, the first ones of many. */
  readonly lines: readonly CellLine[];
  /** The number of all lines that are not blank. */
  readonly count: number;
  /** The line of a quote that is never closed: what follows it is not read (PAST-01). */
  readonly unclosed: number | null;
  /** What parts the cells of a text file. */
  readonly delimiter: Delimiter | null;
  /** The name of the sheet that was read, of several. */
  readonly sheet: string | null;
}

/** `encrypted`: it has a password. `old`: Excel up to 2003. */
export type ContentRefusal = 'empty' | 'encrypted' | 'old' | 'otherContent' | 'tooMuch' | 'notText';

/** A head and as many lines as a form takes: the page checks them within a frame or two. */
const MOST_LINES = 501;
const MOST_COLUMNS = 100;

/** Longer than any text of a list. */
const LONGEST_CELL = 10_000;

/** Titles may stand above the head. */
const MOST_HEADS = 6;

const beginsWith = (bytes: Uint8Array, ...mark: readonly number[]): boolean => mark.every((byte, index) => bytes[index] === byte);

const isZip = (bytes: Uint8Array): boolean => beginsWith(bytes, 0x50, 0x4b, 0x03, 0x04);

/** Excel up to 2003, and what Excel makes of a workbook with a password. */
const isCompound = (bytes: Uint8Array): boolean => beginsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);

/** The name of the stream in which an encrypted workbook lies. */
const isEncrypted = (bytes: Uint8Array): boolean => new TextDecoder('utf-16le').decode(bytes).includes('EncryptedPackage');

const shortened = ({ line, cells }: CellLine): CellLine => ({
  line,
  cells: cells.slice(0, MOST_COLUMNS).map((cell) => cell.slice(0, LONGEST_CELL)),
});

function contentOf(all: readonly CellLine[], rest: Pick<TableContent, 'unclosed' | 'delimiter' | 'sheet'>): TableContent | ContentRefusal {
  const lines = all.filter((line) => !isBlank(line));
  if (lines.length === 0 && rest.unclosed === null) return 'empty';
  return { lines: lines.slice(0, MOST_LINES).map(shortened), count: lines.length, ...rest };
}

async function ofWorkbook(bytes: Uint8Array, isHead: (cells: readonly string[]) => boolean): Promise<TableContent | ContentRefusal> {
  const sheets = await readWorkbook(bytes);
  const filled = sheets.filter(({ lines }) => lines.some((line) => !isBlank(line)));
  const hasHead = ({ lines }: SheetLines) => lines.slice(0, MOST_HEADS).some(({ cells }) => isHead(cells));
  const chosen = filled.find(hasHead) ?? filled[0];
  if (!chosen) return 'empty';
  return contentOf(chosen.lines, { unclosed: null, delimiter: null, sheet: sheets.length > 1 ? chosen.name : null });
}

function ofText(bytes: Uint8Array, isHead: (cells: readonly string[]) => boolean): TableContent | ContentRefusal {
  const text = decodeText(bytes);
  if (text.includes('\0')) return 'notText';
  const { lines, unclosed, delimiter } = readFileCells(text, isHead);
  return contentOf(lines, { unclosed, delimiter, sheet: null });
}

/** Reads a workbook or a text. */
export async function readTableBytes({ bytes, names, isText }: TableJob): Promise<TableContent | ContentRefusal> {
  const keys = new Set(names.map(columnKey));
  const isHead = (cells: readonly string[]) => cells.some((cell) => cell !== '' && keys.has(columnKey(cell)));
  if (bytes.length === 0) return 'empty';
  if (isCompound(bytes)) return isEncrypted(bytes) ? 'encrypted' : 'old';
  if (!isZip(bytes)) return isText ? ofText(bytes, isHead) : 'otherContent';
  try {
    return await ofWorkbook(bytes, isHead);
  } catch (error) {
    return error instanceof TooMuch ? 'tooMuch' : 'otherContent';
  }
}
