/** `npm run api`: the demo backend over HTTP. */
import { onPort, runCommand } from '../failure.mjs';
import { ensureInstalled } from '../build/install.mjs';
import { listenOptions } from '../options.mjs';

await runCommand(async () => {
  const { port, host } = listenOptions({ port: 8787 });
  ensureInstalled();
  // Imported here, because these need installed packages.
  const { ensureApiBuilt } = await import('../build/build.mjs');
  const { serveApi } = await import('../site/api.mjs');
  await ensureApiBuilt();
  // Exits at once: the world is in memory, and a graceful shutdown would wait for the browsers' open connections.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit());
  const api = await onPort(port, () => serveApi(host === undefined ? { port } : { port, host }));
  console.log(`\nAPI de demostración: ${api.url}\nLos datos viven en memoria. Ctrl+C para terminar.`);
});
