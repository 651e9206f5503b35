import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { object } from 'yup';
import { call, configureClient, mutationOf, queryOf } from './client';
import { endpointsOf } from './endpoint';
import { rooms } from '@/api/resources/rooms';
import { integer, shownList, text } from './schema';
import { SESSION } from '@/api/sample-session';
import { clearSession, storeSession } from '@/api/session';
import { wholeAnswer } from './misfits';

const onSessionRefused = vi.fn<() => void>();

beforeEach(() => {
  onSessionRefused.mockClear();
  configureClient({ baseUrl: 'https://api.example', ready: Promise.resolve(), onSessionRefused });
  storeSession(SESSION);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  clearSession();
});

const endpoint = endpointsOf('rooms');

const row = { summary: 'Para probar', roles: ['Admin'] } as const;

const find = endpoint({
  ...row,
  id: 'API-901',
  method: 'GET',
  path: '/api/thing/{id}/of/{email}/',
  params: object({ id: integer(), email: text() }),
  query: object({ name: text() }),
  answer: object({ id: integer() }),
});
const make = endpoint({
  ...row,
  id: 'API-902',
  method: 'POST',
  path: '/api/thing',
  headers: 'school',
  body: object({ name: text() }),
  answer: object({ id: integer() }),
});
const enter = endpoint({ ...row, id: 'API-903', method: 'PUT', path: '/enter', headers: 'none', answer: null });

const FIND = { params: { id: 9, email: 'a/ñ@b.co' }, query: { name: 'Ana y Eva' } };
const found = (body: string, status = 200) => vi.fn<typeof fetch>(async () => new Response(body, { status }));
const stub = (fake: typeof fetch) => vi.stubGlobal('fetch', fake);

/** A server that never answers, until the request is aborted. */
const silent = () =>
  vi.fn<typeof fetch>(
    (_, init) =>
      new Promise((_resolve, reject) => {
        if (init?.signal?.aborted) reject(new Error('given up'));
        init?.signal?.addEventListener('abort', () => reject(new Error('given up')));
      }),
  );

/** The current state of a call, without waiting for it. */
function watch(pending: Promise<unknown>) {
  const seen: { kind: string } = { kind: 'pending' };
  pending.then(
    () => (seen.kind = 'answered'),
    (error: { kind: string }) => (seen.kind = error.kind),
  );
  return seen;
}

describe('what goes out', () => {
  /** Address and headers of the one call that was made. */
  async function sentBy(calling: () => Promise<unknown>) {
    const fake = found('{"id":1}');
    stub(fake);
    await calling();
    expect(fake).toHaveBeenCalledTimes(1);
    const [url, init] = fake.mock.calls[0] ?? [];
    return { url, init, headers: Object.fromEntries(new Headers(init?.headers)) };
  }

  it('fills the path, encoded, and says who asks for which school and year (SHAR-01)', async () => {
    storeSession(SESSION);
    const { url, init, headers } = await sentBy(() => call(find, FIND));
    expect(url).toBe('https://api.example/api/thing/9/of/a%2F%C3%B1%40b.co/?name=Ana+y+Eva');
    expect(init).toMatchObject({ method: 'GET', body: null, cache: 'no-store', credentials: 'omit' });
    expect(headers).toEqual({ accept: 'application/json', authorization: 'Bearer secret', schoolid: '1', schoolyear: '3' });
  });

  it('names no year where the row or the school has none (API-017)', async () => {
    storeSession(SESSION);
    const { headers } = await sentBy(() => call(make, { body: { name: 'Ana' } }));
    expect(Object.keys(headers)).not.toContain('schoolyear');
    storeSession({ ...SESSION, schoolYearId: null });
    expect(Object.keys((await sentBy(() => call(find, FIND))).headers)).not.toContain('schoolyear');
  });

  it('sends a body as JSON', async () => {
    storeSession(SESSION);
    const { url, init, headers } = await sentBy(() => call(make, { body: { name: 'Ana' } }));
    expect(url).toBe('https://api.example/api/thing');
    expect(init).toMatchObject({ method: 'POST', body: '{"name":"Ana"}' });
    expect(headers['content-type']).toBe('application/json');
  });

  it('tells nobody who signs in who was signed in before (SHAR-02)', async () => {
    storeSession(SESSION);
    expect((await sentBy(() => call(enter, {}))).headers).toEqual({ accept: 'application/json' });
  });

  it('carries the credentials that it is given in place of the session’s', async () => {
    const as = { authToken: 'early', schoolId: 5, schoolYearId: 6 };
    expect((await sentBy(() => call(find, FIND, { as }))).headers).toMatchObject({
      authorization: 'Bearer early',
      schoolid: '5',
      schoolyear: '6',
    });
  });

  it('is nothing of a call that needs a session, once that has ended (SESS-11, SAFE-27)', async () => {
    const fake = silent();
    stub(fake);
    clearSession();
    await expect(call(find, FIND)).rejects.toMatchObject({ kind: 'aborted' });
    expect(fake).not.toHaveBeenCalled();
  });
});

