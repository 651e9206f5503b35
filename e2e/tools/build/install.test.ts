import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isInstalled } from './install.mjs';
import { satisfies } from './node-version.mjs';

const RANGE = '^20.19.0 || ^22.12.0 || >=24';

test.each(['20.19.0', '20.20.2', '22.12.0', '22.23.1', '24.0.0', '25.1.0'])('Node %s is supported', (version) => {
  expect(satisfies(version, RANGE)).toBe(true);
});

test.each(['18.20.8', '20.18.3', '21.7.3', '22.11.0', '23.11.0'])('Node %s is not', (version) => {
  expect(satisfies(version, RANGE)).toBe(false);
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-'));
  mkdirSync(join(folder, 'node_modules'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function lock(file: string, packages: object) {
  writeFileSync(join(folder, file), JSON.stringify({ packages }));
}

const wanted = {
  '': { version: '1.0.0' },
  'node_modules/a': { version: '1.2.3', integrity: 'sha512-a' },
  'node_modules/only-elsewhere': { version: '1.0.0', integrity: 'sha512-b', optional: true },
};

test('nothing is installed without the lock that npm leaves', () => {
  lock('package-lock.json', wanted);
  expect(isInstalled(folder)).toBe(false);
});

test.each([
  ['the same, without the optional package of another platform', { 'node_modules/a': wanted['node_modules/a'] }, true],
  ['another version', { 'node_modules/a': { version: '1.2.4', integrity: 'sha512-c' } }, false],
  ['one missing', {}, false],
  ['one too many', { 'node_modules/a': wanted['node_modules/a'], 'node_modules/old': { version: '1.0.0' } }, false],
])('%s', (_, installed, expected) => {
  lock('package-lock.json', wanted);
  lock('node_modules/.package-lock.json', installed);
  expect(isInstalled(folder)).toBe(expected);
});
