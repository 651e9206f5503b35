/**
 * Mutation testing (`npm run mutate`): small defects are planted in the client and in every file with a unit test beside
 * it, and the unit and contract tests must notice each.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

/** Files of the product and the demo's backend that have a unit test beside them. */
const tested = ['src', 'mocks'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `${folder}/${name.replace('.test.ts', '.ts')}`)
    .filter((name) => existsSync(join(root, name))),
);

export default {
  mutate: tested,
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  coverageAnalysis: 'perTest',
  // What a module makes as it loads: files share modules, so no test would load the mutant.
  ignoreStatic: true,
  reporters: ['clear-text', 'progress-append-only', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, skipFull: true },
  jsonReporter: { fileName: '.cache/mutants.json' },
  tempDirName: '.cache/stryker',
  ignorePatterns: ['dist', '.cache', 'shots', 'bench.json', '.git'],
  concurrency: 2,
  timeoutMS: 5_000,
};
