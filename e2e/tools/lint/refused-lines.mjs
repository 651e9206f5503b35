/** What a rule of ours for oxlint refuses, for its tests. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../root.mjs';

/**
 * The indexes of the sources that the rule refuses, one line each, of one file.
 *
 * @param {string} plugin its file in this folder
 * @param {string} rule as in .oxlintrc.json
 * @param {readonly string[]} lines
 */
export function refusedLines(plugin, rule, lines) {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  try {
    const config = { jsPlugins: [join(root, 'e2e/tools/lint', plugin)], categories: { correctness: 'off' }, rules: { [rule]: 'error' } };
    writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
    writeFileSync(join(folder, 'lines.tsx'), lines.join('\n'));
    const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
    const { stdout } = spawnSync(process.execPath, [oxlint, '-c', 'config.json', '-f', 'unix', 'lines.tsx'], {
      cwd: folder,
      encoding: 'utf8',
    });
    const found = [...stdout.matchAll(/lines\.tsx:(\d+):/g)].map(([, line]) => Number(line) - 1);
    return [...new Set(found)].toSorted((one, other) => one - other);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
