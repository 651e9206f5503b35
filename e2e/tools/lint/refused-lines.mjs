/** What a rule of ours for oxlint refuses, for its tests. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../root.mjs';

/**
 * The sources, each a file of its own, that the rule refuses. Throws for one that cannot be read.
 *
 * @param {string} plugin its file in this folder
 * @param {string} rule as in .oxlintrc.json
 * @param {readonly string[]} sources
 */
export function refusedLines(plugin, rule, sources) {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  try {
    const config = { jsPlugins: [join(root, 'e2e/tools/lint', plugin)], categories: { correctness: 'off' }, rules: { [rule]: 'error' } };
    writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
    for (const [index, source] of sources.entries()) writeFileSync(join(folder, `${index}.tsx`), source);
    const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
    const { stdout, status } = spawnSync(process.execPath, [oxlint, '-c', 'config.json', '-f', 'unix', '.'], {
      cwd: folder,
      encoding: 'utf8',
    });
    const found = [...stdout.matchAll(/^(?:\.\/)?(\d+)\.tsx:.*$/gm)];
    const [unread] = found.find(([line]) => !line.includes(rule.replace(/\/(.*)/, '($1)'))) ?? [];
    if (unread !== undefined || (status !== 0 && found.length === 0)) throw new Error(unread ?? stdout);
    return sources.filter((_, index) => found.some(([, at]) => Number(at) === index));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
