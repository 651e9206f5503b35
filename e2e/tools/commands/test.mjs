/**
 * `npm test`: the check. Its last line counts what passed and what failed. `npm run test:full` (`--full`) runs every
 * end-to-end test in both modes; `--shard=1/3` runs one part of three, for a build server with several machines.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runSteps } from '../check/check.mjs';
import { checkOptions, partLine, shardArgs, stepsOfPart } from '../check/check-options.mjs';
import { runCommand } from '../failure.mjs';
import { ensureInstalled } from '../build/install.mjs';
import { root } from '../root.mjs';
import { runNode, runPackage } from '../run.mjs';
import { countFile } from '../check/count-reporter.mjs';
import { areaLines, slowestLines, suitesCount, vitestCount } from '../check/test-counts.mjs';

const unitFile = join(root, '.cache/unit.json');
const prepareScript = fileURLToPath(new URL('../check/prepare.mjs', import.meta.url));

const needs = ['instalación'];

/**
 * The long steps on one core come first, beside the short ones, so that no core idles for long. Unit tests and suites use
 * all cores, and their tests with time limits could fail beside another step, so each of the two runs alone at the end.
 *
 * @type {import('../check/check-options.mjs').PartStep[]}
 */
const steps = [
  { name: 'instalación', inEachPart: true, alone: true, run: install },
  { name: 'tipos', needs, run: (write) => passes('typescript', ['--noEmit'], { program: 'tsc', write }) },
  { name: 'navegador', inEachPart: true, needs, run: (write) => prepares('browser', write) },
  { name: 'construcción', inEachPart: true, needs, run: (write) => prepares('build', write) },
  { name: 'reglas', needs, run: async (write) => (await runNode(join(root, 'e2e/tools/commands/rules.mjs'), [], write)) === 0 },
  { name: 'sin uso', needs, run: (write) => passes('knip', [], { write }) },
  { name: 'formato', needs, run: (write) => passes('oxfmt', ['--check', '.'], { write }) },
  { name: 'lint', needs, run: (write) => passes('oxlint', ['--type-aware'], { write }) },
  { name: 'unidades', alone: true, needs, run: units },
  { name: 'e2e', inEachPart: true, alone: true, needs: ['navegador', 'construcción'], run: suites },
];

const asked = () => checkOptions(process.argv.slice(2));

await runCommand(async () => {
  const { shard } = asked();
  if (shard !== undefined) console.log(partLine(steps, shard));
  // Removes the counts of an earlier run, because this one may end before the suites.
  rmSync(countFile, { force: true });
  const { passed, failed } = await runSteps(stepsOfPart(steps, shard), console.log);
  console.log([...areaLines(countFile), ...slowestLines(countFile), ''].join('\n'));
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
  console.log(`${passed} passed, ${failed} failed`);
});

async function install() {
  ensureInstalled();
  return true;
}

/**
 * @param {string} name
 * @param {string[]} args
 * @param {Parameters<typeof runPackage>[2]} options
 */
async function passes(name, args, options) {
  return (await runPackage(name, args, options)) === 0;
}

/**
 * @param {'browser' | 'build'} what
 * @param {import('../check/check.mjs').Write} write
 */
async function prepares(what, write) {
  return (await runNode(prepareScript, [what], write)) === 0;
}

async function units() {
  rmSync(unitFile, { force: true });
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitFile}`];
  return vitestCount(unitFile, await runPackage('vitest', args));
}

async function suites() {
  const { runSuites } = await import('../check/playwright.mjs');
  const { isFull, shard } = asked();
  return suitesCount(countFile, await runSuites(shardArgs(shard), { isFull }));
}
