/** P10: scrolling fast through the feed of three hundred publications. */
import { ensureProfilingBuilt, profilingDist } from '../build/build.mjs';
import { atMost, exactly, rounded } from './figure.mjs';
import { countRenders, takeRenders } from './renders.mjs';
import { FEED } from './routes.mjs';
import { goTo, inLive, openPage, signIn, watchQuiet } from './visit.mjs';

/** @import { Page } from '@playwright/test' */
/** @import { Site } from './visit.mjs' */

const POSTS = 300;
const PAGE = 3;
/** The page's elements with this many publications are compared with those of all. */
const FEW = 60;

export async function longFeed() {
  await ensureProfilingBuilt();
  return inLive(measure, { dir: profilingDist });
}

/** @param {Site} site */
async function measure(site) {
  await site.control({ reset: { size: 'large' } });
  const page = await openPage(site.browser, site.url);
  const settle = watchQuiet(page);
  await page.addInitScript(countRenders, 'PublicationCard');
  await signIn(page, 'Admin');
  const { ids, few } = await scrollAll(page);
  await settle();
  const many = await page.evaluate(countElements);
  const calls = (await site.control()).log.filter(({ method, path }) => method === 'GET' && /^\/api\/posts\/?$/.test(path));
  const shown = await page.getByRole('article').count();

  // Focuses once and continues by the keyboard, because scrolling to a field renders other cards, and the first one changes.
  await page.getByLabel('Escribe un comentario').first().click();
  await page.keyboard.press('h');
  await settle();
  await page.evaluate(takeRenders);
  await page.keyboard.press('o');
  await settle();
  const { commits, drawn } = await page.evaluate(takeRenders);
  return [
    exactly('P10', 'Llamadas de la lista de 300', calls.length, Math.ceil(POSTS / PAGE) + 1),
    exactly('P10', 'Publicaciones mostradas', shown, POSTS),
    exactly('P10', 'Publicaciones repetidas', ids.length - new Set(ids).size + Math.abs(shown - new Set(ids).size), 0),
    atMost('P10', `Elementos del documento, ${POSTS} publicaciones entre ${FEW}`, rounded(many / few), 1.3, [`${many} entre ${few}`]),
    exactly('P10', 'Tarjetas dibujadas por una tecla', drawn, 1, [`${commits} commits de React`]),
  ];
}

/**
 * Scrolls down at the speed of a mouse wheel until an empty page is answered, and a little further.
 *
 * @param {Page} page
 * @returns {Promise<{ ids: number[], few: number }>} the ids that the answers brought; the page's elements with few of them
 */
async function scrollAll(page) {
  /** @type {number[]} */
  const ids = [];
  const list = { isOver: false };
  // Read in a route, because Chromium may have dropped the body when an event reads it.
  await page.route(/\/api\/posts\/?(\?|$)/, async (route) => {
    if (route.request().method() !== 'GET') {
      await route.fallback();
      return;
    }
    const answer = await route.fetch();
    const { posts } = await answer.json();
    list.isOver ||= posts.length === 0;
    ids.push(...posts.map((/** @type {{ id: number }} */ { id }) => id));
    await route.fulfill({ response: answer });
  });
  await goTo(page, FEED);
  await page.getByRole('article').first().waitFor();
  await page.mouse.move(900, 400);
  const limit = Date.now() + 180_000;
  let few = 0;
  while (!list.isOver && Date.now() < limit) {
    await page.mouse.wheel(0, 100_000);
    if (few === 0 && ids.length >= FEW) few = await page.evaluate(countElements);
  }
  for (const by of [-3000, 100_000, -3000, 100_000]) await page.mouse.wheel(0, by);
  return { ids, few };
}

/** Runs in the page. */
function countElements() {
  return document.querySelectorAll('*').length;
}
