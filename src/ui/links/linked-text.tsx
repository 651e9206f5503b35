import { useCode } from '@/ui/platform/use-code';
import { mayHoldLinks } from './may-hold-links';

const loadParts = async () => (await import('./link-texts')).LinkedParts;

function LateParts({ text }: { text: string }) {
  const { Shown } = useCode(loadParts, false);
  return <span key={Shown ? 'linked' : 'plain'}>{Shown ? <Shown text={text} /> : text}</span>;
}

/** A text that people wrote; the addresses in it are links (TEXT-01). Until the code is there, and without it, it is the text. */
export function LinkedText({ text }: { text: string }) {
  // By its text: what a translator has made of the old one goes with its element.
  return mayHoldLinks(text) ? <LateParts key={text} text={text} /> : <span>{text}</span>;
}
