/** Reduces what other programs put on the clipboard to what the editor's tools can do and undo (POST-49). */
import { nestItems, type Item } from './rich-text-paste-lists';
import { pastedBody } from '@/ui/rich-text/rich-text-policy';

const styleOf = (element: Element): string => element.getAttribute('data-style') ?? '';

function rename(element: Element, tag: string): Element {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);

/** Puts a new element between an element and its content. */
function wrapContent(element: Element, tag: string): void {
  const inner = element.ownerDocument.createElement(tag);
  inner.append(...element.childNodes);
  element.append(inner);
}

/** The list items of Word, which writes lists as paragraphs, and of draft-js, which writes flat lists: both state an item's level. */
function levelledItems(body: DocumentFragment): Item[] {
  const items: Item[] = [];
  for (const element of body.querySelectorAll('p, div, h1, h2, h3, h4, h5, h6, li')) {
    const level = /mso-list:\s*l\d+\s+level(\d)/.exec(styleOf(element))?.[1];
    const depth = /DraftStyleDefault-depth(\d)/.exec(element.className)?.[1];
    if (level !== undefined) {
      const mark = [...element.querySelectorAll('span')].find((span) => /mso-list:\s*ignore/i.test(styleOf(span)));
      const isOrdered = /^\s*(?:\d+|[a-z]{1,4})[.)]/i.test(mark?.textContent ?? '');
      mark?.remove();
      items.push({ element, depth: Number(level) - 1, tag: isOrdered ? 'ol' : 'ul' });
    } else if (depth !== undefined) {
      items.push({
        element,
        depth: Number(depth),
        tag: element.className.includes('ordered') && !element.className.includes('unordered') ? 'ol' : 'ul',
      });
    }
  }
  return items;
}

/** A row becomes a line: the editor has no tables. */
function flattenTables(body: DocumentFragment): void {
  for (const cell of body.querySelectorAll('td, th')) {
    for (const block of cell.querySelectorAll('p, div')) {
      block.after(' ');
      unwrap(block);
    }
    cell.append(' ');
    unwrap(cell);
  }
  for (const row of body.querySelectorAll('tr')) rename(row, 'p');
}

/** One declaration at a time, so that a long style takes linear time (SAFE-30). */
const isUnderlined = (style: string): boolean =>
  style.split(';').some((declaration) => /^\s*text-decoration(?:-line)?:.*underline/is.test(declaration));

/** Turns styles, as Google Docs and web pages use them, into elements, as Word does. */
function styleByElements(body: DocumentFragment): void {
  for (const element of body.querySelectorAll('b, strong')) {
    if (/(?<![-\w])font-weight:\s*(?:normal|[1-4]00)/i.test(styleOf(element))) unwrap(element);
  }
  for (const element of body.querySelectorAll('span[data-style]')) {
    const style = styleOf(element);
    if (/(?<![-\w])font-weight:\s*(?:bold|[6-9]00)/i.test(style)) wrapContent(element, 'strong');
    if (/(?<![-\w])font-style:\s*italic/i.test(style)) wrapContent(element, 'em');
    if (isUnderlined(style) && !element.closest('a')) wrapContent(element, 'u');
  }
  for (const element of body.querySelectorAll('ins')) rename(element, 'u');
  for (const element of body.querySelectorAll('s, a u')) unwrap(element);
}

function replaceHardSpaces(body: DocumentFragment): void {
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) texts.currentNode.nodeValue = (texts.currentNode.nodeValue ?? '').replaceAll('\u00a0', ' ');
}

/** For arranged lines: programs separate paragraphs by empty lines, the editor by margins. */
export function dropBlankLines(body: HTMLBodyElement): HTMLBodyElement {
  for (const line of body.querySelectorAll('p, li')) if (line.textContent.trim() === '') line.remove();
  return body;
}

/** Pasted HTML with only lines, lists, links, bold, italic and underlined text; titles become bold lines. */
export function cleanPasted(html: string): DocumentFragment {
  const body = pastedBody(html);
  replaceHardSpaces(body);
  nestItems(levelledItems(body));
  flattenTables(body);
  styleByElements(body);
  for (const title of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) wrapContent(rename(title, 'p'), 'strong');
  for (const block of body.querySelectorAll(
    'section, article, header, footer, main, nav, aside, address, figure, figcaption, caption, dt, dd, pre, center, blockquote',
  ))
    rename(block, 'div');
  return body;
}
