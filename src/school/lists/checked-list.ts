/** A file of a list against the form that takes it: what can go there, and what is wrong with the rest (IMPO-01, IMPO-06). */
import { ValidationError } from 'yup';
import { joinedText } from '@/ui/base/joined-text';
import { plural } from '@/ui/base/plural';
import { columnKey } from '@/ui/delimited/columns';
import { unclosedQuote } from '@/ui/delimited/problems';
import { pasted } from '@/ui/form/form-rows-paste';
import { layTable, problemsOf, tableOf, type AnyPasteColumns, type LaidTable } from '@/ui/form/pasted-table';
import { REPETITION } from '@/ui/form/row-schema';
import type { RowsForm } from '@/ui/form/form-rows-draft';
import type { TableContent } from '@/ui/table-files/table-reading';
import { noOptionText } from './option-text';

/** What the rows of a list are called where they are told. */
interface ListWords<Row> {
  /** Of one that is stored: 'el curso Sexto A ya existe'. */
  readonly taken: (row: Row) => string;
  /** By the fields that a row must have: 'el acrónimo'. */
  readonly missing: Readonly<Partial<Record<keyof Row & string, string>>>;
}

/** A form that a file can fill. */
export interface ListForm<Row extends object> extends RowsForm<Row>, ListWords<Row> {
  /** What the form holds besides its draft's rows, and those that wait. */
  readonly alsoHeld?: () => readonly Row[];
}

export interface CheckedList<Row> {
  /** The number of rows in the file, checked or not; 0: it is refused as a whole. */
  readonly found: number;
  /** The number of those that were not looked at. */
  readonly unchecked: number;
  /** What the form takes, in the file's order. */
  readonly good: readonly Row[];
  /** A sentence for each wrong line, in the file's order. */
  readonly problems: readonly string[];
  /** The columns that are left out. */
  readonly unused: readonly string[];
}

interface RowError {
  readonly index: number;
  readonly field: string;
  readonly message: string;
  readonly type: string;
  /** The index of the row that it repeats. */
  readonly other: number;
}

