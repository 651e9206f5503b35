/** Rearranges any markup into what draft-js-import-html reads: a flat sequence of lines and lists. */

const LISTS = 'ul, ol';
const BLOCKS = `p, div, blockquote, h3, h4, li, ${LISTS}`;

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;
const isSpace = (node: Node): boolean => node.nodeType === Node.TEXT_NODE && !/[^ \t\r\n]/.test(node.nodeValue ?? '');
const isBlock = (element: Element): boolean => element.matches(BLOCKS) || element.querySelector(BLOCKS) !== null;

/** The tag of a block's lines; paragraphs and groups use that of the block around them. */
function lineTagOf(block: Element, outerTag: string): string {
  return block.matches('h3, h4, blockquote') ? block.tagName : outerTag;
}

/** Adds the lines and lists of a node to a target, in reading order: draft-js-import-html would put a node's own text first. */
function addBlocks(source: Node, target: Element, lineTag: string): void {
  let line: Element | null = null;
  // A copy: the loop moves the nodes.
  for (const node of Array.from(source.childNodes)) {
    if (isElement(node) && isBlock(node)) {
      line = null;
      if (node.matches(LISTS)) target.append(listFrom(node));
      else addBlocks(node, target, lineTagOf(node, lineTag));
    } else if (line !== null || !isSpace(node)) {
      line ??= target.appendChild(target.ownerDocument.createElement(lineTag));
      line.append(node);
    }
  }
}

/** Copies a list. A list directly inside a list, as some programs write it, belongs to the item before it. */
function listFrom(source: Element): Element {
  const { ownerDocument: document } = source;
  const list = document.createElement(source.tagName);
  for (const node of Array.from(source.childNodes)) {
    if (isSpace(node)) continue;
    if (isElement(node) && node.matches(LISTS))
      (list.lastElementChild ?? list.appendChild(document.createElement('li'))).append(listFrom(node));
    else list.append(itemFrom(node, document));
  }
  return list;
}

/** draft-js knows one block per item, followed by its inner lists: several lines become one with `<br>`. */
function itemFrom(source: Node, document: Document): Element {
  const parts = document.createElement('body');
  if (isElement(source)) addBlocks(source, parts, 'p');
  else parts.appendChild(document.createElement('p')).append(source);
  const item = document.createElement('li');
  for (const line of parts.querySelectorAll(`:scope > :not(${LISTS})`)) {
    if (item.hasChildNodes()) item.append(document.createElement('br'));
    item.append(...line.childNodes);
  }
  item.append(...parts.children);
  for (const emptied of item.querySelectorAll(`:scope > :is(p, h3, h4, blockquote)`)) emptied.remove();
  return item;
}

/** Browsers do not show a `<br>` that ends a line, unless the line is empty. */
function dropLastBreaks(body: Element): void {
  for (const element of body.querySelectorAll('br')) {
    const { previousSibling, nextSibling } = element;
    const isLast = nextSibling === null || (isElement(nextSibling) && nextSibling.matches(LISTS));
    if (isLast && previousSibling !== null && element.parentElement?.matches(BLOCKS) === true) element.remove();
  }
}

/** Moves the nodes out of the source. */
export function arrangeBlocks(source: DocumentFragment): HTMLBodyElement {
  const body = source.ownerDocument.createElement('body');
  addBlocks(source, body, 'p');
  dropLastBreaks(body);
  return body;
}
