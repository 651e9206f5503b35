import { request, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { accounts } from '@/api/resources/accounts';
import { toFormData } from '@/api/core/form-data';
import { publications } from '@/api/resources/publications';
import { templates } from '@/api/resources/templates';
import { DEMO_PASSWORD } from '@fixtures/people';
import { fileOf, formOf, notice } from '@mocks/testing/sample-post';
import { serveApi } from './server';

let api: Awaited<ReturnType<typeof serveApi>>;

beforeAll(async () => {
  api = await serveApi({ port: 0 });
});

afterAll(() => api.close());

it('an uploaded file lies at an absolute address of the API and comes back byte for byte, to another origin too', async () => {
  const login = await fetch(`${api.url}/accounts/auth`, {
    method: 'PUT',
    body: JSON.stringify({ username: 'coordinacion@yarumos.example', password: DEMO_PASSWORD }),
  });
  const { idToken } = accounts.login.answer.validateSync(await login.json());
  const headers = { Authorization: `Bearer ${idToken}`, schoolId: '1' };
  const video = fileOf('clase de hoy.mp4', 'video/mp4', 200_000);
  const body = toFormData(formOf(notice, {}, { videos: [video] }).form ?? {});
  const answer = await fetch(`${api.url}/api/posts`, { method: 'PUT', headers, body });
  const { url } = publications.save.answer.validateSync(await answer.json()).videos[0] ?? { url: '' };
  expect(url.startsWith(`${api.url}/demo-files/subidos/`)).toBe(true);

  const media = await fetch(url);
  expect([media.status, media.headers.get('content-type'), media.headers.get('access-control-allow-origin')]).toEqual([
    200,
    'video/mp4',
    '*',
  ]);
  expect(new Uint8Array(await media.arrayBuffer())).toEqual(new Uint8Array(await video.arrayBuffer()));
  expect((await fetch(url, { headers: { Range: 'bytes=0-99' } })).status).toBe(206);
  expect(media.headers.get('cache-control')).toBe('private, no-store');
});

it('the templates lie at absolute addresses of the API, as tables that a spreadsheet opens', async () => {
  const login = await fetch(`${api.url}/accounts/auth`, {
    method: 'PUT',
    body: JSON.stringify({ username: 'coordinacion@yarumos.example', password: DEMO_PASSWORD }),
  });
  const { idToken } = accounts.login.answer.validateSync(await login.json());
  const answer = await fetch(`${api.url}/urls-template`, { headers: { Authorization: `Bearer ${idToken}`, schoolId: '1' } });
  const { urlRoomCSV, urlCourseCSV, urlTeacherCSV } = templates.getUrls.answer.validateSync(await answer.json());
  const headings = await Promise.all(
    [urlRoomCSV, urlCourseCSV, urlTeacherCSV].map(async (url) => {
      const file = await fetch(url);
      expect(file.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
      return (await file.text()).trim().split(';');
    }),
  );
  expect(headings).toEqual([
    ['Nombre', 'Acrónimo', 'Tipo'],
    ['Nombre', 'Tipo de asignatura'],
    ['Nombre', 'Apellido', 'Correo electrónico'],
  ]);
});

interface Sent {
  readonly url?: string;
  readonly method?: string;
  readonly path: string;
  readonly headers?: Record<string, string>;
  /** Sent one by one; the body never ends. */
  readonly chunks?: readonly Uint8Array[];
}

/** Sends a request that fetch would not send, and returns the raw answer. */
async function send({ url = api.url, method = 'GET', path, headers = {}, chunks }: Sent) {
  const { hostname, port } = new URL(url);
  const going = request({ hostname: hostname.replace(/[[\]]/g, ''), port, method, path, headers, agent: false });
  const answered = new Promise<IncomingMessage>((resolve, reject) => going.on('response', resolve).on('error', reject));
  if (chunks === undefined) going.end();
  else {
    going.flushHeaders();
    for (const chunk of chunks) going.write(chunk);
  }
  const answer = await answered;
  const parts = await answer.setEncoding('utf8').toArray();
  going.destroy();
  return { status: answer.statusCode, headers: answer.headers, text: parts.join('') };
}

/** A refusal: the documented error body, readable by a page of another origin, never cached. */
const REFUSAL = {
  body: { errorCode: null, message: expect.any(String) as unknown },
  headers: { 'access-control-allow-origin': '*', 'cache-control': 'no-store' },
};

async function refused(sent: Sent) {
  const { status, headers, text } = await send(sent);
  return { status, headers, body: JSON.parse(text) as unknown };
}

describe('a body', () => {
  const LIMIT = 12_000_000;
  const login = { method: 'PUT', path: '/accounts/auth' } as const;
  const posts = { method: 'PUT', path: '/api/posts' } as const;
  const multipart = { 'Content-Type': 'multipart/form-data; boundary=x' };
  const megabyte = new Uint8Array(1_000_000).fill(0x20);
  const twelve = Array.from({ length: 12 }, () => megabyte);

  it.each([
    ['whose length is told', { ...login, headers: { 'Content-Length': String(LIMIT + 1) }, chunks: [megabyte] }],
    [
      'of the control API, whose length is told',
      { method: 'POST', path: '/__demo', headers: { 'Content-Length': '300000000' }, chunks: [] },
    ],
    ['in chunks', { ...login, chunks: [...twelve, new Uint8Array(1)] }],
    ['of the control API, in chunks', { method: 'POST', path: '/__demo', chunks: [...twelve, new Uint8Array(1)] }],
    ['of a form, in chunks', { ...posts, headers: multipart, chunks: [...twelve, new Uint8Array(1)] }],
    [
      'of an uploaded file, which has none',
      { method: 'PUT', path: '/demo-files/subidos/1/a.png', headers: { 'Content-Length': '300000000' } },
    ],
  ])('above 12 MB %s is answered 413 before its end, and no more of it is read', async (_, sent) => {
    const answer = await refused({ chunks: [], ...sent });
    expect(answer).toMatchObject({ ...REFUSAL, status: 413 });
    expect(answer.headers.connection).toBe('close');
  });

  it('of 12 MB is read', async () => {
    const body = ' '.repeat(LIMIT);
    expect((await fetch(`${api.url}${login.path}`, { method: login.method, body })).status).toBe(400);
  });
});

describe('the name that the server is called by', () => {
  const statusOf = async (url: string, host: string) => (await send({ url, path: '/__demo', headers: { host } })).status;

  it.each(['localhost', 'localhost:8787', 'panel.localhost', '127.0.0.1', '127.8.8.8:1', '[::1]:8787'])('%s is its own', async (host) =>
    expect(await statusOf(api.url, host)).toBe(200),
  );

  it.each(['malo.example', 'malo.example:8787', '192.168.1.20', 'localhost.malo.example', '0.0.0.0', '_', 'a b'])(
    '%j is not',
    async (host) => expect(await refused({ path: '/__demo', headers: { host } })).toMatchObject({ ...REFUSAL, status: 403 }),
  );

  it('is any address, and no name, once a network is let in', async () => {
    const open = await serveApi({ port: 0, host: '0.0.0.0' });
    onTestFinished(() => open.close());
    const url = `http://127.0.0.1:${new URL(open.url).port}`;
    const hosts = ['192.168.1.20:8787', '[fd00::1]', 'localhost', 'malo.example', '1.2.3.4.malo.example'];
    const statuses = await Promise.all(hosts.map((host) => statusOf(url, host)));
    expect(statuses).toEqual([200, 200, 200, 403, 403]);
  });
});

it.each([
  ['GET', '/%E0%A4%A', 404],
  ['GET', '/api/posts/%E0%A4%A/comment', 404],
  ['PUT', '/api/room/%', 404],
  ['TRACE', '/api/rooms', 405],
  ['PROPFIND', '/api/rooms', 405],
] as const)('%s %s is answered %i and nothing worse (DEMO-17)', async (method, path, status) => {
  // The server builds a new request to read a form's fields, which Node refuses for TRACE.
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
  expect(await refused({ method, path, headers })).toMatchObject({ ...REFUSAL, status });
});

it('a file whose name cannot be decoded is not there', async () => {
  expect(await send({ path: '/demo-files/%E0%A4%A' })).toMatchObject({ status: 404, headers: { 'access-control-allow-origin': '*' } });
});

it('data are kept by nobody, pictures by no cache at all', async () => {
  const caching = async (path: string) => (await send({ path })).headers['cache-control'];
  expect(await caching('/__demo')).toBe('no-store');
  expect(await caching('/api/rooms')).toBe('no-store');
  expect(await caching('/demo-files/plantilla-cursos.csv')).toBe('private, no-store');
});
