import DOMPurify from 'dompurify';
import { memo } from 'react';

const purifier = DOMPurify(window);

// What opens from a publication opens beside the dashboard, and learns nothing of it.
purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName !== 'A') return;
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer');
});

const ALLOWED = {
  ALLOWED_TAGS: ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'ul', 'ol', 'li', 'a', 'blockquote', 'h3', 'h4', 'span', 'div'],
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^(?:https?|mailto|tel):/i,
  RETURN_TRUSTED_TYPE: true,
} as const;

/** Formatted text from people, as they formatted it; nothing in it ever runs (CARD-14, SAFE-16). */
export const RichText = memo(function RichText({ html }: { html: string }) {
  return (
    <div
      className="rich mb-3"
      dangerouslySetInnerHTML={{
        __html: purifier.sanitize(html, { ...ALLOWED, ALLOWED_TAGS: [...ALLOWED.ALLOWED_TAGS], ALLOWED_ATTR: [...ALLOWED.ALLOWED_ATTR] }),
      }}
    />
  );
});
