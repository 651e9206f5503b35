import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** A program that writes into a pipe shows no colours by itself; the terminal that shows them in the end has them. */
const COLOURS = process.stdout.isTTY && process.env['NO_COLOR'] === undefined ? { FORCE_COLOR: '1' } : {};

/** @type {import('node:child_process').SpawnOptions} */
const PIPED = { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...COLOURS } };

/**
 * Runs a program of an installed package with this terminal, without a shell and on every system alike.
 *
 * @param {string} name the package's name
 * @param {string[]} args
 * @param {{ program?: string, write?: Output }} [options] `program` when it is not called as the package
 * @returns {Promise<number>} its exit code, 1 when it was killed
 */
export function runPackage(name, args, { program = name, write } = {}) {
  const folder = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return runNode(join(folder, typeof bin === 'string' ? bin : bin[program]), args, write);
}

/** @typedef {((text: string) => void) | undefined} Output takes what a program prints; without it the terminal does */

/**
 * Runs a script with this terminal.
 *
 * @param {string} script
 * @param {string[]} [args]
 * @param {Output} [write]
 * @returns {Promise<number>} its exit code, 1 when it was killed
 */
export async function runNode(script, args = [], write = undefined) {
  const child = spawn(process.execPath, [script, ...args], { cwd: root, ...(write ? PIPED : { stdio: 'inherit' }) });
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => write?.(text));
  // 'exit' may come before the last of what it printed.
  const [code] = await once(child, 'close');
  return code ?? 1;
}
