/** axe on every distinct state the demo's tests reach, once each (SAFE-19, A1). */
import { appendFileSync, mkdirSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { root } from './root.mjs';

const seen = new Set<string>();
const folder = join(root, '.cache/axe');

/** The state's structure without its words: elements, roles, what is open, disabled, wrong. */
function signatureOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const attributes = ['role', 'type', 'disabled', 'aria-invalid', 'aria-expanded', 'aria-current', 'aria-busy'];
    const describe = (element: Element): string =>
      `${element.tagName}${attributes.map((name) => element.getAttribute(name) ?? '').join('|')}(${[...element.children].map(describe).join(',')})`;
    return `${location.pathname} ${document.title} ${document.documentElement.dataset['bsTheme'] ?? ''} ${describe(document.body)}`;
  });
}

/** Fails on any violation of WCAG 2.2 A or AA in the state the page is in; a state already looked at costs nothing. */
export async function expectAccessible(page: Page): Promise<void> {
  // A colour on its way from one to another is neither.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((each) => each instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
  const signature = createHash('sha1')
    .update(await signatureOf(page))
    .digest('hex');
  if (seen.has(signature)) return;
  seen.add(signature);
  // What is half under the header where the test left the page is no small target.
  await page.evaluate(() => window.scrollTo(0, 0));
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, `${process.pid}.txt`), `${signature} ${violations.length}\n`);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
