import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../root.mjs';

/** @import { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter' */

/** Where the counts of the last run lie. */
export const countFile = join(root, '.cache/e2e-count.json');

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * `seconds`: of its tests' durations, which run several at a time.
 *
 * @typedef {{ project: string, area: string, tests: number, seconds: number }} AreaTime
 */

/**
 * Writes how many end-to-end tests passed, failed and did not run, in all and by project, and how long each area took.
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
    const total = { ...all, failed: all.failed + this.#errors, projects: Object.fromEntries(byProject), areas: areaTimes(this.#tests) };
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
    // titlePath, not location: a shared test's location is not its suite's file.
    const area = String(test.titlePath()[2]).split(/[\\/]/)[0] ?? '';
    const before = times.get(`${project} ${area}`) ?? { project, area, tests: 0, seconds: 0 };
    const seconds = test.results.reduce((all, { duration }) => all + duration / 1000, 0);
    times.set(`${project} ${area}`, { ...before, tests: before.tests + 1, seconds: before.seconds + seconds });
  }
  return [...times.values()].toSorted((one, other) => other.seconds - one.seconds);
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
