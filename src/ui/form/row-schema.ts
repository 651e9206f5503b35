/** Schema rules that the forms of named records share. */
import { array, object, type AnyObjectSchema, type StringSchema, type TestContext } from 'yup';
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

/** A form of several rows of that shape. */
export const rowsOf = (row: AnyObjectSchema) => object({ rows: array().of(row).defined() });
