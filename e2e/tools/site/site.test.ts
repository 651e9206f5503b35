import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { liveConfig } from './live-config.mjs';
import { contentSecurityPolicy } from './security.mjs';
import { serveSite } from './site.mjs';

const SCRIPT = `document.title = 'ran'; // ${'x'.repeat(3000)}`;
const PAGE = { accept: 'text/html,application/xhtml+xml' };

let dir: string;
let site: Awaited<ReturnType<typeof serveSite>>;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(dir, 'assets'));
  writeFileSync(join(dir, 'index.html'), '<!doctype html><title>Panel</title>');
  writeFileSync(join(dir, 'assets/app-1a2b.js'), SCRIPT);
  writeFileSync(join(dir, 'planilla.xlsx'), 'PK');
  writeFileSync(join(dir, '.built-from'), 'hash');
  writeFileSync(join(dir, 'config.json'), '{"mode":"demo"}');
  site = await serveSite({ dir, port: 0 });
});

afterAll(async () => {
  await site.close();
  rmSync(dir, { recursive: true });
});

function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return fetch(site.url + path, { headers, method });
}

test.each(['/', '/dashboard/home', '/dashboard/rooms/7/'])('a navigation to %s gets the page, never stored', async (path) => {
  const answer = await ask(path, PAGE);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.text()).toContain('<title>Panel</title>');
});

test.each(['/assets/gone-9z.js', '/assets/gone', '/nothing.png', '/.built-from'])(
  '%s is not there, even for a navigation',
  async (path) => {
    const answer = await ask(path, PAGE);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  },
);

test('a stray API call is not answered with the page', async () => {
  expect((await ask('/api/posts', { accept: 'application/json' })).status).toBe(404);
  expect((await ask('/api/posts', PAGE, 'POST')).status).toBe(405);
});

test.each(['/..%2f..%2fetc%2fpasswd', '/%2e%2e/%2e%2e/etc/passwd.txt'])('nothing outside the folder is served: %s', async (path) => {
  expect((await ask(path)).status).toBe(404);
});

test.each(['br', 'gzip'])('scripts are sent as %s where it is accepted, and kept for good', async (encoding) => {
  const answer = await ask('/assets/app-1a2b.js', { 'accept-encoding': encoding });
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  expect(await answer.text()).toBe(SCRIPT);
});

test('without an accepted encoding they are sent as they are', async () => {
  const answer = await ask('/assets/app-1a2b.js', { 'accept-encoding': 'identity' });
  expect(answer.headers.get('content-encoding')).toBeNull();
});

test('a part of a file can be asked for, as videos are', async () => {
  const answer = await ask('/assets/app-1a2b.js', { range: 'bytes=0-7' });
  expect(answer.status).toBe(206);
  expect(await answer.text()).toBe('document');
});

test('documents have their own type', async () => {
  expect((await ask('/planilla.xlsx')).headers.get('content-type')).toContain('spreadsheetml');
});

test('every answer carries the security headers of config.json as it is now', async () => {
  const policyOf = async (path: string) => (await ask(path, PAGE)).headers.get('content-security-policy');
  for (const path of ['/', '/assets/app-1a2b.js', '/gone.js', '/config.json']) {
    expect(await policyOf(path)).toBe(contentSecurityPolicy({ mode: 'demo' }));
  }
  const live = liveConfig('https://api.example');
  writeFileSync(join(dir, 'config.json'), JSON.stringify(live));
  expect(await policyOf('/')).toBe(contentSecurityPolicy(live));
  writeFileSync(join(dir, 'config.json'), '{ broken');
  expect(await policyOf('/')).toBe(contentSecurityPolicy(undefined));
  expect(await (await ask('/config.json')).text()).toBe('{ broken');
});

test('the opener policy is left out where browsers would log it as ignored', async () => {
  const openerPolicy = (host: string) =>
    new Promise((resolve, reject) => {
      get(site.url, { headers: { host } }, (answer) => resolve(answer.resume().headers['cross-origin-opener-policy'])).on('error', reject);
    });
  expect(await openerPolicy('localhost:4173')).toBe('same-origin');
  expect(await openerPolicy('192.168.1.20:4173')).toBeUndefined();
});

test('a given config replaces the file', async () => {
  const config = liveConfig('http://127.0.0.1:9999');
  const own = await serveSite({ dir, port: 0, config });
  try {
    const answer = await fetch(`${own.url}/config.json`);
    expect(await answer.json()).toEqual(config);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toContain("connect-src 'self' http://127.0.0.1:9999;");
  } finally {
    await own.close();
  }
});

test('a taken port is refused with its code', async () => {
  await expect(serveSite({ dir, port: Number(new URL(site.url).port) })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('closing ends the connections that browsers keep', async () => {
  const own = await serveSite({ dir, port: 0 });
  const agent = new Agent({ keepAlive: true });
  await new Promise((resolve, reject) => {
    get(own.url, { agent }, (answer) => answer.resume().on('end', resolve)).on('error', reject);
  });
  await own.close();
  await expect(fetch(own.url)).rejects.toThrow('fetch failed');
  agent.destroy();
});