describe('what comes back', () => {
  it('is the answer of the row', async () => {
    stub(found('{"id":7}'));
    expect(await call(find, FIND)).toEqual({ id: 7 });
  });

  it.each(['', 'no JSON', '<html></html>', '{"id":"7"}', '{}', 'null', '[]'])('%j is malformed (SAFE-10)', async (body) => {
    stub(found(body));
    await expect(call(find, FIND)).rejects.toMatchObject({ endpoint: find, kind: 'malformed', status: null });
  });

  it('of a shown list is what fits, with the place and not the value of what does not (SAFE-22)', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {});
    const shown = { ...find, answer: object({ id: integer(), names: shownList(text()) }) };
    stub(found('{"id":7,"names":["Ana",8,"Eva"]}'));
    const answer = await call(shown, FIND);
    expect(answer).toEqual({ id: 7, names: ['Ana', 'Eva'], misfits: 1 });
    // A screen that shows the raw answer gets all of it (SUPP-20).
    expect(wholeAnswer(answer)).toEqual({ id: 7, names: ['Ana', 8, 'Eva'] });
    expect(info.mock.calls).toEqual([['API-901', 'names[1]']]);
    info.mockRestore();
    for (const body of ['{"id":"7","names":["Ana",8]}', '{"id":7,"names":{}}', '{"id":7}']) {
      stub(found(body));
      await expect(call(shown, FIND)).rejects.toMatchObject({ kind: 'malformed' });
    }
  });

  it('of a shown list that is asked for whole is malformed if one record does not fit (SAFE-22)', async () => {
    const shown = { ...find, answer: object({ names: shownList(text()) }) };
    stub(found('{"names":["Ana",8]}'));
    await expect(call(shown, FIND, { allOrNothing: true })).rejects.toMatchObject({ kind: 'malformed' });
    expect(queryOf(shown, FIND, { allOrNothing: true }).queryKey).not.toEqual(queryOf(shown, FIND).queryKey);
    expect(queryOf(shown, FIND, { fresh: true }).queryKey).not.toEqual(queryOf(shown, FIND).queryKey);
  });

  it('of a row without an answer nothing is read (ERRO-13)', async () => {
    stub(found('{"id":'));
    expect(await call(enter, {})).toBeUndefined();
    stub(found('no matter', 299));
    expect(await call(enter, {})).toBeUndefined();
    const broken = new ReadableStream({ pull: () => Promise.reject(new Error('broken')) });
    stub(async () => new Response(broken));
    expect(await call(enter, {})).toBeUndefined();
  });

  it('any other status is a refusal, with what its body tells', async () => {
    for (const [body, errorCode, serverMessage] of [
      ['{"errorCode":"x","message":"No"}', 'x', 'No'],
      ['{"errorCode":{},"message":true}', null, null],
      ['null', null, null],
      ['"x"', null, null],
      ['<html></html>', null, null],
      ['', null, null],
    ] as const) {
      stub(found(body, 409));
      await expect(call(enter, {})).rejects.toMatchObject({ kind: 'status', status: 409, errorCode, serverMessage });
    }
    stub(found('', 300));
    await expect(call(enter, {})).rejects.toMatchObject({ kind: 'status', status: 300 });
  });

  it('a connection that breaks is told as such (ERRO-11)', async () => {
    stub(async () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(call(find, FIND)).rejects.toMatchObject({ kind: 'network' });
  });

  it('a text is read whole, wherever its bytes are cut', async () => {
    const bytes = new TextEncoder().encode('{"id":7,"name":"Muñoz"}');
    const cut = bytes.indexOf(0xc3) + 1;
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(bytes.slice(0, cut));
        controller.enqueue(bytes.slice(cut));
        controller.close();
      },
    });
    stub(async () => new Response(body));
    expect(await call({ ...find, answer: object({ name: text() }) }, FIND)).toMatchObject({ name: 'Muñoz' });
  });
});

