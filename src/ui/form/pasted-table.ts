/** Reads a table pasted from a spreadsheet for the rows of a form (SHAR-28, PAST-04 to PAST-06). */
import { foldText } from '@/ui/base/text-order';
import { isErrorValue } from '@/ui/delimited/cell-text';
import { columnKey, countsUp, isHeadName, namesOfColumns } from '@/ui/delimited/columns';
import { filledWidth, isBlank, readCells, type CellLine, type Delimiter } from '@/ui/delimited/delimited-text';
import { errorInCell, tooManyCells, unclosedQuote } from '@/ui/delimited/problems';

/** The field's value for a pasted cell; undefined if the cell fits none. */
interface ReadCell<Value> {
  (cell: string): Value | undefined;
  /** The cells that fit, where they are options. */
  readonly options?: readonly string[];
}

/** A field of a row, as a column of a pasted table. */
interface PasteColumn<Value> {
  /** What the head of a table calls it; the field's label comes first. */
  readonly names: readonly string[];
  readonly read: ReadCell<Value>;
  /**
   * Its own values may count up, so that it is less likely that such a column numbers the rows (PAST-05): names from some number
   * on ('601', '602'), values from 1 on.
   */
  readonly counts?: 'names' | 'values';
}

/** The columns of a form's rows, in the order of the fields; a field that nobody fills in is left out. */
export type PasteColumns<Row> = { readonly [Field in keyof Row]?: PasteColumn<Row[Field]> };

/** The columns of any row. */
export type AnyPasteColumns = Readonly<Record<string, PasteColumn<unknown>>>;

/** Of a field of one line. */
export const anyText: ReadCell<string> = (cell) => cell.replaceAll('\n', ' ') || undefined;

/** Reads an option by its label. */
export function oneOf<Value>(options: readonly { readonly value: Value; readonly label: string }[]): ReadCell<Value> {
  const read = (cell: string) => options.find(({ label }) => foldText(label) === foldText(cell))?.value;
  return Object.assign(read, { options: options.map(({ label }) => label) });
}

const ON = ['si', 'x', '1'];

export const onOrOff: ReadCell<boolean> = (cell) => ON.includes(foldText(cell));

/** A pasted table, its cells by field. */
export interface PastedTable {
  /** The fields that get a cell. */
  readonly fields: readonly string[];
  readonly lines: readonly (readonly string[])[];
  /** The columns that are left out, by their heads or first cells. */
  readonly unused: readonly string[];
}

/** Why a table is not pasted, a sentence for each line concerned. */
export interface RefusedTable {
  readonly problems: readonly string[];
}

/** For each column of the table its field; null: it is left out. */
type Layout = readonly (string | null)[];

/** The layout that a head tells (PAST-04); null for a line that is no head. */
function layoutOfHead({ cells }: CellLine, columns: AnyPasteColumns): Layout | null {
  const fields = Object.entries(columns);
  const layout = cells.map(
    (cell) => fields.find(([, { names }]) => names.some((name) => columnKey(name) === columnKey(cell)))?.[0] ?? null,
  );
  const named = layout.filter((field) => field !== null).length;
  const strange = cells.filter((cell, index) => cell !== '' && layout[index] === null && !isHeadName(cell)).length;
  // Lists have columns that the form lacks.
  const isHead = named > 0 ? strange === 0 || (named > 1 && named >= strange) : cells.length > 1 && strange === 0;
  return isHead ? layout.map((field, index) => (layout.indexOf(field) === index ? field : null)) : null;
}

/** Lines that may stand above a head: what the table is called, and of whom. */
const MOST_TITLES = 5;

/** The head and what is under it; without a head all lines. */
function partHead(lines: readonly CellLine[], columns: AnyPasteColumns) {
  const first = lines.slice(0, MOST_TITLES).find((line) => line.cells.filter((cell) => cell !== '').length > 1);
  for (const head of [lines[0], first]) {
    const layout = head && layoutOfHead(head, columns);
    if (layout) return { head, layout, body: lines.slice(lines.indexOf(head) + 1) };
  }
  return { head: null, layout: null, body: lines };
}

/** The number of filled cells that fit no value of their field. */
const countMisfits = (lines: readonly CellLine[], layout: Layout, columns: AnyPasteColumns): number =>
  lines.reduce(
    (sum, { cells }) =>
      sum +
      layout.filter((field, index) => {
        const cell = cells[index] ?? '';
        return field !== null && cell !== '' && columns[field]?.read(cell) === undefined;
      }).length,
    0,
  );

