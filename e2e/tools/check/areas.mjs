/** What the areas of the suites name, read by Vite: they are TypeScript. */
import { join } from 'node:path';
import { Failure } from '../failure.mjs';
import { root } from '../root.mjs';

/**
 * A module of the suites that stands on the areas.
 *
 * @template Module
 * @param {string} file below e2e
 * @returns {Promise<Module>}
 * @throws {Failure} when it does not load
 */
async function load(file) {
  // Only now: it is an installed package.
  const { loadConfigFromFile, runnerImport } = await import('vite');
  const found = await loadConfigFromFile({ command: 'serve', mode: 'development' }, join(root, 'vite.config.ts'));
  const { resolve } = found?.config ?? {};
  try {
    const { module } = await runnerImport(join(root, 'e2e', file), { ...(resolve && { resolve }), logLevel: 'error' });
    return /** @type {Module} */ (module);
  } catch (error) {
    throw new Failure(`e2e/${file} no se deja leer: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The names of the areas by the word for all of them. */
export async function readAreaNames() {
  const { CASES } = /** @type {typeof import('../../cases.ts')} */ (await load('cases.ts'));
  return CASES;
}

/** The areas, and what the suites make of them. */
export const readAreas = () => /** @type {Promise<typeof import('../../areas.ts')>} */ (load('areas.ts'));
