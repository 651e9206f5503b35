import { memo } from 'react';
import { shownHtml } from './rich-text-policy';

/** Bytes from which on a text is shown as it is written: browsers take too long over so much markup (SAFE-30). */
const TOO_LONG = 100_000;

const isTooLong = (html: string): boolean => new Blob([html]).size >= TOO_LONG;

/** Formatted text from people, as they formatted it; nothing in it ever runs (CARD-14, SAFE-16). */
export const RichText = memo(function RichText({ html }: { html: string }) {
  if (isTooLong(html)) return <div className="rich-text mb-3">{html}</div>;
  return <div className="rich-text mb-3" dangerouslySetInnerHTML={{ __html: shownHtml(html) }} />;
});
