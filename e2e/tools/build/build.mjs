import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../failure.mjs';
import { fingerprint } from './fingerprint.mjs';
import { root } from '../root.mjs';

const BUILD_PARTS = 'e2e/tools/build';
const POLICY = 'e2e/tools/site/security.mjs';
const NAIVE_GRID = 'e2e/tools/bench/naive-grid';
const SOURCES = [
  'src',
  'mocks',
  'fixtures',
  'index.html',
  NAIVE_GRID,
  BUILD_PARTS,
  POLICY,
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

/** The built application. */
export const dist = join(root, 'dist');

/** The application with React's profiling build and the names of its components, to count what is rendered. */
export const profilingDist = join(root, '.cache/profiling');

/** The application with React's development build, under whose StrictMode every effect runs twice. */
export const strictDist = join(root, '.cache/strict');

/** A naive grid of inputs, built the same way, for comparison with the marks grid. */
export const naiveGridDist = join(root, '.cache/naive-grid');

/** The demo backend as a module for Node; exports `serveApi`. */
export const apiModule = join(root, '.cache/api/server.js');

/** The contract as an OpenAPI document; exports `openApi`. */
export const openApiModule = join(root, '.cache/api/openapi.js');

/**
 * Builds the application into dist, unless it was built from these very sources.
 *
 * @throws {Failure} when the build fails; Vite has said why
 */
export async function ensureBuilt() {
  await ensure(dist, 'Construyendo la aplicación…', {});
}

/**
 * Builds the application with React's development build, unless it was built from these very sources.
 *
 * @throws {Failure} when the build fails; Vite has said why
 */
export async function ensureStrictBuilt() {
  await ensure(strictDist, 'Construyendo la aplicación con el React de desarrollo…', {
    mode: 'development',
    build: { outDir: strictDist, emptyOutDir: true, minify: false },
  });
}

const PROFILING = { 'react-dom/client': 'react-dom/profiling' };

/**
 * Builds the application for counting renders, and the grid it is compared with, unless they were built from these very sources.
 *
 * @throws {Failure} when the build fails; Vite has said why
 */
export async function ensureProfilingBuilt() {
  await ensure(profilingDist, 'Construyendo la aplicación para contar renders…', {
    resolve: { alias: PROFILING },
    build: { outDir: profilingDist, emptyOutDir: true, minify: false },
  });
  await ensure(naiveGridDist, 'Construyendo la planilla con la que se compara…', {
    root: join(root, NAIVE_GRID),
    configFile: false,
    oxc: { jsx: { runtime: 'automatic' } },
    resolve: { alias: PROFILING },
    build: { outDir: naiveGridDist, emptyOutDir: true, minify: false },
  });
}

/**
 * Builds the demo backend for Node into .cache/api, unless it was built from these very sources.
 *
 * @throws {Failure} when the build fails; Vite has said why
 */
export async function ensureApiBuilt() {
  const input = { server: 'mocks/backend/server.ts', openapi: 'mocks/backend/openapi.ts' };
  const output = { entryFileNames: '[name].js' };
  await ensure(join(root, '.cache/api'), 'Construyendo la API de demostración…', {
    build: { ssr: true, outDir: '.cache/api', emptyOutDir: true, copyPublicDir: false, rolldownOptions: { input, output } },
  });
}

/**
 * @param {string} outDir
 * @param {string} announcement
 * @param {import('vite').InlineConfig} config
 */
async function ensure(outDir, announcement, config) {
  // The stamp lies in the output, so that any other build into the same folder deletes it.
  const stamp = join(outDir, '.built-from');
  const sources = fingerprint(root, SOURCES);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  console.log(announcement);
  await viteBuild(config);
  writeFileSync(stamp, sources);
}

/** @param {import('vite').InlineConfig} config */
async function viteBuild(config) {
  const { build } = await import('vite');
  const before = process.env['NODE_ENV'];
  // Selects React's development or production build, whatever ran before: reading the areas leaves 'development'.
  process.env['NODE_ENV'] = config.mode ?? 'production';
  try {
    await build({ root, logLevel: 'warn', ...config });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    throw new Failure('La construcción falló: el motivo está arriba.');
  } finally {
    // Vite sets NODE_ENV; later steps must not inherit it.
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}
