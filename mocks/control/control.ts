/**
 * The control API: the schema of `POST /__demo` and of the page's `demo.*` parameters (DEMO-18). It is not part of the
 * contract, and does not exist against a real API.
 */
import { array, boolean, lazy, mixed, number, object, string, tuple, ValidationError, type InferType } from 'yup';
import { decodedPath, isBodiless } from '@mocks/backend/faults';
import { FAULT_KINDS, SIZES, type ControlRequest } from './demo-state';

export const CONTROL_PATH = '/__demo';

/** A request that the control API cannot read; its message is the answer. */
export class ControlError extends Error {}

/** A message of the field's name and `words`, which say what the field must be. */
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

const oneOf = (values: readonly string[]) => says(`debe ser uno de: ${values.join(', ')}`);
const unknownField = ({ originalPath, unknown }: { originalPath?: string; unknown: string }) =>
  `${originalPath || 'La petición'} tiene un campo desconocido: ${unknown}`;

function wholeNumber(from: number, to?: number) {
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
  status: wholeNumber(200, 599)
    .when('kind', ([kind], status) => (kind === 'status' ? status.required(MISSING) : status))
    .test('body', says('no admite un cuerpo'), (status, { parent }: { parent: { kind?: unknown; body?: unknown } }) => {
      const hasBody = parent.kind === 'status' || (parent.body !== undefined && parent.body !== null);
      return !(hasBody && status !== undefined && isBodiless(status));
    }),
  errorCode: string().typeError(NOT_TEXT).nullable(),
  message: string().typeError(NOT_TEXT).nullable(),
  body: mixed().nullable(),
  ms: wholeNumber(0).when('kind', ([kind], ms) => (kind === 'slow' ? ms.required(MISSING) : ms)),
  times: wholeNumber(1).nullable(),
  after: wholeNumber(0),
  stored: boolean().typeError(NOT_FLAG).nonNullable(NOT_FLAG),
})
  .noUnknown(unknownField)
  .typeError(NOT_OBJECT)
  .nonNullable(NOT_OBJECT);

const seed = wholeNumber(0);
const size = string().oneOf(SIZES, oneOf(SIZES)).nonNullable(oneOf(SIZES));

/** Limited to the years 2000 to 2099, so that all seeded dates around it have four digits. */
const isMoment = (text: string) => text === 'real' || (/^20\d\d-/.test(text) && !Number.isNaN(Date.parse(text)));

const settable = {
  now: string()
    .typeError(NOT_MOMENT)
    .nonNullable(NOT_MOMENT)
    .test('moment', NOT_MOMENT, (text) => text === undefined || isMoment(text)),
  latency: tuple([wholeNumber(0).required(NOT_PAIR), wholeNumber(0).required(NOT_PAIR)])
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

/** Without casts between types. */
const STRICT = { strict: true } as const;

/** Runs a yup validation. Throws its error as a ControlError. */
function checked<Value>(check: () => Value): Value {
  try {
    return check();
  } catch (error) {
    if (error instanceof ValidationError) throw new ControlError(error.message);
    throw error;
  }
}

type ParsedRequest = InferType<typeof requestSchema>;

const requestOf = ({ now, ...others }: ParsedRequest): ControlRequest => ({
  ...others,
  ...(now !== undefined && { now: now === 'real' ? now : new Date(now) }),
});

/** Reads a request to the control API. Throws ControlError when it is invalid. */
export const readRequest = (body: unknown): ControlRequest => requestOf(checked(() => requestSchema.validateSync(body, STRICT)));

const PREFIX = 'demo.';

/** The page's parameters. They lie under `demo`, so that messages name them as the address does: 'demo.faults[0].status'. */
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

/** Parses a parameter's text. Text that cannot be parsed is returned as it is, and the schema then refuses it. */
const PARSERS: Readonly<Record<string, (text: string) => unknown>> = {
  seed: (text) => (/^\d+$/.test(text) ? Number(text) : text),
  latency: (text) => (/^\d+-\d+$/.test(text) ? text.split('-').map(Number) : text),
  faults: json,
};

function readParameter(name: string, text: string): Parameters {
  if (!Object.hasOwn(parameters, name)) throw new ControlError(`${PREFIX}${name} no existe`);
  const demo = { [name]: PARSERS[name]?.(text) ?? text };
  checked(() => addressSchema.validateSyncAt(PREFIX + name, { demo }, STRICT) as unknown);
  return demo;
}

interface Address {
  readonly request: ControlRequest;
  /** The key of the person to sign in. */
  readonly as: string | undefined;
  /** One sentence for each parameter that was left out: why. */
  readonly refused: readonly string[];
}

/**
 * Reads a request from the page's address: `?demo.now=…&demo.latency=200-800&demo.faults=[…]&demo.reset=1`, and the person
 * to sign in from `demo.as=<person>`. An invalid parameter is left out and reported: a shared link must still open (DEMO-18).
 */
export function readAddress(search: URLSearchParams): Address {
  const valid: Parameters = {};
  const refused: string[] = [];
  for (const [key, text] of search) {
    if (!key.startsWith(PREFIX)) continue;
    try {
      Object.assign(valid, readParameter(key.slice(PREFIX.length), text));
    } catch (error) {
      if (!(error instanceof ControlError)) throw error;
      refused.push(`${error.message}.`);
    }
  }
  const { as, reset, seed, size, ...rest } = valid;
  const resets = reset === '1' || seed !== undefined || size !== undefined;
  return { request: requestOf({ ...rest, reset: resets ? { seed, size } : undefined }), as, refused };
}

/** The address without its `demo.*` parameters (DEMO-12). It begins with one slash: with two it would be another site's (SECU-10). */
export function withoutParameters(url: URL): string {
  const clean = new URL(url);
  const ours = Array.from(url.searchParams.keys()).filter((name) => name.startsWith(PREFIX));
  for (const name of ours) clean.searchParams.delete(name);
  return `${clean.pathname.replace(/^\/+/, '/')}${clean.search}${clean.hash}`;
}
