/** `npm run live`: the production build in live mode, against the demo backend over HTTP. */
import { Failure, errorCode, onPort, runCommand } from '../failure.mjs';
import { ensureInstalled } from '../build/install.mjs';
import { listenOptions } from '../options.mjs';

const API_PORT = 8787;

await runCommand(async () => {
  const { port, host } = listenOptions({ port: 4174 });
  // The page is told an address of the API that only this machine has.
  if (host !== undefined) throw new Failure('npm run live sirve solo a este equipo: no tiene --host.');
  ensureInstalled();
  // Imported here, because these need installed packages.
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
    const site = await onPort(port, () => serveLocalSite({ dir: dist, port, config: liveConfig(api.url) }));
    console.log(`
Panel escolar en vivo: ${site.url}
API: ${api.url}

Las cuentas son las de la demostración, como coordinacion@yarumos.example
Contraseña   Demo2026*

Ctrl+C para terminar.`);
  } catch (error) {
    await api.close();
    throw error;
  }
});
