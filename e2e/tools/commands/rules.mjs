/**
 * `npm run rules`: every built rule has a test and every tag names a rule. Writes .cache/rules.json. `npm run rules -- SHAR-03` tells
 * of the rules, cases and calls it names what they say, and which lines and tests name them.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, runCommand } from '../failure.mjs';
import { ensureInstalled } from '../build/install.mjs';
import { root } from '../root.mjs';
import { matrixRecord, problems, reportLines } from '../check/rules-report.mjs';
import { tellRules, traceRules } from '../check/rules-trace.mjs';

await runCommand(async () => {
  ensureInstalled();
  const asked = process.argv.slice(2);
  if (asked.length > 0) {
    console.log((await tellRules(asked)).join('\n'));
    return;
  }
  const result = await traceRules();
  writeFileSync(join(root, '.cache/rules.json'), `${JSON.stringify(matrixRecord(result), null, 2)}\n`);
  console.log(reportLines(result).join('\n'));
  const wrong = problems(result).length;
  if (wrong > 0) throw new Failure(`\n${wrong} problemas entre reglas y pruebas.`);
  console.log('Todas las reglas hechas tienen prueba.');
});
