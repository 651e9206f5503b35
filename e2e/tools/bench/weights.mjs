/** The transferred size of a build's files: compressed by brotli at its highest level. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { dist } from '../build/build.mjs';

/** @type {Map<string, number>} */
const weights = new Map();

/**
 * The bytes of one file of the build.
 *
 * @param {string} path as in its address, with the leading slash
 */
export function weightOf(path) {
  const cached = weights.get(path);
  if (cached !== undefined) return cached;
  const { length } = brotliCompressSync(readFileSync(join(dist, path)), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  weights.set(path, length);
  return length;
}

/** @param {Iterable<string>} paths */
export function weightOfAll(paths) {
  return [...new Set(paths)].reduce((sum, path) => sum + weightOf(path), 0);
}

/** The page, and its styles and scripts with all their static imports. */
export function criticalPath() {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const named = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, path]) => String(path));
  return ['/index.html', ...closureOf(named)];
}

/**
 * The files of these names, with all their static imports.
 *
 * @param {readonly string[]} names
 */
export function closureOfNamed(names) {
  const files = readdirSync(join(dist, 'assets'));
  const paths = names.map((name) => {
    const file = files.find((each) => each.startsWith(`${name}-`) && /^-[\w-]{8}\.js$/.test(each.slice(name.length)));
    if (file === undefined) throw new Error(`No hay un archivo ${name}.`);
    return `/assets/${file}`;
  });
  return closureOf(paths);
}

/** @param {string[]} paths */
function closureOf(paths) {
  const seen = new Set(paths);
  for (const path of seen) for (const imported of importsOf(path)) seen.add(imported);
  return [...seen];
}

/** @param {string} path */
function importsOf(path) {
  if (!path.endsWith('.js')) return [];
  const source = readFileSync(join(dist, path), 'utf8');
  return [...source.matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)].map(([, name]) => `/assets/${name}`);
}

/**
 * The file of the chat store's library.
 *
 * @throws when none is recognised: then the figure would mean nothing
 */
export function chatStoreFile() {
  const name = readdirSync(join(dist, 'assets')).find((chunk) => chunk.startsWith('chat-store-client-'));
  if (name === undefined) throw new Error('No se reconoce el archivo del almacén de chats.');
  const path = `/assets/${name}`;
  return { path, gzipped: gzipSync(readFileSync(join(dist, path)), { level: 9 }).length };
}

/** Texts that only the demo's code contains: of its control API, people, bar and PDF library. */
const OF_DEMO = ['/__demo', '@yarumos.example', 'Modo demostración', 'jsPDF'];
/** The names that vite.config.ts gives to the files of the demo's reports. */
const DEMO_NAME = /^demo-/;

/**
 * The files that only the demo needs.
 *
 * @throws when none is recognised: then the figure would mean nothing
 */
export function demoFiles() {
  const chunks = readdirSync(join(dist, 'assets')).filter((name) => {
    const source = readFileSync(join(dist, 'assets', name), 'utf8');
    return DEMO_NAME.test(name) || OF_DEMO.some((word) => source.includes(word));
  });
  const missing = ['demo-demo-', 'demo-browser-'].filter((name) => !chunks.some((chunk) => chunk.startsWith(name)));
  if (missing.length > 0) throw new Error(`No se reconocen los archivos de la demostración: ${missing.join(', ')}.`);
  return [...chunks.map((name) => `/assets/${name}`), ...readdirSync(join(dist, 'demo-files')).map((name) => `/demo-files/${name}`)];
}
