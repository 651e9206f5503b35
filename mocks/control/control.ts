/**
 * The control API: what `POST /__demo` and the page's `demo.*` parameters may say, as a schema (DEMO-18). It is no part of
 * the contract and is never reachable against a real API.
 */
import { array, boolean, lazy, mixed, number, object, string, tuple, ValidationError, type InferType } from 'yup';
import { decodedPath, isBodiless } from '@mocks/backend/faults';
import { FAULT_KINDS, SIZES, type ControlRequest } from './demo-state';

export const CONTROL_PATH = '/__demo';

/** A request that the control API cannot read; its message is the answer. */
export class ControlError extends Error {}

/** A message that names the field before it says what it must be. */
const says =
  (words: string) =>
  ({ originalPath }: { originalPath?: string }) =>
    `${originalPath || 'La petición'} ${words}`;

const NOT_TEXT = says('debe ser un texto');
const NOT_FLAG = says('debe ser true o false');
const NOT_OBJECT = says('debe ser un objeto');
const NOT_PAIR = says('debe tener dos números de milisegundos, el primero no mayor que el segundo');
const NOT_LIST = says('debe ser una lista');
const NOT_MOMENT = says("debe ser una fecha ISO de los años 2000 a 2099, o 'real'");
const NOT_METHOD = says('debe ser GET, POST, PUT o DELETE');
const NOT_PATH = says('debe ser una ruta que empiece por / y se pueda decodificar');
const MISSING = says('falta');

const oneOf = (known: readonly string[]) => says(`debe ser uno de: ${known.join(', ')}`);
const unknownField = ({ originalPath, unknown }: { originalPath?: string; unknown: string }) =>
  `${originalPath || 'La petición'} tiene un campo desconocido: ${unknown}`;

function whole(from: number, to?: number) {
  const words = says(`debe ser un número entero ${to === undefined ? `desde ${from}` : `de ${from} a ${to}`}`);
  return number()
    .typeError(words)
    .nonNullable(words)
    .integer(words)
    .min(from, words)
    .max(to ?? Number.MAX_SAFE_INTEGER, words);
}

const faultSchema = object({
  method: string()
    .typeError(NOT_METHOD)
    .matches(/^(get|post|put|delete)$/i, NOT_METHOD)
    .required(MISSING),
  path: string()
    .typeError(NOT_PATH)
    .required(MISSING)
    .test('path', NOT_PATH, (path) => path.startsWith('/') && decodedPath(path) !== null),
  kind: string().oneOf(FAULT_KINDS, oneOf(FAULT_KINDS)).required(MISSING),
  status: whole(200, 599)
    .when('kind', ([kind], status) => (kind === 'status' ? status.required(MISSING) : status))
    .test('body', says('no admite un cuerpo'), (status, { parent }: { parent: { kind?: unknown; body?: unknown } }) => {
      const hasBody = parent.kind === 'status' || (parent.body !== undefined && parent.body !== null);
      return !(hasBody && status !== undefined && isBodiless(status));
    }),
  errorCode: string().typeError(NOT_TEXT).nullable(),
  message: string().typeError(NOT_TEXT).nullable(),
  body: mixed().nullable(),
  ms: whole(0).when('kind', ([kind], ms) => (kind === 'slow' ? ms.required(MISSING) : ms)),
  times: whole(1).nullable(),
  after: whole(0),
  stored: boolean().typeError(NOT_FLAG).nonNullable(NOT_FLAG),
})
  .noUnknown(unknownField)
  .typeError(NOT_OBJECT)
  .nonNullable(NOT_OBJECT);

const seed = whole(0);
const size = string().oneOf(SIZES, oneOf(SIZES)).nonNullable(oneOf(SIZES));

/** Years in which the seeded dates, some before and some after, still have four digits. */
const isMoment = (text: string) => text === 'real' || (/^20\d\d-/.test(text) && !Number.isNaN(Date.parse(text)));

const settable = {
  now: string()
    .typeError(NOT_MOMENT)
    .nonNullable(NOT_MOMENT)
    .test('moment', NOT_MOMENT, (text) => text === undefined || isMoment(text)),
  latency: tuple([whole(0).required(NOT_PAIR), whole(0).required(NOT_PAIR)])
    .typeError(NOT_PAIR)
    .nonNullable(NOT_PAIR)
    .test('order', NOT_PAIR, (pair) => pair === undefined || pair[0] <= pair[1]),
  faults: array().of(faultSchema).typeError(NOT_LIST).nonNullable(NOT_LIST),
};

