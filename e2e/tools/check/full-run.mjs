/** What `npm test` runs of the end-to-end suites, and `npm run test:full` besides (docs/decisions/0015-wire-tests.md). */

import { dist, strictDist } from '../build/build.mjs';

/** Whether every test meets everything, in both modes (`npm run test:full`); `runSuites` says so to the processes of the run. */
export const isFull = process.env['E2E_FULL'] === '1';

/** Whether the suites run on React's development build (`npm run e2e -- --strict`), which tells of effects that are not undone. */
export const isStrict = process.env['E2E_STRICT'] === '1';

/** The application that the suites run on. */
export const suitesDist = isStrict ? strictDist : dist;

/** A row of a matrix whose way another row shows: for the full run alone. */
export const FULL_ONLY = /@full-only\b/;

/** What live mode is about by itself; of the rest it runs what proves the wire, and what only a connection can show. */
export const LIVE = /@(wire|connection|live-only|DEMO-16)\b|@LIVE-/;
