import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { PurgeCSS } from 'purgecss';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { PAGE_POLICY } from './e2e/tools/site/security.mjs';
import { MEDIA_FOLDERS, MEDIA_PATH } from './mocks/media.ts';

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
  'src/app/{app,demo-bar,demo-people,login-route,settings-failure,unauthorized-page}.tsx',
  'src/ui/{avatar,button,dialog,field,form,form-dialog,notice,notices-host,notices-view}.tsx',
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
        blocklist: isAccess ? ['table', 'tooltip', 'data', 'back', 'btn-icon', 'form-switch', 'switch-row', /^form-check/] : [],
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

/**
 * What the demo needs besides scripts: MSW's worker and the seeded media. Served as they are, asked for in demo mode
 * only (LIVE-05).
 */
function demoFiles(): Plugin {
  const files = new Map(MEDIA_FOLDERS.flatMap((folder) => readdirSync(folder).map((name) => [name, join(folder, name)] as const)));
  const worker = 'node_modules/msw/lib/mockServiceWorker.js';
  return {
    name: 'demo-files',
    generateBundle() {
      if (this.environment.config.build.ssr) return;
      this.emitFile({ type: 'asset', fileName: 'mockServiceWorker.js', source: readFileSync(worker) });
      for (const [name, file] of files) {
        this.emitFile({ type: 'asset', fileName: `${MEDIA_PATH.slice(1)}${name}`, source: readFileSync(file) });
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
          response.end(readFileSync(files.get(path.slice(MEDIA_PATH.length)) ?? ''));
        } else next();
      });
    },
  };
}

/**
 * The demo has a copy of the contract of its own, so that the files of live mode are cut as if there were no demo: a
 * module that both used would become one more file for everybody (P5).
 */
function ownContractForDemo(): Plugin {
  const ofDemo = /\/(mocks|fixtures)\/|\?demo$/;
  return {
    name: 'own-contract-for-demo',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!importer || !ofDemo.test(importer) || this.environment.config.build.ssr) return null;
      const resolved = await this.resolve(source, importer.replace(/\?demo$/, ''), { skipSelf: true });
      return resolved?.id.includes('/src/api/') === true ? `${resolved.id}?demo` : resolved;
    },
  };
}

