/** Records that are not of the contract's shape, taken out of lists that are merely shown (SAFE-22). */
import { ArraySchema, ObjectSchema, ValidationError, isSchema, type AnySchema, type Lazy } from 'yup';
import { isShown } from './schema';

/** What holds a shown list tells how many of its records did not fit. The client counts them; no server sends it. */
export interface Counted {
  readonly misfits?: number;
}

/** Tells where a record does not fit: 'rooms[3].roomAcronyms'. Never its value, which may be a child's name. */
type Report = (path: string) => void;

/** Answers that lost records, with what they were. */
const whole = new WeakMap<object, unknown>();

/** That answer as it came, with the records that did not fit. */
export const wholeAnswer = (shown: object): unknown => whole.get(shown) ?? shown;

export function rememberWhole(shown: unknown, answer: unknown): void {
  if (typeof shown === 'object' && shown !== null) whole.set(shown, answer);
}

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A schema that refers to itself is written lazily. */
const resolved = (schema: AnySchema | Lazy<unknown>, value: unknown): AnySchema =>
  schema.type === 'lazy' ? (schema.resolve({ value }) as AnySchema) : (schema as AnySchema);

function fits(schema: AnySchema, value: unknown, path: string, report: Report): boolean {
  try {
    schema.validateSync(value, { strict: true });
    return true;
  } catch (error) {
    const inside = error instanceof ValidationError ? error.path : undefined;
    report(inside ? `${path}.${inside}` : path);
    return false;
  }
}

function withoutMisfitsOf(fields: Fields, value: Fields, path: string, report: Report): Fields {
  let misfits = 0;
  const cleaned = Object.fromEntries(
    Object.entries(value).map(([name, given]) => {
      const schema = fields[name];
      if (!isSchema(schema)) return [name, given];
      const inner = withoutMisfits(schema as AnySchema, given, path === '' ? name : `${path}.${name}`, report);
      if (Array.isArray(given) && Array.isArray(inner)) misfits += given.length - inner.length;
      return [name, inner];
    }),
  );
  return misfits === 0 ? cleaned : { ...cleaned, misfits };
}

/** The answer without the records of shown lists, however deep, that do not fit; each holder tells how many there were. */
export function withoutMisfits(lazy: AnySchema | Lazy<unknown>, value: unknown, path: string, report: Report): unknown {
  const schema = resolved(lazy, value);
  if (schema instanceof ObjectSchema && isRecord(value)) return withoutMisfitsOf(schema.fields as Fields, value, path, report);
  if (!(schema instanceof ArraySchema) || !Array.isArray(value) || !isSchema(schema.innerType)) return value;
  const item = schema.innerType as AnySchema;
  const cleaned = value.map((each: unknown, index) => withoutMisfits(item, each, `${path}[${index}]`, report));
  return isShown(schema) ? cleaned.filter((each, index) => fits(resolved(item, each), each, `${path}[${index}]`, report)) : cleaned;
}
