import { memo } from 'react';
import { shownHtml } from './rich-text-policy';

/** Bytes from which a text shows as plain source: browsers take too long for so much markup (SAFE-30). */
const TOO_LONG = 100_000;

const isTooLong = (html: string): boolean => new Blob([html]).size >= TOO_LONG;

/** Shows formatted text that people wrote; nothing in it ever runs (CARD-14, SAFE-16). */
export const RichText = memo(function RichText({ html }: { html: string }) {
  if (isTooLong(html)) return <div className="rich-text mb-3">{html}</div>;
  return <div className="rich-text mb-3" dangerouslySetInnerHTML={{ __html: shownHtml(html) }} />;
});
