/**
 * Sends the calls of the contract: headers, time-out, abort, content type, answers checked against their schema, and
 * every failure turned into one ApiError. It never throws anything else and repeats nothing by itself (SHAR-22).
 */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { AnySchema } from 'yup';
import type { Answer, Endpoint, Input, LooseInput } from './endpoint';
import { ApiError } from './errors';
import type { FailureContext } from './failure-line';
import { endsSession } from './failures';
import { toQueryString } from './query-string';
import { getSession } from '@/api/session';

/** Milliseconds without a byte going out or coming in after which a call is given up (SAFE-11). */
const SILENCE_LIMIT = 30_000;

/** Who asks: the three values of the session's headers. The login loads bring theirs before a session is stored. */
export interface Credentials {
  readonly authToken: string;
  readonly schoolId: number;
  readonly schoolYearId: number | null;
}

interface ClientSettings {
  /** Base of the API without a trailing slash; '' is the page's own origin. */
  readonly baseUrl: string;
  /** Resolves when something answers there; the demo's backend starts beside the page. */
  readonly ready: Promise<void>;
  /** Told of a 401 to a call that carried a session (SESS-08). */
  readonly onSessionRefused: () => void;
}

let settings: ClientSettings | null = null;

/** Tells the client where the API is; once, before the first call. */
export function configureClient(given: ClientSettings): void {
  settings = given;
}

interface CallOptions {
  readonly signal?: AbortSignal;
  readonly as?: Credentials;
}

/** A call made ready for the wire. */
interface Outgoing {
  readonly endpoint: Endpoint;
  readonly url: string;
  readonly headers: Headers;
  readonly input: LooseInput;
  readonly signal: AbortSignal;
  /** To be called for every byte that went out or came in; the time-out starts again. */
  readonly onBytes: () => void;
}

/** What came back. */
interface Incoming {
  readonly status: number;
  readonly text: string;
}

/** Carries a call there and back. Rejects, with whatever, when there is no whole answer. */
export type Transport = (outgoing: Outgoing) => Promise<Incoming>;

/** A row without a multipart body; those with one are sent by `upload`. */
type PlainEndpoint = Endpoint & { readonly form?: never };

/** Fills `{name}` segments, percent-encoded. */
function fillPath(path: string, params: LooseInput['params']): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params?.[name])));
}

function headersOf(endpoint: Endpoint, who: Credentials | null): Headers {
  const headers = new Headers({ Accept: 'application/json' });
  if (endpoint.headers === 'none' || who === null) return headers;
  headers.set('Authorization', `Bearer ${who.authToken}`);
  headers.set('schoolId', String(who.schoolId));
  if (endpoint.headers === 'year' && who.schoolYearId !== null) headers.set('schoolYear', String(who.schoolYearId));
  return headers;
}

/** Aborts when no byte has moved for SILENCE_LIMIT; `touch` starts it again, `stop` ends the watch. */
function watchSilence(controller: AbortController) {
  let timer: ReturnType<typeof setTimeout>;
  const touch = () => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort('silence'), SILENCE_LIMIT);
  };
  touch();
  return { touch, stop: () => clearTimeout(timer) };
}

