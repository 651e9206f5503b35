/**
 * The control door's language: what `POST /__demo` and the page's `demo.*` parameters may say, read and checked. The
 * door is no part of the contract and is never reachable against a real API.
 */
import { FAULT_KINDS, SIZES, type Fault, type Request, type Size } from './demo-state';

export const DOOR_PATH = '/__demo';

/** A request that the door cannot read; its message is the answer. */
export class DoorError extends Error {}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

function insist(holds: boolean, what: string): asserts holds {
  if (!holds) throw new DoorError(what);
}

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;

function readSize(value: unknown): Size {
  const size = SIZES.find((known) => known === value);
  insist(size !== undefined, `size: ${SIZES.join(', ')}`);
  return size;
}

function readReset(value: unknown): Request['reset'] {
  if (value === true) return true;
  insist(isRecord(value), 'reset: true or {seed, size}');
  const { seed, size } = value;
  insist(seed === undefined || isCount(seed), 'reset.seed: a whole number');
  return { ...(seed !== undefined && { seed }), ...(size !== undefined && { size: readSize(size) }) };
}

function readNow(value: unknown): Date | 'real' {
  if (value === 'real') return value;
  const moment = new Date(String(value));
  insist(!Number.isNaN(moment.getTime()), "now: an ISO moment or 'real'");
  return moment;
}

function readLatency(value: unknown): readonly [number, number] {
  insist(Array.isArray(value) && value.length === 2 && value.every(isCount), 'latency: [from, to] in ms');
  const [from, to] = value as [number, number];
  insist(from <= to, 'latency: from is not above to');
  return [from, to];
}

function readFault(value: unknown): Fault {
  insist(isRecord(value), 'faults: a list of faults');
  const { method, path, kind, status, times, after, ms } = value;
  insist(typeof method === 'string' && typeof path === 'string', 'fault: method and path');
  insist(
    FAULT_KINDS.some((known) => known === kind),
    `fault.kind: ${FAULT_KINDS.join(', ')}`,
  );
  insist(kind !== 'status' || isCount(status), 'fault.status: a status');
  insist(times === undefined || times === null || (isCount(times) && times > 0), 'fault.times: a number or null');
  insist(after === undefined || isCount(after), 'fault.after: a number');
  insist(kind !== 'slow' || isCount(ms), 'fault.ms: milliseconds');
  // All fields that faults.ts reads were checked above.
  return value as unknown as Fault;
}

function readFaults(value: unknown): Fault[] {
  insist(Array.isArray(value), 'faults: a list');
  return value.map(readFault);
}

const FIELDS = { reset: readReset, now: readNow, latency: readLatency, faults: readFaults };

/** Reads a request to the door. Throws DoorError with what is wrong. */
export function readRequest(body: unknown): Request {
  insist(isRecord(body), 'a JSON object');
  const known = Object.keys(FIELDS);
  const stranger = Object.keys(body).find((key) => !known.includes(key));
  insist(stranger === undefined, `${stranger}: unknown; known are ${known.join(', ')}`);
  return Object.fromEntries(Object.entries(body).map(([key, value]) => [key, FIELDS[key as keyof typeof FIELDS](value)]));
}

const PREFIX = 'demo.';

function parameter(search: URLSearchParams, name: string): string | undefined {
  return search.get(PREFIX + name) ?? undefined;
}

/**
 * The same in the page's address: `?demo.now=…&demo.latency=200-800&demo.faults=[…]&demo.reset=1`, with
 * `demo.as=<person>` for who is signed in. What cannot be read is left out: a shared link must still open.
 */
export function readAddress(search: URLSearchParams): { request: Request; as: string | undefined } {
  const resets = ['reset', 'seed', 'size'].some((name) => search.has(PREFIX + name) && search.get(PREFIX + name) !== '0');
  const seed = parameter(search, 'seed');
  const size = parameter(search, 'size');
  const latency = parameter(search, 'latency');
  const faults = parameter(search, 'faults');
  const given: [keyof typeof FIELDS, () => unknown][] = [
    ['reset', () => (resets ? { ...(seed && { seed: Number(seed) }), ...(size && { size }) } : undefined)],
    ['now', () => parameter(search, 'now')],
    ['latency', () => latency?.split('-').map(Number)],
    ['faults', () => (faults === undefined ? undefined : (JSON.parse(faults) as unknown))],
  ];
  const request: Request = {};
  for (const [name, read] of given) {
    try {
      const value = read();
      if (value !== undefined) Object.assign(request, { [name]: FIELDS[name](value) });
    } catch (error) {
      console.info(`demo.${name}:`, error);
    }
  }
  return { request, as: parameter(search, 'as') };
}

/** The address without its `demo.*` parameters (DEMO-12). */
export function withoutParameters(url: URL): string {
  const clean = new URL(url);
  const ours = Array.from(url.searchParams.keys()).filter((name) => name.startsWith(PREFIX));
  for (const name of ours) clean.searchParams.delete(name);
  return `${clean.pathname}${clean.search}${clean.hash}`;
}
