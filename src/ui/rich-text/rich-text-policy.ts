/**
 * The policy for formatted texts that people write, when shown, edited and sent (CARD-14, SAFE-16): no images, no
 * scripts, only http(s), mailto and tel addresses.
 */
import DOMPurify, { type Config } from 'dompurify';
import { disarm } from './disarm';

// One instance: DOMPurify creates its Trusted Types policy, and a second of the same name is refused.
const purifier = DOMPurify(window);

const TAGS = ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'ul', 'ol', 'li', 'a', 'blockquote', 'h3', 'h4', 'span', 'div'];

/** Blocks of other programs' markup, which begin a line. */
const PASTED_BLOCKS =
  'h1 h2 h5 h6 section article header footer main nav aside address figure figcaption table caption thead tbody tfoot tr td th dl dt dd pre center';

const LIMITS = { ALLOWED_URI_REGEXP: /^(?:https?|mailto|tel):/i, ALLOW_DATA_ATTR: false, ALLOW_ARIA_ATTR: false };
const KEPT = { ...LIMITS, ALLOWED_TAGS: TAGS, ALLOWED_ATTR: ['href'] };

// Links open in a new tab, without `opener` and referrer. Only when shown: sent texts do not have these attributes.
purifier.addHook('afterSanitizeAttributes', (node, _, { RETURN_TRUSTED_TYPE: isShown = false }) => {
  if (node.tagName !== 'A' || !isShown) return;
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer');
});

/** Clears the purifier's list of removed nodes, which would stay in memory until the next text. */
const sanitize = ((html: string, config: Config) => {
  const clean = purifier.sanitize(disarm(html), config);
  purifier.removed = [];
  return clean;
}) as typeof purifier.sanitize;

/** The sanitised text as elements of an inert document, where nothing runs or loads. */
function fragmentOf(html: string, allowed: Config): DocumentFragment {
  // DOMPurify returns null for a document without body (a frameset), which its types do not say.
  const cleaned = sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true }) as DocumentFragment | null;
  return cleaned ?? new DocumentFragment();
}

/** For showing. */
export const shownHtml = (html: string): TrustedHTML => sanitize(html, { ...KEPT, RETURN_TRUSTED_TYPE: true });

/** For sending. */
export const cleanHtml = (html: string): string => sanitize(html, { ...KEPT });

/** For editing. */
export const cleanBody = (html: string): DocumentFragment => fragmentOf(html, KEPT);

/** For pasting: keeps, as `data-style`, the styles in which other programs write formatting. */
export const pastedBody = (html: string): DocumentFragment =>
  fragmentOf(html, {
    ALLOWED_TAGS: [...TAGS, ...PASTED_BLOCKS.split(' '), 'ins'],
    ALLOWED_ATTR: ['href', 'data-style', 'class'],
    ADD_URI_SAFE_ATTR: ['data-style'],
    ...LIMITS,
  });
