/** Counts how often a page's live regions announce a text (quality figure A4). */
import type { Page } from '@playwright/test';

/** Runs in the page: collects the text of each live region that changes or appears. */
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

/** How often the text was announced, in a page (`ownPage`) with `listen` as an init script. */
export const timesSaid = (page: Page, words: string) =>
  page.evaluate((text) => (Reflect.get(window, 'said') as string[]).filter((line) => line.includes(text)).length, words);
