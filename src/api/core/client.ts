/**
 * Sends the calls of the contract: headers, time-out, abort, content type, answers checked against their schema, and
 * every failure turned into one ApiError. Anything else that it throws is a bug. It never retries by itself (SHAR-22).
 */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { AnySchema } from 'yup';
import { isFile, type Answer, type Endpoint, type FileAnswer, type Input, type LooseInput } from './endpoint';
import { ApiError } from './errors';
import type { FailureContext } from './failure-line';
import { endsSession } from './failures';
import { rememberWhole, withoutMisfits, type Counted } from './misfits';
import { toQueryString } from './query-string';
import { toldAtStart } from './told-at-start';
import { getSession, sessionSignal } from '@/api/session';

/** Milliseconds without a byte sent or received after which a call is aborted (SAFE-11). */
const SILENCE_LIMIT = 30_000;

/** Milliseconds by which a timer is late after the computer slept, or in a page that nobody looks at. */
const LATE = 5_000;

/** The values of the three session headers. The calls of a login pass theirs before a session is stored. */
export interface Credentials {
  readonly authToken: string;
  readonly schoolId: number;
  readonly schoolYearId: number | null;
}

interface ClientSettings {
  /** Base of the API without a trailing slash; '' is the page's own origin. */
  readonly baseUrl: string;
  /** Resolves when the backend answers; the demo's starts along with the page. */
  readonly ready: Promise<void>;
  /** Called on a 401 to a call that carried a session (SESS-08). */
  readonly onSessionRefused: () => void;
}

const settings = toldAtStart<ClientSettings>('configureClient');

/** Tells the client where the API is. */
export const configureClient = settings.tell;

interface CallOptions {
  readonly signal?: AbortSignal;
  readonly as?: Credentials;
  /** The caller decides something from the complete answer: one invalid record fails the call (SAFE-10, SAFE-22). */
  readonly allOrNothing?: boolean;
  /** Called with the received share of a file, 0 to 1; not called when its length is unknown. */
  readonly onProgress?: (share: number) => void;
}

/** A call that is ready to be sent. */
interface Outgoing {
  readonly endpoint: Endpoint;
  readonly url: string;
  readonly headers: Headers;
  readonly input: LooseInput;
  readonly signal: AbortSignal;
  /** To be called whenever bytes were sent or received; restarts the time-out. */
  readonly onBytes: () => void;
  readonly onProgress: ((share: number) => void) | undefined;
}

/** The answer before it is checked. */
interface Incoming {
  readonly status: number;
  readonly text: string;
  /** In place of the text when the row's answer is a file. */
  readonly file?: Blob;
}

/** The call got no complete answer. */
export class NoAnswer extends Error {}

/** Waits for a promise that only the connection can reject, and then rejects with NoAnswer. */
const fromConnection = <Value>(promise: Promise<Value>): Promise<Value> =>
  promise.catch((cause: unknown) => {
    throw new NoAnswer(undefined, { cause });
  });

/** Waits until the backend answers, without a limit: the demo bar reports a slow start (DEMO-20). Rejects with NoAnswer, also on abort. */
const untilReady = (ready: Promise<void>, signal: AbortSignal): Promise<void> =>
  fromConnection(
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', reject, { once: true });
      if (signal.aborted) reject(new NoAnswer());
      // The signal of the session would keep every call that listens (P9).
      ready.finally(() => signal.removeEventListener('abort', reject)).then(resolve, reject);
    }),
  );

/** Sends a call and receives its answer. Rejects with NoAnswer when there is no complete answer; any other rejection is a bug. */
export type Transport = (outgoing: Outgoing) => Promise<Incoming>;

/** A row without a multipart body; those with one are sent by `upload`. */
type PlainEndpoint = Endpoint & { readonly form?: never };

/** Fills `{name}` segments, percent-encoded. */
function fillPath(path: string, params: LooseInput['params']): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params?.[name])));
}

function headersOf(endpoint: Endpoint, credentials: Credentials | null): Headers {
  const headers = new Headers({ Accept: isFile(endpoint.answer) ? `${endpoint.answer.mediaType}, application/json` : 'application/json' });
  if (endpoint.headers === 'none' || credentials === null) return headers;
  headers.set('Authorization', `Bearer ${credentials.authToken}`);
  headers.set('schoolId', String(credentials.schoolId));
  if (endpoint.headers === 'year' && credentials.schoolYearId !== null) headers.set('schoolYear', String(credentials.schoolYearId));
  return headers;
}

