/** Steps to reach a screen of the demo, always at the same time and without latency. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

/** @import { Page } from '@playwright/test' */

/**
 * One state of one screen.
 *
 * @typedef {object} Shot
 * @property {string} screen
 * @property {string} state
 * @property {(page: Page) => Promise<unknown>} open
 * @property {boolean} [whole] the whole page and not only the window
 * @property {boolean} [tall] in a window as high as the page: what sticks to its edges lies where the page ends
 * @property {boolean} [passing] does not last: opened again for every size
 * @property {number} [only] width at which alone it exists
 * @property {object} [config] served in place of config.json
 */

const NOW = '2026-06-19T10:00:00-05:00';

export const LOGIN = '/auth/login';
export const FEED = '/dashboard/publications/list';

/** @typedef {{ method: string, path: string, kind: string, status?: number, times?: number, after?: number, stored?: boolean, body?: unknown }} Fault */

/**
 * Opens an address in a fresh world; with a person's key, as that person.
 *
 * @param {Page} page
 * @param {string} path
 * @param {{ as?: string, faults?: Fault[] }} [options]
 */
export async function visit(page, path, { as, faults } = {}) {
  const search = new URLSearchParams({ 'demo.now': NOW, 'demo.latency': '0-0' });
  if (as !== undefined) search.set('demo.as', as);
  if (faults) search.set('demo.faults', JSON.stringify(faults));
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}${search.toString()}`);
  await page.waitForFunction(() => document.documentElement.dataset['backend'] === 'ready');
  if (as !== undefined) await page.getByRole('banner').getByRole('button').last().waitFor();
}

/**
 * The list of publications as that person, its first cards shown.
 *
 * @param {Page} page
 * @param {string} as
 */
export async function visitFeed(page, as) {
  await visit(page, FEED, { as });
  await page.getByRole('article').first().waitFor();
}

/**
 * Makes calls fail from now on.
 *
 * @param {Page} page
 * @param {Fault[]} faults
 */
export async function fault(page, faults) {
  await page.evaluate((body) => fetch('/__demo', { method: 'POST', body }), JSON.stringify({ faults }));
}

/**
 * Scrolls the list until something is there, and shows it.
 *
 * @param {Page} page
 * @param {import('@playwright/test').Locator} what
 */
export async function scrollTo(page, what) {
  for (let turn = 0; turn < 100 && (await what.count()) === 0; turn += 1) {
    await page.mouse.wheel(0, 100_000);
    await page.getByRole('article').last().waitFor();
  }
  await what.first().scrollIntoViewIfNeeded();
}

/**
 * @param {Page} page
 * @param {string} name
 */
export function press(page, name) {
  return page.getByRole('button', { name, exact: true }).first().click();
}

/**
 * @param {Page} page
 * @param {string} [name]
 */
export function dialog(page, name) {
  const options = name === undefined ? {} : { name };
  return page.getByRole('dialog', options).or(page.getByRole('alertdialog', options)).first().waitFor();
}

/**
 * Runs an action on the first record of a list; on a phone by the menu of its sheet.
 *
 * @param {Page} page
 * @param {string} name
 */
export async function pressInFirstRow(page, name) {
  const options = page.getByRole('button', { name: /^Opciones de/ }).first();
  await options.or(page.getByRole('button', { name, exact: true }).first()).waitFor();
  if (!(await options.isVisible())) return press(page, name);
  await options.click();
  return choose(page, name);
}

/**
 * Chooses an entry of the menu that is open.
 *
 * @param {Page} page
 * @param {string} name
 */
export function choose(page, name) {
  return page.getByRole('menuitem', { name, exact: true }).click();
}

/**
 * The bytes of a file of fixtures.
 *
 * @param {string} path
 */
export const fixture = (path) => readFileSync(join(root, 'fixtures', path));
