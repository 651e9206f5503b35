/** Reads what the areas of the suites declare. Vite loads them, because they are TypeScript. */
import { join } from 'node:path';
import { Failure } from '../failure.mjs';
import { root } from '../root.mjs';

/**
 * Loads a module of the suites that uses the areas.
 *
 * @template Module
 * @param {string} file below e2e
 * @returns {Promise<Module>}
 * @throws {Failure} when it does not load
 */
async function load(file) {
  // Imported here, because the package may not be installed earlier.
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

/** The names behind each placeholder of the cases. */
export async function readAreaNames() {
  const { CASES } = /** @type {typeof import('../../cases.ts')} */ (await load('cases.ts'));
  return CASES;
}

/** All areas. */
export const readAreas = () => /** @type {Promise<typeof import('../../areas.ts')>} */ (load('areas.ts'));