it('leaves no listener at the signal of the session, which outlives its calls', async () => {
  stub(found('{"id":4}'));
  const spies = (['addEventListener', 'removeEventListener'] as const).map((name) => vi.spyOn(AbortSignal.prototype, name));
  await call(find, FIND);
  const [added, removed] = spies.map(({ mock }) => mock.calls.map(([name, listener]) => [name, listener]));
  for (const spy of spies) spy.mockRestore();
  expect(added?.length).toBeGreaterThan(0);
  expect(removed).toEqual(added);
});

describe('patience (SAFE-11)', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('is at its end after 30 s without a byte', async () => {
    stub(silent());
    const seen = watch(call(find, FIND));
    await vi.advanceTimersByTimeAsync(29_999);
    expect(seen.kind).toBe('pending');
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.kind).toBe('timeout');
  });

  it('begins anew after the computer slept (DEMO-19)', async () => {
    stub(silent());
    const seen = watch(call(find, FIND));
    await vi.advanceTimersByTimeAsync(10_000);
    // The timer is ten minutes late.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 600_000);
    await vi.advanceTimersByTimeAsync(20_000);
    clock.mockRestore();
    await vi.advanceTimersByTimeAsync(29_999);
    expect(seen.kind).toBe('pending');
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.kind).toBe('timeout');
  });

  it('begins anew once, however late its timers are: those of a page that nobody looks at come late, too', async () => {
    stub(silent());
    const seen = watch(call(find, FIND));
    const now = performance.now.bind(performance);
    let late = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + (late += 60_000));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(seen.kind).toBe('pending');
    await vi.advanceTimersByTimeAsync(30_000);
    clock.mockRestore();
    expect(seen.kind).toBe('timeout');
  });

  it('begins anew when the server is there, and with each part of its answer', async () => {
    let arrive = () => {};
    let send: (text: string) => void = () => {};
    configureClient({
      baseUrl: '',
      ready: new Promise((resolve) => {
        arrive = resolve;
      }),
      onSessionRefused,
    });
    const fake = vi.fn<typeof fetch>(async (_, init) => {
      const body = new ReadableStream({
        start(controller) {
          send = (part) => controller.enqueue(new TextEncoder().encode(part));
          init?.signal?.addEventListener('abort', () => controller.error(new Error('given up')));
        },
      });
      return new Response(body);
    });
    stub(fake);
    const seen = watch(call(find, FIND));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(fake).not.toHaveBeenCalled();
    arrive();
    await vi.advanceTimersByTimeAsync(29_000);
    expect(fake).toHaveBeenCalledTimes(1);
    send('{"id"');
    await vi.advanceTimersByTimeAsync(29_999);
    expect(seen.kind).toBe('pending');
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.kind).toBe('timeout');
  });

  it('does not begin before the server is there, and a call that is given up meanwhile never goes out (DEMO-20)', async () => {
    let arrive = () => {};
    const ready = new Promise<void>((resolve) => (arrive = resolve));
    configureClient({ baseUrl: '', ready, onSessionRefused });
    const fake = found('{"id":7}');
    stub(fake);
    const left = new AbortController();
    const [kept, given] = [watch(call(find, FIND)), watch(call(find, FIND, { signal: left.signal }))];
    await vi.advanceTimersByTimeAsync(90_000);
    expect(kept.kind).toBe('pending');
    left.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(given.kind).toBe('aborted');
    arrive();
    await vi.advanceTimersByTimeAsync(0);
    expect(kept.kind).toBe('answered');
    expect(fake).toHaveBeenCalledTimes(1);
  });

  it('leaves no timer behind an answer', async () => {
    stub(found('{"id":7}'));
    await call(find, FIND);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('giving up (SAFE-13)', () => {
  it('aborts the call, before it goes out or after', async () => {
    const fake = silent();
    stub(fake);
    const before = AbortSignal.abort();
    await expect(call(find, FIND, { signal: before })).rejects.toMatchObject({ kind: 'aborted' });
    const controller = new AbortController();
    const seen = watch(call(find, FIND, { signal: controller.signal }));
    await vi.waitFor(() => expect(fake).toHaveBeenCalled());
    controller.abort();
    await vi.waitFor(() => expect(seen.kind).toBe('aborted'));
  });
});

describe('the session of a call (SAFE-27)', () => {
  const ENDINGS = {
    'its end': () => clearSession(),
    'another one': () => storeSession({ ...SESSION, userId: 5 }),
    'the same person, signed in again': () => storeSession(SESSION),
  };

  it.each(Object.entries(ENDINGS))('gives up a call under way: %s', async (_, end) => {
    const fake = silent();
    stub(fake);
    const seen = watch(call(find, FIND));
    await vi.waitFor(() => expect(fake).toHaveBeenCalled());
    end();
    await vi.waitFor(() => expect(seen.kind).toBe('aborted'));
  });

  it('gives up an answer that came whole at that moment', async () => {
    storeSession(SESSION);
    stub(async () => {
      storeSession({ ...SESSION, userId: 5 });
      return new Response('{"id":7}');
    });
    await expect(call(find, FIND)).rejects.toMatchObject({ kind: 'aborted' });
  });

  it('leaves alone what carries no session, and what carries its own credentials', async () => {
    const as = { authToken: 'secret', schoolId: 1, schoolYearId: 2 };
    const answer = async () => {
      clearSession();
      return new Response('{"id":7}');
    };
    storeSession(SESSION);
    stub(answer);
    await expect(call(enter, {})).resolves.toBeUndefined();
    storeSession(SESSION);
    await expect(call(find, FIND, { as })).resolves.toEqual({ id: 7 });
  });
});

it('a query is known by its row and what it asks for, and can be given up; a mutation by its row', async () => {
  const fake = silent();
  stub(fake);
  const options = queryOf(find, FIND);
  expect(options.queryKey).toEqual(['rooms', 'API-901', FIND]);
  const asked = options.queryFn as (context: { signal: AbortSignal }) => Promise<unknown>;
  await expect(asked({ signal: AbortSignal.abort() })).rejects.toMatchObject({ kind: 'aborted' });
  stub(found('{"id":7}'));
  const { mutationKey, mutationFn } = mutationOf(make);
  expect(mutationKey).toEqual(['rooms', 'API-902']);
  expect(await (mutationFn as (input: object) => Promise<unknown>)({ body: { name: 'Ana' } })).toEqual({ id: 7 });
});

it.each([
  ['ends the session that it was sent with', false, { status: 401 }, 1],
  ['ends no session that began meanwhile', true, { kind: 'aborted' }, 0],
] as const)('a 401 %s (SESS-08, SESS-10)', async (_, another, error, times) => {
  storeSession(SESSION);
  vi.stubGlobal('fetch', async () => {
    if (another) storeSession({ ...SESSION, authToken: 'newer' });
    return new Response(null, { status: 401 });
  });
  await expect(call(rooms.remove, { params: { id: 9 } })).rejects.toMatchObject(error);
  expect(onSessionRefused).toHaveBeenCalledTimes(times);
});

it.each([401, '401'])('reads the errorCode %j of a refusal, a number or a text (ROOM-29)', async (errorCode) => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ errorCode, message: 'No' }), { status: 409 }));
  const as = { authToken: 'secret', schoolId: 1, schoolYearId: 2 };
  await expect(call(rooms.remove, { params: { id: 9 } }, { as })).rejects.toMatchObject({ status: 409, errorCode: '401' });
  expect(onSessionRefused).not.toHaveBeenCalled();
});

it('nothing is asked of a client that does not know where the API is', async () => {
  vi.resetModules();
  const fresh = await import('./client');
  await expect(fresh.call(enter, {})).rejects.toThrow('configureClient comes first.');
});

it('a mistake of the program while a call is made is no lost answer (SAFE-23)', async () => {
  stub(found('{"id": 1}'));
  const body = { name: 'Ana', toJSON: () => JSON.parse('') as unknown };
  await expect(call(make, { body })).rejects.toThrow(SyntaxError);
});
