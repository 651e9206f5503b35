/**
 * The sessions that the login form stored in local storage, by mode, person and school. The first test that needs one signs
 * in by the form; the tests of all workers reuse it during the run.
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
  // Written under another name and renamed, since another worker may be reading.
  const unfinished = `${fileOf(key)}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify(session));
  renameSync(unfinished, fileOf(key));
}
