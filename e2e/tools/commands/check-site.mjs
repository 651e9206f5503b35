/** `npm run check-site -- https://…`: whether a served site is as docs/deploying.md asks for (SECU-12). */
import { Failure, runCommand } from '../failure.mjs';
import { readCommand } from '../options.mjs';
import { checkSite } from '../site/check-site.mjs';

const USAGE = 'Uso: npm run check-site -- https://panel.example.edu.co [--no-subdomains]';

await runCommand(async () => {
  const { values, positionals } = readCommand(process.argv.slice(2), { 'no-subdomains': { type: 'boolean' } }, USAGE);
  const [address, ...others] = positionals;
  if (address === undefined || others.length > 0) throw new Failure(USAGE);
  const findings = await checkSite(address, { subdomains: values['no-subdomains'] !== true });
  for (const { right, text } of findings) console.log(`${right ? '✓' : '✗'} ${text}`);
  const wrong = findings.filter(({ right }) => !right).length;
  if (wrong > 0) throw new Failure(`${wrong} de ${findings.length} comprobaciones fallan: docs/deploying.md.`);
  console.log(`${findings.length} comprobaciones, todas correctas.`);
});
