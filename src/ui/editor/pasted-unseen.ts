/** What of pasted markup is not the text that its author sees (POST-51). */
import { type Styles, writtenStyle } from './pasted-styles';

const CONTROLS = new Set([
  'ANNOTATION',
  'BUTTON',
  'CANVAS',
  // Of a cell, in LibreOffice.
  'COMMENT',
  'DATALIST',
  'INPUT',
  'METER',
  'OBJECT',
  'OPTGROUP',
  'OPTION',
  'PROGRESS',
  'RP',
  'SELECT',
  'TEXTAREA',
]);

/**
 * Marks of comments and notes, ligatures of icons, and texts for screen readers alone, by the names that programs give them; Outlook
 * on the web writes 'x_' before them.
 */
const CLASSES =
  /(?:^|\s)(?:x_)*(?:MsoCommentReference|msocom\w+|Mso(?:Footnote|Endnote)Reference|sd(?:foot|end)note(?:anc|sym)|(?:Footnote|Endnote)Reference|sr-only(?:-focusable)?|(?:cdk-)?visually-hidden(?:-focusable)?|visuallyhidden|screen-?reader-(?:text|only)|accesshide|preheader|katex-html|ListMarker\w*|MathJax_Preview|mw-editsection|mw-cite-backlink|(?:google-)?(?:material-)?(?:icons|symbols)(?:-(?:outlined|round(?:ed)?|sharp|two-tone|extended|filled))?)(?=\s|$)/;
const STYLES =
  /mso-hide:\s*all|mso-element:\s*(?:comment|header|footer)|mso-special-character:\s*(?:comment|footnote)|mso-(?:foot|end)note-id:/i;

