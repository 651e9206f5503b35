/** Finds, installs and starts the browser for the tests. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { Failure } from '../failure.mjs';
import { playwrightCli } from './playwright.mjs';

/** The headless shell, which Playwright downloads, too: a test takes a sixth less time than with the full browser. */
const SHELL = 'chromium-headless-shell';

const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Debian's packages; not every release has the shell. */
const DEBIAN_PACKAGES = [SHELL, 'chromium'];

const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  String.raw`C:\Program Files (x86)\Google\Chrome\Application\chrome.exe`,
];

/** How long the download of Playwright's browser may take before another way is tried, in ms. */
const DOWNLOAD_LIMIT = 60_000;

const isRoot = process.getuid?.() === 0;

/**
 * Finds an installed browser: Playwright's own, else CHROMIUM_PATH, else one of the system.
 *
 * @returns {string | undefined} undefined for Playwright's own, and when there is none
 */
export function findBrowser() {
  return hasBundled() ? undefined : findSystemBrowser();
}

/**
 * Installs a browser unless there is one.
 *
 * @throws {Failure} when there is none and none can be installed
 */
export function ensureBrowser() {
  const ways = [downloadBrowser, () => installFromDebian(DEBIAN_PACKAGES)];
  for (const install of ways) {
    if (hasWorkingBrowser()) break;
    install();
  }
  if (!hasShell()) installFromDebian([SHELL]);
  if (!hasWorkingBrowser()) throw new Failure('No hay un navegador para las pruebas: instale Chromium o indique su ruta en CHROMIUM_PATH.');
}

/**
 * Playwright's launch options for the browser found.
 *
 * @param {string[]} args more arguments for it
 * @returns {import('@playwright/test').LaunchOptions}
 */
export function launchOptions(args = []) {
  const executablePath = findBrowser();
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    // Chromium refuses to start its sandbox as root.
    chromiumSandbox: !isRoot,
    args: ['--disable-background-networking', '--disable-component-update', '--no-first-run', ...args],
  };
}

function hasBundled() {
  return existsSync(chromium.executablePath());
}

function findSystemBrowser() {
  const named = process.env['CHROMIUM_PATH'];
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...(named ? [named] : []), ...onPath, ...USUAL_PLACES].find((path) => existsSync(path));
}

function hasWorkingBrowser() {
  const path = hasBundled() ? chromium.executablePath() : findSystemBrowser();
  return path !== undefined && starts(path);
}

const hasShell = () => hasBundled() || process.env['CHROMIUM_PATH'] !== undefined || findSystemBrowser()?.endsWith(SHELL) === true;

/**
 * Whether the program runs: a downloaded browser may lack libraries of the system.
 *
 * @param {string} path
 */
function starts(path) {
  // Chrome for Windows does not know --version and would open a window.
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

function downloadBrowser() {
  console.log('Descargando el navegador de las pruebas…');
  spawnSync(process.execPath, [playwrightCli, 'install', 'chromium'], { stdio: 'inherit', timeout: DOWNLOAD_LIMIT });
}

/** @param {readonly string[]} packages of which the first that there is serves */
function installFromDebian(packages) {
  if (!isRoot || !existsSync('/etc/debian_version')) return;
  console.log('Instalando Chromium del sistema…');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (/** @type {string[]} */ ...args) => spawnSync('apt-get', args, { stdio: 'inherit', env }).status === 0;
  if (apt('update')) packages.some((name) => apt('install', '-y', name));
}
