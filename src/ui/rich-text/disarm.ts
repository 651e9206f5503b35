/**
 * The browser reports what the page's policy forbids as soon as it parses it, sanitised or not. So styles are cut and handlers
 * renamed to data attributes first, to keep the console clean; the purifier still decides what is allowed. Runs in linear time for
 * any markup: what was not found once is not searched again (SAFE-30).
 */

/** Markup without style elements, and their text; one without an end tag reaches to the end, as browsers parse it. */
export function partStyles(html: string): { markup: string; sheet: string } {
  const open = /<style\b[^>]*>?/gi;
  const close = /<\/style\s*>/gi;
  let markup = '';
  let sheet = '';
  let from = 0;
  // Stores no list of matches: with thousands of them it would not be linear.
  for (let found = open.exec(html); found !== null; found = open.exec(html)) {
    markup += html.slice(from, found.index);
    close.lastIndex = open.lastIndex;
    const end = close.exec(html);
    sheet += html.slice(open.lastIndex, end?.index ?? html.length);
    if (end === null) return { markup, sheet };
    from = close.lastIndex;
    open.lastIndex = from;
  }
  return { markup: markup + html.slice(from), sheet };
}

/** Returns a function that says whether an offset is within a tag; offsets must be passed in ascending order. */
export function tagsOf(html: string): (offset: number) => boolean {
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
  return html.replace(/(?<=[\s"'/])(?:style|on\w+)\s*=/gi, (match, offset: number) => (isInTag(offset) ? `data-${match}` : match));
}

export const disarm = (html: string): string => withoutHandlers(partStyles(html).markup);
