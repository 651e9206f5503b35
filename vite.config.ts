import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { CODE_GROUPS } from './e2e/tools/build/code-groups.mjs';
import { purgeTheme } from './e2e/tools/build/theme-purge.mjs';
import { EARLY_SCRIPT, PAGE_POLICY } from './e2e/tools/site/security.mjs';
import { demoFiles } from './mocks/backend/demo-files.ts';

const inProject = (name: string) => join(import.meta.dirname, name);

/** The page's own security policy. Not while developing, when Vite writes scripts into the page. */
function pagePolicy(): Plugin {
  const attrs = { 'http-equiv': 'Content-Security-Policy', content: PAGE_POLICY };
  return { name: 'page-policy', apply: 'build', transformIndexHtml: () => [{ tag: 'meta', attrs, injectTo: 'head-prepend' }] };
}

function earlyScript(): Plugin {
  return { name: 'early-script', transformIndexHtml: () => [{ tag: 'script', children: EARLY_SCRIPT, injectTo: 'head-prepend' }] };
}

export default defineConfig({
  plugins: [react(), purgeTheme(), earlyScript(), pagePolicy(), demoFiles()],
  publicDir: 'src/public',
  // For draft-js, which was written for Node's name of it.
  define: { global: 'globalThis' },
  resolve: {
    alias: {
      '@': inProject('src'),
      '@mocks': inProject('mocks'),
      '@fixtures': inProject('fixtures'),
      '@e2e': inProject('e2e'),
      // jsPDF imports them for what no paper has: HTML as a picture, SVG.
      html2canvas: inProject('mocks/reports/no-library.ts'),
      canvg: inProject('mocks/reports/no-library.ts'),
      // Of write-excel-file.
      '../zip/zipToArrayBuffer.js': inProject('src/ui/xlsx/zip.ts'),
    },
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
        codeSplitting: { groups: CODE_GROUPS },
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
