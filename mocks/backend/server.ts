/** The same backend over real HTTP, in memory, with CORS and preflight (DEMO-16). */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { serve } from 'srvx/node';
import { createBackend } from './backend';
import { ConnectionLost } from './faults';
import { MEDIA_FOLDERS, MEDIA_PATH, UPLOADS_PATH } from './media';
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

async function media(pathname: string): Promise<Response> {
  const name = basename(decodeURIComponent(pathname));
  const file = MEDIA_FOLDERS.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? '';
  try {
    const bytes = await readFile(file);
    return new Response(new Uint8Array(bytes), { headers: { 'Content-Type': TYPES[extname(name)] ?? 'application/octet-stream' } });
  } catch {
    return new Response(null, { status: 404 });
  }
}

/** Serves until closed; port 0 takes a free one. Throws when the port is taken. */
export async function serveApi({ port, host = '127.0.0.1' }: { port: number; host?: string }) {
  // The address is known once the port is; seeding waits for the first call.
  let url = '';
  const storage = memoryStorage();
  const backend = createBackend({ storage, latency: HTTP_LATENCY, mediaUrl: (file) => url + MEDIA_PATH + file });

  const server = serve({
    port,
    hostname: host,
    silent: true,
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      if (request.method === 'OPTIONS') return withCors(new Response(null, { status: 204 }));
      if (pathname.startsWith(UPLOADS_PATH)) return withCors(await backend.media(request));
      if (pathname.startsWith(MEDIA_PATH)) return withCors(await media(pathname));
      try {
        return withCors(await backend.handle(request));
      } catch (error) {
        if (!(error instanceof ConnectionLost)) throw error;
        // Text that is no HTTP: browsers repeat a request whose connection just closes.
        request.runtime?.node?.req.socket.end('no answer');
        return new Response(null);
      }
    },
  });
  await server.ready();
  url = (server.url ?? '').replace(/\/$/, '');
  return { url, close: () => server.close(true) };
}
