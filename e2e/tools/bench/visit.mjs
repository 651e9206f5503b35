/** The built application, served and opened for measuring. */
import { chromium } from '@playwright/test';
import { startApi } from '../site/api-process.mjs';
import { launchOptions } from '../check/browser.mjs';
import { dist } from '../build/build.mjs';
import { liveConfig } from '../site/live-config.mjs';
import { serveSite } from '../site/site.mjs';
import { EMAILS, PASSWORD } from './routes.mjs';

/** @import { Browser, Page } from '@playwright/test' */
/** @import { Role } from './routes.mjs' */

/** @typedef {{ method: string, path: string, query: Record<string, string> }} Call */

/**
 * @typedef {object} Site
 * @property {Browser} browser
 * @property {string} url of the site
 * @property {string} apiUrl
 * @property {string[]} files addresses of the files that the site has sent, without those answered 304
 * @property {(request?: object) => Promise<{ log: Call[] }>} control sets the API's backend (its control API), and answers with its log
 */

/**
 * Opens the application in live mode against a backend of its own, for as long as `use` runs.
 *
 * @template T
 * @param {(site: Site) => Promise<T>} use
 * @param {{ dir?: string }} [options]
 * @returns {Promise<T>}
 */
export async function inLive(use, { dir = dist } = {}) {
  const api = await startApi();
  /** @type {string[]} */
  const files = [];
  const onAnswer = (/** @type {string} */ path, /** @type {number} */ status) => {
    if (status !== 304) files.push(path);
  };
  const site = await serveSite({ dir, port: 0, host: 'localhost', config: liveConfig(api.url), onAnswer });
  const browser = await chromium.launch(launchOptions());
  const control = async (/** @type {object | undefined} */ request) => {
    const answer = await fetch(`${api.url}/__demo`, request === undefined ? {} : { method: 'POST', body: JSON.stringify(request) });
    if (!answer.ok) throw new Error(`The control API answered ${answer.status}.`);
    return answer.json();
  };
  try {
    return await use({ browser, url: site.url, apiUrl: api.url, files, control });
  } finally {
    await browser.close();
    await site.close();
    await api.close();
  }
}

/**
 * A page with nothing stored and nothing cached, of a person in Bogotá.
 *
 * @param {Browser} browser
 * @param {string} url
 * @returns {Promise<Page>}
 */
export async function openPage(browser, url) {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    viewport: { width: 1280, height: 800 },
  });
  return context.newPage();
}

/**
 * The login form filled in, its button not yet pressed.
 *
 * @param {Page} page
 * @param {Role} role
 */
export async function fillLogin(page, role) {
  await page.getByLabel('Correo electrónico').fill(EMAILS[role]);
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(PASSWORD);
}

/** @param {Page} page */
export async function pressLogin(page) {
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
}

const LANDINGS = { Admin: '**/dashboard/schools', Teacher: '**/dashboard/home' };

/**
 * Signs in by the form, until the landing screen's address.
 *
 * @param {Page} page
 * @param {Role} role
 */
export async function signIn(page, role) {
  await page.goto('/auth/login');
  await fillLogin(page, role);
  await pressLogin(page);
  await page.waitForURL(LANDINGS[role]);
}

/** The time without pending requests after which a page counts as settled, in ms. */
const QUIET = 300;

/**
 * Tracks a page's requests; the returned function waits until all are answered and drawn.
 *
 * @param {Page} page
 * @returns {() => Promise<void>}
 */
export function watchQuiet(page) {
  const open = new Set();
  let last = Date.now();
  page.on('request', (request) => {
    last = Date.now();
    open.add(request);
  });
  for (const name of /** @type {const} */ (['requestfinished', 'requestfailed'])) {
    page.on(/** @type {'requestfinished'} */ (name), (request) => {
      last = Date.now();
      open.delete(request);
    });
  }
  return async () => {
    last = Date.now();
    while (open.size > 0 || Date.now() - last < QUIET) await new Promise((resolve) => setTimeout(resolve, 50));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  };
}

/**
 * Goes to an address as a link does, without reloading the page.
 *
 * @param {Page} page
 * @param {string} path
 */
export async function goTo(page, path) {
  await page.evaluate((to) => {
    history.pushState({ idx: 1, key: to, usr: null }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
}
