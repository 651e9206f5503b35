/**
 * What the login form left in local storage, by mode, person and school. The first test of a run that needs it goes
 * through the form; the tests of all workers then reuse it.
 */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tools/root.mjs';

export const sessionsFolder = join(root, '.cache/sessions');

export type StoredSession = Readonly<Record<string, string>>;

const fileOf = (key: string) => join(sessionsFolder, `${encodeURIComponent(key)}.json`);

export function knownSession(key: string): StoredSession | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(key), 'utf8')) as StoredSession;
  } catch {
    return undefined;
  }
}

export function keepSession(key: string, session: StoredSession): void {
  mkdirSync(sessionsFolder, { recursive: true });
  // Renames the written file, since another worker may be reading.
  const unfinished = `${fileOf(key)}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify(session));
  renameSync(unfinished, fileOf(key));
}
