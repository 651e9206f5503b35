import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * Runs a program of an installed package with this terminal, without a shell and on every system alike.
 *
 * @param {string} name the package's name
 * @param {string[]} args
 * @param {string} [program] when it is not called as the package
 * @returns {Promise<number>} its exit code, 1 when it was killed
 */
export function runPackage(name, args, program = name) {
  const folder = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return runNode(join(folder, typeof bin === 'string' ? bin : bin[program]), args);
}

/**
 * Runs a script with this terminal.
 *
 * @param {string} script
 * @param {string[]} [args]
 * @returns {Promise<number>} its exit code, 1 when it was killed
 */
export async function runNode(script, args = []) {
  const child = spawn(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}
