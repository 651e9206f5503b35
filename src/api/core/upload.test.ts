import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { object } from 'yup';
import { SESSION } from '@/api/sample-session';
import { clearSession, storeSession } from '@/api/session';
import { call, callBy, configureClient } from './client';
import { endpointsOf } from './endpoint';
import { ApiError } from './errors';
import { files, integer, text } from './schema';
import { upload } from './upload';

const save = endpointsOf('publications')({
  id: 'API-025',
  summary: 'Con archivos',
  method: 'PUT',
  path: '/api/posts',
  roles: ['Admin'],
  form: object({ post: object({ title: text() }).defined(), images: files(1), files: files(5) }),
  answer: object({ id: integer() }),
});

const photo = new File(['abc'], 'foto.jpg', { type: 'image/jpeg' });
const input = { form: { post: { title: 'Hola' }, images: [photo], files: [] } };
const as = { authToken: 'secret', schoolId: 1, schoolYearId: 2 };

/** A request that does nothing by itself: the test plays the network. */
class FakeRequest extends EventTarget {
  static last: FakeRequest;
  static count = 0;
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  opened: string[] = [];
  sent: FormData | null = null;
  status = 0;
  responseText = '';

  constructor() {
    super();
    FakeRequest.last = this;
    FakeRequest.count += 1;
  }

  open(...given: string[]) {
    this.opened = given;
  }

  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }

  send(body: FormData) {
    this.sent = body;
  }

  abort() {
    this.end('abort');
  }

  end(how: 'load' | 'error' | 'abort') {
    this.dispatchEvent(new Event(how));
    this.dispatchEvent(new Event('loadend'));
  }

  answer(status: number, body: string) {
    this.status = status;
    this.responseText = body;
    this.end('load');
  }

  goneOut(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
}

const refused = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  FakeRequest.count = 0;
  refused.mockClear();
  configureClient({ baseUrl: 'https://api.example', ready: Promise.resolve(), onSessionRefused: refused });
  storeSession(SESSION);
});

afterEach(() => {
  clearSession();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Begins an upload and waits until it is sent. */
async function begin(options: Parameters<typeof upload>[2] = {}) {
  const outcome = upload(save, input, options).then(
    (answer) => ({ answer }),
    (error: unknown) => ({ error: error instanceof ApiError ? [error.kind, error.status, error.serverMessage] : error }),
  );
  await vi.advanceTimersByTimeAsync(0);
  return { outcome, request: FakeRequest.last };
}

it('POST-26, FILE-10: sends JSON as a part of its type, each file under its name, and no part for a kind without one', async () => {
  const { outcome, request } = await begin();
  expect(request.opened).toEqual(['PUT', 'https://api.example/api/posts']);
  const parts = [...(request.sent ?? new FormData())];
  expect(parts.map(([name]) => name)).toEqual(['post', 'images']);
  const [json, file] = parts.map(([, part]) => part as File);
  expect([json?.type, await json?.text()]).toEqual(['application/json', '{"title":"Hola"}']);
  expect([file?.name, file?.type, file?.size]).toEqual(['foto.jpg', 'image/jpeg', 3]);
  request.answer(200, '{"id": 7}');
  expect(await outcome).toEqual({ answer: { id: 7 } });
});

it('SHAR-01: sends the headers of any call, and leaves the content type to the browser', async () => {
  let given: Headers | undefined;
  await callBy(
    async ({ headers }) => {
      given = headers;
      return { status: 200, text: '{"id": 1}' };
    },
    save,
    input,
    { as },
  );
  expect(Object.fromEntries(given ?? [])).toEqual({
    accept: 'application/json',
    authorization: 'Bearer secret',
    schoolid: '1',
    schoolyear: '2',
  });
  const { request } = await begin();
  expect(request.headers).toMatchObject({ accept: 'application/json', authorization: `Bearer ${SESSION.authToken}` });
  expect(request.headers).not.toHaveProperty('content-type');
});

it('is the only way for a row with files', () => {
  // @ts-expect-error a call without a form cannot carry it
  expect(() => void call(save, input)).toBeTypeOf('function');
});

it('tells of the share that has gone out', async () => {
  const onProgress = vi.fn<(fraction: number) => void>();
  const { request } = await begin({ onProgress });
  request.goneOut(25, 100);
  request.goneOut(0, 0);
  request.upload.dispatchEvent(new Event('load'));
  expect(onProgress.mock.calls).toEqual([[0.25], [1]]);
});

it('is cancelled by its signal, before it is sent and on the way, and not after the answer', async () => {
  const controller = new AbortController();
  const first = await begin({ signal: controller.signal });
  controller.abort();
  expect(await first.outcome).toEqual({ error: ['aborted', null, null] });

  const { outcome } = await begin({ signal: controller.signal });
  expect(await outcome).toEqual({ error: ['aborted', null, null] });
  expect(FakeRequest.count).toBe(1);

  const late = new AbortController();
  const third = await begin({ signal: late.signal });
  third.request.answer(200, '{"id": 7}');
  late.abort();
  expect(await third.outcome).toEqual({ answer: { id: 7 } });
});

it('SAFE-11: is given up 30 s after the last byte, out or in', async () => {
  const { outcome, request } = await begin();
  let isOver = false;
  void outcome.then(() => {
    isOver = true;
  });
  const steps = [
    () => request.goneOut(1, 2),
    () => request.upload.dispatchEvent(new Event('load')),
    () => request.dispatchEvent(new Event('readystatechange')),
    () => request.dispatchEvent(new Event('progress')),
  ];
  for (const step of steps) {
    await vi.advanceTimersByTimeAsync(29_900);
    expect(isOver).toBe(false);
    step();
  }
  await vi.advanceTimersByTimeAsync(29_999);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toEqual({ error: ['timeout', null, null] });
});

it.each([
  ['no answer', (request: FakeRequest) => request.end('error'), ['network', null, null]],
  ['a refusal', (request: FakeRequest) => request.answer(409, '{"errorCode": null, "message": "No"}'), ['status', 409, 'No']],
  ['a proxy’s page', (request: FakeRequest) => request.answer(413, '<html>'), ['status', 413, null]],
  ['broken JSON', (request: FakeRequest) => request.answer(200, '{"id":'), ['malformed', null, null]],
  ['another shape', (request: FakeRequest) => request.answer(200, '{"id": "7"}'), ['malformed', null, null]],
])('fails as any call with %s, and is never sent again', async (_, play, error) => {
  const { outcome, request } = await begin();
  play(request);
  expect(await outcome).toEqual({ error });
  expect(FakeRequest.count).toBe(1);
  expect(refused).not.toHaveBeenCalled();
});

it('SESS-08: a 401 ends the session', async () => {
  const { outcome, request } = await begin();
  request.answer(401, '{"errorCode": null, "message": ""}');
  expect(await outcome).toEqual({ error: ['status', 401, ''] });
  expect(refused).toHaveBeenCalledOnce();
});
