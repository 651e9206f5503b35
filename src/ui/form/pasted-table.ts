/** Reads a table pasted from a spreadsheet for the rows of a form (SHAR-28, PAST-04 to PAST-06). */
import { foldText } from '@/ui/base/text-order';
import { isErrorValue } from '@/ui/delimited/cell-text';
import { columnKey, countsUp, isNumberingName } from '@/ui/delimited/columns';
import { filledWidth, isBlank, readCells, type CellLine } from '@/ui/delimited/delimited-text';

/** The field's value for a pasted cell; undefined if the cell fits none. */
type ReadCell<Value> = (cell: string) => Value | undefined;

/** A field of a row, as a column of a pasted table. */
interface PasteColumn<Value> {
  /** What the head of a table calls it; the field's label comes first. */
  readonly names: readonly string[];
  readonly read: ReadCell<Value>;
  /** Its own values may count up ('601', '602'): such a column numbers the rows only where it is one too many. */
  readonly mayCount?: boolean;
}

/** The columns of a form's rows, in the order of the fields; a field that nobody fills in is left out. */
export type PasteColumns<Row> = { readonly [Field in keyof Row]?: PasteColumn<Row[Field]> };

/** The columns of any row. */
export type AnyPasteColumns = Readonly<Record<string, PasteColumn<unknown>>>;

/** Of a field of one line. */
export const anyText: ReadCell<string> = (cell) => cell.replaceAll('\n', ' ') || undefined;

/** Reads an option by its label. */
export function oneOf<Value>(options: readonly { readonly value: Value; readonly label: string }[]): ReadCell<Value> {
  return (cell) => options.find(({ label }) => foldText(label) === foldText(cell))?.value;
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
function layoutOfHead(cells: readonly string[], columns: AnyPasteColumns): Layout | null {
  const fields = Object.entries(columns);
  const layout = cells.map(
    (cell) => fields.find(([, { names }]) => names.some((name) => columnKey(name) === columnKey(cell)))?.[0] ?? null,
  );
  const named = layout.filter((field) => field !== null).length;
  const others = cells.filter((cell, index) => cell !== '' && layout[index] === null && !isNumberingName(cell)).length;
  // Two names of columns are a head also where the form lacks others of the table.
  const isHead = named > 0 && (others === 0 || (named > 1 && named >= others));
  return isHead ? layout.map((field, index) => (layout.indexOf(field) === index ? field : null)) : null;
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

/** The layout of a table without a head: from the active field on, without a first column that numbers the lines (PAST-05). */
function layoutFrom(lines: readonly CellLine[], columns: AnyPasteColumns, field: string): Layout {
  const names = Object.keys(columns);
  const fields = names.slice(names.indexOf(field));
  const numbered = [null, ...fields];
  const width = Math.max(...lines.map(filledWidth));
  const firsts = lines.map(({ cells }) => cells[0] ?? '');
  if (width > fields.length) {
    const isNumber = firsts.length === 1 && /^\d+[.)]?$/.test(firsts[0] ?? '');
    return countsUp(firsts) || isNumber ? numbered : fields;
  }
  const isNumbering = width > 1 && countsUp(firsts) && columns[field]?.mayCount !== true;
  return isNumbering && countMisfits(lines, numbered, columns) <= countMisfits(lines, fields, columns) ? numbered : fields;
}

/** What is wrong with a line (PAST-06). */
function problemsOf(line: CellLine, layout: Layout, columns: AnyPasteColumns): string[] {
  const width = filledWidth(line);
  if (width > layout.length) return [`Fila ${line.line}: tiene ${width} columnas y se esperaban ${layout.length}.`];
  return line.cells.flatMap((cell, index) => {
    const field = layout[index] ?? null;
    if (field === null || !isErrorValue(cell)) return [];
    return [`Fila ${line.line}, ${columns[field]?.names[0] ?? ''}: ${cell} es un error de la hoja de cálculo.`];
  });
}

/** The names of the columns that are left out: of the head, or a first cell that stands for others. */
const namesOfUnused = (layout: Layout, head: CellLine | null, lines: readonly CellLine[]): string[] =>
  layout.flatMap((field, index) => {
    if (field !== null) return [];
    const first = lines.map(({ cells }) => cells[index] ?? '').find((cell) => cell !== '');
    return head?.cells[index] || (first === undefined ? [] : `${first} …`);
  });

/** Reads a pasted text as a table for the rows of a form, from the active field on. */
export function readTable(text: string, columns: AnyPasteColumns, field: string): PastedTable | RefusedTable {
  const { lines: all, unclosed } = readCells(text);
  if (unclosed !== null) return { problems: [`Fila ${unclosed}: las comillas no se cierran.`] };
  const [first, ...others] = all.filter((line) => !isBlank(line));
  if (!first) return { fields: [], lines: [], unused: [] };
  const told = layoutOfHead(first.cells, columns);
  const lines = told ? others : [first, ...others];
  if (lines.length === 0) return { problems: [`Fila ${first.line}: debajo de los títulos no hay filas.`] };
  const layout = told ?? layoutFrom(lines, columns, field);
  const problems = lines.flatMap((line) => problemsOf(line, layout, columns));
  if (problems.length > 0) return { problems };
  const width = Math.max(...lines.map(({ cells }) => cells.length));
  const used = layout.slice(0, width).flatMap((name, index) => (name === null ? [] : [{ name, index }]));
  return {
    fields: used.map(({ name }) => name),
    lines: lines.map(({ cells }) => used.filter(({ index }) => index < cells.length).map(({ index }) => cells[index] ?? '')),
    unused: namesOfUnused(layout, told && first, lines),
  };
}
