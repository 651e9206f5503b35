/**
 * The control door, the same in both modes: in the page's backend through the page, over HTTP from here. Faults,
 * clock and log of every test go through it.
 */
import type { Page } from '@playwright/test';
import type { LogLine } from '@mocks/log';
import type { Fault } from '@mocks/situation';

/** The moment every test begins at: Friday of the tenth week of period 2. */
export const NOW = '2026-06-19T10:00:00-05:00';

interface DoorRequest {
  reset?: true | { seed?: number; size?: 'small' | 'default' | 'large' };
  now?: string;
  latency?: [number, number];
  faults?: Fault[];
}

interface DoorAnswer {
  now: string;
  seed: number;
  size: string;
  latency: [number, number];
  faults: Fault[];
  log: LogLine[];
}

export interface Door {
  knock(request: DoorRequest): Promise<DoorAnswer>;
  read(): Promise<DoorAnswer>;
  /** Makes calls fail, in place of all faults set before. */
  fault(...faults: Fault[]): Promise<void>;
  /** The calls since the reset, or those of 'PUT /accounts/auth'; `{x}` stands for one segment. */
  calls(of?: string): Promise<LogLine[]>;
}

type Send = (method: 'GET' | 'POST', body?: DoorRequest) => Promise<DoorAnswer>;

const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1');

function fits(line: LogLine, of: string): boolean {
  const [method, path = ''] = of.split(' ');
  const pattern = new RegExp(`^${withoutSlash(path).replace(/\{\w+\}/g, '[^/]+')}$`);
  return line.method === method && pattern.test(withoutSlash(line.path));
}

function doorOver(send: Send): Door {
  return {
    knock: (request) => send('POST', request),
    read: () => send('GET'),
    fault: async (...faults) => {
      await send('POST', { faults });
    },
    calls: async (of) => {
      const { log } = await send('GET');
      return of === undefined ? log : log.filter((line) => fits(line, of));
    },
  };
}

/** The door of the backend in that page. */
export function pageDoor(page: Page): Door {
  return doorOver((method, body) =>
    page.evaluate(
      async ([verb, text]) => {
        const answer = await fetch('/__demo', { method: verb, body: text ?? null });
        if (!answer.ok) throw new Error(`The door answered ${answer.status}: ${await answer.text()}`);
        return (await answer.json()) as DoorAnswer;
      },
      [method, body === undefined ? undefined : JSON.stringify(body)] as const,
    ),
  );
}

/** The door of the backend at that address. */
export function httpDoor(apiUrl: string): Door {
  return doorOver(async (method, body) => {
    const answer = await fetch(`${apiUrl}/__demo`, { method, body: body === undefined ? null : JSON.stringify(body) });
    if (!answer.ok) throw new Error(`The door answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as DoorAnswer;
  });
}
