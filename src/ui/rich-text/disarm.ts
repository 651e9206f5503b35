/**
 * What a page's policy forbids is reported as soon as it is read, cleaned or not: styles are cut and handlers made data
 * first, so that the console stays for what matters. What passes is decided by the purifier. Each letter is gone over a
 * fixed number of times, whatever the markup: nothing is looked for again that was not found once (SAFE-30).
 */

/** Without style elements; one that does not end goes on to the end, as browsers read it. */
function withoutStyles(html: string): string {
  const open = /<style\b/gi;
  const close = /<\/style\s*>/gi;
  let kept = '';
  let from = 0;
  // Of thousands no match is kept, nor a part: what is stored for each would cost more than in proportion.
  while (open.test(html)) {
    kept += html.slice(from, open.lastIndex - '<style'.length);
    close.lastIndex = open.lastIndex;
    if (!close.test(html)) return kept;
    from = close.lastIndex;
    open.lastIndex = from;
  }
  return kept + html.slice(from);
}

/** Tells of offsets, each after the one before, whether they are within a tag. */
function tagsOf(html: string): (offset: number) => boolean {
  const open = /<[a-z]/gi;
  let start = 0;
  let end = 0;
  return (offset) => {
    while (end <= offset) {
      open.lastIndex = end;
      start = open.test(html) ? open.lastIndex : Infinity;
      end = start === Infinity ? -1 : html.indexOf('>', start);
      // No more tags, or one that does not end.
      if (end < 0) {
        start = Infinity;
        end = Infinity;
      }
    }
    return start <= offset;
  };
}

function withoutHandlers(html: string): string {
  const isInTag = tagsOf(html);
  return html.replace(/(?<=[\s"'/])(?:style|on\w+)\s*=/gi, (found, offset: number) => (isInTag(offset) ? `data-${found}` : found));
}

export const disarm = (html: string): string => withoutHandlers(withoutStyles(html));
