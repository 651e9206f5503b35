/** An element that stands for a list item, with its level. */
export interface Item {
  readonly element: Element;
  /** 0 is the outermost. */
  readonly depth: number;
  readonly tag: 'ul' | 'ol';
}

/** The list for an item of that depth, below the last items of `list`; creates at most one level per step, whatever the depth says. */
function listWithin(list: Element, { depth, tag }: Item): Element {
  const item = depth > 0 ? list.lastElementChild : null;
  if (item === null) return list;
  const last = item.lastElementChild;
  const inner = last !== null && last.matches(depth > 1 ? 'ul, ol' : tag) ? last : item.appendChild(item.ownerDocument.createElement(tag));
  return listWithin(inner, { element: item, depth: depth - 1, tag });
}

/** Replaces consecutive items by nested lists. */
export function nestItems(items: readonly Item[]): void {
  const made = new Set<Element>();
  for (const item of items) {
    const { element, depth, tag } = item;
    const document = element.ownerDocument;
    // The flat list around the items is removed with its last item.
    const flat = element.parentElement?.matches('ul, ol') === true && !made.has(element.parentElement) ? element.parentElement : null;
    const position = flat ?? element;
    const before = position.previousElementSibling;
    const continues = before !== null && made.has(before) && (depth > 0 || before.matches(tag));
    const list = continues ? before : document.createElement(tag);
    if (!continues) position.before(list);
    made.add(list);
    const entry = document.createElement('li');
    entry.append(...element.childNodes);
    listWithin(list, item).append(entry);
    element.remove();
    if (flat?.children.length === 0) flat.remove();
  }
}
