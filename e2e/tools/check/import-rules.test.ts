import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.mjs';

const value = (from: string) => `import { thing } from '${from}';\nexport const copy = [thing];\n`;
const type = (from: string) => `import type { Thing } from '${from}';\nexport type Copy = Thing[];\n`;

/** Forbidden imports: a file, and a line that lint must refuse in it. */
const REFUSED: [file: string, source: string][] = [
  ['src/api/rooms.ts', value('@/ui/field')],
  ['src/api/rooms.ts', type('@/features/rooms/room')],
  ['src/api/resources/rooms.ts', value('../core/endpoint')],
  ['src/api/resources/rooms.ts', value('@/school/rooms')],
  ['src/api/rooms.ts', value('@mocks/store/db')],
  ['src/ui/field.ts', value('@/api/rooms')],
  ['src/ui/field.ts', value('@/features/rooms/room')],
  ['src/ui/field.ts', type('@/app/settings')],
  ['src/ui/field.ts', type('@/school/rooms')],
  ['src/ui/base/button.ts', value('@/ui/platform/clock')],
  ['src/ui/platform/clock.ts', value('@/ui/page/wait')],
  ['src/ui/platform/clock.ts', type('@/ui/base/button')],
  ['src/ui/platform/clock.ts', value('@/school/rooms')],
  ['src/ui/rich-text/text.ts', value('@/ui/editor/editor')],
  ['src/ui/rich-text/text.ts', value('@/ui/platform/clock')],
  ['src/ui/links/link.ts', value('@/ui/rich-text/text')],
  ['src/ui/overlay/dialog.ts', value('@/ui/form/field')],
  ['src/ui/overlay/dialog.ts', value('@/api/rooms')],
  ['src/ui/grid/grid.ts', value('@/ui/overlay/dialog')],
  ['src/ui/delimited/cells.ts', value('@/ui/form/field')],
  ['src/ui/table-files/file.ts', value('@/ui/form/field')],
  ['src/ui/delimited/cells.ts', type('@/ui/table-files/file')],
  ['src/ui/page/head.ts', value('@/ui/form/field')],
  ['src/ui/form/field.ts', value('@/ui/table/search-box')],
  ['src/ui/form/field.ts', value('@/ui/page/head')],
  ['src/ui/form/field.ts', value('@/school/rooms')],
  ['src/ui/table/table.ts', value('@/ui/editor/editor')],
  ['src/ui/table/table.ts', value('@fixtures/rooms')],
  ['src/ui/editor/editor.ts', value('@/ui/table/table')],
  ['src/ui/editor/editor.ts', value('@/ui/xlsx/sheet')],
  ['src/ui/xlsx/sheet.ts', value('@/ui/table/table')],
  ['src/ui/table/table.ts', value('@/ui/files/download')],
  ['src/ui/editor/editor.ts', value('@/features/rooms/room')],
  ['src/school/rooms.ts', type('@/features/rooms/room')],
  ['src/school/rooms.ts', value('@/app/settings')],
  ['src/school/rooms.ts', value('@mocks/store/db')],
  ['src/school/rooms.ts', value('../ui/field')],
  ['src/ui/field.ts', value('@fixtures/rooms')],
  ['src/features/rooms/room.ts', value('@/features/students/student')],
  ['src/features/rooms/room.ts', type('@/features/students/student')],
  ['src/features/rooms/room.ts', value('@/app/settings')],
  ['src/features/rooms/room.ts', value('../students/student')],
  ['src/features/rooms/room.ts', value('./../students/student')],
  ['src/features/rooms/room.ts', value('@mocks/store/db')],
  ['src/features/rooms/room.ts', "export { room } from '@/features/students/student';\n"],
  ['src/app/router.ts', value('../features/rooms/room')],
  ['src/app/router.ts', value('@mocks/browser')],
  ['src/app/router.ts', value('@fixtures/rooms')],
  ['src/app/main.tsx', value('@fixtures/rooms')],
  ['src/app/router.ts', "export const start = () => import('@mocks/backend/browser');\n"],
  ['src/features/rooms/room.ts', "export const other = () => import('@/features/students/student');\n"],
  ['mocks/resources/rooms/handlers.ts', value('@/ui/field')],
  ['mocks/resources/rooms/handlers.ts', value('@/features/rooms/room')],
  ['mocks/resources/rooms/handlers.ts', value('../../../src/api/rooms')],
  ['mocks/resources/rooms/handlers.ts', value('@e2e/tools/root.mjs')],
  ['fixtures/rooms.ts', value('@/api/rooms')],
  ['fixtures/rooms.ts', type('@/ui/field')],
  ['fixtures/rooms.ts', value('@mocks/store/db')],
  ['fixtures/rooms.ts', value('../mocks/store/db')],
  ['e2e/rooms/rooms.spec.ts', value('@/api/rooms')],
  ['e2e/rooms/rooms.spec.ts', value('@mocks/store/db')],
  ['e2e/rooms/rooms.spec.ts', value('../../src/api/rooms')],
  ['e2e/faults/scene.ts', value('@/features/rooms/room-values')],
  ['e2e/faults/scene.ts', value('@mocks/store/db')],
  ['e2e/faults/scene.ts', value('../../src/api/core/endpoint')],
  ['e2e/tools/check/rules.mjs', value('../../support/test')],
  ['e2e/tools/check/rules.mjs', value('@e2e/support/test')],
  ['e2e/tools/check/rules.mjs', value('../../rooms/rooms')],
  ['e2e/tools/site/site.mjs', value('../../../src/app/main')],
  ['e2e/tools/site/site.mjs', value('../../../src/ui/field')],
  ['e2e/tools/site/site.mjs', value('../../../mocks/store/db')],
];

