/** The bytes (P1 to P3) and files (P5) that live mode loads. */
import { crawl } from './crawl.mjs';
import { atMost, exactly } from './figure.mjs';
import { chatStoreFile, criticalPath, demoFiles, weightOf, weightOfAll } from './weights.mjs';

/** @import { Step } from './crawl.mjs' */

const listed = (/** @type {string[]} */ paths) => paths.map((path) => `${path}: ${weightOf(path)} B`);

const scriptsOf = (/** @type {Step[]} */ steps) => [...new Set(steps.flatMap(({ files }) => files.filter((path) => path.endsWith('.js'))))];

/** P1. */
export function loginBytes() {
  const files = criticalPath();
  return [atMost('P1', 'Ingreso: HTML, CSS y JS (B, brotli)', weightOfAll(files), 122_000, listed(files))];
}

/** P2. */
export async function scriptBytes() {
  const steps = await crawl();
  /** The scripts of the heaviest group of steps. */
  const heaviest = (/** @type {Step[][]} */ choices) => {
    const [most] = choices.map(scriptsOf).toSorted((one, other) => weightOfAll(other) - weightOfAll(one));
    if (!most) throw new Error('Al recorrido le faltan pasos.');
    return most;
  };
  // Each role signs in from an empty browser: 'cold', then 'login'.
  const first = heaviest(steps.flatMap((step, index) => (step.way === 'login' ? [steps.slice(index - 1, index + 1)] : [])));
  const route = heaviest(steps.filter(({ way }) => way === 'route').map((step) => [step]));
  const form = heaviest(steps.filter(({ way }) => way === 'form').map((step) => [step]));
  return [
    atMost('P2', 'JS hasta la primera pantalla (B, brotli)', weightOfAll(first), 160_000, listed(first)),
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
