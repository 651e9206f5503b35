/** `npm run rules`: every built rule has a test and every tag names a rule. Writes .cache/rules.json. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, runCommand } from '../support/failure.mjs';
import { ensureInstalled } from '../support/install.mjs';
import { playwrightCli, playwrightConfig } from '../support/playwright.mjs';
import { root } from '../support/root.mjs';
import { matrixRecord, problems, reportLines } from '../support/rules-report.mjs';
import { listedTests, parseRules, trace } from '../support/rules.mjs';

await runCommand(() => {
  ensureInstalled();
  mkdirSync(join(root, '.cache'), { recursive: true });
  const result = trace({ rules: readRules(), built: readBuilt(), tests: listTests() });
  writeFileSync(join(root, '.cache/rules.json'), `${JSON.stringify(matrixRecord(result), null, 2)}\n`);
  console.log(reportLines(result).join('\n'));
  const wrong = problems(result).length;
  if (wrong > 0) throw new Failure(`\n${wrong} problemas entre reglas y pruebas.`);
  console.log('Todas las reglas hechas tienen prueba.');
});

function readRules() {
  const folder = join(root, 'docs/spec/rules');
  const pages = readdirSync(folder).filter((name) => name.endsWith('.md'));
  return pages.toSorted().flatMap((page) => parseRules(readFileSync(join(folder, page), 'utf8')));
}

/** @returns {import('../support/rules.mjs').Built} */
function readBuilt() {
  return JSON.parse(readFileSync(join(root, 'docs/spec/built.json'), 'utf8'));
}

/**
 * Asks Playwright rather than the sources, so that tests written by a loop count with the tags they really carry.
 *
 * @throws {Failure} when the suites do not load
 */
function listTests() {
  const file = join(root, '.cache/e2e-list.json');
  rmSync(file, { force: true });
  const args = [playwrightCli, 'test', '-c', playwrightConfig, '--list', '--reporter=json', '--pass-with-no-tests'];
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
  const report = JSON.parse(status === null ? '{}' : readFileSync(file, 'utf8'));
  if (status === 0) return listedTests(report);
  const errors = (report.errors ?? []).map((/** @type {{ message?: string }} */ error) => error.message);
  throw new Failure([stdout, stderr, ...errors, 'Playwright no pudo listar las pruebas.'].filter(Boolean).join('\n'));
}
