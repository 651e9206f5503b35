import { pathToFileURL } from 'node:url';
import { apiModule } from '../build/build.mjs';

/**
 * Serves the demo backend over HTTP in this process. It must have been built (`ensureApiBuilt`).
 *
 * @param {{ port: number, host?: string }} options
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serveApi({ port, host }) {
  const module = await import(pathToFileURL(apiModule).href);
  return module.serveApi(host === undefined ? { port } : { port, host });
}
