/** Reads the counts of Vitest and Playwright from their files, so that no failure counts as a success. */
import { existsSync, readFileSync } from 'node:fs';

/**
 * From Vitest's JSON report. A skipped test counts as failed, and so does a file that does not load.
 *
 * @param {string} file
 * @param {number} exitCode
 * @returns {import('./check.mjs').Count}
 */
export function vitestCount(file, exitCode) {
  const report = read(file);
  const total = number(report['numTotalTests']);
  const passed = number(report['numPassedTests']);
  return honest({ passed, failed: total - passed }, exitCode);
}

/**
 * From the count reporter's file. A skipped test counts as failed.
 *
 * @param {string} file
 * @param {number} exitCode
 * @returns {import('./check.mjs').Count}
 */
export function suitesCount(file, exitCode) {
  const report = read(file);
  return honest({ passed: number(report['passed']), failed: number(report['failed']) + number(report['skipped']) }, exitCode);
}

/**
 * How long each area of the suites took, from the count reporter's file: a line each, the longest first.
 *
 * @param {string} file
 * @returns {string[]}
 */
export function areaLines(file) {
  const areas = /** @type {import('./count-reporter.mjs').AreaTime[]} */ (read(file)['areas'] ?? []);
  const lines = areas.map(
    ({ project, area, tests, seconds }) =>
      `  ${project.padEnd(6)}${area.padEnd(16)}${String(tests).padStart(6)} pruebas ${seconds.toFixed(1).padStart(8)} s`,
  );
  return lines.length === 0 ? [] : ['', 'e2e por área (suma de sus pruebas, que corren varias a la vez):', ...lines];
}

/**
 * The slowest tests of the suites, from the count reporter's file: a line each, the slowest first.
 *
 * @param {string} file
 * @returns {string[]}
 */
export function slowestLines(file) {
  const tests = /** @type {import('./count-reporter.mjs').TestTime[]} */ (read(file)['slowest'] ?? []);
  const lines = tests.map(
    ({ project, file: suite, title, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${project.padEnd(6)}${suite} › ${title}`,
  );
  return lines.length === 0 ? [] : ['', 'Las pruebas e2e más lentas:', ...lines];
}

/**
 * A run that failed, or ran nothing, has at least one failure.
 *
 * @param {import('./check.mjs').Count} count
 * @param {number} exitCode
 */
function honest({ passed, failed }, exitCode) {
  const failedOtherwise = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: failedOtherwise ? 1 : failed };
}

/**
 * @param {string} file
 * @returns {Record<string, unknown>}
 */
function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** @param {unknown} value */
function number(value) {
  return typeof value === 'number' ? value : 0;
}
