/** Traces the rules of the specification that are built (all, unless an area is being added) to Playwright's list of tests. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from '../failure.mjs';
import { readAreaNames } from './areas.mjs';
import { readCalls } from './contract.mjs';
import { playwrightCli, playwrightConfig } from './playwright.mjs';
import { root } from '../root.mjs';
import { linesById } from './rule-lines.mjs';
import { askedIds, ruleLines } from './rule-report.mjs';
import { callSentences, casesWith, listedTests, parseRules, ruleSentences, trace } from './rules.mjs';

/**
 * The trace of this working tree.
 *
 * @throws {Failure} when the suites do not load
 */
export async function traceRules() {
  return trace({
    rules: parseRules(readPages()),
    built: readJson('docs/spec/built.json'),
    cases: await readCases(),
    calls: readOutcomes(),
    tests: listTests(),
    sources: readSources(),
  });
}

/**
 * The report on single rules, cases and calls.
 *
 * @param {string[]} args ids as they were typed
 * @returns {Promise<string[]>} lines
 * @throws {Failure} on an unknown id, and when the suites do not load
 */
export async function tellRules(args) {
  const sentences = { ...ruleSentences(readPages()), ...callSentences(readText('docs/spec/endpoints.md')) };
  const parts = { ...(await readCases()), ...readOutcomes() };
  // Checked before Playwright runs, which takes a while.
  const ids = askedIds(args, { sentences, parts });
  const tests = listTests().filter(({ runs }) => runs);
  return ruleLines(ids, { sentences, parts, named: linesById(readSources()), tests });
}

async function readCases() {
  return casesWith(readJson('docs/spec/cases.json'), await readAreaNames());
}

/** All rules of the specification, page after page. */
function readPages() {
  const pages = readdirSync(join(root, 'docs/spec/rules')).filter((name) => name.endsWith('.md'));
  return pages
    .toSorted()
    .map((page) => readText(`docs/spec/rules/${page}`))
    .join('\n');
}

/** @returns {Record<string, string[]>} */
function readOutcomes() {
  return Object.fromEntries(readCalls().map(({ row, outcomes }) => [row, Object.keys(outcomes)]));
}

/** What is the product: for those who use it, and for whoever builds, serves and checks it. */
const SOURCES = ['src', 'mocks', 'e2e/tools/build', 'e2e/tools/commands', 'e2e/tools/site'];

/** The product's sources, tests aside, and what tells whoever runs it. */
function readSources() {
  const files = SOURCES.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|mjs|scss)$/.test(name) && !name.endsWith('.test.ts'))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .toSorted(),
  );
  return [...files, 'docs/deploying.md'].map((file) => ({ file, text: readText(file) }));
}

/** @param {string} file */
function readText(file) {
  return readFileSync(join(root, file), 'utf8');
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readText(file));
}

/**
 * Lists the tests by Playwright rather than from the sources, so that tests made in a loop have their real tags.
 *
 * @throws {Failure} when the suites do not load
 */
function listTests() {
  const file = join(root, '.cache/e2e-list.json');
  mkdirSync(dirname(file), { recursive: true });
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
