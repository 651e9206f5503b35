import { readFileSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { PurgeCSS } from 'purgecss';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { EARLY_SCRIPT, PAGE_POLICY } from './e2e/tools/site/security.mjs';
import { MEDIA_FOLDERS, MEDIA_PATH } from './mocks/backend/media.ts';

/** The parts of a dialog, of which Bootstrap has more. */
const MODAL = /^modal(-(dialog(-centered|-scrollable)?|content|backdrop|header|title|body|footer|scrolls))?$/;

/** React-bootstrap and draft-js compose their class names at run time; these are the families that the screens use. */
const COMPOSED = [
  /^public-Draft/,
  MODAL,
  /^modal-lg$/,
  /^dropdown/,
  /^offcanvas/,
  /^fade$/,
  /^show/,
  /^btn/,
  /^form-/,
  /^av-/,
  /^chip-/,
  /^post-/,
];

/** What the access screens are made of; their style sheet is the theme without all else (P1). */
const ACCESS = [
  'index.html',
  'src/app/{app,settings-failure}.tsx',
  'src/app/demo/*.tsx',
  'src/app/session/login-route.tsx',
  'src/app/shell/unauthorized-page.tsx',
  'src/ui/base/{avatar,button,notice}.tsx',
  'src/ui/form/{field,form,form-dialog,password-field}.tsx',
  'src/ui/overlay/{dialog,notices-host,notices-view}.tsx',
  'src/features/access/*.tsx',
];
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
        safelist: {
          standard: isAccess ? ['btn-primary', 'btn-quiet', 'btn-danger', 'btn-text', /^av-\d/, MODAL] : COMPOSED,
          greedy: [/data-bs-theme/],
        },
        // Words of the sources that are no class names there.
        blocklist: isAccess ? ['table', 'form-switch', 'switch-row', /^form-check/] : [],
        variables: true,
        keyframes: true,
      });
      return purged ? { code: purged.css, map: null } : null;
    },
  };
}

/** The page's own security policy. Not while developing, when Vite writes scripts into the page. */
function pagePolicy(): Plugin {
  const attrs = { 'http-equiv': 'Content-Security-Policy', content: PAGE_POLICY };
  return { name: 'page-policy', apply: 'build', transformIndexHtml: () => [{ tag: 'meta', attrs, injectTo: 'head-prepend' }] };
}

function earlyScript(): Plugin {
  return { name: 'early-script', transformIndexHtml: () => [{ tag: 'script', children: EARLY_SCRIPT, injectTo: 'head-prepend' }] };
}

/** What the demo needs besides scripts: the seeded media, served as they are, asked for in demo mode only (LIVE-05). */
function demoFiles(): Plugin {
  const files = new Map(MEDIA_FOLDERS.flatMap((folder) => readdirSync(folder).map((name) => [name, join(folder, name)] as const)));
  return {
    name: 'demo-files',
    generateBundle() {
      if (this.environment.config.build.ssr) return;
      for (const [name, file] of files) {
        this.emitFile({ type: 'asset', fileName: `${MEDIA_PATH.slice(1)}${name}`, source: readFileSync(file) });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = decodeURIComponent(request.url?.split('?')[0] ?? '');
        if (path.startsWith(MEDIA_PATH)) {
          if (path.endsWith('.svg')) response.setHeader('Content-Type', 'image/svg+xml');
          response.end(readFileSync(files.get(path.slice(MEDIA_PATH.length)) ?? ''));
        } else next();
      });
    },
  };
}

export default defineConfig({
  plugins: [react(), purgeTheme(), earlyScript(), pagePolicy(), demoFiles()],
  publicDir: 'src/public',
  // For draft-js, which was written for Node's name of it.
  define: { global: 'globalThis' },
  resolve: {
    alias: Object.fromEntries(
      Object.entries({ '@': 'src', '@mocks': 'mocks', '@fixtures': 'fixtures', '@e2e': 'e2e' }).map(([alias, folder]) => [
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
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    // All files of a screen are asked for at once; the browsers of the target need no help with it.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      // They do not say of themselves that they can be left out where nothing of them is used.
      treeshake: { moduleSideEffects: [{ test: /\/node_modules\/(hoist-non-react-statics|react-is|prop-types)\//, sideEffects: false }] },
      output: {
        // What only the demo fetches says so by its name.
        chunkFileNames: ({ moduleIds }) => `assets/${moduleIds.some((id) => /\/mocks\//.test(id)) ? 'demo-' : ''}[name]-[hash].js`,
        // What the first paint needs, what only some forms have, what every screen needs, what some share: else as Rolldown splits it
        // (docs/decisions/0006-theme-and-code-groups.md).
        codeSplitting: {
          groups: [
            { name: 'base', tags: ['$initial'], priority: 4, includeDependenciesRecursively: false },
            {
              name: 'forms',
              test: /\/src\/(ui\/form\/(form-rows|use-rows-paste|multi-select)|school\/use-creation)/,
              priority: 3,
              includeDependenciesRecursively: false,
            },
            {
              name: 'shared',
              test: /\/src\/(api\/core\/|school\/[^/]+$|ui\/(base|form|overlay|page|platform)\/)/,
              priority: 2,
            },
            { name: 'learning', test: /\/src\/school\/learning\//, priority: 1 },
            // A file for each icon would be many.
            { name: 'icons', test: /\/lucide-react\//, minShareCount: 2, priority: 1 },
            { name: 'rich-text', test: /\/src\/ui\/rich-text\//, priority: 1 },
            // With its library alone: an icon that it shows is another screen's, too.
            {
              name: 'table',
              test: /\/(src\/ui\/table|@tanstack\/(react-)?(table|store)[^/]*)\//,
              priority: 1,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  server: { port: 5173 },
  // Threads that share their modules: a file of tests costs its tests, and not the libraries once more.
  // One for each core, as nothing else runs then.
  test: {
    environment: 'node',
    pool: 'threads',
    maxWorkers: availableParallelism(),
    isolate: false,
    include: ['{src,mocks,fixtures,e2e}/**/*.test.ts'],
  },
});
