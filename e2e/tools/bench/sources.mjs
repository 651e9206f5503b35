import { readFileSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { root } from '../root.mjs';

/**
 * The lines of a folder's files that contain a pattern, once for each occurrence: 'file:line: text'.
 *
 * @param {string} folder
 * @param {RegExp} name of the files
 * @param {RegExp} pattern global
 * @param {(line: string, before: string) => boolean} [counts] whether a line found counts, given the line before it
 */
export function occurrences(folder, name, pattern, counts = () => true) {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((file) => name.test(file));
  return files.toSorted().flatMap((file) => {
    const lines = readFileSync(join(root, folder, file), 'utf8').split('\n');
    return lines.flatMap((line, index) => {
      const found = [...line.matchAll(pattern)].filter(() => counts(line, lines[index - 1] ?? ''));
      return found.map(() => `${folder}/${file.replaceAll(sep, '/')}:${index + 1}: ${line.trim()}`);
    });
  });
}
