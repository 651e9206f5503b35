/**
 * For contract tests: the backend over a small world, called as any client would. Answers are held against the row's
 * own schema, and may have no field that the row does not name.
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
  /** null unless said. */
  readonly errorCode?: string;
  readonly message?: string;
  /** Over the session's own; null takes one away. */
  readonly headers?: Twist['headers'];
  readonly prepare?: () => Promise<void>;
}

/** How a call is refused that stores something of the year. */
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
  /** How an id of no record is refused, where not by 404. */
  readonly unknownId?: number;
  /** The lists in its answer that show without their odd records (SAFE-22), each by its path; any other answer fails whole. */
  readonly shown?: readonly string[];
  /** What has to happen before, when the seeded world does not allow the call. */
  readonly prepare?: () => Promise<void>;
  readonly refused: readonly Refused[];
}

/** How a call differs from a well-made one. */
export interface Twist {
  readonly method?: string;
  readonly path?: string;
  /** In place of what the input says. */
  readonly body?: string | FormData;
  /** Over the session's own; null takes one away. */
  readonly headers?: Readonly<Record<string, string | null>>;
}

export interface Caller {
  readonly token: string;
  readonly schoolId: number;
  readonly schoolYear: number | null;
}

const ORIGIN = 'https://api.example';

const backend = createBackend({ storage: memoryStorage(), latency: [0, 0], mediaUrl: (file) => ORIGIN + MEDIA_PATH + file });

/** Seeding takes a while, and most calls change nothing. */
let isAsSeeded = false;

/** The world as seeded; before each test. */
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

/** What is answered to a request that another client made. */
export function answerTo(request: Request): Promise<Response> {
  isAsSeeded = false;
  return backend.handle(request);
}

/** Moves the backend's clock, until the world is opened again. */
export async function moveClock(now: string): Promise<void> {
  await answerTo(new Request(`${ORIGIN}/__demo`, { method: 'POST', body: JSON.stringify({ now }) }));
}

/** Makes the row's call and answers what came back. */
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

/** The log's last line, as the control API tells it. */
export async function lastLine(): Promise<LogLine | undefined> {
  return (await logLines()).at(-1);
}

/** The log since the world was opened or a call changed it. */
export async function logLines(): Promise<LogLine[]> {
  const answer = await backend.handle(new Request(`${ORIGIN}/__demo`));
  const { log } = (await answer.json()) as { log: LogLine[] };
  return log;
}

/** The content at an attachment's address. */
export const fetchMedia = (url: string, headers?: Record<string, string>) => backend.media(new Request(url, headers ? { headers } : {}));

/** Signs that person in, in their first school or the given one. */
export async function callerOf(key: PersonKey, schoolId?: number): Promise<Caller> {
  const email = people.find((person) => person.key === key)?.email;
  const { body } = await send(accounts.login, { body: { username: email, password: DEMO_PASSWORD } }, null);
  const login = accounts.login.answer.validateSync(body, { strict: true });
  const school = schoolId ?? login.schools[0]?.id ?? 0;
  const caller: Caller = { token: login.idToken, schoolId: school, schoolYear: null };
  const current = await send(schoolYears.current, {}, caller);
  // 403 for a parent.
  const year = current.status === 200 ? schoolYears.current.answer.validateSync(current.body) : null;
  return { ...caller, schoolYear: year?.id ?? null };
}

/** Throws when the body is not the answer of the row, JSON or a file. */
export async function holdAnswer(answer: AnySchema | FileAnswer, body: unknown): Promise<void> {
  if (!isFile(answer)) return holdAgainst(answer, body);
  const isRight = body instanceof Blob && body.type === answer.mediaType && (await body.slice(0, 5).text()) === '%PDF-';
  if (!isRight) throw new Error(`The answer is no ${answer.mediaType}.`);
}

/** Throws when the answer is not the row's, or has more than the row names. */
export function holdAgainst(schema: AnySchema, body: unknown): void {
  schema.validateSync(body, { strict: true });
  const named: unknown = schema.cast(body, { stripUnknown: true });
  if (JSON.stringify(sorted(named)) !== JSON.stringify(sorted(body)))
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
