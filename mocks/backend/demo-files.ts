import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { MEDIA_FOLDERS, MEDIA_PATH } from './media.ts';

/** The path of each seeded file, by its name. */
const filesByName = () =>
  new Map(MEDIA_FOLDERS.flatMap((folder) => readdirSync(folder).map((name) => [name, join(folder, name)] as const)));

/** Answers with a seeded file, or 404. */
export const answerDemoFile: Connect.NextHandleFunction = (request, response, next) => {
  const path = request.url?.split('?')[0] ?? '';
  if (!path.startsWith(MEDIA_PATH)) {
    next();
    return;
  }
  const file = filesByName().get(decodeURIComponent(path.slice(MEDIA_PATH.length)));
  if (file === undefined) {
    response.statusCode = 404;
    response.end();
    return;
  }
  if (path.endsWith('.svg')) response.setHeader('Content-Type', 'image/svg+xml');
  response.end(readFileSync(file));
};

/** Serves the seeded media, which only demo mode requests (LIVE-05). */
export function demoFiles(): Plugin {
  return {
    name: 'demo-files',
    generateBundle() {
      if (this.environment.config.build.ssr) return;
      for (const [name, file] of filesByName()) {
        this.emitFile({ type: 'asset', fileName: `${MEDIA_PATH.slice(1)}${name}`, source: readFileSync(file) });
      }
    },
    configureServer: (server) => void server.middlewares.use(answerDemoFile),
  };
}
