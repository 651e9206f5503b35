/** What every command does first. Nothing here may import an installed package: there may be none yet. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../failure.mjs';
import { satisfies } from './node-version.mjs';
import { root } from '../root.mjs';

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} LockedPackage */
/** @typedef {{ packages: Record<string, LockedPackage> }} Lock */

/**
 * Makes node_modules be what package-lock.json says, by `npm ci` if it is not.
 *
 * @throws {Failure} on a Node version the project does not support, or when `npm ci` fails
 */
export function ensureInstalled() {
  checkNode();
  if (isInstalled(root)) return;
  console.log('Instalando dependencias…');
  // Its own log level, because `npm --silent test` hands its silence down and would hide why an installation fails.
  const { status } = npm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (status !== 0) throw new Failure('No se pudieron instalar las dependencias: revise la conexión y repita el comando.');
}

function checkNode() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  if (satisfies(process.versions.node, engines.node)) return;
  throw new Failure(
    `Este proyecto necesita Node ${engines.node} y aquí corre ${process.versions.node}: actualice Node y repita el comando.`,
  );
}

/**
 * Compares the lock with the one npm leaves in node_modules; times of files say nothing after a clone or a checkout.
 *
 * @param {string} folder
 */
export function isInstalled(folder) {
  const installedLock = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(installedLock)) return false;
  const wanted = readLock(join(folder, 'package-lock.json'));
  const installed = readLock(installedLock);
  const extra = Object.keys(installed).some((path) => !(path in wanted));
  return !extra && Object.entries(wanted).every(([path, entry]) => path === '' || isSame(entry, installed[path]));
}

/**
 * @param {string} file
 * @returns {Lock['packages']}
 */
function readLock(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/**
 * @param {LockedPackage} wanted
 * @param {LockedPackage | undefined} installed absent for optional packages of another platform
 */
function isSame(wanted, installed) {
  if (!installed) return wanted.optional === true || wanted.devOptional === true;
  return wanted.version === installed.version && wanted.integrity === installed.integrity;
}

/**
 * Runs npm in the project's folder.
 *
 * @param {string[]} args
 * @param {'inherit' | 'pipe'} [stdio] 'pipe': what it writes is in the result
 */
export function npm(args, stdio = 'inherit') {
  const cli = process.env['npm_execpath'];
  // Under `npm run` npm's own script is known; by hand Windows needs a shell to find npm.cmd.
  const isKnown = cli?.endsWith('npm-cli.js') === true;
  const command = isKnown ? process.execPath : 'npm';
  const shell = !isKnown && process.platform === 'win32';
  return spawnSync(command, isKnown ? [cli, ...args] : args, { cwd: root, stdio, shell, encoding: 'utf8' });
}