const resetSchema = object({ seed, size })
  .noUnknown(unknownField)
  .typeError(says('debe ser true o un objeto con seed y size'))
  .nonNullable(says('debe ser true o un objeto con seed y size'))
  .default(undefined);

const requestSchema = object({
  ...settable,
  reset: lazy((value: unknown) => (value === true ? mixed<true>() : resetSchema)),
})
  .noUnknown(unknownField)
  .typeError(NOT_OBJECT)
  .nonNullable(NOT_OBJECT)
  .required(NOT_OBJECT);

/** Nothing is read as what it is not. */
const STRICT = { strict: true } as const;

/** Runs a check of yup's. Throws ControlError with what is wrong. */
function checked<Value>(check: () => Value): Value {
  try {
    return check();
  } catch (error) {
    if (error instanceof ValidationError) throw new ControlError(error.message);
    throw error;
  }
}

type Given = InferType<typeof requestSchema>;

const requestOf = ({ now, ...given }: Given): ControlRequest => ({
  ...given,
  ...(now !== undefined && { now: now === 'real' ? now : new Date(now) }),
});

/** Reads a request to the control API. Throws ControlError with what is wrong. */
export const readRequest = (body: unknown): ControlRequest => requestOf(checked(() => requestSchema.validateSync(body, STRICT)));

const PREFIX = 'demo.';

/** The page's parameters, under names that a message shows as they stand in the address: 'demo.faults[0].status'. */
const parameters = {
  as: string(),
  reset: string().oneOf(['0', '1'], oneOf(['0', '1'])),
  seed,
  size,
  ...settable,
};
const addressSchema = object({ demo: object(parameters) });
type Parameters = Partial<InferType<typeof addressSchema>['demo']>;

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** What a parameter's text stands for; text that stands for nothing stays, and its schema refuses it. */
const MEANING: Readonly<Record<string, (text: string) => unknown>> = {
  seed: (text) => (/^\d+$/.test(text) ? Number(text) : text),
  latency: (text) => (/^\d+-\d+$/.test(text) ? text.split('-').map(Number) : text),
  faults: json,
};

function readParameter(name: string, text: string): Parameters {
  if (!Object.hasOwn(parameters, name)) throw new ControlError(`${PREFIX}${name} no existe`);
  const demo = { [name]: MEANING[name]?.(text) ?? text };
  checked(() => addressSchema.validateSyncAt(PREFIX + name, { demo }, STRICT) as unknown);
  return demo;
}

interface Address {
  readonly request: ControlRequest;
  /** Who is to be signed in, by key. */
  readonly as: string | undefined;
  /** Why parameters were left out, one sentence each. */
  readonly refused: readonly string[];
}

/**
 * The same in the page's address: `?demo.now=…&demo.latency=200-800&demo.faults=[…]&demo.reset=1`, with
 * `demo.as=<person>` for who is signed in. What cannot be is left out and said: a shared link must still open (DEMO-18).
 */
export function readAddress(search: URLSearchParams): Address {
  const given: Parameters = {};
  const refused: string[] = [];
  for (const [key, text] of search) {
    if (!key.startsWith(PREFIX)) continue;
    try {
      Object.assign(given, readParameter(key.slice(PREFIX.length), text));
    } catch (error) {
      if (!(error instanceof ControlError)) throw error;
      refused.push(`${error.message}.`);
    }
  }
  const { as, reset, seed, size, ...rest } = given;
  const resets = reset === '1' || seed !== undefined || size !== undefined;
  return { request: requestOf({ ...rest, reset: resets ? { seed, size } : undefined }), as, refused };
}

/** The address without its `demo.*` parameters (DEMO-12). */
export function withoutParameters(url: URL): string {
  const clean = new URL(url);
  const ours = Array.from(url.searchParams.keys()).filter((name) => name.startsWith(PREFIX));
  for (const name of ours) clean.searchParams.delete(name);
  return `${clean.pathname}${clean.search}${clean.hash}`;
}
