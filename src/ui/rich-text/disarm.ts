/**
 * The browser reports what the page's policy forbids as soon as it parses it, sanitised or not; the purifier's hooks come after that.
 * So styles are cut and handlers renamed to data attributes first, to keep the console clean; the purifier still decides what is
 * allowed. Everything else stays to the letter (SECU-05), in linear time for any markup (SAFE-30).
 */
import { rewriter, visitHtml } from './html-parts';

const isOfStyle = (kind: string): boolean => kind === 'style' || kind === 'sheet';

/** Markup without style elements, and their text; one without an end tag reaches to the end, as browsers parse it. */
export function partStyles(html: string): { markup: string; sheet: string } {
  const markup = rewriter(html);
  const sheets: string[] = [];
  visitHtml(html, (kind, start, end) => {
    if (isOfStyle(kind)) markup.replace(start, end, '');
    if (kind === 'sheet') sheets.push(html.slice(start, end));
  });
  return { markup: markup.result(), sheet: sheets.join('') };
}

const FORBIDDEN = /^(?:style|on\w+)$/i;

export function disarm(html: string): string {
  const markup = rewriter(html);
  visitHtml(html, (kind, start, end, names) => {
    if (isOfStyle(kind)) return markup.replace(start, end, '');
    for (let index = 0; index < names.length; index += 2) {
      const from = names[index] ?? 0;
      if (FORBIDDEN.test(html.slice(from, names[index + 1]))) markup.replace(from, from, 'data-');
    }
  });
  return markup.result();
}
