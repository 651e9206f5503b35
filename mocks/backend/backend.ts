/**
 * The demo's backend: answers the contract's calls and the control API, given a Request from the
 * page's worker (browser.ts) or from HTTP (server.ts).
 */
import { bodyOf } from './body';
import { CONTROL_PATH, ControlError, readRequest } from '@mocks/control/control';
import { answerOf, decodedPath, plainPath, takeFault } from './faults';
import { operations } from './operations';
import { Refusal, refuseBy, type Operation } from './implement';
import { lineOf, type LogLine } from './log';
import { seedPart } from '@mocks/seeding/seed-part';
import { applyControl } from '@mocks/control/apply-control';
import { demoStateEntry, readDemoState, type Fault, type DemoState } from '@mocks/control/demo-state';
import { exclusively, type Entry, type Storage } from '@mocks/store/storage';
import { mediaAnswer } from './media-answer';
import { uploadId } from './media';
import { openWorld, type KeptFile } from '@mocks/store/world';
import { shiftClock } from '@mocks/control/clock';

interface BackendSettings {
  readonly storage: Storage;
  /** Address of a picture, video or file by its name, seeded or uploaded. */
  readonly mediaUrl: (file: string) => string;
  /** Latency after a reset, [from, to] in ms. */
  readonly latency: DemoState['latency'];
}

export interface Backend {
  /** Answers a call. Throws ConnectionLost when a fault allows no answer. */
  handle(request: Request): Promise<Response>;
  /** Answers an uploaded picture, video or file. It is not a call of the API, so it is neither logged nor delayed. */
  media(request: Request): Promise<Response>;
  /** The stored content of an uploaded file. */
  file(id: number): Promise<KeptFile | undefined>;
}

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

interface Outcome {
  readonly answer: Response;
  /** Name of the documented refusal, or null. */
  readonly refusal: string | null;
}

function answerOfRefusal({ error: { status, errorCode, message } }: Refusal): Response {
  return json({ errorCode, message }, status);
}

function outcomeOfError(error: unknown): Outcome {
  if (error instanceof Refusal) return { answer: answerOfRefusal(error), refusal: error.errorName };
  // A defect of the backend: answered 500 as a server would, and logged.
  console.info(error);
  return { answer: json({ errorCode: null, message: 'Error interno.' }, 500), refusal: null };
}

/** The operation of a method and path. Throws 404 for an unknown path, 405 for a wrong method (DEMO-17). */
function operationOf(method: string, path: string): Operation {
  if (decodedPath(path) === null) throw refuseBy('notFound');
  const ofPath = operations.filter((operation) => operation.pattern.test(path));
  if (ofPath.length === 0) throw refuseBy('notFound');
  const operation = ofPath.find(({ endpoint }) => endpoint.method === method);
  if (!operation) throw refuseBy('methodNotAllowed');
  return operation;
}

/** A latency between the two limits, in ms, drawn by seed and call number (mulberry32, one step). */
function drawLatency([from, to]: DemoState['latency'], seed: number, call: number): number {
  let state = (seed + call * 0x6d2b79f5) | 0;
  state = Math.imul(state ^ (state >>> 15), state | 1);
  state ^= state + Math.imul(state ^ (state >>> 7), state | 61);
  return from + (((state ^ (state >>> 14)) >>> 0) / 4_294_967_296) * (to - from);
}

const wait = (ms: number) => (ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve());

/** Waits `ms`, or until the signal aborts. */
const waitUntil = (signal: AbortSignal, ms: number) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

