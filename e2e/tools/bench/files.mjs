/** The bytes (P1 to P3) and files (P5) that live mode loads. */
import { crawl } from './crawl.mjs';
import { atMost, exactly } from './figure.mjs';
import { chatStoreFile, closureOfNamed, criticalPath, demoFiles, weightOf, weightOfAll } from './weights.mjs';

/** @import { Step } from './crawl.mjs' */

const listed = (/** @type {string[]} */ paths) => paths.map((path) => `${path}: ${weightOf(path)} B`);

const scriptsIn = (/** @type {string[]} */ files) => [...new Set(files.filter((path) => path.endsWith('.js')))];

/** P1. */
export function loginBytes() {
  const files = criticalPath();
  return [atMost('P1', 'Ingreso: HTML, CSS y JS (B, brotli)', weightOfAll(files), 122_000, listed(files))];
}

/** What a role's first screen asks for once it stands: its first paint waits for none of it (HOME-07, HOME-09). */
const LANDINGS = { Admin: { screen: 'schools-page', late: 'period-end' }, Teacher: { screen: 'home-page', late: 'home-cards' } };

/**
 * The files that a role's first screen asks for: at once, and once it stands.
 *
 * @param {Step} login
 */
function landingFiles({ role, files }) {
  if (!role) throw new Error('Al recorrido le falta el rol.');
  const { screen, late } = LANDINGS[role];
  const atOnce = closureOfNamed(['dashboard', screen]);
  const after = closureOfNamed([late]).filter((path) => !atOnce.includes(path));
  return { atOnce: files.filter((path) => !after.includes(path)), after: files.filter((path) => after.includes(path)) };
}

/** P2. */
export async function scriptBytes() {
  const steps = await crawl();
  const heavier = (/** @type {string[][]} */ choices) => {
    const [most] = choices.map(scriptsIn).toSorted((one, other) => weightOfAll(other) - weightOfAll(one));
    if (!most) throw new Error('Al recorrido le faltan pasos.');
    return most;
  };
  // Each role signs in from an empty browser: 'cold', then 'login'.
  const landings = steps.flatMap((step, index) => {
    if (step.way !== 'login') return [];
    const { atOnce, after } = landingFiles(step);
    return [{ first: [...(steps[index - 1]?.files ?? []), ...atOnce], after }];
  });
  const filesOf = (/** @type {Step['way']} */ asked) => steps.filter(({ way }) => way === asked).map(({ files }) => files);
  const first = heavier(landings.map((landing) => landing.first));
  const after = heavier(landings.map((landing) => landing.after));
  const route = heavier(filesOf('route'));
  const form = heavier(filesOf('form'));
  return [
    atMost('P2', 'JS hasta la primera pantalla (B, brotli)', weightOfAll(first), 160_000, listed(first)),
    atMost('P2', 'JS que la primera pantalla pide después (B, brotli)', weightOfAll(after), 30_000, listed(after)),
    atMost('P2', 'JS de la ruta más pesada (B, brotli)', weightOfAll(route), 30_000, listed(route)),
    atMost('P2', 'JS que agrega abrir el formulario (B, brotli)', weightOfAll(form), 95_000, listed(form)),
  ];
}

/** P3. */
export async function demoBytes() {
  const ofDemo = new Set(demoFiles());
  const fetched = [...new Set((await crawl()).flatMap(({ files }) => files))].filter((path) => ofDemo.has(path));
  const chats = chatStoreFile();
  const early = (await crawl()).filter(({ files }) => files.includes(chats.path)).map(({ path }) => path);
  return [
    exactly('P3', 'Bytes de la demostración en vivo', weightOfAll(fetched), 0, listed(fetched)),
    exactly('P3', 'Cargas del almacén de chats sin eliminar un profesor', early.length, 0, early),
    atMost('P3', 'Almacén de chats (B, gzip)', chats.gzipped, 35_000, [chats.path]),
  ];
}

/** P5. */
export async function fileCounts() {
  const steps = await crawl();
  const most = (/** @type {string[][]} */ lists) => lists.toSorted((one, other) => other.length - one.length)[0] ?? [];
  const ofWay = (/** @type {Step['way']} */ asked) => steps.filter(({ way }) => way === asked);
  const landings = ofWay('login').map(landingFiles);
  const cold = most(ofWay('cold').map(({ files }) => files));
  const atOnce = most(landings.map((landing) => landing.atOnce));
  const after = most(landings.map((landing) => landing.after));
  const form = most(ofWay('form').map(({ files }) => files));
  const [route] = ofWay('route').toSorted((one, other) => other.files.length - one.files.length);
  return [
    atMost('P5', 'Archivos de un ingreso en frío', cold.length, 8, cold),
    atMost('P5', 'Archivos del ingreso a la primera pantalla', atOnce.length, 12, atOnce),
    atMost('P5', 'Archivos que la primera pantalla pide después', after.length, 12, after),
    atMost('P5', 'Archivos de abrir el formulario', form.length, 12, form),
    atMost('P5', 'Archivos de un cambio de ruta', route?.files.length ?? 0, 12, route ? [`${route.path}: ${route.files.join(', ')}`] : []),
  ];
}
