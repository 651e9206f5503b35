import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findBrowser, launchOptions } from './browser.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browser-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function program(name: string) {
  const path = join(folder, name);
  writeFileSync(path, '#!/bin/sh\n');
  chmodSync(path, 0o755);
  return path;
}

function bundledAt(path: string) {
  vi.spyOn(chromium, 'executablePath').mockReturnValue(path);
}

test("Playwright's own browser goes before any other", () => {
  bundledAt(program('chrome'));
  vi.stubEnv('CHROMIUM_PATH', program('named'));
  expect(findBrowser()).toBeUndefined();
  expect(launchOptions()).not.toHaveProperty('executablePath');
});

test('CHROMIUM_PATH goes before those of the system', () => {
  bundledAt(join(folder, 'missing'));
  program('chromium');
  vi.stubEnv('PATH', folder);
  vi.stubEnv('CHROMIUM_PATH', program('named'));
  expect(findBrowser()).toBe(join(folder, 'named'));
});

test('a browser of the system is found on the path', () => {
  bundledAt(join(folder, 'missing'));
  program('chromium');
  vi.stubEnv('PATH', folder);
  vi.stubEnv('CHROMIUM_PATH', '');
  expect(findBrowser()).toBe(join(folder, 'chromium'));
  expect(launchOptions().executablePath).toBe(join(folder, 'chromium'));
});

test('the headless shell goes before a whole browser', () => {
  bundledAt(join(folder, 'missing'));
  program('chromium');
  const shell = program('chromium-headless-shell');
  vi.stubEnv('PATH', folder);
  vi.stubEnv('CHROMIUM_PATH', '');
  expect(findBrowser()).toBe(shell);
});