export function createBackend({ storage, mediaUrl, latency }: BackendSettings): Backend {
  const world = openWorld(storage, mediaUrl, seedPart);

  const stateNow = async () => (await readDemoState(storage)) ?? (await applyControl(storage, {}, latency));

  /** Loads the newest stored world; seeds one when none is stored. */
  const refresh = async (state: DemoState) => {
    shiftClock(state.shift);
    if (await world.refresh()) return;
    await world.begin({ seed: state.seed, size: state.size, now: new Date(state.seededAt) });
  };

  /** Aborted when the faults are cleared: that ends the delay of slow answers. */
  let untilCleared = new AbortController();

  const releaseSlowCalls = () => {
    untilCleared.abort();
    untilCleared = new AbortController();
  };

  const control = (request: Request) =>
    exclusively(async () => {
      if (request.method === 'POST') {
        try {
          const controlRequest = readRequest(await bodyOf(request));
          await applyControl(storage, controlRequest, latency);
          if (controlRequest.faults?.length === 0) releaseSlowCalls();
        } catch (error) {
          if (!(error instanceof ControlError)) throw error;
          return json({ message: error.message }, 400);
        }
      } else if (request.method !== 'GET') return answerOfRefusal(refuseBy('methodNotAllowed'));
      const state = await stateNow();
      await refresh(state);
      const { seed, size, faults } = state;
      return json({ now: new Date().toISOString(), seed, size, latency: state.latency, faults, log: await storage.logLines() });
    });

  /** Counts a call, takes the fault that acts on it, and begins its log line. */
  const admit = (before: DemoState, request: Request, body: unknown) => {
    const unanswered = lineOf(request, body);
    const { fault, remaining } = takeFault(before.faults, unanswered.method, plainPath(unanswered.path));
    const { calls: number, era, seed, latency } = before;
    const state: DemoState = { ...before, faults: remaining, calls: number + 1 };
    const line: LogLine = { ...unanswered, fault: fault?.kind ?? null };
    return { request, body, fault, number, era, state, line, cleared: untilCleared.signal, delay: drawLatency(latency, seed, number) };
  };

  type Call = ReturnType<typeof admit>;

  const lineWith = ({ number, line }: Call, { answer, refusal }: Outcome): Entry => [number, { ...line, status: answer.status, refusal }];

  /** Runs the call and stores its changes and `logEntries` in one write, since each write waits for the browser's disk. */
  const run = async ({ request, body }: Call, state: DemoState, logEntries: (outcome: Outcome) => readonly Entry[]): Promise<Outcome> => {
    try {
      await refresh(state);
      const path = new URL(request.url).pathname.replace(/(?<=[^/])\/+$/, '');
      const outcome = { answer: await operationOf(request.method, path).run(request, body, world), refusal: null };
      await world.save(logEntries(outcome));
      return outcome;
    } catch (error) {
      world.discard();
      const outcome = outcomeOfError(error);
      await storage.setMany(logEntries(outcome));
      return outcome;
    }
  };

  /** The log line with the call's answer; none after a reset, since the call's number belongs to another call in the new log. */
  const closing = (call: Call, state: DemoState) => (outcome: Outcome) => (state.era === call.era ? [lineWith(call, outcome)] : []);

  const runLater = (call: Call) =>
    exclusively(async () => {
      const state = await stateNow();
      return run(call, state, closing(call, state));
    });

  const runUnlogged = (call: Call) => exclusively(async () => run(call, await stateNow(), () => []));

  const outcomeOfFault = async (fault: Fault, call: Call): Promise<Outcome> => {
    if (fault.kind === 'slow') {
      const outcome = await runUnlogged(call);
      await waitUntil(call.cleared, fault.ms ?? 0);
      return outcome;
    }
    if (fault.stored) await runUnlogged(call);
    return { answer: await answerOf(fault), refusal: null };
  };

  const answerTo = async (request: Request): Promise<Response> => {
    if (plainPath(new URL(request.url).pathname) === CONTROL_PATH) return control(request);
    const body = await bodyOf(request);
    const { call, done } = await exclusively(async () => {
      const call = admit(await stateNow(), request, body);
      const { state } = call;
      // A call without fault and delay runs within the same lock.
      const done =
        call.fault || call.delay > 0 ? null : await run(call, state, (outcome) => [demoStateEntry(state), lineWith(call, outcome)]);
      if (done === null) await storage.setMany([demoStateEntry(state), [call.number, call.line]]);
      return { call, done };
    });
    if (done) return done.answer;
    await wait(call.delay);
    if (!call.fault) return (await runLater(call)).answer;
    const outcome = await outcomeOfFault(call.fault, call);
    await exclusively(async () => storage.setMany(closing(call, await stateNow())(outcome)));
    return outcome.answer;
  };

  return {
    handle: async (request) => {
      const answer = await answerTo(request);
      // No cache may keep children's records; docs/deploying.md asks the same of the real API.
      answer.headers.set('Cache-Control', 'no-store');
      return answer;
    },
    media: async (request) => {
      const id = uploadId(new URL(request.url).pathname);
      return mediaAnswer(id === null ? undefined : await world.file(id), request.headers.get('range'));
    },
    file: (id) => world.file(id),
  };
}
