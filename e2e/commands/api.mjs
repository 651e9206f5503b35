/** `npm run api`: the demo backend over HTTP. */
import { onPort, runCommand } from '../support/failure.mjs';
import { ensureInstalled } from '../support/install.mjs';
import { listenOptions } from '../support/options.mjs';

await runCommand(async () => {
  const { port, host } = listenOptions({ port: 8787 });
  ensureInstalled();
  const { ensureApiBuilt } = await import('../support/build.mjs');
  const { serveApi } = await import('../support/api.mjs');
  await ensureApiBuilt();
  const api = await onPort(port, () => serveApi(host === undefined ? { port } : { port, host }));
  console.log(`\nAPI de demostración: ${api.url}\nLos datos viven en memoria. Ctrl+C para terminar.`);
});
