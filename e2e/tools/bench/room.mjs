/** P7: the table of a room of 40 and of 200 students, fifty a page, scrolled and searched. */
import { atMost, exactly, rounded } from './figure.mjs';
import { goTo, inLive, openPage, signIn, watchQuiet } from './visit.mjs';

/** @import { Browser, Page } from '@playwright/test' */
/** @import { Site } from './visit.mjs' */

export const ROOM = 9;
const SIZES = /** @type {const} */ ([40, 200]);
/** Milliseconds of thread time that one task may take. */
const LONG = 50;

export const crowdedRoom = () => inLive(measure);

/**
 * Students of a room, as the API answers them.
 *
 * @param {number} count
 */
export const studentsOf = (count) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Nombre ${index}`,
    surname: `Apellido ${index % 17}`,
    age: 2020,
    parentEmail: `acudiente.${index}@correo.example`,
    delay: index % 9 === 0,
    studentStatus: 'PROFILE_COMPLETED',
    active: true,
    roomId: ROOM,
    photoUrl: null,
  }));

/** @param {Site} site */
async function measure(site) {
  const [few, many] = [await visit(site, SIZES[0]), await visit(site, SIZES[1])];
  const long = SIZES.map((size, index) => ({ size, tasks: [few, many][index]?.tasks ?? [] }));
  return [
    ...long.map(({ size, tasks }) =>
      exactly(
        'P7',
        `Tareas de más de ${LONG} ms, ${size} estudiantes`,
        tasks.length,
        0,
        tasks.length > 0 ? [`${tasks.join(', ')} ms`] : [],
      ),
    ),
    atMost('P7', `Elementos del documento, ${SIZES[1]} estudiantes entre ${SIZES[0]}`, rounded(many.elements / few.elements), 1.3, [
      `${many.elements} entre ${few.elements}`,
    ]),
  ];
}

/**
 * @param {Site} site
 * @param {number} count
 */
async function visit({ browser, url, control }, count) {
  const body = { students: studentsOf(count) };
  await control({ reset: true, faults: [{ method: 'GET', path: '/api/students', kind: 'answer', status: 200, body }] });
  const page = await openPage(browser, url);
  const settle = watchQuiet(page);
  await signIn(page, 'Admin');
  await goTo(page, `/dashboard/room/${ROOM}`);
  await page.getByLabel('Resultados por páginas').selectOption('50');
  await settle();
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  const tasks = await longTasks(browser, page, async () => {
    await page.getByRole('region', { name: 'Estudiantes' }).hover();
    for (const by of [600, 600, -1200, 2400, -2400]) await page.mouse.wheel(0, by);
    await page.getByRole('searchbox').pressSequentially('apellido 1');
    for (let turn = 0; turn < 'apellido 1'.length; turn += 1) await page.keyboard.press('Backspace');
    await settle();
  });
  await page.context().close();
  return { elements, tasks };
}

/** @typedef {{ name: string, ph: string, pid: number, tid: number, tdur?: number, args?: { name?: string } }} TraceEvent */

/**
 * Thread time in ms of the page's long tasks while something is done.
 *
 * @param {Browser} browser
 * @param {Page} page
 * @param {() => Promise<void>} act
 */
export async function longTasks(browser, page, act) {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  await act();
  const { traceEvents } = /** @type {{ traceEvents: TraceEvent[] }} */ (JSON.parse((await browser.stopTracing()).toString()));
  const mains = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  return traceEvents
    .filter(
      ({ name, tdur = 0, pid, tid }) =>
        name.endsWith('RunTask') && tdur > LONG * 1000 && mains.some((main) => main.pid === pid && main.tid === tid),
    )
    .map(({ tdur = 0 }) => Math.round(tdur / 1000));
}
