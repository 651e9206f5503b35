import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { PurgeCSS } from 'purgecss';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { MEDIA_PATH } from './mocks/media.ts';

/** React-bootstrap composes its class names at run time; these are the families that the screens use. */
const COMPOSED = [/^modal/, /^dropdown/, /^offcanvas/, /^fade$/, /^show/, /^btn/, /^form-/, /^av-/, /^post-/];

/** What the access screens are made of; their style sheet is the theme without all else (P1). */
const ACCESS = ['index.html', 'src/app/*.tsx', 'src/ui/{form,field,notice,avatar,spinner}*.tsx', 'src/features/access/*.tsx'];
const EVERYTHING = ['index.html', 'src/**/*.tsx', 'src/**/*.ts'];

/** Keeps of the theme only what the sources name: all of them, or with `?access` those of the access screens. */
function purgeTheme(): Plugin {
  return {
    name: 'purge-theme',
    apply: 'build',
    async transform(css, id) {
      if (!/theme\.scss(\?|$)/.test(id)) return null;
      const isAccess = id.includes('?access');
      const [purged] = await new PurgeCSS().purge({
        content: isAccess ? ACCESS : EVERYTHING,
        css: [{ raw: css }],
        safelist: isAccess ? [/^btn/, /^form-/, /^av-/, 'is-invalid'] : { standard: COMPOSED, greedy: [/data-bs-theme/] },
        variables: true,
        keyframes: true,
      });
      return purged ? { code: purged.css, map: null } : null;
    },
  };
}

/**
 * What the demo needs besides scripts: MSW's worker and the seeded media. Served as they are, asked for in demo mode
 * only (LIVE-05).
 */
function demoFiles(): Plugin {
  const folder = 'fixtures/files';
  const worker = 'node_modules/msw/lib/mockServiceWorker.js';
  return {
    name: 'demo-files',
    generateBundle() {
      if (this.environment.config.build.ssr) return;
      this.emitFile({ type: 'asset', fileName: 'mockServiceWorker.js', source: readFileSync(worker) });
      for (const name of readdirSync(folder)) {
        this.emitFile({ type: 'asset', fileName: `${MEDIA_PATH.slice(1)}${name}`, source: readFileSync(join(folder, name)) });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = decodeURIComponent(request.url?.split('?')[0] ?? '');
        if (path === '/mockServiceWorker.js') {
          response.setHeader('Content-Type', 'text/javascript');
          response.end(readFileSync(worker));
        } else if (path.startsWith(MEDIA_PATH)) {
          if (path.endsWith('.svg')) response.setHeader('Content-Type', 'image/svg+xml');
          response.end(readFileSync(join(folder, path.slice(MEDIA_PATH.length))));
        } else next();
      });
    },
  };
}

/** Parts of @mswjs/data that the demo does without (REST and GraphQL handlers, tab mirroring): 300 KB of libraries. */
const UNUSED = [
  '@mswjs/data/lib/model/generateRestHandlers.js',
  '@mswjs/data/lib/model/generateGraphQLHandlers.js',
  '@mswjs/data/lib/extensions/sync.js',
];

function withoutUnusedParts(): Plugin {
  return {
    name: 'without-unused-parts',
    enforce: 'pre',
    load(id) {
      if (!UNUSED.some((part) => id.endsWith(part))) return null;
      return 'exports.generateRestHandlers = exports.generateGraphQLHandlers = exports.sync = function () {};';
    },
  };
}

export default defineConfig({
  plugins: [withoutUnusedParts(), react(), purgeTheme(), demoFiles()],
  publicDir: 'src/public',
  resolve: {
    alias: Object.fromEntries(
      Object.entries({ '@': 'src', '@mocks': 'mocks', '@fixtures': 'fixtures' }).map(([alias, folder]) => [
        alias,
        join(import.meta.dirname, folder),
      ]),
    ),
  },
  css: {
    preprocessorOptions: {
      scss: {
        loadPaths: ['node_modules'],
        quietDeps: true,
        silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
      },
    },
  },
  build: { target: 'es2023', assetsInlineLimit: 0, modulePreload: { polyfill: false }, chunkSizeWarningLimit: 1000 },
  server: { port: 5173 },
  test: { environment: 'node', include: ['{src,mocks,fixtures,e2e}/**/*.test.ts'] },
});
