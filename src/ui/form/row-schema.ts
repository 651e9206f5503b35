/** Schema rules that the forms of named records share. */
import { array, object, ValidationError, type AnyObjectSchema, type ObjectSchema, type StringSchema, type TestContext } from 'yup';
import { REQUIRED, REQUIRED_BARE } from './text-schema';

/** The message for a missing field: a dialog's sentence ends with a full stop, a page's does not (SHAR-16). */
export const REQUIRED_IN = { page: REQUIRED_BARE, dialog: REQUIRED };

export type FormKind = keyof typeof REQUIRED_IN;

export const REPEATED = 'Este campo ya existe';

/** A name that is not among `taken`, compared by `keyOf`; an empty one passes (ROOM-12). */
export const notTaken = (
  schema: StringSchema<string>,
  taken: readonly string[],
  keyOf: (name: string) => string,
  text = REPEATED,
): StringSchema<string> => {
  const keys = new Set(taken.map(keyOf));
  return schema.test('taken', text, (value) => keyOf(value) === '' || !keys.has(keyOf(value)));
};

/** The values of the form around a row's field; undefined when a row is checked by itself. */
export const formAround = <Values>({ from }: TestContext): Values | undefined => from?.at(-1)?.value as Values | undefined;

/** The rows other than the one whose field is checked, which is identified by its index, since two may be equal. */
export function otherRows<Row>(context: TestContext): readonly Row[] {
  const rows = formAround<{ readonly rows?: readonly Row[] }>(context)?.rows ?? [];
  const own = Number(/rows\[(\d+)\]/.exec(context.path)?.[1]);
  return rows.filter((_, index) => index !== own);
}

/** A name that no other row of the form has (ROOM-13). Both rows show the message. */
export const notRepeated = (schema: StringSchema<string>, field: string, keyOf: (name: string) => string): StringSchema<string> =>
  schema.test('repeated', REPEATED, (value, context) => {
    const key = keyOf(value);
    return key === '' || otherRows<Readonly<Record<string, string>>>(context).every((row) => keyOf(row[field] ?? '') !== key);
  });

/** In what no two rows of a form may be alike. */
interface Difference<Row> {
  /** The field that shows the message. */
  readonly field: keyof Row & string;
  /** Equal for rows that are alike; '' for one that is like no other. */
  readonly keyOf: (row: Row) => string;
  /** The message; `row`: the number of another one that is alike. */
  readonly message?: (row: number) => string;
}

interface RowProblem {
  readonly path: string;
  readonly message: string;
  /** Which test it did not pass. */
  readonly type: string;
}

function problemsIn(check: () => unknown): RowProblem[] {
  try {
    check();
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.map(({ path = '', message, type = '' }) => ({ path, message, type }));
  }
}

/** The type of the problem of a row that is like another one, whose index is the problem's param `other`. */
export const REPETITION = 'repetition';

/** The problems of rows that are like another one, each with that one's number (ROOM-13, PAST-07). */
function repetitions<Row>(rows: readonly Row[], { field, keyOf, message = () => REPEATED }: Difference<Row>) {
  const byKey = new Map<string, number[]>();
  for (const [index, row] of rows.entries()) {
    const key = keyOf(row);
    if (key !== '') byKey.set(key, [...(byKey.get(key) ?? []), index]);
  }
  return [...byKey.values()]
    .filter((alike) => alike.length > 1)
    .flatMap((alike) =>
      alike.map((index) => {
        const other = alike.find((each) => each !== index) ?? index;
        return { index, path: field, message: message(other + 1), type: REPETITION, params: { other } };
      }),
    );
}

type AnyRow = Readonly<Record<string, unknown>>;

/**
 * A form of several rows of that shape. A row is checked again only when it has changed (PAST-09), so its schema looks at
 * nothing but the row.
 */
export function rowsOf<Row extends object>(row: ObjectSchema<Row>, difference?: Difference<Row>) {
  const checked = new WeakMap<AnyRow, readonly RowProblem[]>();
  const problemsOf = (value: AnyRow): readonly RowProblem[] => {
    const problems = checked.get(value) ?? problemsIn(() => row.validateSync(value, { abortEarly: false }));
    checked.set(value, problems);
    return problems;
  };
  const problemsOfRows = (rows: readonly AnyRow[]) => [
    ...rows.flatMap((value, index) => problemsOf(value).map((problem) => ({ index, ...problem }))),
    ...(difference ? repetitions(rows as readonly unknown[] as readonly Row[], difference) : []),
  ];
  return object({
    rows: array()
      .defined()
      .test('rows', (rows, { path: place, createError }) => {
        const errors = problemsOfRows(rows as AnyRow[]).map(({ index, path, ...problem }) =>
          createError({ path: `${place}[${index}].${path}`, ...problem }),
        );
        return errors.length === 0 || new ValidationError(errors);
      }),
  });
}

/** A form of a few rows of that shape, whose schema looks at the other rows, too. */
export const linkedRowsOf = (row: AnyObjectSchema) => object({ rows: array().of(row).defined() });
