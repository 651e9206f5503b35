/** Rules that the forms of records with a name share. */
import { array, object, type AnyObjectSchema, type StringSchema } from 'yup';
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

/** A name that no other row of the form has (ROOM-13). Both rows say so. */
export const notRepeated = (schema: StringSchema<string>, field: string, keyOf: (name: string) => string): StringSchema<string> =>
  schema.test('repeated', REPEATED, (value, { from }) => {
    const rows: unknown = from?.at(-1)?.value?.rows;
    if (keyOf(value) === '' || !Array.isArray(rows)) return true;
    const same = rows.filter((row: unknown) => {
      const other: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, field) : undefined;
      return typeof other === 'string' && keyOf(other) === keyOf(value);
    });
    return same.length < 2;
  });

/** A form of several rows of that shape. */
export const rowsOf = (row: AnyObjectSchema) => object({ rows: array().of(row).defined() });
