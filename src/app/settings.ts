/** `config.json`: what a deployment decides, read once at boot, past every cache (LIVE-01 to LIVE-03). */
import { array, lazy, number, object, string, ValidationError, type InferType } from 'yup';

const optionalAddress = () => string().test('address', (value) => value === undefined || (/^https?:/i.test(value) && URL.canParse(value)));
const address = () => optionalAddress().required();

const both = {
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

const demoSchema = object(both);

/** `apiBaseUrl` and `firebase` are looked at in live mode only. */
const liveSchema = object({
  ...both,
  apiBaseUrl: address(),
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

/** Reads the file. Throws SettingsError. */
export async function loadSettings(): Promise<Settings> {
  const value: unknown = await fetch('/config.json', { cache: 'no-store' })
    .then((answer) => (answer.ok ? answer.json() : null))
    .catch(() => null);
  return checkSettings(value);
}
