import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './tools/check/browser.mjs';
import { FULL_ONLY, LIVE, isFull } from './tools/check/full-run.mjs';
import { root } from './tools/root.mjs';

const LEFT_OUT = isFull ? [] : [FULL_ONLY];

/** Without V8's optimizing compilers: they take a seventh of the time, and a test's page lives for only a second. */
const QUICK_START = ['--js-flags=--no-maglev,--no-turbofan'];

/**
 * `demo` tests every rule against the backend in the page; `live` tests each call and its errors over HTTP. With
 * `npm run test:full`, both run all tests and every row of every matrix. Each worker starts its own servers
 * (support/test.ts), so that tests are independent.
 */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '**/*.spec.ts',
  globalSetup: './support/forget-states.ts',
  outputDir: join(root, '.cache/test-results'),
  fullyParallel: true,
  forbidOnly: true,
  // One and a half workers for each core, because tests also wait.
  workers: Math.ceil(availableParallelism() * 1.5),
  retries: 0,
  // These limits only end tests that hang, even on a slow machine; no test measures time by them.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [[process.env['CI'] ? 'dot' : 'list'], ['./tools/check/count-reporter.mjs']],
  use: {
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    launchOptions: launchOptions(QUICK_START),
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'demo', grepInvert: [/@live-only\b/, ...LEFT_OUT] },
    { name: 'live', grepInvert: [/@demo-only\b/, ...LEFT_OUT], ...(isFull ? {} : { grep: LIVE }) },
  ],
});
