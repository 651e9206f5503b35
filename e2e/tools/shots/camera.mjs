/** Takes the pictures of a state. */
import { join } from 'node:path';
import { dist } from '../build/build.mjs';
import { serveSite } from '../site/site.mjs';
import { root } from '../root.mjs';

/** @import { Browser, Page } from '@playwright/test' */
/** @import { Shot } from './steps.mjs' */

export const folder = join(root, 'shots');

/** @typedef {{ width: number, height: number, dark?: boolean }} Size */

/** @type {readonly Size[]} */
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1440, height: 900, dark: true },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

/**
 * All pictures of one state.
 *
 * @param {Browser} browser
 * @param {string} url
 * @param {Shot} shot
 * @returns {Promise<number>} how many they are
 */
export async function photograph(browser, url, shot) {
  if (shot.config === undefined) return atEverySize(browser, url, shot);
  const site = await serveSite({ dir: dist, port: 0, host: 'localhost', config: shot.config });
  try {
    return await atEverySize(browser, site.url, shot);
  } finally {
    await site.close();
  }
}

/**
 * @param {Browser} browser
 * @param {string} url
 * @param {Shot} shot
 */
async function atEverySize(browser, url, shot) {
  const sizes = SIZES.filter(({ width }) => shot.only === undefined || width === shot.only);
  /** @type {Page | undefined} */
  let page;
  for (const size of sizes) {
    if (shot.passing === true) {
      await page?.context().close();
      page = undefined;
    }
    if (page) await resize(page, size);
    else page = await reach(browser, url, shot, size);
    if (shot.tall === true) await stretch(page, size);
    await page.screenshot({ path: join(folder, nameOf(shot, size)), fullPage: shot.whole === true, animations: 'disabled', caret: 'hide' });
  }
  await page?.context().close();
  return sizes.length;
}

/**
 * @param {Browser} browser
 * @param {string} url
 * @param {Shot} shot
 * @param {Size} size
 */
async function reach(browser, url, shot, { width, height, dark }) {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  await shot.open(page);
  await drawn(page);
  return page;
}

/**
 * @param {Page} page
 * @param {Size} size
 */
async function resize(page, { width, height, dark }) {
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height });
  await drawn(page);
}

/**
 * Makes the window as high as the page.
 *
 * @param {Page} page
 * @param {Size} size
 */
async function stretch(page, { width }) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  await drawn(page);
}

/**
 * Waits for the pictures in sight, at most two seconds, and for two frames.
 *
 * @param {Page} page
 */
async function drawn(page) {
  await page.evaluate(async () => {
    const waiting = [...document.images].filter((image) => !image.complete && image.loading !== 'lazy');
    const loaded = waiting.map((image) => new Promise((resolve) => image.addEventListener('load', resolve)));
    await Promise.race([Promise.all(loaded), new Promise((resolve) => setTimeout(resolve, 2_000))]);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/**
 * @param {Shot} shot
 * @param {Size} size
 */
function nameOf({ screen, state }, { width, dark }) {
  return `${screen}-${state}-${width}${dark ? '-oscuro' : ''}.png`;
}
