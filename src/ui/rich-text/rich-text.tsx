import { memo } from 'react';
import { shownHtml } from './rich-text-policy';

/** Formatted text from people, as they formatted it; nothing in it ever runs (CARD-14, SAFE-16). */
export const RichText = memo(function RichText({ html }: { html: string }) {
  return <div className="rich-text mb-3" dangerouslySetInnerHTML={{ __html: shownHtml(html) }} />;
});
