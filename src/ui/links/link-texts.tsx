/** Links of the addresses in texts and in formatted text. Loads late, with its library. */
import { useLayoutEffect, useMemo, type RefObject } from 'react';
import { linkAddress } from '@/ui/base/web-address';
import { findLinks } from './find-links';

/** Another tab, without `opener` and referrer; a long address breaks. */
const LINK = { target: '_blank', rel: 'noopener noreferrer', className: 'text-link' };

/** A text, its addresses as links. */
export function LinkedParts({ text }: { text: string }) {
  const links = useMemo(() => findLinks(text), [text]);
  return (
    <>
      {links.map(({ start, end, href }, index) => (
        <span key={start}>
          <span>{text.slice(links[index - 1]?.end ?? 0, start)}</span>
          <a {...LINK} href={linkAddress(href) ?? undefined}>
            {text.slice(start, end)}
          </a>
        </span>
      ))}
      <span>{text.slice(links.at(-1)?.end ?? 0)}</span>
    </>
  );
}

/** A text ends with its block: an address does not go on in the next. */
const BLOCK = 'p, div, li, ul, ol, blockquote, h3, h4';

/** The text nodes outside of links, those of one line together. */
function linesOf(root: HTMLElement): Text[][] {
  const lines: Text[][] = [];
  let block: Element | null = null;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof HTMLAnchorElement ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof HTMLBRElement) block = null;
    if (!(node instanceof Text)) continue;
    const own = node.parentElement?.closest(BLOCK) ?? root;
    if (own === block) lines.at(-1)?.push(node);
    else lines.push([node]);
    block = own;
  }
  return lines;
}

/** Makes links of the addresses of a line. One that is partly bold becomes a link for each of its parts. */
function linkLine(nodes: readonly Text[]): void {
  const links = findLinks(nodes.map(({ data }) => data).join(''));
  let offset = 0;
  for (const node of nodes) {
    const from = offset;
    const to = (offset += node.length);
    // From the last to the first, so that the node keeps its beginning.
    for (const { start, end, href } of links.filter((link) => link.start < to && link.end > from).toReversed()) {
      const address = start > from ? node.splitText(start - from) : node;
      if (end < to) address.splitText(end - Math.max(start, from));
      const link = Object.assign(document.createElement('a'), LINK, { href: linkAddress(href) ?? '' });
      address.replaceWith(link);
      link.append(address);
    }
  }
}

interface ElementLinkerProps {
  element: RefObject<HTMLElement | null>;
  html: string;
}

/** Makes links of the addresses in an element's texts each time its markup has changed. */
export function ElementLinker({ element, html }: ElementLinkerProps) {
  useLayoutEffect(() => {
    if (element.current) for (const line of linesOf(element.current)) linkLine(line);
  }, [element, html]);
  return null;
}