/** Whether the first column numbers the lines; `misfits`: how many more cells fit no field with it than without (PAST-05). */
function isNumbering(firsts: readonly string[], counts: PasteColumn<unknown>['counts'], misfits: number): boolean {
  const [first = ''] = firsts;
  if (firsts.length === 1) return /^\d+[.)]?$/.test(first) && misfits > 0;
  if (!countsUp(firsts) || misfits < 0) return false;
  return misfits > 0 || counts === undefined || (counts === 'names' && Number.parseInt(first, 10) === 1);
}

/** The layout of a table without a head: from the active field on, without a first column that numbers the lines. */
function layoutFrom(lines: readonly CellLine[], columns: AnyPasteColumns, field: string): Layout {
  const names = Object.keys(columns);
  const fields = names.slice(names.indexOf(field));
  const numbered = [null, ...fields];
  const width = Math.max(...lines.map(filledWidth));
  const firsts = lines.map(({ cells }) => cells[0] ?? '');
  if (width === 1 || width > numbered.length) return fields;
  // One cell too many fits nowhere.
  const tooMany = width > fields.length ? Infinity : 0;
  const misfits = countMisfits(lines, fields, columns) - countMisfits(lines, numbered, columns) + tooMany;
  return isNumbering(firsts, columns[field]?.counts, misfits) ? numbered : fields;
}

const labelOf = (field: string, columns: AnyPasteColumns): string => columns[field]?.names[0] ?? '';

const otherHead = (line: number, titles: readonly string[]): string =>
  `Fila ${line}: los títulos no son los del formulario (${titles.join(', ')}).`;

/** What is wrong with a line (PAST-06); `delimiter`: of a file of text. */
export function problemsOf(line: CellLine, layout: Layout, columns: AnyPasteColumns, delimiter: Delimiter | null = null): string[] {
  const width = filledWidth(line);
  if (width > layout.length) return [tooManyCells(line.line, width, layout.length, delimiter)];
  return line.cells.flatMap((cell, index) => {
    const field = layout[index] ?? null;
    if (field === null || !isErrorValue(cell)) return [];
    return [errorInCell(line.line, labelOf(field, columns), cell)];
  });
}

/** Lines that are not blank, with what each of their columns is. */
export interface LaidTable {
  readonly head: CellLine | null;
  /** Those under the head. */
  readonly lines: readonly CellLine[];
  readonly layout: Layout;
}

/** Tells a table's head and columns, from a field on where it has no head; `titles`: as the head is expected. */
export function layTable(
  filled: readonly CellLine[],
  columns: AnyPasteColumns,
  field: string,
  titles: readonly string[] = Object.keys(columns).map((name) => labelOf(name, columns)),
): LaidTable | RefusedTable {
  const { head, layout: told, body: lines } = partHead(filled, columns);
  if (head && told.every((name) => name === null)) return { problems: [otherHead(head.line, titles)] };
  if (head && lines.length === 0) return { problems: [`Fila ${head.line}: debajo de los títulos no hay filas.`] };
  return { head, lines, layout: told ?? layoutFrom(lines, columns, field) };
}

/** Some lines of a table, their cells by field. */
export function tableOf(lines: readonly CellLine[], { head, layout }: LaidTable): PastedTable {
  const width = Math.max(...lines.map(({ cells }) => cells.length));
  const used = layout.slice(0, width).flatMap((name, index) => (name === null ? [] : [{ name, index }]));
  const unused = layout.flatMap((name, index) => (name === null ? index : []));
  return {
    fields: used.map(({ name }) => name),
    lines: lines.map(({ cells }) => used.filter(({ index }) => index < cells.length).map(({ index }) => cells[index] ?? '')),
    unused: namesOfColumns(unused, head, lines),
  };
}

/** Reads a pasted text as a table for the rows of a form, from the active field on. */
export function readTable(text: string, columns: AnyPasteColumns, field: string): PastedTable | RefusedTable {
  const { lines: all, unclosed } = readCells(text);
  if (unclosed !== null) return { problems: [unclosedQuote(unclosed)] };
  const filled = all.filter((line) => !isBlank(line));
  if (filled.length === 0) return { fields: [], lines: [], unused: [] };
  const laid = layTable(filled, columns, field);
  if ('problems' in laid) return laid;
  const problems = laid.lines.flatMap((line) => problemsOf(line, laid.layout, columns));
  return problems.length > 0 ? { problems } : tableOf(laid.lines, laid);
}
