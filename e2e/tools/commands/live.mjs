/** `npm run live`: the production build in live mode, against the demo backend over HTTP. */
import { errorCode, onPort, runCommand } from '../failure.mjs';
import { ensureInstalled } from '../build/install.mjs';
import { listenOptions } from '../options.mjs';

const API_PORT = 8787;

await runCommand(async () => {
  const { port, host } = listenOptions({ port: 4174 });
  ensureInstalled();
  // Only now: these import installed packages.
  const { dist, ensureBuilt } = await import('../build/build.mjs');
  const { startApi } = await import('../site/api-process.mjs');
  const { liveConfig } = await import('../site/live-config.mjs');
  const { serveLocalSite } = await import('../site/local-site.mjs');
  await ensureBuilt();
  const api = await startApi({ port: API_PORT }).catch((error) => {
    // `npm run api` may be running: the world of this command is its own, so any port will do.
    if (errorCode(error) !== 'EADDRINUSE') throw error;
    return startApi();
  });
  try {
    const site = await onPort(port, () => serveLocalSite({ dir: dist, port, host, config: liveConfig(api.url) }));
    console.log(`\nPanel escolar en vivo: ${site.url}\nAPI: ${api.url}\nCtrl+C para terminar.`);
  } catch (error) {
    await api.close();
    throw error;
  }
});
