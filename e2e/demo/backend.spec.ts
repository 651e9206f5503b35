import type { Page } from '@playwright/test';
import { expect, test } from '@e2e/support/test';

test.use({ ownPage: true });

test.beforeEach(({ app }) => app.open());

interface Reply {
  status: number;
  text: string;
}

/** A call made in the page, as the application makes it. */
const send = (page: Page, url: string, init: { method?: string; headers?: Record<string, string>; body?: string } = {}): Promise<Reply> =>
  page.evaluate(
    async ([address, options]) => {
      const answer = await fetch(address, options);
      return { status: answer.status, text: await answer.text() };
    },
    [url, init] as const,
  );

async function authorised(page: Page, apiUrl: string): Promise<Record<string, string>> {
  const body = JSON.stringify({ username: 'coordinacion@yarumos.example', password: 'Demo2026*' });
  const { text } = await send(page, `${apiUrl}/accounts/auth`, { method: 'PUT', body, headers: { 'Content-Type': 'application/json' } });
  const { idToken } = JSON.parse(text) as { idToken: string };
  return { Authorization: `Bearer ${idToken}`, schoolId: '1', schoolYear: '1' };
}

const LIST = '/api/posts/?limit=50&offset=0&orderBy=date&order=DESC';

test('the same seed and clock give the same answers, byte for byte', { tag: ['@DEMO-08'] }, async ({ page, app, host }) => {
  const world = async (seed: number) => {
    await app.control.set({ reset: { seed, size: 'small' }, now: '2026-06-19T10:00:00-05:00', latency: [0, 0] });
    const headers = await authorised(page, host.apiUrl);
    const posts = await send(page, `${host.apiUrl}${LIST}`, { headers });
    const teachers = await send(page, `${host.apiUrl}/api/teachers`, { headers });
    return posts.text + teachers.text;
  };
  const first = await world(7);
  expect(await world(7)).toBe(first);
  expect(await world(8)).not.toBe(first);
});

test('the log tells of each call and holds no token', { tag: ['@DEMO-15', '@SECU-03:log'] }, async ({ page, app, host }) => {
  const headers = await authorised(page, host.apiUrl);
  await send(page, `${host.apiUrl}/api/posts/?limit=1&offset=0&filters[0][field]=id&filters[0][operator]==&filters[0][value]=1`, {
    headers,
  });
  const log = await app.control.calls();
  expect(log.map(({ method, path, status }) => ({ method, path, status }))).toEqual([
    { method: 'PUT', path: '/accounts/auth', status: 200 },
    { method: 'GET', path: '/api/posts/', status: 200 },
  ]);
  expect(log[0]?.body).toEqual({ username: 'coordinacion@yarumos.example', password: '[redacted]' });
  expect(log[1]).toMatchObject({ query: { limit: '1', 'filters[0][value]': '1' }, body: null, fault: null });
  expect(log[1]?.headers).toMatchObject({ schoolid: '1', schoolyear: '1' });
  expect(JSON.stringify(log)).not.toContain(headers['Authorization']?.replace('Bearer ', ''));
});

test('over HTTP it answers from another origin as in the page', { tag: ['@DEMO-16', '@live-only'] }, async ({ page, host }) => {
  expect(new URL(host.apiUrl).origin).not.toBe(new URL(page.url()).origin);
  const headers = await authorised(page, host.apiUrl);
  const { status, text } = await send(page, `${host.apiUrl}${LIST}`, { headers });
  expect(status).toBe(200);
  const { posts } = JSON.parse(text) as { posts: { images: { url: string }[] }[] };
  expect(posts).toHaveLength(42);
  const picture = posts.flatMap(({ images }) => images)[0]?.url ?? '';
  expect(picture.startsWith(host.apiUrl)).toBe(true);
  expect((await fetch(picture)).headers.get('content-type')).toBe('image/svg+xml');
});

test(
  'an unknown path, a wrong method, a broken body and no token are answered in the documented body',
  { tag: ['@DEMO-17:unknownPath', '@DEMO-17:undecodable', '@DEMO-17:wrongMethod', '@DEMO-17:brokenBody', '@DEMO-17:noToken'] },
  async ({ page, host }) => {
    const authorisation = await authorised(page, host.apiUrl);
    for (const [what, status, path, method, body] of [
      ['an unknown path', 404, '/api/nada', 'GET', undefined],
      ['a path that cannot be decoded', 404, '/api/posts/%E0%A4%A/comment', 'PUT', '{}'],
      ['a wrong method', 405, '/api/teachers', 'DELETE', undefined],
      ['a body that breaks the contract', 400, '/api/posts/1/comment', 'PUT', '{"message": 7}'],
      ['a body that is no JSON', 400, '/api/posts/1/comment', 'PUT', '{"message"'],
      ['no token', 401, '/api/teachers', 'GET', undefined],
    ] as const) {
      await test.step(what, async () => {
        const headers = status === 401 ? { schoolId: '1' } : authorisation;
        const reply = await send(page, host.apiUrl + path, { method, headers, ...(body !== undefined && { body }) });
        expect(reply.status).toBe(status);
        expect(JSON.parse(reply.text)).toEqual({ errorCode: null, message: expect.any(String) as unknown });
      });
    }
  },
);

test(
  'a fault that cannot be is refused by name, and the faults set before stay',
  { tag: ['@DEMO-18:control'] },
  async ({ page, app, host }) => {
    const kept = { method: 'GET', path: '/api/rooms', kind: 'status', status: 503, message: 'x' } as const;
    await app.control.fault(kept);
    for (const [change, message] of [
      [{ path: '/%E0%A4%A' }, 'faults[0].path debe ser una ruta que empiece por / y se pueda decodificar'],
      [{ status: 199 }, 'faults[0].status debe ser un número entero de 200 a 599'],
      [{ status: 99_999 }, 'faults[0].status debe ser un número entero de 200 a 599'],
      [{ status: 204 }, 'faults[0].status no admite un cuerpo'],
      [{ otro: 1 }, 'faults[0] tiene un campo desconocido: otro'],
    ] as const) {
      const body = JSON.stringify({ faults: [{ ...kept, ...change }] });
      const reply = await send(page, `${host.apiUrl}/__demo`, { method: 'POST', body });
      expect([reply.status, JSON.parse(reply.text)]).toEqual([400, { message }]);
    }
    expect((await app.control.read()).faults).toEqual([kept]);
    const headers = await authorised(page, host.apiUrl);
    expect((await send(page, `${host.apiUrl}/api/rooms`, { headers })).status).toBe(503);
    // What has no body can be answered without one.
    await app.control.fault({ ...kept, kind: 'answer', status: 204 });
    expect(await send(page, `${host.apiUrl}/api/rooms`, { headers })).toEqual({ status: 204, text: '' });
  },
);
