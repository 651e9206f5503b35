import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './root.mjs';

/** @import { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter' */

/** Where the counts of the last run lie. */
export const countFile = join(root, '.cache/e2e-count.json');

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * Writes how many end-to-end tests passed, failed and did not run, in all and by project. A flaky test counts as
 * failed; so does an error outside of tests, such as a file that does not load.
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
    const total = { ...all, failed: all.failed + this.#errors, projects: Object.fromEntries(byProject) };
    mkdirSync(dirname(countFile), { recursive: true });
    writeFileSync(countFile, `${JSON.stringify(total, null, 2)}\n`);
  }

  /** It prints nothing: Playwright's own reporter does. */
  printsToStdio() {
    return false;
  }
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
