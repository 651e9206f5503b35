/**
 * The policy for formatted texts that people write, when shown, edited and sent (CARD-14, SAFE-16): no images, no
 * scripts, only http(s), mailto and tel addresses.
 */
import DOMPurify, { type Config } from 'dompurify';
import { disarm } from './disarm';

// One instance: DOMPurify creates its Trusted Types policy, and a second of the same name is refused.
const purifier = DOMPurify(window);

const TAGS = ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'ul', 'ol', 'li', 'a', 'blockquote', 'h3', 'h4', 'span', 'div'];

const LIMITS = { ALLOWED_URI_REGEXP: /^(?:https?|mailto|tel):/i, ALLOW_DATA_ATTR: false, ALLOW_ARIA_ATTR: false };
// SECU-05: an address that holds '-->' or '</title>' stays. Nothing that is kept holds raw text or is other than HTML, where that would matter.
const KEPT = { ...LIMITS, ALLOWED_TAGS: TAGS, ALLOWED_ATTR: ['href'], SAFE_FOR_XML: false };

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

/**
 * For pasting: what tells the reader of pasted markup (ui/editor/pasted-lines.ts) which text is seen, and how. Nothing of it is
 * ever shown. Styles come as `data-style`, style sheets apart.
 */
const PASTED_TAGS =
  `#comment comment h1 h2 h5 h6 section article header footer main nav aside address figure figcaption table caption thead tbody tfoot tr td th
  dl dt dd pre center hgroup search details summary dialog form fieldset legend menu dir hr img ins del strike sup sub font small big
  cite dfn var code kbd samp tt mark label ruby rt rp wbr math mrow mi mn mo mtext msup msub msubsup munder munderover mfrac msqrt mroot mstyle semantics annotation
  button select option optgroup textarea input datalist object canvas meter progress`.split(/\s+/);
const PASTED_ATTRIBUTES =
  `data-style class id name role hidden start type value reversed colspan rowspan alt face width height cite datetime aria-level
  data-aria-level data-listid data-leveltext data-plain-text data-emoji data-list data-indent aria-roledescription`.split(/\s+/);

/** `markup`: without style elements and comments that say nothing. */
export const pastedBody = (markup: string): DocumentFragment =>
  fragmentOf(markup, {
    ...LIMITS,
    ALLOWED_TAGS: [...TAGS, ...PASTED_TAGS],
    ALLOWED_ATTR: ['href', ...PASTED_ATTRIBUTES],
    ADD_URI_SAFE_ATTR: PASTED_ATTRIBUTES,
    // Jumps to the notes under a text are known by their address.
    ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|#|file:[^#]*#)/i,
  });
