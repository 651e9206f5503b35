/** `npm run bench [figures]`: the figures of quality as one table, and in bench.json. `npm run bench P4 J` measures P4 and all of J alone. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../failure.mjs';
import { ensureInstalled } from '../build/install.mjs';
import { root } from '../root.mjs';

/** @import { Figure } from '../bench/figure.mjs' */

await runCommand(async () => {
  ensureInstalled();
  // Imported here, because these need installed packages.
  const { ensureBrowser } = await import('../check/browser.mjs');
  const { ensureApiBuilt, ensureBuilt } = await import('../build/build.mjs');
  const { measurements } = await import('../bench/measurements.mjs');
  const { tableOf } = await import('../bench/table.mjs');
  ensureBrowser();
  await ensureBuilt();
  await ensureApiBuilt();

  const asked = process.argv.slice(2).map((id) => id.toUpperCase());
  const isAsked = (/** @type {string} */ id) => asked.length === 0 || asked.includes(id) || asked.includes(id.charAt(0));
  /** @type {Figure[]} */
  const figures = [];
  for (const { id, name, measure } of measurements.filter((one) => isAsked(one.id))) {
    console.log(`${id} ${name}…`);
    try {
      figures.push(...(await measure()));
    } catch (error) {
      console.error(error);
      figures.push({ id, name, value: null, goal: '', met: null, notes: ['No se pudo medir: el motivo está arriba.'] });
      process.exitCode = 1;
    }
  }
  writeFileSync(join(root, 'bench.json'), `${JSON.stringify({ date: new Date().toISOString(), figures }, null, 2)}\n`);
  console.log(`\n${tableOf(figures)}`);
});
