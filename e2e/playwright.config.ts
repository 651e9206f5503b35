import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './support/browser.mjs';
import { root } from './support/root.mjs';

/**
 * The same tests twice: against the backend in the page (`demo`) and against the one over HTTP (`live`). Each worker
 * starts its own servers (support/test.ts), so that tests are independent.
 */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '**/*.spec.ts',
  globalSetup: './support/forget-states.ts',
  outputDir: join(root, '.cache/test-results'),
  fullyParallel: true,
  forbidOnly: true,
  // The headless shell leaves a core idle often enough for a third.
  workers: 3,
  retries: 0,
  // No test is a timed one: these only end what hangs, on a slow machine too.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [[process.env['CI'] ? 'dot' : 'list'], ['./support/count-reporter.mjs']],
  use: {
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    launchOptions: launchOptions(),
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'demo', grepInvert: /@live-only\b/ },
    { name: 'live', grepInvert: /@demo-only\b/ },
  ],
});
