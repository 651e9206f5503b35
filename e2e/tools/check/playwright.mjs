import { join } from 'node:path';
import { root } from '../root.mjs';
import { runNode } from '../run.mjs';

/** Playwright's command line. */
export const playwrightCli = join(root, 'node_modules/@playwright/test/cli.js');

/** The suites' configuration. */
export const playwrightConfig = join(root, 'e2e/playwright.config.ts');

/**
 * Runs the end-to-end suites.
 *
 * @param {string[]} args Playwright's own arguments
 * @param {{ isFull?: boolean, isStrict?: boolean }} [options] whether live mode runs all tests, not only those of the wire; whether they
 *   run on React's development build
 * @returns {Promise<number>} the exit code
 */
export function runSuites(args, { isFull = false, isStrict = false } = {}) {
  if (isFull) process.env['E2E_FULL'] = '1';
  if (isStrict) process.env['E2E_STRICT'] = '1';
  return runNode(playwrightCli, ['test', '-c', playwrightConfig, ...args]);
}
