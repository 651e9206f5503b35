/** Removes records that do not match the contract from lists that are only shown (SAFE-22). */
import { ArraySchema, ObjectSchema, ValidationError, isSchema, type AnySchema, type Lazy } from 'yup';
import { isShown } from './schema';

/** How many records of its shown lists an object lost. The client counts them; no server sends it. */
export interface Counted {
  readonly misfits?: number;
}

/** Called with the path of a mismatch: 'rooms[3].roomAcronyms'. Never with the value, which may be a child's name. */
type Report = (path: string) => void;

/** From an answer that lost records to the answer as received. */
const originals = new WeakMap<object, unknown>();

/** The answer as received, with the records that did not fit. */
export const wholeAnswer = (cleaned: object): unknown => originals.get(cleaned) ?? cleaned;

export function rememberWhole(cleaned: unknown, original: unknown): void {
  if (typeof cleaned === 'object' && cleaned !== null) originals.set(cleaned, original);
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
    Object.entries(value).map(([name, original]) => {
      const schema = fields[name];
      if (!isSchema(schema)) return [name, original];
      const inner = withoutMisfits(schema as AnySchema, original, path === '' ? name : `${path}.${name}`, report);
      if (Array.isArray(original) && Array.isArray(inner)) misfits += original.length - inner.length;
      return [name, inner];
    }),
  );
  return misfits === 0 ? cleaned : { ...cleaned, misfits };
}

/** The answer without the mismatching records of its shown lists, at any depth; the object around a list says how many it lost. */
export function withoutMisfits(lazy: AnySchema | Lazy<unknown>, value: unknown, path: string, report: Report): unknown {
  const schema = resolved(lazy, value);
  if (schema instanceof ObjectSchema && isRecord(value)) return withoutMisfitsOf(schema.fields as Fields, value, path, report);
  if (!(schema instanceof ArraySchema) || !Array.isArray(value) || !isSchema(schema.innerType)) return value;
  const item = schema.innerType as AnySchema;
  const cleaned = value.map((each: unknown, index) => withoutMisfits(item, each, `${path}[${index}]`, report));
  return isShown(schema) ? cleaned.filter((each, index) => fits(resolved(item, each), each, `${path}[${index}]`, report)) : cleaned;
}