/** `signal` aborts when no byte has moved for SILENCE_LIMIT; `touch` starts or restarts the timer, `stop` clears it. */
function watchSilence() {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listen = (isSecond: boolean) => {
    clearTimeout(timer);
    const due = performance.now() + SILENCE_LIMIT;
    timer = setTimeout(() => {
      // Nothing could be heard while the computer slept (DEMO-19): once more, and no oftener.
      if (performance.now() > due + LATE && !isSecond) listen(true);
      else controller.abort();
    }, SILENCE_LIMIT);
  };
  const touch = () => listen(false);
  return { signal: controller.signal, touch, stop: () => clearTimeout(timer) };
}

/** Reads the body; calls `onChunk` with the number of bytes received so far. */
async function readBytes(response: Response, onChunk: (loaded: number) => void): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  if (response.body !== null) {
    const reader = response.body.getReader();
    for (let loaded = 0; ;) {
      const { done, value } = await fromConnection(reader.read());
      if (done) break;
      loaded += value.byteLength;
      onChunk(loaded);
      chunks.push(value);
    }
  }
  return new Blob(chunks, { type: response.headers.get('Content-Type') ?? '' });
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

const byFetch: Transport = async ({ endpoint, url, headers, input, signal, onBytes, onProgress }) => {
  if (endpoint.body) headers.set('Content-Type', 'application/json');
  const body = endpoint.body ? JSON.stringify(input.body) : null;
  const { method } = endpoint;
  const response = await fromConnection(fetch(url, { method, headers, body, signal, cache: 'no-store', credentials: 'omit' }));
  onBytes();
  // A deletion reads no body: any 2xx is a success (ERRO-13).
  const { status } = response;
  if (response.ok && endpoint.answer === null) return { status, text: '' };
  const length = Number(response.headers.get('Content-Length'));
  const bytes = await readBytes(response, (loaded) => {
    onBytes();
    if (length > 0) onProgress?.(Math.min(1, loaded / length));
  });
  return response.ok && isFile(endpoint.answer) ? { status, text: '', file: bytes } : { status, text: await bytes.text() };
};

interface Exchange extends Pick<Outgoing, 'endpoint' | 'input' | 'onProgress'> {
  readonly transport: Transport;
  readonly credentials: Credentials | null;
  /** Any of them aborts the call. */
  readonly signals: readonly AbortSignal[];
}

async function exchange({ transport, endpoint, input, credentials, signals, onProgress }: Exchange): Promise<Incoming> {
  const { baseUrl, ready } = settings.get();
  const query = toQueryString(input.query ?? {});
  const url = `${baseUrl}${fillPath(endpoint.path, input.params)}${query && `?${query}`}`;
  const headers = headersOf(endpoint, credentials);

  const silence = watchSilence();
  const signal = AbortSignal.any([silence.signal, ...signals]);
  try {
    await untilReady(ready, signal);
    silence.touch();
    return await transport({ endpoint, url, headers, input, signal, onBytes: silence.touch, onProgress });
  } catch (error) {
    // A bug is not a connection failure, and must not count as a lost answer.
    if (!(error instanceof NoAnswer)) throw error;
    throw new ApiError(endpoint, silence.signal.aborted ? 'timeout' : signal.aborted ? 'aborted' : 'network');
  } finally {
    silence.stop();
  }
}

function check(endpoint: Endpoint, schema: AnySchema, text: string, allOrNothing: boolean): unknown {
  const isValid = (value: unknown) => value !== undefined && schema.isValidSync(value, { strict: true });
  const answer = parse(text);
  if (isValid(answer)) return answer;
  const cleaned = allOrNothing ? answer : withoutMisfits(schema, answer, '', (path) => console.info(endpoint.id, path));
  if (!isValid(cleaned)) throw new ApiError(endpoint, 'malformed');
  rememberWhole(cleaned, answer);
  return cleaned;
}

/** Start and end of a complete PDF; a proxy's page and half a file lack them (REPO-18). */
const PDF_START = '%PDF-';
const PDF_END = '%%EOF';
/** PDF_END lies within this many bytes from the end. */
const TAIL_BYTES = 1_024;

async function checkFile(endpoint: Endpoint, { mediaType }: FileAnswer, file: Blob): Promise<Blob> {
  const [start, end] = await Promise.all([file.slice(0, PDF_START.length).text(), file.slice(-TAIL_BYTES).text()]);
  if (start !== PDF_START || !end.includes(PDF_END)) throw new ApiError(endpoint, 'malformed');
  return file.type === mediaType ? file : new Blob([file], { type: mediaType });
}