/** The body as text, telling of every chunk that arrives. */
async function readText(response: Response, onChunk: () => void): Promise<string> {
  if (response.body === null) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    onChunk();
    text += decoder.decode(value, { stream: true });
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The error body `{errorCode, message}` as far as the answer has one; a proxy's page has none. A code may be a number (ROOM-29). */
function refusal(endpoint: Endpoint, status: number, text: string): ApiError {
  const body = parse(text);
  const field = (name: string) => {
    const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : null;
    return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : null;
  };
  return new ApiError(endpoint, 'status', status, field('errorCode'), field('message'));
}

const byFetch: Transport = async ({ endpoint, url, headers, input, signal, onBytes }) => {
  if (endpoint.body) headers.set('Content-Type', 'application/json');
  const response = await fetch(url, {
    method: endpoint.method,
    headers,
    body: endpoint.body ? JSON.stringify(input.body) : null,
    signal,
    cache: 'no-store',
    credentials: 'omit',
  });
  onBytes();
  // A deletion reads no body: any 2xx is a success (ERRO-13).
  const { status } = response;
  return { status, text: response.ok && endpoint.answer === null ? '' : await readText(response, onBytes) };
};

async function exchange(
  endpoint: Endpoint,
  input: LooseInput,
  who: Credentials | null,
  transport: Transport,
  signal: AbortSignal | undefined,
): Promise<Incoming> {
  if (settings === null) throw new Error('configureClient comes before the first call.');
  const { baseUrl, ready } = settings;
  const query = toQueryString(input.query ?? {});
  const url = `${baseUrl}${fillPath(endpoint.path, input.params)}${query && `?${query}`}`;
  const headers = headersOf(endpoint, who);

  const controller = new AbortController();
  const silence = watchSilence(controller);
  const abort = () => controller.abort('caller');
  signal?.addEventListener('abort', abort, { once: true });
  // A signal that is already aborted fires no event.
  if (signal?.aborted) abort();
  try {
    await ready;
    silence.touch();
    return await transport({ endpoint, url, headers, input, signal: controller.signal, onBytes: silence.touch });
  } catch {
    const kind = controller.signal.reason === 'silence' ? 'timeout' : controller.signal.aborted ? 'aborted' : 'network';
    throw new ApiError(endpoint, kind);
  } finally {
    silence.stop();
    signal?.removeEventListener('abort', abort);
  }
}

function check(endpoint: Endpoint, schema: AnySchema, text: string): unknown {
  const answer = parse(text);
  if (answer === undefined || !schema.isValidSync(answer, { strict: true })) throw new ApiError(endpoint, 'malformed');
  return answer;
}

/** One call by the given transport, as `call` says. */
export async function callBy<E extends Endpoint>(
  transport: Transport,
  endpoint: E,
  input: Input<E> & LooseInput,
  options: CallOptions = {},
): Promise<Answer<E>> {
  const session = getSession();
  const who = options.as ?? session;
  const { status, text } = await exchange(endpoint, input, who, transport, options.signal);
  if (status < 200 || status > 299) {
    const error = refusal(endpoint, status, text);
    if (endsSession(error) && getSession() === session) settings?.onSessionRefused();
    throw error;
  }
  const answer = endpoint.answer === null ? undefined : check(endpoint, endpoint.answer, text);
  // The schema has just vouched for the shape that its type describes.
  return answer as Answer<E>;
}

/**
 * Makes one call and answers what its row says. Throws ApiError. A 401 to a call that carries a session also ends the
 * session, unless another one began meanwhile (SESS-08, SESS-10).
 */
export const call = <E extends PlainEndpoint>(endpoint: E, input: Input<E> & LooseInput, options?: CallOptions): Promise<Answer<E>> =>
  callBy(byFetch, endpoint, input, options);

/** Contexts in which the row's failures show otherwise. */
type ContextOf<E extends Endpoint> = Extract<E['shows'][number], { context: FailureContext }>['context'];

interface ReadOptions<E extends Endpoint> {
  readonly context?: ContextOf<E>;
  /** Shows no answer of an earlier visit while the new one loads. */
  readonly fresh?: boolean;
}

interface WriteOptions<E extends Endpoint> {
  readonly context?: ContextOf<E>;
  /** What the screen knows of a failure's cause, shown under its text. */
  readonly detailOf?: (error: unknown) => string | null;
}

/** Query options of a call, for useQuery and its like; the key is resource, row and what was asked. */
export function queryOf<E extends PlainEndpoint>(endpoint: E, input: Input<E> & LooseInput, { context, fresh }: ReadOptions<E> = {}) {
  return queryOptions({
    queryKey: [endpoint.resource, endpoint.id, input],
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
    ...(context && { meta: { context } }),
    ...(fresh && { gcTime: 0 }),
  });
}

/** Mutation options of a call. Its promise resolves when what it makes stale has been asked for again. */
export function mutationOf<E extends PlainEndpoint>(endpoint: E, options: WriteOptions<E> = {}) {
  return mutationOptions({
    mutationKey: [endpoint.resource, endpoint.id],
    mutationFn: (input: Input<E> & LooseInput) => call(endpoint, input),
    meta: { stales: endpoint.stales, ...options },
  });
}