/** What must stay allowed, so that the rules above do not merely refuse everything. */
const ALLOWED: [file: string, source: string][] = [
  ['src/api/rooms.ts', value('./endpoint')],
  ['src/api/resources/rooms.ts', value('@/api/core/endpoint')],
  ['src/school/rooms.ts', value('@/api/resources/rooms')],
  ['src/school/rooms.ts', value('@/ui/form/field')],
  ['src/features/rooms/room.ts', value('@/school/rooms')],
  ['src/ui/field.ts', type('@/api/rooms')],
  ['src/ui/overlay/dialog.ts', value('@/ui/base/button')],
  ['src/ui/overlay/dialog.ts', type('@/api/rooms')],
  ['src/ui/grid/grid.ts', value('@/ui/platform/clock')],
  ['src/ui/links/link.ts', value('@/ui/platform/clock')],
  ['src/ui/rich-text/text.ts', value('@/ui/links/link')],
  ['src/ui/page/head.ts', value('@/ui/overlay/dialog')],
  ['src/ui/form/field.ts', value('@/ui/overlay/dialog')],
  ['src/ui/form/rows.ts', value('@/ui/delimited/cells')],
  ['src/ui/delimited/cells.ts', value('@/ui/base/text-order')],
  ['src/ui/table-files/file.ts', value('@/ui/delimited/cells')],
  ['src/ui/table-files/file.ts', value('@/ui/files/file-name')],
  ['src/ui/table/table.ts', value('@/ui/page/head')],
  ['src/ui/editor/editor.ts', value('@/ui/form/field')],
  ['src/ui/editor/editor.ts', value('@/ui/rich-text/text')],
  ['src/features/rooms/room.ts', value('./room-row')],
  ['src/features/rooms/room.ts', value('@/api/rooms')],
  ['src/features/rooms/room.ts', value('@/ui/field')],
  ['src/app/router.ts', value('@/features/rooms/room')],
  ['src/app/main.tsx', "export const start = () => import('@mocks/backend/browser');\n"],
  ['mocks/resources/rooms/handlers.ts', value('@/api/rooms')],
  ['mocks/resources/rooms/handlers.ts', value('@fixtures/rooms')],
  ['mocks/resources/rooms/handlers.ts', value('@mocks/store/db')],
  ['fixtures/rooms.ts', type('@/api/rooms')],
  ['fixtures/rooms.ts', "import vocabulary from './vocabulary.json';\nexport const words = [vocabulary];\n"],
  ['e2e/rooms/rooms.spec.ts', value('@fixtures/rooms')],
  ['e2e/rooms/rooms.spec.ts', value('../support/test')],
  ['e2e/faults/scene.ts', value('@/api/resources/rooms')],
  ['e2e/support/test.ts', value('../tools/root.mjs')],
  ['e2e/tools/check/rules.mjs', value('../root.mjs')],
  ['e2e/tools/site/site.mjs', value('../../../src/app/config-address.mjs')],
];

type Planted = readonly [file: string, source: string];

/** Rounds in each of which a file is planted once at most: one run of lint takes a whole round. */
function roundsOf(planted: readonly Planted[]): Planted[][] {
  const rounds: Planted[][] = [];
  for (const one of planted) {
    const free = rounds.find((round) => round.every(([file]) => file !== one[0]));
    if (free) free.push(one);
    else rounds.push([one]);
  }
  return rounds;
}

/** The folder that the configuration takes its own rules from. */
const PLUGINS = 'e2e/tools/lint';

/** The sources that lint refuses by the project's rules, in a folder of its own. */
function refusedIn(round: readonly Planted[]): Planted[] {
  const folder = mkdtempSync(join(tmpdir(), 'planted-'));
  try {
    copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
    mkdirSync(dirname(join(folder, PLUGINS)), { recursive: true });
    // Not copied: they import packages.
    symlinkSync(join(root, PLUGINS), join(folder, PLUGINS), 'junction');
    for (const [file, source] of round) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), source);
    }
    const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
    const { status, stdout } = spawnSync(process.execPath, [oxlint, '-c', '.oxlintrc.json', '-f', 'unix', '.'], {
      cwd: folder,
      encoding: 'utf8',
    });
    const refusals = stdout.split('\n').filter((line) => line.includes('no-restricted-imports'));
    // Nothing else may be wrong with the planted sources, or a broken configuration would pass for a refusal.
    expect(stdout.replace(/.*no-restricted-imports.*/g, '')).not.toMatch(/Error/);
    expect(status).toBe(refusals.length > 0 ? 1 : 0);
    return round.filter(([file]) => refusals.some((line) => line.replaceAll('\\', '/').startsWith(`${file}:`)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const refused = new Set(roundsOf([...REFUSED, ...ALLOWED]).flatMap(refusedIn));

test.each(REFUSED.map((planted) => ({ planted, name: planted.join(': ') })))('lint refuses in $name', ({ planted }) => {
  expect(refused).toContain(planted);
});

test.each(ALLOWED.map((planted) => ({ planted, name: planted.join(': ') })))('lint allows in $name', ({ planted }) => {
  expect(refused).not.toContain(planted);
});

test('src names the demo in one place: the import() of main.tsx', () => {
  const names = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' });
  const files = names.map((name) => `src/${name.replaceAll('\\', '/')}`).filter((name) => /\.tsx?$/.test(name));
  const naming = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/.*['"`]@(mocks|fixtures)\/.*/g)].map(([line]) => ({ file, line })),
  );
  // Lint lets main.tsx import the demo; that it does so by import() alone is seen here.
  expect(naming.filter(({ file, line }) => file !== 'src/app/main.tsx' || !line.includes("import('@mocks/"))).toEqual([]);
});
