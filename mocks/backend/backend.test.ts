import { afterEach, describe, expect, it, vi } from 'vitest';
import { DEMO_PASSWORD } from '@fixtures/people';
import { createBackend } from './backend';
import { applyControl } from '@mocks/control/apply-control';
import { demoStateEntry } from '@mocks/control/demo-state';
import { memoryStorage } from '@mocks/store/storage';

const CONTROL = 'http://demo.example/__demo';
const ROOMS = { method: 'GET', path: '/api/rooms', kind: 'slow' } as const;

function startBackend() {
  const backend = createBackend({ storage: memoryStorage(), latency: [0, 0], mediaUrl: (file) => file });
  return {
    set: async (body: object) => backend.handle(new Request(CONTROL, { method: 'POST', body: JSON.stringify(body) })),
    askForRooms: () => backend.handle(new Request('http://demo.example/api/rooms')),
    lines: async () => ((await (await backend.handle(new Request(CONTROL))).json()) as { log: unknown[] }).log,
  };
}

it('a call that a reset overtakes is not in the new log, where its number is another call’s (DEMO-15)', async () => {
  const { set, askForRooms, lines } = startBackend();
  await set({ faults: [{ ...ROOMS, ms: 50 }] });
  const slow = askForRooms();
  // The call is admitted once its line is in the log.
  await expect.poll(lines).toHaveLength(1);
  await set({ reset: { size: 'small' } });
  await slow;
  expect(await lines()).toEqual([]);
});

it('slow answers on their way come at once when the faults are cleared, and no sooner (DEMO-15)', async () => {
  const { set, askForRooms, lines } = startBackend();
  await set({ faults: [{ ...ROOMS, ms: 60_000 }] });
  let isHere = false;
  const slow = askForRooms().then(() => (isHere = true));
  // The call is admitted, but may not wait yet.
  await expect.poll(lines).toHaveLength(1);
  await set({ faults: [{ ...ROOMS, kind: 'hang' }] });
  await set({ now: '2026-06-19T10:00:00-05:00' });
  // Each read of the log runs after the work that was released before it.
  for (let turn = 0; turn < 5; turn += 1) await lines();
  expect(isHere).toBe(false);
  await set({ faults: [] });
  await slow;
});

it('a call that waits for nothing is logged and answered in one turn', async () => {
  const { askForRooms, lines } = startBackend();
  const call = askForRooms();
  let seen: unknown[] = [];
  while (seen.length === 0) seen = await lines();
  expect(seen).toMatchObject([{ path: '/api/rooms', status: 401, refusal: 'unauthorized' }]);
  await call;
});

