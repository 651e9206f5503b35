import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A hash of the names and contents of files and of all files in folders. It does not use times, since a checkout changes
 * them without changing the files.
 *
 * @param {string} folder where the paths start
 * @param {string[]} paths those that do not exist are left out
 */
export function fingerprint(folder, paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesOf(folder, path))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(folder, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * @param {string} folder
 * @param {string} path
 * @returns {string[]} paths of files, in a fixed order
 */
function filesOf(folder, path) {
  const full = join(folder, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .toSorted()
    .flatMap((name) => filesOf(folder, `${path}/${name}`));
}
