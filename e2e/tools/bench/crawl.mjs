/**
 * Walks once through every route of both roles in live mode, with fast and with slow answers, and records the loaded files,
 * the layout shifts and the violations of the security policy.
 */
import { FEED, OPEN_ROUTES, ROLES, routesOf } from './routes.mjs';
import { fillLogin, goTo, inLive, openPage, pressLogin, watchQuiet } from './visit.mjs';

/** @import { Page } from '@playwright/test' */
/** @import { Role } from './routes.mjs' */
/** @import { Site } from './visit.mjs' */

/** The delays of answers, in ms. */
const LATENCIES = [150, 1500];

/** @typedef {{ value: number, node: string }} Shift */

/**
 * One step of the walk. `way` is 'cold' for the first load in an empty browser, 'login' from the login button to the landing
 * screen, 'route' for a change of route, 'load' for loading an address, 'form' for opening the form of an event from the
 * list, and 'refused' for sending it empty, so that its messages are shown.
 *
 * @typedef {object} Step
 * @property {Role | null} role
 * @property {number} latency
 * @property {'cold' | 'login' | 'route' | 'load' | 'form' | 'refused'} way
 * @property {string} path
 * @property {string[]} files
 * @property {Shift[]} shifts
 * @property {string[]} violations
 */

/** @type {Promise<Step[]> | undefined} */
let walked;

/** The steps of the walk, which is made only once. */
export function crawl() {
  walked ??= inLive(walk);
  return walked;
}

/** @param {Site} site */
async function walk(site) {
  /** @type {Step[]} */
  const steps = [];
  for (const latency of LATENCIES) {
    await site.control({ reset: true, latency: [latency, latency] });
    for (const role of ROLES) steps.push(...(await walkAs(site, role, latency)));
  }
  return steps;
}

/**
 * @param {Site} site
 * @param {Role} role
 * @param {number} latency
 */
async function walkAs(site, role, latency) {
  const page = await openPage(site.browser, site.url);
  await page.addInitScript(observe);
  const settle = watchQuiet(page);
  /** @type {Step[]} */
  const steps = [];
  const step = async (/** @type {Step['way']} */ way, /** @type {string} */ path, /** @type {() => Promise<unknown>} */ go) => {
    site.files.length = 0;
    await go();
    await settle();
    const seen = await page.evaluate(takeSeen);
    steps.push({ role: way === 'cold' ? null : role, latency, way, path, files: [...site.files], ...seen });
  };
  await step('cold', '/auth/login', () => page.goto('/auth/login'));
  await fillLogin(page, role);
  const [landing = FEED, ...others] = landingFirst(role);
  await step('login', landing, async () => {
    await pressLogin(page);
    await page.waitForURL(`**${landing}`);
  });
  await step('route', FEED, () => goTo(page, FEED));
  await step('form', FEED, () => openForm(page));
  await step('refused', FEED, () => page.getByRole('button', { name: 'Publicar', exact: true }).click());
  for (const path of others.filter((other) => other !== FEED)) await step('route', path, () => goTo(page, path));
  for (const path of [landing, ...others, '/support']) await step('load', path, () => page.goto(path));
  for (const path of OPEN_ROUTES) {
    await page.evaluate(() => localStorage.clear());
    await step('load', path, () => page.goto(path));
  }
  await page.context().close();
  return steps;
}

/** @param {Page} page */
async function openForm(page) {
  await page.getByRole('button', { name: 'Crear Publicación' }).click();
  await page.getByRole('button', { name: 'Evento Escolar', exact: true }).click();
  await page.getByRole('button', { name: 'Publicar', exact: true }).waitFor();
}

/** @param {Role} role */
function landingFirst(role) {
  const landing = role === 'Admin' ? '/dashboard/schools' : '/dashboard/home';
  return [landing, ...routesOf(role).filter((path) => path !== landing)];
}

/** Runs in the page, before its own scripts. */
function observe() {
  const seen = { shifts: /** @type {Shift[]} */ ([]), violations: /** @type {string[]} */ ([]) };
  Object.assign(window, { seen });
  const describe = (/** @type {Node | null} */ node) => {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element) return 'fuera del documento';
    const name = `${element.localName}${element.className ? `.${String(element.getAttribute('class')).trim().replaceAll(/\s+/g, '.')}` : ''}`;
    return `${name} «${(element.textContent ?? '').slice(0, 30)}»`;
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = /** @type {{ value: number, hadRecentInput: boolean, sources?: { node: Node | null }[] }} */ (
        /** @type {unknown} */ (entry)
      );
      if (shift.hadRecentInput) continue;
      seen.shifts.push({ value: shift.value, node: (shift.sources ?? []).map(({ node }) => describe(node)).join(', ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  document.addEventListener('securitypolicyviolation', (event) => {
    seen.violations.push(`${event.effectiveDirective}: ${event.blockedURI || event.sample}`);
  });
}

/** Runs in the page: what was recorded since the last call. */
function takeSeen() {
  const { seen } = /** @type {{ seen: { shifts: Shift[], violations: string[] } }} */ (/** @type {unknown} */ (window));
  return { shifts: seen.shifts.splice(0), violations: seen.violations.splice(0) };
}
