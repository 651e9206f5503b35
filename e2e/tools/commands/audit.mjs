/** `npm run audit`: the locked packages against the advisories that the registry publishes (SECU-13). */
import { readAdvisories } from '../build/advisories.mjs';
import { Failure, runCommand } from '../failure.mjs';

await runCommand(() => {
  const advisories = readAdvisories();
  for (const line of advisories) console.log(line);
  if (advisories.length > 0) throw new Failure(`${advisories.length} avisos de seguridad sobre los paquetes de package-lock.json.`);
  console.log('Ningún aviso de seguridad sobre los paquetes de package-lock.json.');
});
