/**
 * The same backend over real HTTP, in memory, with CORS and preflight (DEMO-16). It listens on a developer's machine, where
 * any page in the browser can reach it: it answers every request, and none may cost much.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { BodyTooLargeError } from 'srvx/body-limit';
import { serve } from 'srvx/node';
import { createBackend } from './backend';
import { ConnectionLost, decodedPath } from './faults';
import { MEDIA_CACHING, MEDIA_FOLDERS, MEDIA_PATH, UPLOADS_PATH } from './media';
import { HTTP_LATENCY } from '@mocks/control/apply-control';
import { memoryStorage } from '@mocks/store/storage';

const TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.csv': 'text/csv; charset=utf-8',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
  'Access-Control-Allow-Headers': '*, Authorization, Content-Type, schoolId, schoolYear',
  'Access-Control-Max-Age': '600',
};

function withCors(answer: Response): Response {
  for (const [name, value] of Object.entries(CORS)) answer.headers.set(name, value);
  return answer;
}

/** A refusal by the server itself, which no row of the contract documents. */
const refusal = (status: number, message: string, headers: Record<string, string> = {}) =>
  withCors(Response.json({ errorCode: null, message }, { status, headers: { 'Cache-Control': 'no-store', ...headers } }));

/** Maximum bytes of a body: the 10 MB of files of a publication, and its other parts. */
const BODY_LIMIT = 12_000_000;

/** Closes the connection, so that Node does not read the rest of the body. */
const tooLarge = () => refusal(413, 'La petición es demasiado grande.', { Connection: 'close' });

/** Methods that `Request` does not accept. */
const ODD_METHODS = ['CONNECT', 'TRACE', 'TRACK'];

const LOOPBACK = /^((.+\.)?localhost|127(\.\d+){3}|\[::1\])$/;
const ADDRESS = /^(\d+(\.\d+){3}|\[[\da-f:.]+\])$/;

/**
 * Whether the request names this server as its host. A foreign name that points at this machine (DNS rebinding) would
 * make a foreign page the server's own origin. With `--host`, that name and any IP address are accepted.
 */
function isForUs(request: Request, host: string): boolean {
  const hostHeader = request.headers.get('host') ?? '';
  if (!URL.canParse(`http://${hostHeader}`)) return false;
  const { hostname } = new URL(`http://${hostHeader}`);
  const listensBeyond = !LOOPBACK.test(host) && host !== '::1';
  return LOOPBACK.test(hostname) || (listensBeyond && (hostname === host || ADDRESS.test(hostname)));
}

async function media(pathname: string): Promise<Response> {
  const name = basename(decodedPath(pathname) ?? '');
  const file = MEDIA_FOLDERS.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? '';
  try {
    const bytes = await readFile(file);
    const type = TYPES[extname(name)] ?? 'application/octet-stream';
    return new Response(new Uint8Array(bytes), { headers: { 'Content-Type': type, 'Cache-Control': MEDIA_CACHING } });
  } catch {
    return new Response(null, { status: 404 });
  }
}

/** Serves until closed; port 0 picks a free port. Throws when the port is taken. */
export async function serveApi({ port, host = '127.0.0.1' }: { port: number; host?: string }) {
  // Set once the port is known; the world is seeded later, at the first call.
  let url = '';
  const storage = memoryStorage();
  const backend = createBackend({ storage, latency: HTTP_LATENCY, mediaUrl: (file) => url + MEDIA_PATH + file });

  const server = serve({
    port,
    hostname: host,
    silent: true,
    maxRequestBodySize: BODY_LIMIT,
    fetch: async (request) => {
      if (!isForUs(request, host)) return refusal(403, 'El nombre del servidor no es de esta máquina.');
      if (ODD_METHODS.includes(request.method)) return refusal(405, 'El método no está permitido.');
      if (Number(request.headers.get('content-length')) > BODY_LIMIT) return tooLarge();
      const { pathname } = new URL(request.url);
      if (request.method === 'OPTIONS') return withCors(new Response(null, { status: 204 }));
      if (pathname.startsWith(UPLOADS_PATH)) return withCors(await backend.media(request));
      if (pathname.startsWith(MEDIA_PATH)) return withCors(await media(pathname));
      try {
        return withCors(await backend.handle(request));
      } catch (error) {
        if (error instanceof BodyTooLargeError) return tooLarge();
        if (!(error instanceof ConnectionLost)) throw error;
        // Sends text that is not HTTP: browsers repeat a request whose connection only closes.
        request.runtime?.node?.req.socket.end('no answer');
        return new Response(null);
      }
    },
  });
  await server.ready();
  url = (server.url ?? '').replace(/\/$/, '');
  return { url, close: () => server.close(true) };
}
