/**
 * Sends the calls of the contract: headers, time-out, abort, content type, answers checked against their schema, and
 * every failure turned into one ApiError. It throws anything else by a mistake of the program alone, and repeats nothing by itself (SHAR-22).
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

const settings = toldAtStart<ClientSettings>('configureClient');

/** Tells the client where the API is. */
export const configureClient = settings.tell;

interface CallOptions {
  readonly signal?: AbortSignal;
  readonly as?: Credentials;
  /** Something is decided from the whole: one record that does not fit fails the call (SAFE-10, SAFE-22). */
  readonly allOrNothing?: boolean;
  /** Told of how much of a file has come, from 0 to 1; not where nobody says how long it is. */
  readonly onProgress?: (share: number) => void;
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
  readonly onProgress: ((share: number) => void) | undefined;
}

/** What came back. */
interface Incoming {
  readonly status: number;
  readonly text: string;
  /** Of a row that answers a file, in place of the text. */
  readonly file?: Blob;
}

/** The call got no whole answer. */
export class NoAnswer extends Error {}

/** Waits for what only the connection can fail. Rejects with NoAnswer. */
const fromConnection = <Value>(promise: Promise<Value>): Promise<Value> =>
  promise.catch((cause: unknown) => {
    throw new NoAnswer(undefined, { cause });
  });

/** Waits until something answers, however long it takes: whoever starts it says so (DEMO-20). Rejects with NoAnswer, also once the call is given up. */
const untilReady = (ready: Promise<void>, signal: AbortSignal): Promise<void> =>
  fromConnection(
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', reject, { once: true });
      if (signal.aborted) reject(new NoAnswer());
      ready.then(resolve, reject);
    }),
  );

/** Carries a call there and back. Rejects with NoAnswer when there is no whole answer, with anything else by a mistake of the program. */
export type Transport = (outgoing: Outgoing) => Promise<Incoming>;

/** A row without a multipart body; those with one are sent by `upload`. */
type PlainEndpoint = Endpoint & { readonly form?: never };

/** Fills `{name}` segments, percent-encoded. */
function fillPath(path: string, params: LooseInput['params']): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params?.[name])));
}

function headersOf(endpoint: Endpoint, who: Credentials | null): Headers {
  const headers = new Headers({ Accept: isFile(endpoint.answer) ? `${endpoint.answer.mediaType}, application/json` : 'application/json' });
  if (endpoint.headers === 'none' || who === null) return headers;
  headers.set('Authorization', `Bearer ${who.authToken}`);
  headers.set('schoolId', String(who.schoolId));
  if (endpoint.headers === 'year' && who.schoolYearId !== null) headers.set('schoolYear', String(who.schoolYearId));
  return headers;
}

/** Its signal aborts when no byte has moved for SILENCE_LIMIT; `touch` starts the time, and starts it again, `stop` ends the watch. */
function watchSilence() {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const touch = () => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(), SILENCE_LIMIT);
  };
  return { signal: controller.signal, touch, stop: () => clearTimeout(timer) };
}

/** The body, telling of every chunk that arrives and of how many bytes have come. */
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
  readonly who: Credentials | null;
  /** Any of them gives the call up. */
  readonly signals: readonly AbortSignal[];
}

async function exchange({ transport, endpoint, input, who, signals, onProgress }: Exchange): Promise<Incoming> {
  const { baseUrl, ready } = settings.get();
  const query = toQueryString(input.query ?? {});
  const url = `${baseUrl}${fillPath(endpoint.path, input.params)}${query && `?${query}`}`;
  const headers = headersOf(endpoint, who);

  const silence = watchSilence();
  const signal = AbortSignal.any([silence.signal, ...signals]);
  try {
    await untilReady(ready, signal);
    silence.touch();
    return await transport({ endpoint, url, headers, input, signal, onBytes: silence.touch, onProgress });
  } catch (error) {
    // A mistake of ours is none of the connection's: it is reported, and nobody is asked whether the call was lost.
    if (!(error instanceof NoAnswer)) throw error;
    throw new ApiError(endpoint, silence.signal.aborted ? 'timeout' : signal.aborted ? 'aborted' : 'network');
  } finally {
    silence.stop();
  }
}

function check(endpoint: Endpoint, schema: AnySchema, text: string, allOrNothing: boolean): unknown {
  const isRight = (answer: unknown) => answer !== undefined && schema.isValidSync(answer, { strict: true });
  const answer = parse(text);
  if (isRight(answer)) return answer;
  const shown = allOrNothing ? answer : withoutMisfits(schema, answer, '', (path) => console.info(endpoint.id, path));
  if (!isRight(shown)) throw new ApiError(endpoint, 'malformed');
  rememberWhole(shown, answer);
  return shown;
}