describe('what nobody serves', () => {
  const ask = (method: string, path: string) =>
    createBackend({ storage: memoryStorage(), latency: [0, 0], mediaUrl: (file) => file }).handle(
      new Request(`http://demo.example${path}`, { method }),
    );

  it.each([
    ['GET', '/api/nothing', 404],
    ['GET', '/api/rooms/', 401],
    ['GET', '/api/rooms//', 401],
    ['DELETE', '/api/rooms', 405],
    ['PUT', '/__demo', 405],
  ] as const)('%s %s is answered %i, as a server says it (DEMO-17)', async (method, path, status) => {
    const answer = await ask(method, path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(await answer.json()).toEqual({ errorCode: null, message: expect.any(String) });
  });
});

it('the log tells which fault acted and which refusal was answered (DEMO-15)', async () => {
  const { set, askForRooms, lines } = startBackend();
  await askForRooms();
  await set({ faults: [{ ...ROOMS, kind: 'status', status: 503 }] });
  expect((await askForRooms()).status).toBe(503);
  expect(await lines()).toMatchObject([
    { fault: null, status: 401, refusal: 'unauthorized' },
    { fault: 'status', status: 503, refusal: null },
  ]);
});

describe('latency', () => {
  afterEach(() => void vi.restoreAllMocks());

  /** The delays of 20 calls, in ms; `setTimeout` is replaced, so none of them waits. */
  async function delays(latency: readonly [number, number], seed: number): Promise<(number | undefined)[]> {
    const backend = createBackend({ storage: memoryStorage(), latency: [0, 0], mediaUrl: (file) => file });
    await backend.handle(new Request(CONTROL, { method: 'POST', body: JSON.stringify({ reset: { seed, size: 'small' }, latency }) }));
    const timer = vi.spyOn(globalThis, 'setTimeout').mockImplementation((act: () => void) => {
      act();
      return 0 as never;
    });
    for (let call = 0; call < 20; call += 1) await backend.handle(new Request('http://demo.example/api/rooms'));
    const given = timer.mock.calls.map(([, ms]) => ms);
    timer.mockRestore();
    return given;
  }

  it('is drawn for each call between its limits, by the seed', async () => {
    const drawn = await delays([100, 300], 7);
    expect(drawn).toHaveLength(20);
    expect(Math.min(...drawn.map(Number))).toBeGreaterThanOrEqual(100);
    expect(Math.max(...drawn.map(Number))).toBeLessThanOrEqual(300);
    // The delays spread widely, and no two are equal.
    expect(Math.max(...drawn.map(Number)) - Math.min(...drawn.map(Number))).toBeGreaterThan(50);
    expect(new Set(drawn).size).toBe(20);
    expect(await delays([100, 300], 7)).toEqual(drawn);
    expect(await delays([100, 300], 8)).not.toEqual(drawn);
  });

  it('of nothing is no wait at all', async () => {
    expect(await delays([0, 0], 7)).toEqual([]);
  });
});

describe('a start that takes an hour (DEMO-08)', () => {
  const NOW = new Date('2026-06-19T10:00:00-05:00');
  const HOUR = 3_600_000;

  /** The body of the coordinator's feed, as text. */
  async function feedOf(storage: ReturnType<typeof memoryStorage>): Promise<string> {
    const backend = createBackend({ storage, latency: [0, 0], mediaUrl: (file) => file });
    const ask = (path: string, init?: RequestInit) => backend.handle(new Request(`http://demo.example${path}`, init));
    const login = await ask('/accounts/auth', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: 'coordinacion@yarumos.example', password: DEMO_PASSWORD }),
    });
    const { idToken } = (await login.json()) as { idToken: string };
    const headers = { Authorization: `Bearer ${idToken}`, schoolId: '1', schoolYear: '1' };
    return (await ask('/api/posts?limit=100&offset=0', { headers })).text();
  }

  it('seeds the same world as a quick one, and another one for another moment', async () => {
    const [quick, slow, later] = [memoryStorage(), memoryStorage(), memoryStorage()];
    await applyControl(quick, { reset: { size: 'small' }, now: NOW }, [0, 0]);
    const state = await applyControl(slow, { reset: { size: 'small' }, now: NOW }, [0, 0]);
    await slow.setMany([demoStateEntry({ ...state, shift: state.shift + HOUR })]);
    await applyControl(later, { reset: { size: 'small' }, now: new Date(NOW.getTime() + HOUR) }, [0, 0]);
    const feed = await feedOf(quick);
    expect(feed.length).toBeGreaterThan(1_000);
    expect(await feedOf(slow)).toBe(feed);
    expect(await feedOf(later)).not.toBe(feed);
  });

  it('is none for what an earlier version of the demo stored, which goes on', async () => {
    const storage = memoryStorage();
    const state = await applyControl(storage, { reset: { size: 'small' }, now: NOW }, [0, 0]);
    await storage.setMany([['demo-state', { ...state, seededAt: undefined }]]);
    expect((await feedOf(storage)).length).toBeGreaterThan(1_000);
  });

  it('keeps its moment while the clock is moved, until the next reset', async () => {
    const storage = memoryStorage();
    const seededAt = NOW.toISOString();
    expect(await applyControl(storage, { now: NOW }, [0, 0])).toMatchObject({ seededAt });
    expect(await applyControl(storage, { now: 'real' }, [0, 0])).toMatchObject({ seededAt, shift: 0 });
    expect((await applyControl(storage, { reset: true, now: 'real' }, [0, 0])).seededAt).not.toBe(seededAt);
  });
});
