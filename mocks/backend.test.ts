import { expect, it } from 'vitest';
import { createBackend } from './backend';
import { memoryStorage } from './storage';

const DOOR = 'http://demo.example/__demo';

it('a call that a reset overtakes is not in the new log, where its number is another call’s (DEMO-15)', async () => {
  const backend = createBackend({ storage: memoryStorage(), latency: [0, 0], mediaUrl: (file) => file });
  const knock = async (body: object) => backend.handle(new Request(DOOR, { method: 'POST', body: JSON.stringify(body) }));
  await knock({ faults: [{ method: 'GET', path: '/api/rooms', kind: 'slow', ms: 50 }] });
  const slow = backend.handle(new Request('http://demo.example/api/rooms'));
  // It has been admitted once its line is there.
  const lines = async () => ((await (await backend.handle(new Request(DOOR))).json()) as { log: unknown[] }).log;
  await expect.poll(lines).toHaveLength(1);
  await knock({ reset: { size: 'small' } });
  await slow;
  expect(await lines()).toEqual([]);
});
