/** `npm test`: the full check. Its last line counts what passed and what failed. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runSteps } from '../support/check.mjs';
import { ensureInstalled } from '../support/install.mjs';
import { root } from '../support/root.mjs';
import { runNode, runPackage } from '../support/run.mjs';
import { suitesCount, vitestCount } from '../support/test-counts.mjs';

const unitFile = join(root, '.cache/unit.json');

const needs = ['instalación'];

/** @type {import('../support/check.mjs').Step[]} */
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
  { name: 'reglas', needs, run: async () => (await runNode(join(root, 'e2e/commands/rules.mjs'))) === 0 },
];

const { passed, failed } = await runSteps(steps, console.log);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
console.log(`${passed} passed, ${failed} failed`);

async function install() {
  ensureInstalled();
  return true;
}

async function browser() {
  const { ensureBrowser } = await import('../support/browser.mjs');
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
  const { ensureApiBuilt, ensureBuilt } = await import('../support/build.mjs');
  await ensureBuilt();
  await ensureApiBuilt();
  return true;
}

async function suites() {
  const { countFile } = await import('../support/count-reporter.mjs');
  const { runSuites } = await import('../support/playwright.mjs');
  rmSync(countFile, { force: true });
  return suitesCount(countFile, await runSuites([]));
}