/** What the form finds in its rows. */
function errorsIn<Row extends object>({ schema }: RowsForm<Row>, rows: readonly Row[]): RowError[] {
  try {
    schema.validateSync({ rows }, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.map(({ path = '', message, type = '', params }) => {
      const [, index, field = ''] = /^rows\[(\d+)\]\.(.+)$/.exec(path) ?? [];
      return { index: Number(index), field, message, type, other: Number(params?.['other']) };
    });
  }
}

interface LineProblem {
  readonly line: number;
  readonly text: string;
}

/** A row of the file. */
interface FileRow<Row> {
  readonly line: number;
  readonly row: Row;
  /** The file's text, by field. */
  readonly cells: ReadonlyMap<string, string>;
}

const MISSING = ['required', 'matches', 'optionality'];

/** How the form's message is told of a line. */
function problemText<Row extends object>(
  list: ListForm<Row>,
  columns: AnyPasteColumns,
  { line, row, cells }: FileRow<Row>,
  { field, message, type }: RowError,
): string {
  const cell = cells.get(field) ?? '';
  const label = columns[field]?.names[0] ?? field;
  if (type === 'taken') return `Fila ${line}: ${list.taken(row)}.`;
  if (!MISSING.includes(type)) return `Fila ${line}, ${label}: ${message.replace(/\.$/, '')}.`;
  if (cell !== '') return `Fila ${line}, ${label}: ${noOptionText(cell, columns[field]?.read.options)}`;
  const missing = list.missing[field as keyof Row & string];
  return missing === undefined ? `Fila ${line}, ${label}: ${message.replace(/\.$/, '')}.` : `Fila ${line}: falta ${missing}.`;
}

/**
 * Those that differ from each other and from what the form holds; the first of those that are alike is one of them.
 */
function withoutRepetitions<Row extends object>(list: ListForm<Row>, rows: readonly FileRow<Row>[], held: readonly Row[]) {
  const repeated = new Map(
    errorsIn(list, [...held, ...rows.map(({ row }) => row)]).flatMap(({ index, type, other }) =>
      type === REPETITION && index >= held.length && other < index ? [[index - held.length, other - held.length] as const] : [],
    ),
  );
  return {
    good: rows.filter((_, index) => !repeated.has(index)),
    problems: [...repeated].map(([index, other]): LineProblem => {
      const line = rows[index]?.line ?? 0;
      const text = other < 0 ? `Fila ${line}: ya está en el formulario.` : `Fila ${line}: se repite con la fila ${rows[other]?.line}.`;
      return { line, text };
    }),
  };
}

const inFileOrder = (problems: readonly LineProblem[]): string[] =>
  problems.toSorted((one, other) => one.line - other.line).map(({ text }) => text);

/** The form's columns, called what the instructions call them (UPLO-03). */
const titledColumns = (columns: AnyPasteColumns, titles: readonly string[]): AnyPasteColumns =>
  Object.fromEntries(
    Object.entries(columns).map(([field, column]) => {
      const told = titles.find((title) => column.names.some((name) => columnKey(name) === columnKey(title)));
      return [field, told === undefined ? column : { ...column, names: [told, ...column.names] }];
    }),
  );

/** What is said of a head without a column that every row must have; null: it has them all. */
function lackingColumns<Row extends object>({ missing }: ListForm<Row>, columns: AnyPasteColumns, laid: LaidTable): string | null {
  if (!laid.head) return null;
  const lacking = Object.keys(columns).filter((field) => field in missing && !laid.layout.includes(field));
  if (lacking.length === 0) return null;
  const quoted = (names: readonly string[]) => joinedText(names.map((name) => `«${name}»`));
  const { unused } = tableOf(laid.lines, laid);
  return [
    `${plural(lacking.length, 'Falta la columna', 'Faltan las columnas')} ${quoted(lacking.map((field) => columns[field]?.names[0] ?? ''))}.`,
    ...(unused.length > 0 ? [`En tu archivo hay ${plural(unused.length, 'otra', 'otras')}: ${quoted(unused)}.`] : []),
  ].join(' ');
}

/** Checks a file by the form's own validation; `held`: what the form holds already, `titles`: the columns as they are told. */
export function checkList<Row extends object>(
  content: TableContent,
  list: ListForm<Row>,
  held: readonly Row[],
  titles: readonly string[],
): CheckedList<Row> {
  const columns = titledColumns(list.columns as AnyPasteColumns, titles);
  const unclosed = content.unclosed === null ? [] : [`${unclosedQuote(content.unclosed)} Desde esa fila no se leyó nada.`];
  const nothing = { found: 0, unchecked: 0, good: [], unused: [] };
  if (content.lines.length === 0) return { ...nothing, problems: unclosed };
  const laid = layTable(content.lines, columns, Object.keys(columns)[0] ?? '', titles);
  if ('problems' in laid) return { ...nothing, problems: [...laid.problems, ...unclosed] };
  const lacking = lackingColumns(list, columns, laid);
  if (lacking !== null) return { ...nothing, problems: [lacking, ...unclosed] };

  const broken = laid.lines.flatMap((line) =>
    problemsOf(line, laid.layout, columns, content.delimiter).map((text) => ({ line: line.line, text })),
  );
  const brokenLines = new Set(broken.map(({ line }) => line));
  const lines = laid.lines.filter(({ line }) => !brokenLines.has(line));
  const table = tableOf(lines, laid);
  const read = pasted([list.blank], [], table, { index: 0, blank: list.blank, columns: list.columns }).rows;
  const rows = lines.map(({ line }, index): FileRow<Row> => {
    const cells = new Map(table.lines[index]?.map((cell, column) => [table.fields[column] ?? '', cell]));
    return { line, row: read[index] ?? list.blank, cells };
  });

  const fields = new Set<string>();
  const own = errorsIn(
    list,
    rows.map(({ row }) => row),
  )
    .filter(({ type }) => type !== REPETITION)
    // What a field lacks, several of its tests say.
    .filter(({ index, field }) => !fields.has(`${index}.${field}`) && fields.add(`${index}.${field}`).size > 0);
  const wrong = new Set(own.map(({ index }) => index));
  const told = own.flatMap((error): LineProblem[] => {
    const row = rows[error.index];
    return row ? [{ line: row.line, text: problemText(list, columns, row, error) }] : [];
  });
  const { good, problems } = withoutRepetitions(
    list,
    rows.filter((_, index) => !wrong.has(index)),
    held,
  );
  return {
    found: content.count - (content.lines.length - laid.lines.length),
    unchecked: content.count - content.lines.length,
    good: good.map(({ row }) => row),
    problems: [...inFileOrder([...broken, ...told, ...problems]), ...unclosed],
    unused: table.unused,
  };
}
