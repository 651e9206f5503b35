/** P4 and P13: how many consecutive answers a person waits for, with every answer delayed by D. */
import { dist } from '../build/build.mjs';
import { serveSite } from '../site/site.mjs';
import { atMost, exactly } from './figure.mjs';
import { FEED, ROLES } from './routes.mjs';
import { isOfSurvey } from './survey.mjs';
import { fillLogin, inLive, openPage, pressLogin, watchQuiet } from './visit.mjs';

/** @import { Browser, Page } from '@playwright/test' */
/** @import { Role } from './routes.mjs' */
/** @import { Call, Site } from './visit.mjs' */

/** The delay in ms; long enough for rounding to remove the machine's own time. */
const D = 1000;

const NAMES = { Admin: 'coordinación', Teacher: 'docente' };

export function loginWaits() {
  return inLive(async (site) => {
    const figures = [];
    for (const role of ROLES) figures.push(...(await waitsOf(site, role)));
    return figures;
  });
}

/** P13: until the login form is drawn, without a cache. */
export function startWaits() {
  return inLive(async ({ browser, url }) => {
    const demo = await serveSite({ dir: dist, port: 0, host: 'localhost' });
    const live = await waitsOfStart(browser, url);
    const inDemo = await waitsOfStart(browser, demo.url);
    await demo.close();
    return [
      atMost('P13', 'Esperas hasta el formulario de ingreso, en vivo', Math.round(live), 2, [`${live.toFixed(2)} D`]),
      atMost('P13', 'Esperas hasta el formulario de ingreso, demostración', Math.round(inDemo), 3, [`${inDemo.toFixed(2)} D`]),
    ];
  });
}

/**
 * @param {Browser} browser
 * @param {string} url
 */
async function waitsOfStart(browser, url) {
  const page = await openPage(browser, url);
  // Delays every file: the number of waits is measured, not the files' size.
  await page.route('**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, D));
    await route.continue();
  });
  await page.goto('/auth/login', { waitUntil: 'commit' });
  const waits = (await page.evaluate(timeOf, 'input[type=password]')) / D;
  await page.context().close();
  return waits;
}

/**
 * @param {Site} site
 * @param {Role} role
 */
async function waitsOf(site, role) {
  await site.control({ reset: true, latency: [D, D] });
  const page = await openPage(site.browser, site.url);
  const settle = watchQuiet(page);
  await page.goto('/auth/login');
  await settle();
  await fillLogin(page, role);

  const landed = timeFromPress(page, 'h1', '/dashboard/');
  await pressLogin(page);
  const login = (await landed) / D;
  await settle();
  const { log } = await site.control();
  const ofLogin = log.filter(({ path }) => !isOfSurvey(path));

  const read = timeFromPress(page, 'article', FEED);
  await page.getByRole('link', { name: 'Publicaciones', exact: true }).click();
  const feed = (await read) / D;
  await settle();
  const again = repeatedGets((await site.control()).log);

  await page.reload({ waitUntil: 'commit' });
  const reload = (await page.evaluate(timeOf, 'article')) / D;
  await page.context().close();

  const who = NAMES[role];
  return [
    atMost('P4', `Esperas del ingreso, ${who}`, Math.round(login), 3, [`${login.toFixed(2)} D`]),
    // The home's review of learning starts once it stands (HOME-07); P15 counts its calls.
    atMost('P4', `Llamadas del ingreso, ${who}`, ofLogin.length, 8, [
      ...ofLogin.map(({ method, path }) => `${method} ${path}`),
      `además, de la revisión: ${log.length - ofLogin.length}`,
    ]),
    exactly('P4', `GET repetidos hasta las publicaciones, ${who}`, again.length, 0, again),
    atMost('P4', `Esperas de las publicaciones después, ${who}`, Math.round(feed), 1, [`${feed.toFixed(2)} D`]),
    atMost('P4', `Esperas de las publicaciones al recargar, ${who}`, Math.round(reload), 1, [`${reload.toFixed(2)} D`]),
  ];
}

/** @param {Call[]} log */
function repeatedGets(log) {
  const gets = log.filter(({ method }) => method === 'GET').map(({ path, query }) => `${path}?${new URLSearchParams(query).toString()}`);
  return gets.filter((call, index) => gets.indexOf(call) !== index);
}

/**
 * The time in ms from the next press to the frame in which that address shows that element.
 *
 * @param {Page} page
 * @param {string} selector
 * @param {string} prefix
 * @returns {Promise<number>}
 */
function timeFromPress(page, selector, prefix) {
  return page.evaluate(
    async ([element, path]) => {
      const start = await new Promise((resolve) => {
        document.addEventListener('click', () => resolve(performance.now()), { capture: true, once: true });
      });
      await new Promise((resolve) => {
        const look = () => {
          if (location.pathname.startsWith(String(path)) && document.querySelector(String(element))) resolve(undefined);
          else requestAnimationFrame(look);
        };
        look();
      });
      return performance.now() - start;
    },
    [selector, prefix],
  );
}

/**
 * Runs in the page: the time in ms from navigation to the first such element.
 *
 * @param {string} selector
 */
function timeOf(selector) {
  return new Promise((/** @type {(time: number) => void} */ resolve) => {
    const look = () => {
      if (document.querySelector(selector)) resolve(performance.now());
      else requestAnimationFrame(look);
    };
    look();
  });
}
