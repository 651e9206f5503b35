/** The rules of the specification, what of them is built, and the tests that Playwright lists: traced. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { playwrightCli, playwrightConfig } from './playwright.mjs';
import { root } from './root.mjs';
import { listedTests, parseRules, trace } from './rules.mjs';

/**
 * The trace of this very tree.
 *
 * @throws {Failure} when the suites do not load
 */
export function traceRules() {
  mkdirSync(join(root, '.cache'), { recursive: true });
  return trace({ rules: readRules(), built: readBuilt(), tests: listTests() });
}

function readRules() {
  const folder = join(root, 'docs/spec/rules');
  const pages = readdirSync(folder).filter((name) => name.endsWith('.md'));
  return pages.toSorted().flatMap((page) => parseRules(readFileSync(join(folder, page), 'utf8')));
}

/** @returns {import('./rules.mjs').Built} */
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
