/** Checks every structure that the demo's tests reach with axe, in the first state that contains it (SAFE-19, A1). */
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { root } from '../tools/root.mjs';

/** Holds one file for each checked state: its number of violations, and its structures. */
export const axeFolder = join(root, '.cache/axe');

/**
 * The page's structures without its texts: each kind of element with its ancestors, role, naming attributes, invalid or
 * current state, and the kinds of its children. Repeated ones (cards, rows, menu entries) count once, and so do states
 * that differ only in `disabled`, `aria-busy` or `aria-expanded`: an open menu or dialog has structures of its own.
 */
function structuresOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const valued = ['role', 'type', 'aria-invalid', 'aria-current'];
    const named = ['aria-label', 'aria-labelledby', 'aria-describedby', 'alt', 'for', 'href', 'tabindex'];
    const kindOf = (element: Element): string =>
      [element.tagName, ...valued.map((name) => element.getAttribute(name) ?? ''), ...named.map((name) => element.hasAttribute(name))].join(
        '|',
      );
    const found = new Set<string>();
    const walk = (element: Element, around: string): void => {
      const path = `${around}>${kindOf(element)}`;
      const children = [...element.children];
      found.add(`${path}(${[...new Set(children.map(kindOf))].toSorted().join(',')})`);
      // Icons are `aria-hidden`: their shapes do not matter.
      if (element.tagName !== 'svg') for (const child of children) walk(child, path);
    };
    walk(document.body, `${location.pathname.replaceAll(/[^/]*[\d@%][^/]*/g, '#')} ${document.documentElement.dataset['bsTheme'] ?? ''}`);
    return [...found];
  });
}

const OPTIONS: RunOptions = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'], resultTypes: ['violations'] };

interface Checked {
  /** `null` until axe has answered. */
  readonly violations: number | null;
  readonly structures: readonly string[];
}

/** The structures that this and other processes have checked in this run, from the files read so far. */
const checkedStructures = new Set<string>();
const readFiles = new Set<string>();

function readChecked(): void {
  mkdirSync(axeFolder, { recursive: true });
  for (const file of readdirSync(axeFolder).filter((name) => name.endsWith('.json') && !readFiles.has(name))) {
    readFiles.add(file);
    const { structures } = JSON.parse(readFileSync(join(axeFolder, file), 'utf8')) as Checked;
    for (const structure of structures) checkedStructures.add(structure);
  }
}

/** Writes the file under another name and renames it, since another process may read it at any moment. */
function writeChecked(name: string, checked: Checked): void {
  const file = join(axeFolder, name);
  writeFileSync(`${file}.part`, JSON.stringify(checked));
  renameSync(`${file}.part`, `${file}.json`);
}

/** The violations that axe finds: each rule with its elements. axe stays loaded in the page, since loading takes as long as running. */
async function violationsIn(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (options) => {
    const { violations } = await (Reflect.get(window, 'axe') as typeof axe).run(document, options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, OPTIONS);
}

/** Fails on any violation of WCAG 2.2 A or AA. Runs axe only when the page has a structure that this run has not checked. */
export async function expectAccessible(page: Page): Promise<void> {
  const texts = await structuresOf(page);
  readChecked();
  const hashes = texts.map((text) => createHash('sha1').update(text).digest('base64url'));
  const structures = hashes.filter((hash) => !checkedStructures.has(hash));
  if (structures.length === 0) return;
  const name = randomUUID();
  writeChecked(name, { violations: null, structures });
  // Scroll to top: axe's target-size rule misreads half-covered elements.
  await page.evaluate(() => window.scrollTo(0, 0));
  const violations = await violationsIn(page);
  writeChecked(name, { violations: violations.length, structures });
  expect(violations).toEqual([]);
}
