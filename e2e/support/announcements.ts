/** How often the live regions of a page say something (quality figure A4). */
import type { Page } from '@playwright/test';

/** Runs in the page: collects what live regions come to say, each time that one changes or comes. */
export function listen() {
  const LIVE = '[role=alert], [role=status], [aria-live=polite], [aria-live=assertive]';
  const said: string[] = [];
  Object.assign(window, { said });
  new MutationObserver((records) => {
    const regions = new Set<Element>();
    for (const { target, addedNodes } of records) {
      const around = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
      if (around) regions.add(around);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        for (const region of [node, ...node.getElementsByTagName('*')]) if (region.matches(LIVE)) regions.add(region);
      }
    }
    for (const region of regions) if (region.textContent.trim() !== '') said.push(region.textContent.trim());
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Since `listen` was made an init script of the page (`ownPage`). */
export const timesSaid = (page: Page, words: string) =>
  page.evaluate((text) => (Reflect.get(window, 'said') as string[]).filter((line) => line.includes(text)).length, words);
