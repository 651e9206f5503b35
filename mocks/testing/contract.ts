/**
 * For contract tests: the backend with a small world, called as by any client. Answers are checked against the row's
 * schema, and may have no other fields.
 */
import type { AnySchema } from 'yup';
import { accounts } from '@/api/resources/accounts';
import { isFile, type Endpoint, type FileAnswer, type LooseInput } from '@/api/core/endpoint';
import { schoolYears } from '@/api/resources/school-years';
import { toFormData } from '@/api/core/form-data';
import { toQueryString } from '@/api/core/query-string';
import { DEMO_PASSWORD, people, type PersonKey } from '@fixtures/people';
import { createBackend } from '@mocks/backend/backend';
import type { LogLine } from '@mocks/backend/log';
import { MEDIA_PATH } from '@mocks/backend/media';
import { memoryStorage } from '@mocks/store/storage';

export interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** A call that is refused, and why. */
export interface Refused {
  readonly why: string;
  readonly status: number;
  readonly input: LooseInput;
  readonly as?: PersonKey;
  /** null by default. */
  readonly errorCode?: string;
  readonly message?: string;
  /** Replace the session's headers; null removes one. */
  readonly headers?: Twist['headers'];
  readonly prepare?: () => Promise<void>;
}

/** The refusal of a call that stores a record of the school year, in a school without a year. */
export const noYear: Omit<Refused, 'input'> = {
  why: 'no school year',
  status: 409,
  errorCode: 'schoolYear_missing',
  message: 'El colegio no tiene un año escolar.',
  headers: { schoolYear: null },
};

/** One operation under test. */
export interface ContractRow {
  readonly endpoint: Endpoint;
  /** A valid call, and who may make it. */
  readonly input: LooseInput;
  readonly as: PersonKey | null;
  /** The status for an unknown id, 404 by default. */
  readonly unknownId?: number;
  /** The paths of the lists in its answer that are shown without invalid records (SAFE-22); any other answer fails as a whole. */
  readonly shown?: readonly string[];
  /** Runs before the call, when the seeded world does not allow it. */
  readonly prepare?: () => Promise<void>;
  readonly refused: readonly Refused[];
}

/** Changes to a valid call. */
export interface Twist {
  readonly method?: string;
  readonly path?: string;
  /** Replaces the input's body. */
  readonly body?: string | FormData;
  /** Replace the session's headers; null removes one. */
  readonly headers?: Readonly<Record<string, string | null>>;
}

export interface Caller {
  readonly token: string;
  readonly schoolId: number;
  readonly schoolYear: number | null;
}

const ORIGIN = 'https://api.example';

const backend = createBackend({ storage: memoryStorage(), latency: [0, 0], mediaUrl: (file) => ORIGIN + MEDIA_PATH + file });

/** Whether the world is still as seeded: seeding is slow, and most calls change nothing. */
let isAsSeeded = false;

/** Restores the seeded world; runs before each test. */
export async function openWorld(): Promise<void> {
  if (!isAsSeeded) {
    const reset = { reset: { size: 'small' }, now: '2026-06-19T10:00:00-05:00' };
    await backend.handle(new Request(`${ORIGIN}/__demo`, { method: 'POST', body: JSON.stringify(reset) }));
  }
  isAsSeeded = true;
}

function headersOf(endpoint: Endpoint, who: Caller | null, twist: Twist): Headers {
  const headers = new Headers(endpoint.body ? { 'Content-Type': 'application/json' } : {});
  if (who) {
    headers.set('Authorization', `Bearer ${who.token}`);
    headers.set('schoolId', String(who.schoolId));
    if (endpoint.headers === 'year' && who.schoolYear !== null) headers.set('schoolYear', String(who.schoolYear));
  }
  for (const [name, value] of Object.entries(twist.headers ?? {})) {
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
  return headers;
}

/** Sends a request as it is. */
export function answerTo(request: Request): Promise<Response> {
  isAsSeeded = false;
  return backend.handle(request);
}

/** Sets the backend's clock until the world is opened again. */
export async function moveClock(now: string): Promise<void> {
  await answerTo(new Request(`${ORIGIN}/__demo`, { method: 'POST', body: JSON.stringify({ now }) }));
}

/** Calls an endpoint and returns the answer. */
export async function send(endpoint: Endpoint, input: LooseInput, who: Caller | null, twist: Twist = {}): Promise<Reply> {
  const path = twist.path ?? endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input.params?.[name])));
  const query = toQueryString(input.query ?? {});
  const answer = await backend.handle(
    new Request(`${ORIGIN}${path}${query && `?${query}`}`, {
      method: twist.method ?? endpoint.method,
      headers: headersOf(endpoint, who, twist),
      ...(input.form && { body: toFormData(input.form) }),
      ...(twist.body !== undefined && { body: twist.body }),
      ...(input.body !== undefined && { body: typeof input.body === 'string' ? input.body : JSON.stringify(input.body) }),
    }),
  );
  if (answer.ok && endpoint.method !== 'GET') isAsSeeded = false;
  if (answer.ok && isFile(endpoint.answer)) return { status: answer.status, body: await answer.blob() };
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
}

/** The log's last line. */
export async function lastLine(): Promise<LogLine | undefined> {
  return (await logLines()).at(-1);
}

/** The log since the last reset of the world. */
export async function logLines(): Promise<LogLine[]> {
  const answer = await backend.handle(new Request(`${ORIGIN}/__demo`));
  const { log } = (await answer.json()) as { log: LogLine[] };
  return log;
}

/** The content at an attachment's address. */
export const fetchMedia = (url: string, headers?: Record<string, string>) => backend.media(new Request(url, headers ? { headers } : {}));

/** Signs a person in, in their first school by default. */
export async function callerOf(key: PersonKey, schoolId?: number): Promise<Caller> {
  const email = people.find((person) => person.key === key)?.email;
  const { body } = await send(accounts.login, { body: { username: email, password: DEMO_PASSWORD } }, null);
  const login = accounts.login.answer.validateSync(body, { strict: true });
  const school = schoolId ?? login.schools[0]?.id ?? 0;
  const caller: Caller = { token: login.idToken, schoolId: school, schoolYear: null };
  const current = await send(schoolYears.current, {}, caller);
  // A parent gets 403.
  const year = current.status === 200 ? schoolYears.current.answer.validateSync(current.body) : null;
  return { ...caller, schoolYear: year?.id ?? null };
}

/** Throws when the body is not the row's answer, JSON or a file. */
export async function holdAnswer(answer: AnySchema | FileAnswer, body: unknown): Promise<void> {
  if (!isFile(answer)) return holdAgainst(answer, body);
  const isRight = body instanceof Blob && body.type === answer.mediaType && (await body.slice(0, 5).text()) === '%PDF-';
  if (!isRight) throw new Error(`The answer is no ${answer.mediaType}.`);
}

/** Throws when the answer does not match the row's schema, or has more fields. */
export function holdAgainst(schema: AnySchema, body: unknown): void {
  schema.validateSync(body, { strict: true });
  const declared: unknown = schema.cast(body, { stripUnknown: true });
  if (JSON.stringify(sorted(declared)) !== JSON.stringify(sorted(body)))
    throw new Error(`The answer has more than its row: ${JSON.stringify(body).slice(0, 400)}`);
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