/** What a call is for stands in docs/openapi.json; on the screens nobody reads it, and it would weigh on each of them (P1, P2). */
function withoutSummaries(): Plugin {
  return {
    name: 'without-summaries',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/api\/[\w-]+\.ts$/ },
      handler(code) {
        if (this.environment.config.build.ssr) return null;
        return { code: code.replace(/^\s+summary: '[^'\n]*',$/gm, ''), map: null };
      },
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

/**
 * What only development reads in libraries of the first screens, and what keeps parts there that nobody uses (P1, P2).
 * Text that a new version writes otherwise stays: the build is heavier then, nothing else.
 */
const BALLAST: readonly { of: RegExp; text: RegExp; instead: string }[] = [
  // A component with a name or types is kept, used or not; so is one that a call makes.
  { of: /\/(formik|react-bootstrap|react-router)\//, text: /^[\w$]+\.(displayName|propTypes) = .*;$/gm, instead: '' },
  { of: /\/react-bootstrap\//, text: /^const propTypes = \{[^]*?^\};$/gm, instead: '' },
  { of: /\/react-router\//, text: /= (React\d*\.forwardRef\()/g, instead: '= /* @__PURE__ */ $1' },
  {
    of: /\/formik\//,
    text: /^FieldArrayInner\.defaultProps = (\{[^}]*\});$([^]*?)connect\(FieldArrayInner\)/m,
    instead: '$2connect(/* @__PURE__ */ Object.assign(FieldArrayInner, { defaultProps: $1 }))',
  },
  // The package names its development build for everybody.
  { of: /\/react-router\//, text: /\bENABLE_DEV_WARNINGS = true\b/, instead: 'ENABLE_DEV_WARNINGS = false' },
  // React wants keys for the lines of an icon while developing, and letters drawn by lot do not compress.
  { of: /\/lucide-react\/.*\/icons\//, text: /,\s*key: "\w+"/g, instead: '' },
];

function withoutBallast(): Plugin {
  return {
    name: 'without-ballast',
    apply: 'build',
    transform: {
      filter: { id: BALLAST.map(({ of }) => of) },
      handler(code, id) {
        const lighter = BALLAST.filter(({ of }) => of.test(id)).reduce((all, { text, instead }) => all.replace(text, instead), code);
        return { code: lighter, map: null };
      },
    },
  };
}

export default defineConfig({
  plugins: [
    ownContractForDemo(),
    withoutSummaries(),
    withoutUnusedParts(),
    withoutBallast(),
    react(),
    purgeTheme(),
    pagePolicy(),
    demoFiles(),
  ],
  publicDir: 'src/public',
  // For draft-js, which was written for Node's name of it.
  define: { global: 'globalThis' },
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
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    // A screen's parts are few: their list of names weighs more than it saves (P2).
    modulePreload: false,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      // They do not say of themselves that they can be left out where nothing of them is used.
      treeshake: { moduleSideEffects: [{ test: /\/node_modules\/(hoist-non-react-statics|react-is|prop-types)\//, sideEffects: false }] },
      output: {
        // Few files and none too heavy (P1, P2, P5): what login needs, what follows its first paint, then for each screen no
        // more than two, wherever one comes from (docs/decisions/0006). A test of our own modules ends with their names: the
        // demo's copies of them have more after it, and would bring the demo into live mode.
        codeSplitting: {
          groups: [
            // A library's index names these parts; only a later screen uses them.
            {
              name: 'base',
              tags: ['$initial'],
              test: /^(?!.*(infiniteQueryObserver|queriesObserver|useInfiniteQuery|useQueries))/i,
              priority: 4,
              includeDependenciesRecursively: false,
            },
            {
              // What every screen needs (the frame, dialogs, hooks of queries), a Teacher's first screen, and what
              // the form of publications shares with the lists (fields, icons): with any of it apart a screen takes a third file.
              name: 'after-paint',
              test: /\/src\/(app\/(dashboard|idle-dialog)|features\/teachers\/home-page|ui\/(choices(-waiting)?|form-dialog|(multi-select|select|switch)-field|notices-view|search-box|unknown-record)|api\/(rooms|subjects))\.tsx?$|\/useMutation\.js$|\/icons\/(chevron-(left|right)|file-down|plus|trash)\.mjs$/,
              priority: 3,
            },
            {
              // What the feed and the page of one publication share; the feed's other half is nothing to that page.
              name: 'publication',
              test: /\/src\/(features\/publications\/(permissions|post-type|publication-(draft|skeleton))|ui\/rich-text-policy|api\/publications)\.tsx?$|\/icons\/file-text\.mjs$/,
              priority: 2,
            },
            // The form with its editor, opened from the feed or on a page of its own.
            { name: 'publication-form', test: /\/src\/features\/publications\/publication-(form|edit-page)\.tsx$/, priority: 2 },
            {
              // What is left that several lists and forms of the catalogue share, most of it the table.
              name: 'table',
              test: /\/src\/(ui|api)\/[\w-]+\.tsx?$|\/lucide-react\/.*\/icons\//,
              minShareCount: 2,
              priority: 1,
            },
            // Who lists records of a kind also creates and opens some.
            ...['mentions', 'rooms', 'students', 'subjects', 'teachers'].map((feature) => ({
              name: feature,
              test: new RegExp(`/src/features/${feature}/[\\w-]+\\.tsx?$`),
            })),
          ],
        },
      },
    },
  },
  server: { port: 5173 },
  // Threads that share their modules: a file of tests costs its tests, and not the libraries once more.
  test: { environment: 'node', pool: 'threads', isolate: false, include: ['{src,mocks,fixtures,e2e}/**/*.test.ts'] },
});
