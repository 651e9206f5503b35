/** `npm run headers -- config.json`: the headers of a site with that configuration, for nginx and for a static host (SECU-12). */
import { readFileSync } from 'node:fs';
import { Failure, runCommand } from '../failure.mjs';
import { readCommand } from '../options.mjs';
import { nginxLocations, staticHostHeaders } from '../site/header-files.mjs';
import { wrongFields } from '../site/site-config.mjs';

const USAGE = 'Uso: npm run headers -- ruta/config.json [--no-subdomains]';

await runCommand(() => {
  const { values, positionals } = readCommand(process.argv.slice(2), { 'no-subdomains': { type: 'boolean' } }, USAGE);
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new Failure(USAGE);
  const config = parse(file);
  const wrong = wrongFields(config);
  if (wrong.length > 0) throw new Failure(wrong.map((each) => `${file}: ${each}`).join('\n'));
  const options = { subdomains: values['no-subdomains'] !== true };
  console.log(
    ['# nginx', nginxLocations(config, options), '', '# Alojamiento estático: archivo _headers', staticHostHeaders(config, options)].join(
      '\n',
    ),
  );
});

/** @param {string} file */
function parse(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Failure(`No se pudo leer ${file} como JSON.`);
  }
}
