/** Sets the demo's state: at the first visit, from the page's address and through the control API. */
import { machineNow, shiftClock, shiftTo } from './clock';
import { defaultNow } from '@mocks/seeding/calendar';
import { demoStateEntry, readDemoState, type ControlRequest, type DemoState } from './demo-state';
import type { Storage } from '@mocks/store/storage';

const DEFAULT_SEED = 2026;

/** The default latency of an answer, from and to, in ms: in the page that of a school's network, over HTTP none. */
export const PAGE_LATENCY = [150, 400] as const;
export const HTTP_LATENCY = [0, 0] as const;

function fresh(latency: DemoState['latency'], { now, reset }: ControlRequest): DemoState {
  const { seed = DEFAULT_SEED, size = 'default' } = typeof reset === 'object' ? reset : {};
  const start = now === undefined ? defaultNow(machineNow()) : now === 'real' ? machineNow() : now;
  const seededAt = start.toISOString();
  return { seed, size, seededAt, shift: shiftTo(start), latency, faults: [], calls: 0, era: 0 };
}

function stateAfter(before: DemoState, request: ControlRequest, latency: DemoState['latency']): DemoState {
  const { reset, now } = request;
  // A reset restores clock, latency, faults and log first; the request's other fields are applied after it.
  const current = reset ? { ...fresh(latency, request), era: before.era + 1 } : before;
  return {
    ...current,
    ...(now !== undefined && { shift: now === 'real' ? 0 : shiftTo(now) }),
    ...(request.latency && { latency: request.latency }),
    ...(request.faults && { faults: request.faults }),
  };
}

/**
 * Applies a request to the stored state, sets the clock and stores the state. A reset first clears the storage, so that
 * the next call finds no world and seeds one.
 */
export async function applyControl(storage: Storage, request: ControlRequest, latency: DemoState['latency']): Promise<DemoState> {
  const stored = await readDemoState(storage);
  if (request.reset) await storage.clear();
  const state = stateAfter(stored ?? fresh(latency, request), request, latency);
  shiftClock(state.shift);
  await storage.setMany([demoStateEntry(state)]);
  return state;
}
