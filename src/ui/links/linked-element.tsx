import type { RefObject } from 'react';
import { useCode } from '@/ui/platform/use-code';
import { mayHoldLinks } from './may-hold-links';

interface LinkedElementProps {
  element: RefObject<HTMLElement | null>;
  /** The markup that the element shows: when it changes, its addresses are looked for again. */
  html: string;
}

const loadLinker = async () => (await import('./link-texts')).ElementLinker;

function LateLinker(props: LinkedElementProps) {
  const { Shown } = useCode(loadLinker, false);
  return Shown && <Shown {...props} />;
}

/** The markup without its links, whose addresses need nothing. */
const outsideLinks = (html: string): string =>
  html
    .split(/<a\b/i)
    .map((part, index) => (index === 0 ? part : part.slice(part.search(/<\/a\s*>|$/i))))
    .join('');

/** Makes links of the addresses in formatted text that stands in the page (TEXT-01). */
export function LinkedElement(props: LinkedElementProps) {
  return mayHoldLinks(outsideLinks(props.html)) && <LateLinker {...props} />;
}
