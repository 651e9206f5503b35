/** The headers for other servers, and the check of a site that is served (SECU-12). */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from '@e2e/support/own-site-test';
import { expect } from '@e2e/support/test';
import { suitesDist } from '@e2e/tools/check/full-run.mjs';
import { liveConfig } from '@e2e/tools/site/live-config.mjs';
import { runScript } from './commands';

const CONFIG = { ...liveConfig('https://api.example'), firebase: null };

async function headersFor(config: object, ...options: readonly string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'config-'));
  const file = join(folder, 'config.json');
  writeFileSync(file, JSON.stringify(config));
  const { code, out } = await runScript('headers', [file, ...options]);
  rmSync(folder, { recursive: true });
  expect(code).toBe(0);
  return out;
}

test(
  'the headers hold for all hosts below the site’s, unless they are told not to',
  { tag: ['@SECU-12:headers', '@demo-only'] },
  async () => {
    const lines = (text: string) => text.split('\n').filter((line) => line.includes('Strict-Transport-Security'));
    const all = lines(await headersFor(CONFIG));
    expect(all).toHaveLength(5);
    for (const line of all) expect(line).toContain('max-age=31536000; includeSubDomains');
    const own = lines(await headersFor(CONFIG, '--no-subdomains'));
    expect(own).toHaveLength(5);
    for (const line of own) expect(line).toMatch(/max-age=31536000("|$)/);
  },
);

interface StaticHost {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** What one of these sites does otherwise than it should. */
type Change = (path: string, response: ServerResponse, method: string) => boolean | void;

/** A host that sets the headers of a file `_headers` and answers the addresses of screens with the page, as its own setting says. */
async function openStaticHost(headers: string, config: object | string, change: Change = () => {}): Promise<StaticHost> {
  const blocks = headers
    .slice(headers.indexOf('_headers\n') + '_headers\n'.length)
    .split(/\n(?=\/)/)
    .map((block) => {
      const [pattern = '', ...lines] = block.trim().split('\n');
      return { pattern, fields: lines.map((line) => /^\s+([\w-]+): (.*)$/.exec(line)?.slice(1) ?? []) };
    });
  const fits = (pattern: string, path: string) => (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path);
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const isFile = path.startsWith('/assets/') || path === '/favicon.svg';
    for (const { pattern, fields } of blocks)
      if (fits(pattern, path)) for (const [name = '', value = ''] of fields) response.appendHeader(name, value);
    if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
    if (change(path, response, request.method ?? '') === true) return;
    if (path === '/config.json') response.end(typeof config === 'string' ? config : JSON.stringify(config));
    else {
      try {
        response.end(readFileSync(join(suitesDist, isFile ? path : 'index.html')));
      } catch {
        response.removeHeader('Cache-Control');
        response.writeHead(404).end();
      }
    }
  };
  const server = createServer(answer);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}

test('a site that is served as it should be is right', { tag: ['@SECU-12:right', '@demo-only'] }, async ({ site }) => {
  site.configure(CONFIG);
  const own = await runScript('check-site', [site.url]);
  expect(own).toMatchObject({ code: 0, error: '' });
  expect(own.out).toContain('✓ config.json: modo live, API https://api.example');
  expect(own.out).not.toContain('✗');
  const host = await openStaticHost(await headersFor(CONFIG), CONFIG);
  const other = await runScript('check-site', [host.url]);
  await host.close();
  expect(other).toMatchObject({ code: 0, error: '' });
});

const set =
  (at: string, name: string, value: string): Change =>
  (path, response) => {
    if (path === at) response.setHeader(name, value);
  };

const without =
  (name: string): Change =>
  (path, response) => {
    if (path === '/') response.removeHeader(name);
  };

const changePolicy =
  (from: string, to: string): Change =>
  (path, response) => {
    const name = 'Content-Security-Policy';
    if (path === '/') response.setHeader(name, String(response.getHeader(name)).replace(from, to));
  };

const answering =
  (at: string, status: number): Change =>
  (path, response) => {
    if (path !== at) return false;
    response.writeHead(status).end();
    return true;
  };

const WRONG: readonly [what: string, change: Change, line: RegExp, config?: object | string][] = [
  ['no policy', without('Content-Security-Policy'), /✗ \/: falta Content-Security-Policy: default-src/],
  ['no nosniff', without('X-Content-Type-Options'), /✗ \/: falta X-Content-Type-Options: nosniff/],
  ['another referrer', set('/', 'Referrer-Policy', 'origin'), /✗ \/: Referrer-Policy: dice 'origin' y debe decir 'no-referrer'/],
  ['one directive less', changePolicy("object-src 'none'; ", ''), /✗ \/: Content-Security-Policy: falta object-src/],
  ['one origin less', changePolicy(' https://api.example', ''), /✗ \/: Content-Security-Policy: en img-src falta https:\/\/api\.example/],
  ['one word more', changePolicy("style-src 'self'", "style-src 'self' 'unsafe-inline'"), /en style-src sobra 'unsafe-inline'/],
  ['one directive more', changePolicy("base-uri 'none'", "base-uri 'none'; worker-src *"), /✗ .*sobra worker-src/],
  ['another build’s script', changePolicy('sha256-', 'sha256-x'), /✗ script-src nombra el script de la página/],
  ['a page that is kept', set('/', 'Cache-Control', 'max-age=600'), /✗ \/: Cache-Control dice 'max-age=600' y debe decir 'no-store'/],
  ['a screen that is kept', set('/dashboard/home', 'Cache-Control', 'no-cache'), /✗ \/dashboard\/home: Cache-Control dice 'no-cache'/],
  ['a config.json that is kept', set('/config.json', 'Cache-Control', ''), /✗ \/config\.json: Cache-Control dice ''/],
  ['an icon that is kept', set('/favicon.svg', 'Cache-Control', 'max-age=86400'), /✗ \/favicon\.svg se vuelve a pedir/],
  ['a screen that is not there', answering('/dashboard/home', 404), /✗ \/dashboard\/home responde con la página/],
  [
    'files that are gone and are not',
    answering('/assets/no-existe-0000.js', 200),
    /✗ \/assets\/no-existe-0000\.js responde 404 \(respuesta 200\)/,
  ],
  [
    'a missing file that is kept',
    (path, response) => {
      if (!path.includes('no-existe')) return false;
      response.writeHead(404).end();
      return true;
    },
    /✗ \/assets\/no-existe-0000\.js no se guarda \(Cache-Control: public/,
  ],
  [
    'a script that is not there',
    (path, response) => {
      if (!path.startsWith('/assets/index-')) return false;
      response.writeHead(404).end();
      return true;
    },
    /✗ \/assets\/index-.*\.js está/,
  ],
  [
    'HEAD refused',
    (_, response, method) => {
      if (method !== 'HEAD') return false;
      response.writeHead(405).end();
      return true;
    },
    /✗ HEAD \/ responde 200 \(respuesta 405\)/,
  ],
  ['no config.json', answering('/config.json', 404), /✗ config\.json: no está \(respuesta 404\)/],
  ['a broken config.json', () => {}, /✗ config\.json: no es un objeto JSON/, '{'],
  ['a field less', () => {}, /✗ config\.json: falta el campo 'supportKeywords'/, { ...CONFIG, supportKeywords: undefined }],
  ['a wrong address', () => {}, /✗ config\.json: el campo 'apiBaseUrl'/, { ...CONFIG, apiBaseUrl: 'http://api.example' }],
  ['another page', answering('/', 200), /✗ \/ no es la página del panel \(respuesta 200\)/],
];

for (const [what, change, line, config = CONFIG] of WRONG)
  test(`the check says what is missing: ${what}`, { tag: ['@SECU-12:missing', '@demo-only'] }, async () => {
    const host = await openStaticHost(await headersFor(CONFIG), config, change);
    const { code, out, error } = await runScript('check-site', [host.url]);
    await host.close();
    expect(out).toMatch(line);
    expect(code).toBe(1);
    expect(error).toMatch(/^\d+ de \d+ comprobaciones fallan/);
  });

test('nobody there, another site, and what is no address are told', { tag: ['@SECU-12:missing', '@demo-only'] }, async () => {
  const free = await openStaticHost('', {});
  await free.close();
  const moved = await openStaticHost('', {}, (_, response) => {
    response.writeHead(302, { Location: 'http://localhost:9/x' }).end();
    return true;
  });
  for (const [address, sentence] of [
    [free.url, /No se pudo leer/],
    [moved.url, /No se pudo leer|lleva a/],
    ['http://panel.example', /no es la dirección de un sitio/],
    ['panel.example', /no es la dirección de un sitio/],
  ] as const) {
    const { code, out, error } = await runScript('check-site', [address]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(error).toMatch(sentence);
  }
  await moved.close();
  expect((await runScript('check-site', [])).error).toContain('Uso: npm run check-site');
});
