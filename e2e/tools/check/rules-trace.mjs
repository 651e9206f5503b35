/** The rules of the specification, what of them is built (all, unless an area is being added), and Playwright's list of tests: traced. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../failure.mjs';
import { readCalls } from './contract.mjs';
import { playwrightCli, playwrightConfig } from './playwright.mjs';
import { root } from '../root.mjs';
import { listedTests, parseRules, trace } from './rules.mjs';

/**
 * The trace of this very tree.
 *
 * @throws {Failure} when the suites do not load
 */
export function traceRules() {
  mkdirSync(join(root, '.cache'), { recursive: true });
  return trace({
    rules: readRules(),
    built: readJson('docs/spec/built.json'),
    cases: readJson('docs/spec/cases.json'),
    calls: Object.fromEntries(readCalls().map(({ row, outcomes }) => [row, Object.keys(outcomes)])),
    tests: listTests(),
    sources: readSources(),
  });
}

function readRules() {
  const folder = join(root, 'docs/spec/rules');
  const pages = readdirSync(folder).filter((name) => name.endsWith('.md'));
  return pages.toSorted().flatMap((page) => parseRules(readFileSync(join(folder, page), 'utf8')));
}

/** The product's sources as one text, tests aside. */
function readSources() {
  return ['src', 'mocks']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(tsx?|scss)$/.test(name) && !name.endsWith('.test.ts'))
        .map((name) => readFileSync(join(root, folder, name), 'utf8')),
    )
    .join('\n');
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(join(root, file), 'utf8'));
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
  // All of them: `listedTests` knows what `npm test` runs.
  const env = { ...process.env, E2E_FULL: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
  const report = JSON.parse(status === null ? '{}' : readFileSync(file, 'utf8'));
  if (status === 0) return listedTests(report);
  const errors = (report.errors ?? []).map((/** @type {{ message?: string }} */ error) => error.message);
  throw new Failure([stdout, stderr, ...errors, 'Playwright no pudo listar las pruebas.'].filter(Boolean).join('\n'));
}
