import { expect, it } from 'vitest';
import { createBackend } from './backend';
import { memoryStorage } from './storage';

const DOOR = 'http://demo.example/__demo';
const ROOMS = { method: 'GET', path: '/api/rooms', kind: 'slow' } as const;

function startBackend() {
  const backend = createBackend({ storage: memoryStorage(), latency: [0, 0], mediaUrl: (file) => file });
  return {
    knock: async (body: object) => backend.handle(new Request(DOOR, { method: 'POST', body: JSON.stringify(body) })),
    askForRooms: () => backend.handle(new Request('http://demo.example/api/rooms')),
    lines: async () => ((await (await backend.handle(new Request(DOOR))).json()) as { log: unknown[] }).log,
  };
}

it('a call that a reset overtakes is not in the new log, where its number is another call’s (DEMO-15)', async () => {
  const { knock, askForRooms, lines } = startBackend();
  await knock({ faults: [{ ...ROOMS, ms: 50 }] });
  const slow = askForRooms();
  // It has been admitted once its line is there.
  await expect.poll(lines).toHaveLength(1);
  await knock({ reset: { size: 'small' } });
  await slow;
  expect(await lines()).toEqual([]);
});

it('slow answers on their way come at once when the faults are cleared, and no sooner (DEMO-15)', async () => {
  const { knock, askForRooms, lines } = startBackend();
  await knock({ faults: [{ ...ROOMS, ms: 60_000 }] });
  let isHere = false;
  const slow = askForRooms().then(() => (isHere = true));
  // Admitted, and maybe not yet waiting.
  await expect.poll(lines).toHaveLength(1);
  await knock({ faults: [{ ...ROOMS, kind: 'hang' }] });
  expect(isHere).toBe(false);
  await knock({ faults: [] });
  await slow;
});
