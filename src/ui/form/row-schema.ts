/** Rules that the forms of records with a name share. */
import { array, object, type AnyObjectSchema, type StringSchema, type TestContext } from 'yup';
import { REQUIRED, REQUIRED_BARE } from './text-schema';

/** What a missing field says: a dialog's sentence ends with a full stop, a page's does not (SHAR-16). */
export const REQUIRED_IN = { page: REQUIRED_BARE, dialog: REQUIRED };

export type FormKind = keyof typeof REQUIRED_IN;

export const REPEATED = 'Este campo ya existe';

/** A name that none of `taken` is, as `keyOf` compares them; an empty one is none (ROOM-12). */
export const notTaken = (
  schema: StringSchema<string>,
  taken: readonly string[],
  keyOf: (name: string) => string,
  text = REPEATED,
): StringSchema<string> => {
  const keys = new Set(taken.map(keyOf));
  return schema.test('taken', text, (value) => keyOf(value) === '' || !keys.has(keyOf(value)));
};

/** The form in which a row's field is checked; undefined where a row is checked by itself. */
export const formAround = <Values>({ from }: TestContext): Values | undefined => from?.at(-1)?.value as Values | undefined;

/** The rows beside the one whose field is checked; it is known by its place, since two may be alike. */
export function otherRows<Row>(context: TestContext): readonly Row[] {
  const rows = formAround<{ readonly rows?: readonly Row[] }>(context)?.rows ?? [];
  const own = Number(/rows\[(\d+)\]/.exec(context.path)?.[1]);
  return rows.filter((_, index) => index !== own);
}

/** A name that no other row of the form has (ROOM-13). Both rows say so. */
export const notRepeated = (schema: StringSchema<string>, field: string, keyOf: (name: string) => string): StringSchema<string> =>
  schema.test('repeated', REPEATED, (value, context) => {
    const key = keyOf(value);
    return key === '' || otherRows<Readonly<Record<string, string>>>(context).every((row) => keyOf(row[field] ?? '') !== key);
  });

/** A form of several rows of that shape. */
export const rowsOf = (row: AnyObjectSchema) => object({ rows: array().of(row).defined() });
