/** P9: the memory and listeners that remain after fifty rounds through every dialog and route. */
import { readAreas } from '../check/areas.mjs';
import { atMost, exactly, rounded } from './figure.mjs';
import { FEED, ROLES, routesOf } from './routes.mjs';
import { goTo, inLive, openPage, signIn, watchQuiet } from './visit.mjs';

/** @import { CDPSession, Page } from '@playwright/test' */
/** @import { Role } from './routes.mjs' */
/** @import { Site } from './visit.mjs' */

const ROUNDS = 50;
/** The first rounds load code and answers, which stay in memory on purpose. */
const WARM_UP = 10;

const NAMES = { Admin: 'coordinación', Teacher: 'docente' };
const FULL_NAMES = { Admin: 'Liliana Restrepo Cano', Teacher: 'Yaneth García Suárez' };

/**
 * The buttons of each screen that open a dialog, except on the menu's lists; of several with one name, the first.
 *
 * @type {Record<string, readonly string[]>}
 */
const DIALOGS = {
  [FEED]: ['vistas'],
  '/dashboard/room/1': ['Agregar Estudiante', 'Descargar PDF', 'Descargar Reportes', 'Boletines del curso', 'Editar', 'Eliminar'],
  '/dashboard/activity-log': ['Ver'],
};

/**
 * Buttons that only one role has on common screens. The lists of the learning screens are empty before they are filtered.
 *
 * @type {Record<Role, Record<string, readonly string[]>>}
 */
const DIALOGS_OF = { Admin: {}, Teacher: { '/dashboard/observer': ['+ Crear Observación'] } };

/** @typedef {Readonly<Record<string, readonly ((page: Page) => Promise<unknown>)[]>>} ListDialogs what opens the dialogs of each list of the menu, by its address */

export const manyRounds = () =>
  inLive(async (site) => {
    const lists = await listDialogs();
    const figures = [];
    for (const role of ROLES) figures.push(...(await roundsOf(site, role, lists)));
    return figures;
  });

/** @returns {Promise<ListDialogs>} */
async function listDialogs() {
  const { DIALOGS: screens, MENU_LISTS } = await readAreas();
  const addresses = MENU_LISTS.map(({ list }) => list.at);
  const ofLists = screens.filter(({ at }) => addresses.includes(at));
  return Object.fromEntries(ofLists.map(({ at, dialogs }) => [at, Object.values(dialogs).map(({ open }) => open)]));
}

/**
 * @param {Site} site
 * @param {Role} role
 * @param {ListDialogs} lists
 */
async function roundsOf(site, role, lists) {
  // The demo's clock must agree with the page's, because the log shows only the last days.
  await site.control({ reset: true, now: 'real' });
  const page = await openPage(site.browser, site.url);
  const devtools = await page.context().newCDPSession(page);
  const settle = watchQuiet(page);
  await signIn(page, role);
  for (let round = 0; round < WARM_UP; round += 1) await walk(page, role, lists);
  await settle();
  const before = await countersOf(devtools);
  for (let round = 0; round < ROUNDS; round += 1) await walk(page, role, lists);
  await settle();
  const after = await countersOf(devtools);
  await page.context().close();

  const who = NAMES[role];
  return [
    exactly('P9', `Nodos de más tras ${ROUNDS} rondas, ${who}`, Math.max(0, after.nodes - before.nodes), 0, [
      `${before.nodes} y ${after.nodes}`,
    ]),
    exactly('P9', `Escuchas de más tras ${ROUNDS} rondas, ${who}`, Math.max(0, after.listeners - before.listeners), 0, [
      `${before.listeners} y ${after.listeners}`,
    ]),
    atMost('P9', `Memoria de más tras ${ROUNDS} rondas, %, ${who}`, rounded((after.heap / before.heap - 1) * 100), 15, [
      `${Math.round(before.heap / 1000)} y ${Math.round(after.heap / 1000)} kB`,
    ]),
  ];
}

/**
 * One round: every address of the role, and there every dialog, opened and closed by the keyboard. It ends at the first.
 *
 * @param {Page} page
 * @param {Role} role
 * @param {ListDialogs} lists
 */
async function walk(page, role, lists) {
  const [first = FEED, ...others] = routesOf(role);
  for (const path of [...others, first]) {
    await goTo(page, path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const button of [...(DIALOGS[path] ?? []), ...(DIALOGS_OF[role][path] ?? [])])
      await openAndClose(page, () => page.getByRole('button', { name: button }).first().click());
    for (const open of lists[path] ?? []) await openAndClose(page, () => open(page));
  }
  for (const entry of ['Cambiar contraseña', 'Cambiar número de teléfono']) {
    await openAndClose(page, async () => {
      await page.getByRole('banner').getByRole('button', { name: FULL_NAMES[role] }).click();
      await page.getByRole('menuitem', { name: entry }).click();
    });
  }
}

/**
 * @param {Page} page
 * @param {() => Promise<unknown>} open
 */
async function openAndClose(page, open) {
  await open();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

/**
 * The lowest of several counts, each after a garbage collection, since one collection does not free everything.
 *
 * @param {CDPSession} devtools
 */
async function countersOf(devtools) {
  const least = { nodes: Number.POSITIVE_INFINITY, listeners: Number.POSITIVE_INFINITY, heap: Number.POSITIVE_INFINITY };
  for (let turn = 0; turn < 5; turn += 1) {
    await devtools.send('HeapProfiler.collectGarbage');
    await new Promise((resolve) => setTimeout(resolve, 200));
    const { nodes } = await devtools.send('Memory.getDOMCounters');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    least.nodes = Math.min(least.nodes, nodes);
    least.listeners = Math.min(least.listeners, await listenersOf(devtools));
    least.heap = Math.min(least.heap, usedSize);
  }
  return least;
}

/**
 * Counts the listeners of reachable targets. V8's count includes unreachable ones while it keeps their hidden classes.
 *
 * @param {CDPSession} devtools
 * @returns {Promise<number>}
 */
async function listenersOf(devtools) {
  const idOf = async (/** @type {string} */ expression) => {
    const { result } = await devtools.send('Runtime.evaluate', { expression, includeCommandLineAPI: true, objectGroup: 'count' });
    return String(result.objectId);
  };
  const { objects } = await devtools.send('Runtime.queryObjects', {
    prototypeObjectId: await idOf('EventTarget.prototype'),
    objectGroup: 'count',
  });
  const { result } = await devtools.send('Runtime.callFunctionOn', {
    objectId: String(objects.objectId),
    functionDeclaration: String(countListeners),
    arguments: [{ objectId: await idOf('getEventListeners') }],
    returnByValue: true,
  });
  await devtools.send('Runtime.releaseObjectGroup', { objectGroup: 'count' });
  return Number(result.value);
}

/**
 * Runs in the page.
 *
 * @this {EventTarget[]}
 * @param {(target: EventTarget) => Record<string, unknown[]>} getEventListeners of the developer tools
 */
function countListeners(getEventListeners) {
  return this.flatMap((target) => Object.values(getEventListeners(target)).flat()).length;
}
