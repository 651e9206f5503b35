/**
 * The demo's state beside its data: seed, size, clock, latency, faults. All tabs share it, and it lasts until the next
 * reset (docs/demo-control.md).
 */
import type { Entry, Storage } from '@mocks/store/storage';

export const SIZES = ['small', 'default', 'large'] as const;
type Size = (typeof SIZES)[number];

export const FAULT_KINDS = ['status', 'network', 'hang', 'slow', 'malformed', 'abort', 'empty', 'html', 'shape', 'answer'] as const;
type FaultKind = (typeof FAULT_KINDS)[number];

/** How a call is made to fail. */
export interface Fault {
  readonly method: string;
  /** Matched decoded and without trailing slash; `{x}` matches one segment. */
  readonly path: string;
  readonly kind: FaultKind;
  /** For kinds status and answer. */
  readonly status?: number | undefined;
  readonly errorCode?: string | null | undefined;
  readonly message?: string | null | undefined;
  /** For kind answer. */
  readonly body?: unknown;
  /** Milliseconds, for kind slow. */
  readonly ms?: number | undefined;
  /** How many calls it acts on; null or absent: all until it is cleared. */
  readonly times?: number | null | undefined;
  /** How many matching calls pass before it acts. */
  readonly after?: number | undefined;
  /** Whether the handler runs although its answer is lost. */
  readonly stored?: boolean | undefined;
}

export interface DemoState {
  readonly seed: number;
  readonly size: Size;
  /** The time that the world is seeded for, in ISO 8601, so that the data do not depend on how long the start takes (DEMO-08). */
  readonly seededAt: string;
  /** From the machine's clock to the demo's, in ms. */
  readonly shift: number;
  /** From and to, in ms. */
  readonly latency: readonly [number, number];
  readonly faults: readonly Fault[];
  /** The number of calls since the reset; it numbers the log's lines and draws the latency. */
  readonly calls: number;
  /** The number of resets; the answer to a call from before the last reset is not logged. */
  readonly era: number;
}

const KEY = 'demo-state';

/** Undefined before the first visit. */
export async function readDemoState(storage: Storage): Promise<DemoState | undefined> {
  const stored = await storage.get<DemoState>(KEY);
  // An earlier version stored no `seededAt`: its world is seeded again for the current time.
  return stored && { ...stored, seededAt: stored.seededAt ?? new Date().toISOString() };
}

/** The state as it is stored. */
export const demoStateEntry = (state: DemoState): Entry => [KEY, state];

/** A request by the page's address or the control API; absent fields stay unchanged. */
export interface ControlRequest {
  reset?: true | { seed?: number | undefined; size?: Size | undefined } | undefined;
  /** A time, or the machine's clock. */
  now?: Date | 'real' | undefined;
  latency?: readonly [number, number] | undefined;
  faults?: readonly Fault[] | undefined;
}
