/** Comments in pasted markup, which say where the copied part begins and what is the mark of an item. */
import { tagsOf } from '@/ui/rich-text/disarm';

/** Comments, and what browsers read as such; one without an end reaches to the end. */
const COMMENT = /<!--(?:-?>|[\s\S]*?(?:--!?>|$))|<(?:!(?!--)|\?|\/(?![a-z>]))[^>]*>?/gi;
const KNOWN = /^<!(?:--)?\s*(?:\[if !supportLists\]|\[endif\]|StartFragment|EndFragment)\s*(?:--)?>$/i;
/** More than the lines that are pasted can have. */
const MAX_KNOWN = 8000;

/** Markup with those comments only that say something to the reader of pasted text: browsers need quadratic time for many (SAFE-30). */
export function withoutComments(html: string): string {
  const isInTag = tagsOf(html);
  let known = 0;
  return html.replace(COMMENT, (comment, offset: number) => {
    if (isInTag(offset)) return comment;
    known += KNOWN.test(comment) ? 1 : 0;
    return known <= MAX_KNOWN && KNOWN.test(comment) ? comment : '';
  });
}
