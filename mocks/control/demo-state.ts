/**
 * The demo's state beside its data: seed, size, clock, latency, faults. It lasts until the next reset, over page
 * loads and tabs (docs/demo-control.md).
 */
import type { Entry, Storage } from '@mocks/store/storage';

export const SIZES = ['small', 'default', 'large'] as const;
type Size = (typeof SIZES)[number];

export const FAULT_KINDS = ['status', 'network', 'hang', 'slow', 'malformed', 'abort', 'empty', 'html', 'shape', 'answer'] as const;
type FaultKind = (typeof FAULT_KINDS)[number];

/** How a call is made to fail. */
export interface Fault {
  readonly method: string;
  /** Compared decoded and without trailing slash; `{x}` matches one segment. */
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
  /** How often; null or absent until cleared. */
  readonly times?: number | null | undefined;
  /** How many such calls pass before it acts. */
  readonly after?: number | undefined;
  /** The handler runs and its answer is lost. */
  readonly stored?: boolean | undefined;
}

export interface DemoState {
  readonly seed: number;
  readonly size: Size;
  /** The moment the world is seeded for, in ISO 8601: the data do not depend on how long the start takes (DEMO-08). */
  readonly seededAt: string;
  /** ms from the machine's clock to the demo's. */
  readonly shift: number;
  /** From and to, in ms. */
  readonly latency: readonly [number, number];
  readonly faults: readonly Fault[];
  /** Calls answered since the reset; numbers the log and draws the latency. */
  readonly calls: number;
  /** Resets so far; calls from before the last one are not logged. */
  readonly era: number;
}

const KEY = 'demo-state';

/** Undefined before the first visit. */
export async function readDemoState(storage: Storage): Promise<DemoState | undefined> {
  const stored = await storage.get<DemoState>(KEY);
  // An earlier version stored no `seededAt`: its world is reseeded for now.
  return stored && { ...stored, seededAt: stored.seededAt ?? new Date().toISOString() };
}

/** The state as it is stored. */
export const demoStateEntry = (state: DemoState): Entry => [KEY, state];

/** What is set by the page's address or by the control API; anything left out stays. */
export interface ControlRequest {
  reset?: true | { seed?: number | undefined; size?: Size | undefined } | undefined;
  /** A moment, or the machine's own clock. */
  now?: Date | 'real' | undefined;
  latency?: readonly [number, number] | undefined;
  faults?: readonly Fault[] | undefined;
}
