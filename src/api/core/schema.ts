/**
 * The contract's vocabulary over yup: short names for the shapes of docs/spec/endpoints.md, so that a resource file
 * reads like its row. All are strict (a number is never read from a string in a body) and present unless `nullable`.
 */
import { array, boolean, mixed, number, object, string, type AnySchema, type ISchema } from 'yup';
import { isWireDate } from './wire-date';

/** A whole number: ids, counts. */
export const integer = () => number().integer().defined();

/** Any number: marks, weights. */
export const decimal = () => number().defined();

/** Text that may be empty. */
export const text = () => string().defined();

/** Text with something other than blanks in it; anything less is a 400. */
export const filled = () => text().matches(/\S/, 'blank');

/** Text that is not empty, but may be blank: a password (AUTH-07). */
export const present = () => text().min(1);

export const flag = () => boolean().defined();

/** One of the given words. */
export const word = <const Word extends string>(...words: Word[]) => string().oneOf(words).defined();

/** Text of the contract's pattern that is also an existing date. */
const dated = (pattern: RegExp) =>
  text()
    .matches(pattern, 'date')
    .test({ name: 'moment', skipAbsent: true, test: (value) => value === '' || isWireDate(value) })
    .meta({ format: 'wire-date' });

/** 'YYYY-MM-DD HH:mm:ss' without zone, everywhere on the wire (SHAR-04). */
export const wireDate = () => dated(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);

/** A wire date, or '' where there is none. */
export const wireDateOrBlank = () => dated(/^(\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2})?$/);

export const list = <Item>(item: ISchema<Item>) => array().of(item).defined();

/**
 * A list that is only shown: records that do not match the contract are left out and counted (SAFE-22). A call whose
 * caller decides something from the complete list passes `allOrNothing`.
 */
export const shownList = <Item>(item: ISchema<Item>) => list(item).meta({ isShown: true });

export const isShown = (schema: AnySchema): boolean => schema.meta()?.['isShown'] === true;

/** The file parts of one name in a multipart body, at most `most`; an empty list has no part (FILE-10). */
export const files = (most: number) => list(mixed((value): value is File => value instanceof File).defined()).max(most);

/** One file part, or the text 'null' in its place (SCHO-15). */
export const fileOrNull = () =>
  mixed((value): value is File => value instanceof File)
    .nullable()
    .defined();

/** The empty object, the answer of writes that return no data. */
export const nothing = () => object({}).defined();
