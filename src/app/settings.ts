/** `config.json`: the settings of a deployment, read once at the start and never from a cache (LIVE-01, LIVE-02, LIVE-03, SECU-11). */
import { array, lazy, number, object, string, ValidationError, type InferType } from 'yup';
import { isApiBase, isLinkAddress, isOrigin } from './config-address.mjs';

const commonFields = {
  mode: string()
    .oneOf(['demo', 'live'] as const)
    .required(),
  supportKeywords: array().of(string().required()).required(),
  tutorialUrl: string().required().test('link', isLinkAddress),
  mediaOrigins: array().of(string().required().test('origin', isOrigin)).required(),
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
  firebase: object({
    projectId: string().required(),
    apiKey: string().required(),
    host: string().test('origin', (value) => value === undefined || isOrigin(value)),
  })
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
