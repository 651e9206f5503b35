/** Comments in pasted markup, which say where the copied part begins and what is the mark of an item. */
import { rewriter, visitHtml } from '@/ui/rich-text/html-parts';

const KNOWN = /^<!(?:--)?\s*(?:\[if !supportLists\]|\[endif\]|StartFragment|EndFragment)\s*(?:--)?>$/i;
/** More than the lines that are pasted can have. */
const MAX_KNOWN = 8000;

/** Markup with those comments only that say something to the reader of pasted text: browsers need quadratic time for many (SAFE-30). */
export function withoutComments(html: string): string {
  const markup = rewriter(html);
  let known = 0;
  visitHtml(html, (kind, start, end) => {
    if (kind !== 'comment') return;
    const isKnown = known < MAX_KNOWN && KNOWN.test(html.slice(start, end));
    if (isKnown) known += 1;
    else markup.replace(start, end, '');
  });
  return markup.result();
}
