/** `npm run csp -- config.json`: the headers of a site with that configuration, for nginx and for a static host. */
import { readFileSync } from 'node:fs';
import { Failure, runCommand } from '../failure.mjs';
import { nginxLocations, staticHostHeaders } from '../site/header-files.mjs';
import { chatStoreOf, originOf } from '../site/security.mjs';

await runCommand(() => {
  const file = process.argv[2];
  if (file === undefined) throw new Failure('Indique el archivo: npm run csp -- ruta/config.json');
  const config = readConfig(file);
  console.log(['# nginx', nginxLocations(config), '', '# Alojamiento estático: archivo _headers', staticHostHeaders(config)].join('\n'));
});

/**
 * @param {string} file
 * @returns {import('../site/security.mjs').SiteConfig}
 * @throws {Failure} when it cannot be read, or an address in it is none
 */
function readConfig(file) {
  const config = parse(file);
  if (config?.mode !== 'demo' && config?.mode !== 'live') throw new Failure(`${file}: el campo 'mode' debe ser "demo" o "live".`);
  if (config.mode === 'live' && originOf(config.apiBaseUrl) === undefined)
    throw new Failure(`${file}: el campo 'apiBaseUrl' no es una URL.`);
  const chats = chatStoreOf(config.firebase);
  if (config.mode === 'live' && chats !== undefined && originOf(chats) === undefined)
    throw new Failure(`${file}: el campo 'firebase.host' no es una URL.`);
  const media = config.mediaOrigins ?? [];
  const wrong = Array.isArray(media) ? media.find((origin) => originOf(origin) === undefined) : media;
  if (wrong !== undefined) throw new Failure(`${file}: el campo 'mediaOrigins' contiene '${wrong}', que no es una URL.`);
  return config;
}

/** @param {string} file */
function parse(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Failure(`No se pudo leer ${file} como JSON.`);
  }
}
