import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../root.mjs';

/** @import { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter' */

/** The file of the last run's counts. */
export const countFile = join(root, '.cache/e2e-count.json');

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * `seconds`: the sum of its tests' durations, several of which run at a time.
 *
 * @typedef {{ project: string, area: string, tests: number, seconds: number }} AreaTime
 */

/**
 * `file` is the suite's, below e2e; `title` names the groups that the test lies in, too.
 *
 * @typedef {{ project: string, file: string, title: string, seconds: number }} TestTime
 */

/** How many of the slowest tests are named. */
const SLOWEST = 10;

/**
 * Writes how many end-to-end tests passed, failed and did not run, in all and by project, how long each area took, and the slowest tests.
 * A flaky test counts as failed; so does an error outside of tests, such as a file that does not load.
 *
 * @implements {Reporter}
 */
export default class CountReporter {
  #errors = 0;
  /** @type {TestCase[]} */
  #tests = [];

  /**
   * @param {FullConfig} _config
   * @param {Suite} suite
   */
  onBegin(_config, suite) {
    this.#tests = suite.allTests();
  }

  onError() {
    this.#errors += 1;
  }

  onEnd() {
    const names = [...new Set(this.#tests.map(projectName))];
    const byProject = names.map((name) => [name, count(this.#tests.filter((test) => projectName(test) === name))]);
    const all = count(this.#tests);
    const total = {
      ...all,
      failed: all.failed + this.#errors,
      projects: Object.fromEntries(byProject),
      areas: areaTimes(this.#tests),
      slowest: slowestTests(this.#tests),
    };
    mkdirSync(dirname(countFile), { recursive: true });
    writeFileSync(countFile, `${JSON.stringify(total, null, 2)}\n`);
  }

  /** It prints nothing: Playwright's own reporter does. */
  printsToStdio() {
    return false;
  }
}

/**
 * @param {TestCase[]} tests
 * @returns {AreaTime[]} the longest first
 */
function areaTimes(tests) {
  /** @type {Map<string, AreaTime>} */
  const times = new Map();
  for (const test of tests) {
    const project = projectName(test);
    const area = fileOf(test).split('/')[0] ?? '';
    const before = times.get(`${project} ${area}`) ?? { project, area, tests: 0, seconds: 0 };
    times.set(`${project} ${area}`, { ...before, tests: before.tests + 1, seconds: before.seconds + secondsOf(test) });
  }
  return [...times.values()].toSorted((one, other) => other.seconds - one.seconds);
}

/**
 * @param {TestCase[]} tests
 * @returns {TestTime[]} the slowest first; none that did not run
 */
export function slowestTests(tests) {
  const times = tests.map((test) => ({
    project: projectName(test),
    file: fileOf(test),
    title: test.titlePath().slice(3).join(' › '),
    seconds: secondsOf(test),
  }));
  const ran = times.filter(({ seconds }) => seconds > 0);
  return ran.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
}

/**
 * From titlePath, not location: a shared test's location is not its suite's file.
 *
 * @param {TestCase} test
 */
function fileOf(test) {
  return String(test.titlePath()[2]).replaceAll('\\', '/');
}

/** @param {TestCase} test */
function secondsOf(test) {
  return test.results.reduce((all, { duration }) => all + duration / 1000, 0);
}

/** @param {TestCase} test */
function projectName(test) {
  return test.parent.project()?.name ?? '';
}

/**
 * @param {TestCase[]} tests
 * @returns {Counts}
 */
function count(tests) {
  const skipped = tests.filter((test) => test.outcome() === 'skipped').length;
  const passed = tests.filter((test) => test.outcome() === 'expected').length;
  return { passed, skipped, failed: tests.length - passed - skipped };
}
