/**
 * The parts of any HTML, as browsers cut it: what stands in quotes belongs to its attribute, whatever it looks like (SECU-05). One
 * pass that makes no strings, in linear time for any markup (SAFE-30).
 */

/**
 * `style`: a tag of a style element; `sheet`: its text. `comment`: also what browsers take for one. `unended`: a tag in which the
 * text ends; browsers leave it out.
 */
type HtmlPart = 'tag' | 'style' | 'sheet' | 'comment' | 'unended';

/**
 * Told of each part but plain text, in their order: where it stands, and of a tag also where the names of its attributes with a
 * value begin and end, by turns; that list is only lent.
 */
export type VisitPart = (kind: HtmlPart, start: number, end: number, names: readonly number[]) => void;

const NO_NAMES: readonly number[] = [];

const START = /<(?:!--|[!?]|\/?[a-z]|\/(?=[^]))/gi;
const COMMENT_END = /--!?>/g;
const EMPTY_COMMENT = /-?>/y;
const TAG_NAME = /\/?[^\t\n\f\r />]+/y;
const BETWEEN = /[\t\n\f\r /]*/y;
const ATTRIBUTE_NAME = /[^\t\n\f\r />][^\t\n\f\r />=]*/y;
/** A quote that nothing closes reaches to the end. */
const VALUE = /[\t\n\f\r ]*=[\t\n\f\r ]*(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^\t\n\f\r >"'][^\t\n\f\r >]*)?/y;

/** Elements of other languages, in which the names below are elements like any other, '/>' ends one, and a style ends with them. */
const FOREIGN = /^(\/?)(?:svg|math)$/;
const STYLE_END = /<\/(?:style|svg|math)(?=[\t\n\f\r />])/gi;

/** Elements whose content is text, up to their end tag. */
const RAW: ReadonlyMap<string, RegExp> = new Map(
  ['style', 'script', 'title', 'textarea', 'xmp', 'iframe', 'noembed', 'noframes'].map((name) => [
    name,
    new RegExp(String.raw`</${name}(?=[\t\n\f\r />])`, 'gi'),
  ]),
);

/** Where an expression with the flag 'y' or 'g' ends when it matches at an offset, or behind it; -1 where it does not. */
function endOf(expression: RegExp, html: string, from: number): number {
  expression.lastIndex = from;
  return expression.test(html) ? expression.lastIndex : -1;
}

/** The end of what begins at `start` like a comment or a declaration. */
function commentEnd(html: string, start: number): number {
  if (!html.startsWith('<!--', start)) return html.indexOf('>', start) + 1 || html.length;
  const empty = endOf(EMPTY_COMMENT, html, start + 4);
  const end = empty < 0 ? endOf(COMMENT_END, html, start + 4) : empty;
  return end < 0 ? html.length : end;
}

/** The end of a tag whose name ends at `from`; -1 where the text ends first. Adds the places of its attributes to `names`. */
function tagEnd(html: string, from: number, names: number[]): number {
  let end = from;
  for (;;) {
    const start = endOf(BETWEEN, html, end);
    const nameEnd = endOf(ATTRIBUTE_NAME, html, start);
    if (nameEnd < 0) return html[start] === '>' ? start + 1 : -1;
    const valueEnd = endOf(VALUE, html, nameEnd);
    if (valueEnd > 0) names.push(start, nameEnd);
    end = Math.max(nameEnd, valueEnd);
  }
}

/** What ends the text of the element that a tag begins; undefined for one whose content is no text. */
function rawEnd(name: string, isForeign: boolean, isClosed: boolean): RegExp | undefined {
  if (!isForeign) return RAW.get(name);
  return name === 'style' && !isClosed ? STYLE_END : undefined;
}

interface Place {
  /** How many elements of other languages are open. */
  foreign: number;
  /** Lent to whoever is told of a tag. */
  readonly names: number[];
}

/** Visits the tag at `start` and the text that belongs to it; returns their end. */
function visitTag(html: string, start: number, visit: VisitPart, place: Place): number {
  const nameEnd = endOf(TAG_NAME, html, start + 1);
  const end = tagEnd(html, nameEnd, place.names);
  if (end < 0) {
    visit('unended', start, html.length, NO_NAMES);
    return html.length;
  }
  const name = html.slice(start + 1, nameEnd).toLowerCase();
  visit(/^\/?style$/.test(name) ? 'style' : 'tag', start, end, place.names);
  const isClosed = html[end - 2] === '/';
  const close = rawEnd(name, place.foreign > 0, isClosed);
  const foreign = FOREIGN.exec(name);
  if (foreign !== null && !isClosed) place.foreign = Math.max(0, place.foreign + (foreign[1] === '' ? 1 : -1));
  if (close === undefined) return end;
  close.lastIndex = end;
  const next = close.exec(html)?.index ?? html.length;
  if (name === 'style') visit('sheet', end, next, NO_NAMES);
  return next;
}

export function visitHtml(html: string, visit: VisitPart): void {
  const place: Place = { foreign: 0, names: [] };
  let at = 0;
  while (at < html.length) {
    const from = endOf(START, html, at);
    if (from < 0) return;
    const start = html.lastIndexOf('<', from - 1);
    place.names.length = 0;
    if (/[a-z]/i.test(html[from - 1] ?? '')) at = visitTag(html, start, visit, place);
    else {
      at = commentEnd(html, start);
      visit('comment', start, at, NO_NAMES);
    }
  }
}

/** A text in which stretches are replaced; the rest stays to the letter. */
export function rewriter(text: string) {
  const pieces: string[] = [];
  let from = 0;
  return {
    /** In their order, none within another. */
    replace: (start: number, end: number, by: string) => {
      pieces.push(text.slice(from, start), by);
      from = end;
    },
    result: () => (from === 0 && pieces.length === 0 ? text : pieces.join('') + text.slice(from)),
  };
}
