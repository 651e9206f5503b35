/** A page that the browser translates, as Chrome and Edge do: each text node goes into elements of its own, also those that come later. */
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Ends the translation: each text node that was replaced is put back, as it was then. */
    showOriginal?: () => void;
  }
}

function translate(): void {
  const LEFT = 'script, style, title, textarea, font, [translate="no"], .notranslate, [contenteditable="true"]';
  const originals = new Map<Element, { readonly node: Text; readonly data: string }>();
  const replaceTexts = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
    for (const node of texts) {
      const { data } = node;
      if (data.trim() === '' || node.parentElement?.closest(LEFT)) continue;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      inner.append(data);
      originals.set(outer, { node, data });
      node.replaceWith(outer);
    }
  };
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      if (type === 'characterData') replaceTexts(target.parentNode ?? target);
      else
        for (const node of addedNodes)
          if (node.isConnected) replaceTexts(node.nodeType === Node.TEXT_NODE ? (node.parentNode ?? node) : node);
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  replaceTexts(document);
  window.showOriginal = () => {
    observer.disconnect();
    for (const [outer, { node, data }] of originals) {
      if (!outer.isConnected) continue;
      node.data = data;
      outer.replaceWith(node);
    }
  };
}

/** From now on, and from the next load on. Texts stay in Spanish, so that tests find them; what must not be translated stays as it is (TEXT-03). */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(translate);
  await page.evaluate(translate);
}

/** 'Show original': the page as it is from now on, until it is loaded again. */
export const translateBack = (page: Page): Promise<void> => page.evaluate(() => window.showOriginal?.());
