/** `npm start`: the production build on this machine, in demo mode unless dist/config.json was changed. */
import { onPort, runCommand } from '../failure.mjs';
import { ensureInstalled } from '../build/install.mjs';
import { listenOptions } from '../options.mjs';

await runCommand(async () => {
  const { port, host } = listenOptions({ port: 4173 });
  ensureInstalled();
  // Imported here, because these need installed packages.
  const { dist, ensureBuilt } = await import('../build/build.mjs');
  const { serveLocalSite } = await import('../site/local-site.mjs');
  await ensureBuilt();
  const site = await onPort(port, () => serveLocalSite({ dir: dist, port, host }));
  console.log(`
Panel escolar: ${site.url}

Entre como   coordinacion@yarumos.example (coordinadora)
        o   yaneth.garcia@yarumos.example (docente)
Contraseña   Demo2026*

Ctrl+C para terminar.`);
});
