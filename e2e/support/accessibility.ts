/** axe on every structure that the demo's tests reach, once each (SAFE-19, A1). */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { root } from '../tools/root.mjs';

/** One file for each structure looked at, named by its signature, holding how many violations it had. */
export const axeFolder = join(root, '.cache/axe');

/**
 * The page's structure without its words: elements, roles, what is wrong or current. What repeats (cards, rows, entries
 * of a menu) counts once, and so do states that differ in `disabled`, `aria-busy` or `aria-expanded` alone: what a menu
 * or a dialog opens is in the structure by itself.
 */
function signatureOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const attributes = ['role', 'type', 'aria-invalid', 'aria-current'];
    const describe = (element: Element): string =>
      `${element.tagName}${attributes.map((name) => element.getAttribute(name) ?? '').join('|')}(${[...new Set([...element.children].map(describe))].join(',')})`;
    return `${location.pathname} ${document.title} ${document.documentElement.dataset['bsTheme'] ?? ''} ${describe(document.body)}`;
  });
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Takes a structure for this process; false when it, or another one, looked at it before in this run. */
function claim(file: string): boolean {
  mkdirSync(axeFolder, { recursive: true });
  try {
    writeFileSync(file, '', { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

/** Fails on any violation of WCAG 2.2 A or AA in the page as it is; a structure already looked at costs nothing. */
export async function expectAccessible(page: Page): Promise<void> {
  const signature = createHash('sha1')
    .update(await signatureOf(page))
    .digest('hex');
  const file = join(axeFolder, signature);
  if (!claim(file)) return;
  // What is half under the header where the test left the page is no small target.
  await page.evaluate(() => window.scrollTo(0, 0));
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: TAGS, resultTypes: ['violations'] })
    // The other mode draws its report in a page of its own, for frames of other origins; there are none.
    .setLegacyMode()
    .analyze();
  writeFileSync(file, String(violations.length));
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
