/**
 * The one place that says what of people's formatted texts is let through, into the page, into the editor and out of it
 * (CARD-14, SAFE-16): no image, no script, no address but of the web, of mail and of telephones.
 */
import DOMPurify, { type Config } from 'dompurify';
import { disarm } from './disarm';

// One for all: Trusted Types let its policy be made once.
const purifier = DOMPurify(window);

const TAGS = ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'ul', 'ol', 'li', 'a', 'blockquote', 'h3', 'h4', 'span', 'div'];

/** What in other programs' markup tells where a line begins. */
const PASTED_BLOCKS =
  'h1 h2 h5 h6 section article header footer main nav aside address figure figcaption table caption thead tbody tfoot tr td th dl dt dd pre center';

const LIMITS = { ALLOWED_URI_REGEXP: /^(?:https?|mailto|tel):/i, ALLOW_DATA_ATTR: false, ALLOW_ARIA_ATTR: false };
const KEPT = { ...LIMITS, ALLOWED_TAGS: TAGS, ALLOWED_ATTR: ['href'] };

// What opens from a publication opens beside the dashboard, and learns nothing of it. Texts that are kept do not say so.
purifier.addHook('afterSanitizeAttributes', (node, _, { RETURN_TRUSTED_TYPE: isShown = false }) => {
  if (node.tagName !== 'A' || !isShown) return;
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer');
});

/** What it took away, and the document that stood in, the purifier would keep until the next text. */
const sanitize = ((html: string, config: Config) => {
  const clean = purifier.sanitize(disarm(html), config);
  purifier.removed = [];
  return clean;
}) as typeof purifier.sanitize;

/** Elements of a document of their own, where nothing runs or loads. */
function fragmentOf(html: string, allowed: Config): DocumentFragment {
  // Without a body, as a frameset is, the purifier answers null; its types do not say so.
  const cleaned = sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true }) as DocumentFragment | null;
  return cleaned ?? new DocumentFragment();
}

/** For showing. */
export const shownHtml = (html: string): TrustedHTML => sanitize(html, { ...KEPT, RETURN_TRUSTED_TYPE: true });

/** For sending. */
export const cleanHtml = (html: string): string => sanitize(html, { ...KEPT });

/** For editing. */
export const cleanBody = (html: string): DocumentFragment => fragmentOf(html, KEPT);

/** The same of what another program put on the clipboard, with the styles that hold its formatting. */
export const pastedBody = (html: string): DocumentFragment =>
  fragmentOf(html, {
    ALLOWED_TAGS: [...TAGS, ...PASTED_BLOCKS.split(' '), 'ins'],
    ALLOWED_ATTR: ['href', 'data-style', 'class'],
    ADD_URI_SAFE_ATTR: ['data-style'],
    ...LIMITS,
  });
