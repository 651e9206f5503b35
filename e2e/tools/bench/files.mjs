/** The bytes (P1 to P3) and files (P5) that live mode loads. */
import { crawl } from './crawl.mjs';
import { atMost, exactly } from './figure.mjs';
import { chatStoreFile, closureOfNamed, criticalPath, demoFiles, weightOf, weightOfAll } from './weights.mjs';

/** @import { Step } from './crawl.mjs' */

const listed = (/** @type {string[]} */ paths) => paths.map((path) => `${path}: ${weightOf(path)} B`);

const scriptsOf = (/** @type {Step[]} */ steps) => [...new Set(steps.flatMap(({ files }) => files.filter((path) => path.endsWith('.js'))))];

/** P1. */
export function loginBytes() {
  const files = criticalPath();
  return [atMost('P1', 'Ingreso: HTML, CSS y JS (B, brotli)', weightOfAll(files), 122_000, listed(files))];
}

/** What a first screen asks for once it stands: its first paint waits for none of it (HOME-07, HOME-09). */
const LATE = ['home-cards', 'period-end'];

/** P2. */
export async function scriptBytes() {
  const steps = await crawl();
  const heavier = (/** @type {string[][]} */ choices) => {
    const [most] = choices.toSorted((one, other) => weightOfAll(other) - weightOfAll(one));
    if (!most) throw new Error('Al recorrido le faltan pasos.');
    return most;
  };
  /** The scripts of the heaviest group of steps. */
  const heaviest = (/** @type {Step[][]} */ choices) => heavier(choices.map(scriptsOf));
  // Each role signs in from an empty browser: 'cold', then 'login'.
  const landings = steps.flatMap((step, index) => (step.way === 'login' ? [scriptsOf(steps.slice(index - 1, index + 1))] : []));
  const screen = closureOfNamed(['dashboard', 'home-page', 'schools-page']);
  const late = closureOfNamed(LATE).filter((path) => !screen.includes(path));
  const first = heavier(landings.map((paths) => paths.filter((path) => !late.includes(path))));
  const after = heavier(landings.map((paths) => paths.filter((path) => late.includes(path))));
  const route = heaviest(steps.filter(({ way }) => way === 'route').map((step) => [step]));
  const form = heaviest(steps.filter(({ way }) => way === 'form').map((step) => [step]));
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
  const most = (/** @type {Step['way'][]} */ ...ways) =>
    steps.filter(({ way }) => ways.includes(way)).toSorted((one, other) => other.files.length - one.files.length)[0];
  const cold = most('cold');
  const login = most('login');
  const route = most('route');
  const form = most('form');
  return [
    atMost('P5', 'Archivos de un ingreso en frío', cold?.files.length ?? 0, 8, cold?.files),
    atMost('P5', 'Archivos del ingreso a la primera pantalla', login?.files.length ?? 0, 12, login?.files),
    atMost('P5', 'Archivos de abrir el formulario', form?.files.length ?? 0, 12, form?.files),
    atMost('P5', 'Archivos de un cambio de ruta', route?.files.length ?? 0, 12, route ? [`${route.path}: ${route.files.join(', ')}`] : []),
  ];
}
