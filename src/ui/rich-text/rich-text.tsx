import { memo, useMemo, useRef } from 'react';
import { LinkedElement } from '@/ui/links/linked-element';
import { TOO_LONG } from './rich-text-length';
import { shownHtml } from './rich-text-policy';

const isTooLong = (html: string): boolean => new Blob([html]).size >= TOO_LONG;

function ShownHtml({ html }: { html: string }) {
  const element = useRef<HTMLDivElement>(null);
  // The same object as long as the text is the same: React would write it anew, without its links.
  const shown = useMemo(() => ({ __html: shownHtml(html) }), [html]);
  return (
    <>
      <div ref={element} className="rich-text mb-3" dangerouslySetInnerHTML={shown} />
      {/* TEXT-01 */}
      <LinkedElement element={element} html={html} />
    </>
  );
}

/** Shows formatted text that people wrote; nothing in it ever runs (CARD-14, SAFE-16). */
export const RichText = memo(function RichText({ html }: { html: string }) {
  return isTooLong(html) ? <div className="rich-text mb-3">{html}</div> : <ShownHtml html={html} />;
});
