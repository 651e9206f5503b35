/**
 * The one static server of `npm start`, `npm run live` and the end-to-end tests.
 */
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { serve } from 'srvx/node';
import { staticMiddleware } from 'srvx/static';
import { CACHING, securityHeaders } from './security.mjs';

/** @typedef {{ url: string, close: () => Promise<void> }} RunningServer */

/** Types srvx does not know; everything is sent with nosniff, so a wrong one would not be opened. */
const MORE_TYPES = new Map([
  ['.webmanifest', 'application/manifest+json'],
  ['.map', 'application/json'],
  ['.vtt', 'text/vtt; charset=utf-8'],
  ['.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
]);

/**
 * Serves a built folder as a single-page application.
 *
 * @param {object} options
 * @param {string} options.dir the built folder
 * @param {number} options.port 0 picks a free one
 * @param {string} [options.host]
 * @param {object} [options.config] served instead of the folder's config.json; without it the file is read for each
 *   answer, so that an edit takes effect at once
 * @param {(pathname: string, status: number, asked: Headers) => void} [options.onAnswer] told of every answer, and of the
 *   headers of its request
 * @returns {Promise<RunningServer>}
 * @throws an error with code EADDRINUSE when the port is taken
 */
export async function serveSite({ dir, port, host = '127.0.0.1', config, onAnswer }) {
  const files = fileServer(dir);
  const server = serve({
    port,
    hostname: host,
    manual: true,
    silent: true,
    gracefulShutdown: false,
    fetch: async (request) => {
      const effective = config ?? (await readConfig(dir));
      const response = await answer(request, files, config);
      onAnswer?.(new URL(request.url).pathname, response.status, request.headers);
      for (const [name, value] of Object.entries(securityHeaders(effective))) response.headers.set(name, value);
      if (!isTrustworthy(request)) response.headers.delete('Cross-Origin-Opener-Policy');
      return response;
    },
  });
  await server.serve();
  return { url: addressOf(server, host), close: () => server.close(true) };
}

/**
 * Whether browsers treat the address as a secure context. On plain http in a classroom's network they ignore the opener
 * policy and log an error.
 *
 * @param {Request} request
 */
function isTrustworthy(request) {
  const { protocol, hostname } = new URL(request.url);
  return protocol === 'https:' || /^(.+\.)?localhost$|^127\.|^\[::1\]$/.test(hostname);
}

/** @typedef {(request: import('srvx').ServerRequest) => Promise<Response>} FileServer */

/**
 * @param {import('srvx').ServerRequest} request
 * @param {FileServer} files
 * @param {object | undefined} config
 */
async function answer(request, files, config) {
  const { pathname } = new URL(request.url);
  if (request.method !== 'GET' && request.method !== 'HEAD') return plain(405, 'Método no permitido');
  if (config && pathname === '/config.json') return Response.json(config, { headers: { 'Cache-Control': CACHING.page } });
  const response = await files(request);
  if (response.ok || response.status === 304) response.headers.set('Cache-Control', cacheControl(pathname, response));
  const type = MORE_TYPES.get(extname(pathname));
  if (type && response.ok) response.headers.set('Content-Type', type);
  return response;
}

/**
 * @param {string} dir
 * @returns {FileServer}
 */
function fileServer(dir) {
  const fromFolder = staticMiddleware({ dir });
  return async (request) =>
    fromFolder(request, async () => {
      if (!isNavigation(request)) return plain(404, 'No encontrado');
      return fromFolder(pageRequest(request), () => plain(404, 'No encontrado'));
    });
}

/**
 * Whether a person opens a screen of the application. A missing file, a gone chunk or a stray API call must not be
 * answered with the page.
 *
 * @param {Request} request
 */
function isNavigation(request) {
  const { pathname } = new URL(request.url);
  // An address may have a dot in it (a teacher's e-mail): only what ends like a file is one.
  if (
    /\.(js|css|map|json|svg|png|jpe?g|ico|webp|mp4|pdf|xlsx|docx|csv|txt|xml|vtt|webmanifest|woff2)$|\/\.[^/]*$/i.test(pathname) ||
    pathname.startsWith('/assets/')
  )
    return false;
  return (request.headers.get('accept') ?? '').includes('text/html');
}

/**
 * The same request for index.html, its headers kept for compression and conditional answers.
 *
 * @param {Request} request
 */
function pageRequest(request) {
  return new Request(new URL('/index.html', request.url), { method: request.method, headers: new Headers([...request.headers]) });
}

/**
 * @param {string} pathname
 * @param {Response} response
 */
function cacheControl(pathname, response) {
  if (pathname.startsWith('/assets/')) return CACHING.assets;
  const isPage = (response.headers.get('content-type') ?? '').startsWith('text/html');
  return isPage || pathname === '/config.json' ? CACHING.page : CACHING.rest;
}

/**
 * @param {number} status
 * @param {string} text
 */
function plain(status, text) {
  return new Response(`${text}\n`, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' } });
}

/**
 * @param {string} dir
 * @returns {Promise<import('./security.mjs').SiteConfig | undefined>} undefined when missing or malformed: the page then says so
 */
async function readConfig(dir) {
  try {
    return JSON.parse(await readFile(join(dir, 'config.json'), 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * @param {import('srvx').Server} server
 * @param {string} host
 */
function addressOf(server, host) {
  const { port } = new URL(server.url ?? '');
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${everywhere ? 'localhost' : name}:${port}`;
}
