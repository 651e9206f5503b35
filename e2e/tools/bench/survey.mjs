/**
 * P15: the survey of learning of the demo's main school, as its coordinator: 21 teachers, 15 rooms, two to four achievements of each
 * room and subject.
 */
import { atMost, exactly } from './figure.mjs';
import { longTasks } from './room.mjs';
import { goTo, inLive, openPage, signIn, watchQuiet } from './visit.mjs';

/** @import { Page } from '@playwright/test' */
/** @import { Site } from './visit.mjs' */

/** The delay of an answer in ms; long enough for rounding to remove the machine's own time. */
const D = 1000;

const PROGRESS = '/dashboard/progress';

/** What the survey asks for (TRAC-03). */
const isOfSurvey = (/** @type {string} */ path) => /\/api\/learning\/(indicator$|record-resume\/)/.test(path);

export const surveyOfLearning = () => inLive(measure);

/** @param {Site} site */
async function measure(site) {
  const waits = await firstCell(site);
  const { most, repeated, calls, tasks } = await wholeSchool(site);
  return [
    atMost('P15', `Llamadas a la vez (de ${calls})`, most, 3),
    exactly('P15', 'Llamadas repetidas en una revisión y dos visitas', repeated.length, 0, repeated),
    atMost('P15', 'Respuestas hasta la primera celda', Math.round(waits), 2, [`${waits.toFixed(2)} D`]),
    exactly('P15', 'Tareas de más de 50 ms mientras se llena', tasks.length, 0, tasks.length > 0 ? [`${tasks.join(', ')} ms`] : []),
  ];
}

/** @param {Site} site */
async function openProgress({ browser, url }) {
  const page = await openPage(browser, url);
  const settle = watchQuiet(page);
  await signIn(page, 'Admin');
  await goTo(page, PROGRESS);
  await page.getByRole('button', { name: 'Revisar', exact: true }).waitFor();
  await settle();
  return page;
}

/**
 * How many answers one waits for after the press, until a cell shows a share.
 *
 * @param {Site} site
 */
async function firstCell(site) {
  await site.control({ reset: true });
  const page = await openProgress(site);
  await site.control({ latency: [D, D] });
  const shown = page.evaluate(timeToShare);
  await page.getByRole('button', { name: 'Revisar', exact: true }).click();
  const waits = (await shown) / D;
  await page.context().close();
  return waits;
}

/** Runs in the page: the time in ms from the next press to the frame in which a cell of the table shows a share. */
async function timeToShare() {
  const start = await new Promise((resolve) => {
    document.addEventListener('click', () => resolve(performance.now()), { capture: true, once: true });
  });
  await new Promise((resolve) => {
    const look = () => {
      if ([...document.querySelectorAll('td')].some((cell) => /\d %/.test(cell.textContent))) resolve(undefined);
      else requestAnimationFrame(look);
    };
    look();
  });
  return performance.now() - start;
}

/** @param {Site} site */
async function wholeSchool(site) {
  await site.control({ reset: true, latency: [20, 60] });
  const page = await openProgress(site);
  const watched = watchCalls(page);
  const tasks = await longTasks(site.browser, page, async () => {
    await page.getByRole('button', { name: 'Revisar', exact: true }).click();
    await page.getByText(/^Revisado hace/).waitFor({ timeout: 300_000 });
  });
  // What was reviewed is not asked for again by a second visit (TRAC-06).
  await goTo(page, '/dashboard/rooms');
  await page.getByRole('heading', { name: 'Cursos', level: 1 }).waitFor();
  await goTo(page, PROGRESS);
  await page.getByText(/^Revisado hace/).waitFor();
  await page.context().close();
  const { asked, most } = watched();
  return { most, tasks, calls: asked.length, repeated: asked.filter((call, index) => asked.indexOf(call) !== index) };
}

/**
 * Counts the survey's calls of a page; the returned function tells which were sent, and how many at once at most.
 *
 * @param {Page} page
 */
function watchCalls(page) {
  /** @type {string[]} */
  const asked = [];
  const open = new Set();
  let most = 0;
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() !== 'GET' || !isOfSurvey(pathname)) return;
    asked.push(pathname + search);
    open.add(request);
    most = Math.max(most, open.size);
  });
  for (const name of /** @type {const} */ (['requestfinished', 'requestfailed']))
    page.on(/** @type {'requestfinished'} */ (name), (request) => void open.delete(request));
  return () => ({ asked, most });
}
