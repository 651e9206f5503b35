/**
 * The control API, which sets faults and clock and reads the log of every test. It is the same in both modes: in the demo it
 * is called within the page, in live mode over HTTP.
 */
import { expect, type Page } from '@playwright/test';
import type { LogLine } from '@mocks/backend/log';
import type { Fault } from '@mocks/control/demo-state';

/** The time at which every test begins: Friday of the tenth week of period 2. */
export const NOW = '2026-06-19T10:00:00-05:00';

interface ControlRequest {
  reset?: true | { seed?: number; size?: 'small' | 'default' | 'large' };
  now?: string;
  latency?: [number, number];
  faults?: Fault[];
}

interface ControlAnswer {
  now: string;
  seed: number;
  size: string;
  latency: [number, number];
  faults: Fault[];
  log: LogLine[];
}

export interface Control {
  /** Changes the state by a request. */
  set(request: ControlRequest): Promise<ControlAnswer>;
  read(): Promise<ControlAnswer>;
  /** Sets faults, in place of all earlier ones. */
  fault(...faults: Fault[]): Promise<void>;
  /**
   * Holds back the answer to the next 'PUT /accounts/auth', so that the test can check the pending state. It replaces all
   * faults.
   */
  hold(call: string): Promise<void>;
  /** Waits until the held call has arrived, releases its answer, and clears all faults. */
  release(): Promise<void>;
  /** The calls since the reset, or those of 'PUT /accounts/auth' (`callsIn`). */
  calls(of?: string): Promise<LogLine[]>;
}

/** Milliseconds; longer than any test. */
const HELD = 60_000;

/** Sends a request; without one, reads the state. */
type Send = (request?: ControlRequest) => Promise<ControlAnswer>;

const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1');

/** A call as it is written in tests: 'PUT /accounts/auth'. */
function partsOf(call: string) {
  const [method = '', path = ''] = call.split(' ');
  return { method, path };
}

/** The lines of a log for 'PUT /accounts/auth'; `{x}` matches one segment. */
export function callsIn(log: readonly LogLine[], of: string): LogLine[] {
  const { method, path } = partsOf(of);
  const pattern = withoutSlash(path).split('/');
  const matchesAt = (segment: string, index: number) => /^\{\w+\}$/.test(pattern[index] ?? '') || segment === pattern[index];
  return log.filter((line) => {
    const segments = withoutSlash(line.path).split('/');
    return line.method === method && segments.length === pattern.length && segments.every(matchesAt);
  });
}

function controlOver(send: Send): Control {
  return {
    set: send,
    read: () => send(),
    fault: async (...faults) => {
      await send({ faults });
    },
    hold: async (call) => {
      await send({ faults: [{ ...partsOf(call), kind: 'slow', ms: HELD, times: 1 }] });
    },
    release: async () => {
      // The fault is used up when the call has arrived. Cleared earlier, it would not hold the call.
      await expect.poll(async () => (await send()).faults).toEqual([]);
      await send({ faults: [] });
    },
    calls: async (of) => {
      const { log } = await send();
      return of === undefined ? log : callsIn(log, of);
    },
  };
}

/** Waits for the backend in the page, which starts after the first paint. */
export const expectBackend = (page: Page): Promise<void> => expect(page.locator('html')).toHaveAttribute('data-backend', 'ready');

/** The control API of the backend in that page. */
export function pageControl(page: Page): Control {
  const ask = (body: string | null) =>
    page.evaluate(async (given) => {
      if (document.documentElement.dataset['backend'] !== 'ready') return null;
      const answer = await fetch('/__demo', given === null ? {} : { method: 'POST', body: given });
      if (!answer.ok) throw new Error(`The control API answered ${answer.status}: ${await answer.text()}`);
      return (await answer.json()) as ControlAnswer;
    }, body);
  return controlOver(async (request) => {
    const body = request === undefined ? null : JSON.stringify(request);
    // Waits only if the first try finds no backend, which is rare.
    for (;;) {
      const answer = await ask(body);
      if (answer !== null) return answer;
      await expectBackend(page);
    }
  });
}

/** The control API of the backend at that address. */
export function httpControl(apiUrl: string): Control {
  return controlOver(async (request) => {
    const answer = await fetch(`${apiUrl}/__demo`, request === undefined ? {} : { method: 'POST', body: JSON.stringify(request) });
    if (!answer.ok) throw new Error(`The control API answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as ControlAnswer;
  });
}
