/** What a page's policy forbids is reported as soon as it is read, cleaned or not: it is made data first. */

/** Every whole style element, in one go from left to right: a pattern over all of it would begin anew at each '<style' (SAFE-30). */
function withoutStyles(html: string): string {
  const opening = /<style\b/gi;
  const closing = /<\/style\s*>/gi;
  let kept = '';
  let at = 0;
  for (;;) {
    opening.lastIndex = at;
    const begin = opening.exec(html);
    if (begin === null) return kept + html.slice(at);
    closing.lastIndex = opening.lastIndex;
    if (closing.exec(html) === null) return kept + html.slice(at);
    kept += html.slice(at, begin.index);
    at = closing.lastIndex;
  }
}

/** Where a tag begins or ends, and what stands before the name of a style or a handler. */
const MARK = /[<>]|[\s"'/](?=(?:style|on\w+)\s*=)/gi;

/**
 * Markup without styles, and with handlers made data, so that the console stays for what matters. What passes is decided by
 * the purifier (rich-text-policy.ts). Costs time in proportion to its length, whatever the markup is (SAFE-30).
 */
export function disarm(html: string): string {
  const text = withoutStyles(html);
  let disarmed = '';
  let at = 0;
  let isInTag = false;
  MARK.lastIndex = 0;
  while (MARK.test(text)) {
    const end = MARK.lastIndex;
    const mark = text[end - 1];
    if (mark === '<') isInTag = /[a-z]/i.test(text[end] ?? '');
    else if (mark === '>') isInTag = false;
    else if (isInTag) {
      disarmed += `${text.slice(at, end)}data-`;
      at = end;
    }
  }
  return disarmed + text.slice(at);
}