/** The checked answer of a success. Throws ApiError when it is not what the row declares. */
async function answerIn(endpoint: Endpoint, text: string, file: Blob | undefined, allOrNothing: boolean): Promise<unknown> {
  const { answer } = endpoint;
  if (answer === null) return undefined;
  return isFile(answer) ? checkFile(endpoint, answer, file ?? new Blob()) : check(endpoint, answer, text, allOrNothing);
}

/** Makes one call with the given transport; see `call`. */
export async function callBy<E extends Endpoint>(
  transport: Transport,
  endpoint: E,
  input: Input<E> & LooseInput,
  options: CallOptions = {},
): Promise<Answer<E> & Counted> {
  const session = getSession();
  const credentials = options.as ?? session;
  // A follow-up of a call whose session has ended is not sent.
  if (credentials === null && endpoint.headers !== 'none') throw new ApiError(endpoint, 'aborted');
  // SAFE-27: a call belongs to the session whose headers it carries.
  const sessionEnd = credentials === session && endpoint.headers !== 'none' ? sessionSignal() : null;
  const signals = [options.signal, sessionEnd].filter((signal) => signal != null);
  const { status, text, file } = await exchange({ transport, endpoint, input, credentials, signals, onProgress: options.onProgress });
  // Also when the answer arrived, but the session ended before it was read.
  if (sessionEnd?.aborted) throw new ApiError(endpoint, 'aborted');
  if (status < 200 || status > 299) {
    const error = refusal(endpoint, status, text);
    // `updateSession` replaces the object but does not abort the signal: the session is still the same.
    if (endsSession(error) && (sessionEnd !== null || getSession() === session)) settings.get().onSessionRefused();
    throw error;
  }
  const answer = await answerIn(endpoint, text, file, options.allOrNothing === true);
  // The schema has just vouched for the shape that its type describes.
  return answer as Answer<E> & Counted;
}

/**
 * Makes one call and returns the answer that its row declares. Throws ApiError. A 401 to a call that carries a session also
 * ends the session, unless another one has begun (SESS-08, SESS-10).
 */
export const call = <E extends PlainEndpoint>(
  endpoint: E,
  input: Input<E> & LooseInput,
  options?: CallOptions,
): Promise<Answer<E> & Counted> => callBy(byFetch, endpoint, input, options);

/** Contexts for which the row has its own failure lines. */
type ContextOf<E extends Endpoint> = Extract<E['failureLines'][number], { context: FailureContext }>['context'];

interface ReadOptions<E extends Endpoint> {
  readonly context?: ContextOf<E>;
  /** While it loads, no answer of an earlier visit or of another screen shows. */
  readonly fresh?: boolean;
  /** The screen decides something from the complete lists (SAFE-22). */
  readonly allOrNothing?: boolean;
  /** One of several queries that a screen always sends together: only their first failure is shown. */
  readonly failsTogether?: boolean;
}

interface WriteOptions<E extends Endpoint> {
  readonly context?: ContextOf<E>;
  /** The mutation stays pending, and a form keeps its draft, until the stale queries have been refetched. */
  readonly awaitsReload?: boolean;
  /** One of many consecutive calls: it refetches no stale queries (COPY-04). */
  readonly isOneOfMany?: boolean;
  /** What the screen knows about a failure's cause, shown under its text. */
  readonly detailOf?: (error: unknown) => string | null;
}

/** Query options of a call, for useQuery and the like; the key is resource, row and input. */
export function queryOf<E extends PlainEndpoint>(
  endpoint: E,
  input: Input<E> & LooseInput,
  { context, fresh = false, allOrNothing = false, failsTogether = false }: ReadOptions<E> = {},
) {
  return queryOptions({
    queryKey: [endpoint.resource, endpoint.id, input, ...(allOrNothing ? ['allOrNothing'] : []), ...(fresh ? ['fresh'] : [])],
    queryFn: ({ signal }) => call(endpoint, input, { signal, allOrNothing }),
    meta: { context, failsTogether },
    ...(fresh && { gcTime: 0 }),
  });
}

/** Mutation options of a call. A success refetches the queries that the row makes stale. */
export function mutationOf<E extends PlainEndpoint>(endpoint: E, { isOneOfMany = false, ...options }: WriteOptions<E> = {}) {
  return mutationOptions({
    mutationKey: [endpoint.resource, endpoint.id],
    mutationFn: (input: Input<E> & LooseInput) => call(endpoint, input),
    meta: { invalidates: isOneOfMany ? [] : endpoint.invalidates, ...options },
  });
}
