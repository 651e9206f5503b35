/** Which end-to-end tests `npm test` runs, and which only `npm run test:full` (docs/decisions/0015-wire-tests.md). */

import { dist, strictDist } from '../build/build.mjs';

/** Whether all tests run in both modes (`npm run test:full`); `runSuites` sets the variable for the run's processes. */
export const isFull = process.env['E2E_FULL'] === '1';

/** Whether the suites run on React's development build (`npm run e2e -- --strict`), which reveals effects without cleanup. */
export const isStrict = process.env['E2E_STRICT'] === '1';

/** The application that the suites run on. */
export const suitesDist = isStrict ? strictDist : dist;

/** A row of a matrix that proves the same as another row: only the full run has it. */
export const FULL_ONLY = /@full-only\b/;

/** The tests that live mode runs: of live mode itself, of the calls over HTTP, and of the connection. */
export const LIVE = /@(wire|connection|live-only|DEMO-16)\b|@LIVE-/;
