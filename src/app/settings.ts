/** `config.json`: the settings of a deployment, read once at the start and never from a cache (LIVE-01, LIVE-02, LIVE-03). */
import { array, lazy, number, object, string, ValidationError, type InferType } from 'yup';

const optionalAddress = () => string().test('address', (value) => value === undefined || (/^https?:/i.test(value) && URL.canParse(value)));
const address = () => optionalAddress().required();

/** An absolute address as written: URL would also accept `http:host` and drop blanks, and its `search` hides a bare '?'. */
const BASE = /^https?:\/\/[^\s\\/?#@]+(\/[^\s\\?#]*)?$/i;

/** Hosts of this machine and of private networks (RFC 1918, RFC 4193), as URL writes them. */
const PRIVATE_HOST =
  /^((.+\.)?localhost|(127|10)(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|\[::1\]|\[f[cd][0-9a-f]{2}:.*\])$/;

/** LIVE-09: paths can be appended to it, and no password crosses the internet in plain text. */
function isApiBase(value: string): boolean {
  if (!BASE.test(value) || !URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || PRIVATE_HOST.test(hostname);
}

const commonFields = {
  mode: string()
    .oneOf(['demo', 'live'] as const)
    .required(),
  supportKeywords: array().of(string().required()).required(),
  tutorialUrl: address(),
  mediaOrigins: array().of(address()).required(),
  activityLogDays: object({
    default: number().integer().positive().required(),
    bySchool: lazy((value: unknown) =>
      object(Object.fromEntries(Object.keys(value ?? {}).map((id) => [id, number().integer().positive().required()]))).required(),
    ),
  }).required(),
};

const demoSchema = object(commonFields);

/** `apiBaseUrl` and `firebase` are checked in live mode only. */
const liveSchema = object({
  ...commonFields,
  apiBaseUrl: string().required().test('base', isApiBase),
  firebase: object({ projectId: string().required(), apiKey: string().required(), host: optionalAddress() })
    .nullable()
    .defined()
    .default(undefined),
});

export type Settings = (InferType<typeof demoSchema> & { mode: 'demo' }) | (InferType<typeof liveSchema> & { mode: 'live' });

/** The file could not be read, or one of its fields is missing or wrong. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';

  constructor(readonly field: string | null) {
    super(field ?? 'config.json');
  }
}

/** Checks what the file holds. Throws SettingsError with the first wrong field. */
export function checkSettings(value: unknown): Settings {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new SettingsError(null);
  try {
    if (Reflect.get(value, 'mode') === 'live') return { ...liveSchema.validateSync(value, { strict: true }), mode: 'live' };
    return { ...demoSchema.validateSync(value, { strict: true }), mode: 'demo' };
  } catch (error) {
    throw new SettingsError(error instanceof ValidationError ? (error.path ?? null) : null);
  }
}

declare global {
  /** The response that the page requested before this script loaded (`EARLY_SCRIPT`); resolves to undefined without one. */
  var earlySettings: Promise<Response | undefined> | undefined;
}

/** Reads the file; requests it only when the policy of another build blocked the early request. Throws SettingsError. */
export async function loadSettings(): Promise<Settings> {
  const value: unknown = await (globalThis.earlySettings ?? fetch('/config.json', { cache: 'no-store' }))
    .then((answer) => (answer?.ok === true ? answer.json() : null))
    .catch(() => null);
  return checkSettings(value);
}
