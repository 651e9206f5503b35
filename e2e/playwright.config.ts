import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './tools/check/browser.mjs';
import { FULL_ONLY, LIVE, isFull } from './tools/check/full-run.mjs';
import { root } from './tools/root.mjs';

const LEFT_OUT = isFull ? [] : [FULL_ONLY];

/** A test's page lives for a second: what V8 spends on making its code quicker is never earned back (a seventh of all time). */
const QUICK_START = ['--js-flags=--no-maglev,--no-turbofan'];

/**
 * Every rule against the backend in the page (`demo`); over HTTP (`live`) each call and its errors once, or all tests
 * again, and every row of every matrix (`npm run test:full`). Each worker starts its own servers (support/test.ts), so that
 * tests are independent.
 */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '**/*.spec.ts',
  globalSetup: './support/forget-states.ts',
  outputDir: join(root, '.cache/test-results'),
  fullyParallel: true,
  forbidOnly: true,
  // A test leaves its core idle now and then: half as many again.
  workers: Math.ceil(availableParallelism() * 1.5),
  retries: 0,
  // No test is a timed one: these only end what hangs, on a slow machine too.
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
