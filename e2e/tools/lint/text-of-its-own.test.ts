import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../root.mjs';

const REFUSED = [
  '<p>Hola {name}</p>',
  '<p>{`${count} de `}{all}</p>',
  '<button>{busy && <i />}Guardar</button>',
  '<p><b>{name}</b>{period && ` · ${period}`}</p>',
  '<p>{name}<small>{more}</small></p>',
  '<>{name}</>',
  '<>Sin nombre</>',
  "<p><i />{isOpen ? 'Abierto' : 'Cerrado'}</p>",
  '<ul>{names.map((name) => name)}<li /></ul>',
  '<p><i />{textOf(name)}</p>',
];

const TAKEN = [
  '<p>{`Hola ${name}`}</p>',
  '<p>{name}</p>',
  "<p>{isOpen ? 'Abierto' : 'Cerrado'}</p>",
  '<button><i />Guardar</button>',
  '<button>{busy && <i />}<span>Guardar</span></button>',
  '<p><b>{name}</b><span>{more}</span></p>',
  '<div>{isOpen && <i />}{children}</div>',
  '<ul>{names.map((name) => <li key={name}>{name}</li>)}<li /></ul>',
  '<p>{/* a comment */}{name}</p>',
];

/** The indexes of the sources that the rule refuses, one component a line. */
function refusedIn(sources: readonly string[]): number[] {
  const folder = mkdtempSync(join(tmpdir(), 'texts-'));
  try {
    const plugin = join(root, 'e2e/tools/lint/text-of-its-own.mjs');
    const config = { jsPlugins: [plugin], categories: { correctness: 'off' }, rules: { 'translated/text-of-its-own': 'error' } };
    writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
    writeFileSync(join(folder, 'texts.tsx'), sources.map((source, index) => `export const C${index} = () => ${source};`).join('\n'));
    const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
    const { stdout } = spawnSync(process.execPath, [oxlint, '-c', 'config.json', '-f', 'unix', 'texts.tsx'], {
      cwd: folder,
      encoding: 'utf8',
    });
    const lines = [...stdout.matchAll(/texts\.tsx:(\d+):/g)].map(([, line]) => Number(line) - 1);
    return [...new Set(lines)].toSorted((one, other) => one - other);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('refuses what a translated page does not follow, and takes the rest (TEXT-02)', () => {
  expect(refusedIn(REFUSED)).toEqual([...REFUSED.keys()]);
  expect(refusedIn(TAKEN)).toEqual([]);
});