/** Addresses and names of the jumps between a text and its notes. */
const JUMP =
  /^(?:[^#]*#)?(?:x_)*(?:_?(?:ftn|edn)(?:ref)?\d|_?(?:ftnt|cmnt)(?:_ref)?\d|_?(?:msocom|com)_|sd(?:foot|end)note\d|fn(?:ref)?[:\-_]?\d|cite_(?:ref|note)|(?:foot|end)note)/i;
const JUMP_ROLES = new Set(['doc-noteref', 'doc-backlink']);

/** '[1]', '1', 'iv', '*', '[AG1]', '↑'; a link to another page is no jump unless its text is in brackets (browsers complete addresses). */
const MARK = /^(?:\[[\p{L}\p{N}*†‡]{1,8}\]|\(?\d{1,3}\)?|[ivxlc]{1,6}|[a-z]|[*†‡§^↑↩⏎]{1,3}\ufe0e?)$/u;

function isJump(element: Element): boolean {
  if (element.tagName !== 'A') return false;
  const text = element.textContent.trim();
  if (!MARK.test(text)) return false;
  const href = element.getAttribute('href') ?? '';
  if (!/^(?:$|#|file:)/i.test(href) && !text.startsWith('[')) return false;
  return ['href', 'name', 'id'].some((name) => JUMP.test(element.getAttribute(name) ?? ''));
}

/** `<sup>` around '[1]' or '1' that jumps within the page. */
const isReference = (element: Element): boolean =>
  element.tagName === 'SUP' &&
  (element.classList.contains('reference') ||
    (/^\s*\[?[\d*†‡a-z]{1,3}\]?\s*$/.test(element.textContent) && element.querySelector('a[href^="#"]') !== null));

/** Whether it is moved off the screen. */
const isFar = (length = ''): boolean => Number.parseFloat(length) <= (length.endsWith('px') ? -900 : -99);

function isInvisible(styles: Styles): boolean {
  const isClipped =
    /^rect\(\s*[01](?:px)?[\s,]+[01](?:px)?[\s,]+[01](?:px)?[\s,]+[01](?:px)?\s*\)$/.test(styles.clip ?? '') ||
    /^inset\((?:50|100)%/.test(styles['clip-path'] ?? '');
  return (
    styles.display === 'none' ||
    isFar(styles['text-indent']) ||
    (/^(?:absolute|fixed)$/.test(styles.position ?? '') && (isFar(styles.left) || isFar(styles.top))) ||
    (styles.opacity !== undefined && Number.parseFloat(styles.opacity) === 0) ||
    (styles['max-height'] !== undefined && Number.parseFloat(styles['max-height']) === 0 && styles['overflow-y'] === 'hidden') ||
    (styles.position === 'absolute' && isClipped)
  );
}

export const isUnseen = (element: Element, styles: Styles): boolean =>
  CONTROLS.has(element.tagName.toUpperCase()) ||
  element.hasAttribute('hidden') ||
  CLASSES.test(element.className) ||
  STYLES.test(writtenStyle(element)) ||
  JUMP_ROLES.has(element.getAttribute('role') ?? '') ||
  // KaTeX draws its formula a second time, for the eye.
  (isInvisible(styles) && !element.classList.contains('katex-mathml')) ||
  isJump(element) ||
  isReference(element);

/** The classes of Word, of Outlook on the web and of Word Online. */
const INSERTION = /(?:^|\s)(?:(?:x_)*msoIns|TrackChangeTextInsertion)(?=\s|$)/;
const DELETION = /(?:^|\s)(?:(?:x_)*msoDel|TrackChangeTextDeletion)(?=\s|$)/;

/** An insertion that was tracked: it has no look of its own. */
export const isInsertion = (element: Element): boolean => element.tagName === 'INS' || INSERTION.test(element.className);

/**
 * A deletion that was tracked, which its author has dropped already; `<del>` may also be text that somebody struck out.
 *
 * @param isTracked whether there are insertions beside it
 */
export const isDeletion = (element: Element, isTracked: boolean): boolean =>
  DELETION.test(element.className) ||
  (element.tagName === 'DEL' && (isTracked || element.hasAttribute('cite') || element.hasAttribute('datetime')));

export const isStruck = (element: Element, styles: Styles): boolean =>
  styles['text-decoration-line'] === undefined
    ? /^(?:S|STRIKE|DEL)$/.test(element.tagName)
    : styles['text-decoration-line'].includes('line-through');

/** The comments that Google Docs writes under a text. */
export function commentsOf(fragment: DocumentFragment): Set<Element> {
  const comments = new Set<Element>();
  for (const jump of fragment.querySelectorAll('a[id^="cmnt"]:not([id^="cmnt_ref"])')) {
    const comment = jump.closest('div, p');
    if (comment) comments.add(comment);
  }
  return comments;
}

/** Drops what stands before and after the part that was copied, where comments tell it. */
export function cutToCopied(fragment: DocumentFragment): void {
  const comments = fragment.ownerDocument.createTreeWalker(fragment, NodeFilter.SHOW_COMMENT);
  const range = fragment.ownerDocument.createRange();
  const marks: Node[] = [];
  while (comments.nextNode()) marks.push(comments.currentNode);
  const start = marks.find(({ nodeValue }) => nodeValue?.trim() === 'StartFragment');
  const end = marks.findLast(({ nodeValue }) => nodeValue?.trim() === 'EndFragment');
  if (end) {
    range.selectNodeContents(fragment);
    range.setStartAfter(end);
    range.deleteContents();
  }
  if (!start || !fragment.contains(start)) return;
  range.selectNodeContents(fragment);
  range.setEndBefore(start);
  range.deleteContents();
}

/** Images of mails that count who reads them, and such that keep a distance; the boxes to tick of Google Docs. */
export const isNoPicture = (image: Element, styles: Styles): boolean =>
  image.getAttribute('aria-roledescription') === 'checkbox' ||
  image.getAttribute('role') === 'checkbox' ||
  (['width', 'height'] as const).some((name) => /^[01](?:px)?$/.test(styles[name] ?? image.getAttribute(name) ?? ''));
