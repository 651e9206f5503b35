/** A page that the browser translates, as Chrome and Edge do: each text node goes into elements of its own, also those that come later. */
import type { Page } from '@playwright/test';

/** From the next load on. Texts stay in Spanish, so that tests find them; what must not be translated stays as it is (TEXT-03). */
export const translatePages = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const LEFT = 'script, style, title, textarea, font, [translate="no"], .notranslate, [contenteditable="true"]';
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
      for (const text of texts) {
        if (text.data.trim() === '' || text.parentElement?.closest(LEFT)) continue;
        const outer = document.createElement('font');
        const inner = outer.appendChild(document.createElement('font'));
        inner.append(text.data);
        text.replaceWith(outer);
      }
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        if (type === 'characterData') translate(target.parentNode ?? target);
        else
          for (const node of addedNodes)
            if (node.isConnected) translate(node.nodeType === Node.TEXT_NODE ? (node.parentNode ?? node) : node);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
