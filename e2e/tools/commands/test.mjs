/**
 * `npm test`: the check. Its last line counts what passed and what failed. `npm run test:full` (`--full`) runs every
 * end-to-end test in both modes.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runSteps } from '../check/check.mjs';
import { ensureInstalled } from '../build/install.mjs';
import { root } from '../root.mjs';
import { runNode, runPackage } from '../run.mjs';
import { countFile } from '../check/count-reporter.mjs';
import { areaLines, suitesCount, vitestCount } from '../check/test-counts.mjs';

const unitFile = join(root, '.cache/unit.json');

const needs = ['instalación'];

/** @type {import('../check/check.mjs').Step[]} */
const steps = [
  { name: 'instalación', run: install },
  { name: 'navegador', needs, run: browser },
  { name: 'tipos', needs, run: () => passes('typescript', ['--noEmit'], 'tsc') },
  { name: 'lint', needs, run: () => passes('oxlint', ['--type-aware']) },
  { name: 'formato', needs, run: () => passes('oxfmt', ['--check', '.']) },
  { name: 'sin uso', needs, run: () => passes('knip', []) },
  { name: 'unidades', needs, run: units },
  { name: 'construcción', needs, run: build },
  { name: 'e2e', needs: ['navegador', 'construcción'], run: suites },
  { name: 'reglas', needs, run: async () => (await runNode(join(root, 'e2e/tools/commands/rules.mjs'))) === 0 },
];

// Of an earlier run: the suites may not be reached in this one.
rmSync(countFile, { force: true });
const { passed, failed } = await runSteps(steps, console.log);
console.log([...areaLines(countFile), ''].join('\n'));
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
console.log(`${passed} passed, ${failed} failed`);

async function install() {
  ensureInstalled();
  return true;
}

async function browser() {
  const { ensureBrowser } = await import('../check/browser.mjs');
  ensureBrowser();
  return true;
}

/**
 * @param {string} name
 * @param {string[]} args
 * @param {string} [program]
 */
async function passes(name, args, program) {
  return (await runPackage(name, args, program)) === 0;
}

async function units() {
  rmSync(unitFile, { force: true });
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitFile}`];
  return vitestCount(unitFile, await runPackage('vitest', args));
}

async function build() {
  const { ensureApiBuilt, ensureBuilt } = await import('../build/build.mjs');
  await ensureBuilt();
  await ensureApiBuilt();
  return true;
}

async function suites() {
  const { runSuites } = await import('../check/playwright.mjs');
  return suitesCount(countFile, await runSuites([], { isFull: process.argv.includes('--full') }));
}