/** Where a whole file of that kind begins and ends: a proxy's page and half a file are none (REPO-18). */
const PDF_START = '%PDF-';
const PDF_END = '%%EOF';
/** Bytes from the end in which it may stand. */
const TAIL = 1_024;

async function checkFile(endpoint: Endpoint, { mediaType }: FileAnswer, file: Blob): Promise<Blob> {
  const [start, end] = await Promise.all([file.slice(0, PDF_START.length).text(), file.slice(-TAIL).text()]);
  if (start !== PDF_START || !end.includes(PDF_END)) throw new ApiError(endpoint, 'malformed');
  return file.type === mediaType ? file : new Blob([file], { type: mediaType });
}

/** What the row says of a success. Throws ApiError when it is something else. */
async function answerIn(endpoint: Endpoint, text: string, file: Blob | undefined, allOrNothing: boolean): Promise<unknown> {
  const { answer } = endpoint;
  if (answer === null) return undefined;
  return isFile(answer) ? checkFile(endpoint, answer, file ?? new Blob()) : check(endpoint, answer, text, allOrNothing);
}

/** One call by the given transport, as `call` says. */
export async function callBy<E extends Endpoint>(
  transport: Transport,
  endpoint: E,
  input: Input<E> & LooseInput,
  options: CallOptions = {},
): Promise<Answer<E> & Counted> {
  const session = getSession();
  const who = options.as ?? session;
  // What follows a call whose session has ended meanwhile is not sent.
  if (who === null && endpoint.headers !== 'none') throw new ApiError(endpoint, 'aborted');
  // SAFE-27: a call belongs to the session whose headers it carries.
  const belonging = who === session && endpoint.headers !== 'none' ? sessionSignal() : null;
  const signals = [options.signal, belonging].filter((signal) => signal != null);
  const { status, text, file } = await exchange({ transport, endpoint, input, who, signals, onProgress: options.onProgress });
  // Also when the answer came whole, but the session ended before it was read.
  if (belonging?.aborted) throw new ApiError(endpoint, 'aborted');
  if (status < 200 || status > 299) {
    const error = refusal(endpoint, status, text);
    // A session that learned something meanwhile is the same one, and has not aborted.
    if (endsSession(error) && (belonging !== null || getSession() === session)) settings.get().onSessionRefused();
    throw error;
  }
  const answer = await answerIn(endpoint, text, file, options.allOrNothing === true);
  // The schema has just vouched for the shape that its type describes.
  return answer as Answer<E> & Counted;
}

/**
 * Makes one call and answers what its row says. Throws ApiError. A 401 to a call that carries a session also ends the
 * session, unless another one began meanwhile (SESS-08, SESS-10).
 */
export const call = <E extends PlainEndpoint>(
  endpoint: E,
  input: Input<E> & LooseInput,
  options?: CallOptions,
): Promise<Answer<E> & Counted> => callBy(byFetch, endpoint, input, options);

/** Contexts in which the row's failures show otherwise. */
type ContextOf<E extends Endpoint> = Extract<E['failureLines'][number], { context: FailureContext }>['context'];

interface ReadOptions<E extends Endpoint> {
  readonly context?: ContextOf<E>;
  /** Shows no answer of an earlier visit, nor of a screen that keeps its own, while the new one loads. */
  readonly fresh?: boolean;
  /** Something is decided from the whole of the lists (SAFE-22). */
  readonly allOrNothing?: boolean;
  /** One of several that a screen asks for at once, always together: of their failures the first alone is told. */
  readonly failsTogether?: boolean;
}

interface WriteOptions<E extends Endpoint> {
  readonly context?: ContextOf<E>;
  /** The mutation stays busy until what it makes stale has been asked for again; of a form's, its draft stays until then, too. */
  readonly awaitsReload?: boolean;
  /** One of many that follow each other: what each makes stale is not asked for after each (COPY-04). */
  readonly isOneOfMany?: boolean;
  /** What the screen knows of a failure's cause, to stand under its text. */
  readonly detailOf?: (error: unknown) => string | null;
}

/** Query options of a call, for useQuery and its like; the key is resource, row and what was asked. */
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

/** Mutation options of a call. After a success what the row makes stale is asked for again. */
export function mutationOf<E extends PlainEndpoint>(endpoint: E, { isOneOfMany = false, ...options }: WriteOptions<E> = {}) {
  return mutationOptions({
    mutationKey: [endpoint.resource, endpoint.id],
    mutationFn: (input: Input<E> & LooseInput) => call(endpoint, input),
    meta: { invalidates: isOneOfMany ? [] : endpoint.invalidates, ...options },
  });
}
