/** What an element makes of the formats around it (POST-57). */
import type { Formats } from './pasted-runs';
import { signFontOf, type SignFont } from './pasted-signs';
import { raiseOf } from './pasted-raise';
import { type Styles, writtenStyle } from './pasted-styles';
import { isInsertion } from './pasted-unseen';

/** What text inherits. */
export interface Inherited {
  readonly formats: Formats;
  /** Titles are bold lines whatever their styles say. */
  readonly isTitle: boolean;
  /** Within a link, be it a jump within its page: programs underline those by themselves. */
  readonly isLink: boolean;
  /** By `visibility` or a font of no size, which inner elements may undo. */
  readonly isHidden: boolean;
  readonly keepsBreaks: boolean;
  readonly signFont: SignFont | null;
}

const TITLE = /^H[1-6]$/;
const BOLD = /^(?:B|STRONG|TH)$/;
const ITALIC = /^(?:I|EM|CITE|DFN|VAR|ADDRESS)$/;
const LINK = /^(?:https?|mailto|tel):/i;

function isBold({ tagName }: Element, { 'font-weight': weight }: Styles, inherited: boolean): boolean {
  if (weight === undefined || weight === 'inherit' || weight === 'unset') return inherited || BOLD.test(tagName);
  return weight.startsWith('bold') || Number.parseInt(weight, 10) >= 600;
}

function isItalic({ tagName }: Element, { 'font-style': style }: Styles, inherited: boolean): boolean {
  if (style === undefined || style === 'inherit' || style === 'unset') return inherited || ITALIC.test(tagName);
  return /^(?:italic|oblique)/.test(style);
}

/** A line under the text cannot be undone within it, but Word says so with a property of its own. */
function isUnderlined(element: Element, { 'text-decoration-line': line }: Styles, inherited: boolean): boolean {
  const isKept = inherited && !/text-underline:\s*none/i.test(writtenStyle(element));
  if (isInsertion(element)) return isKept;
  return isKept || (line === undefined ? element.tagName === 'U' : line.includes('underline'));
}

function breaksOf({ tagName }: Element, styles: Styles, inherited: boolean): boolean {
  const space = styles['white-space-collapse'] ?? styles['white-space'];
  if (space === undefined || space === 'inherit') return inherited || tagName === 'PRE';
  return /^(?:pre|preserve|break-spaces)/.test(space);
}

function isHiddenBy(styles: Styles, inherited: boolean): boolean {
  const { visibility, 'font-size': size } = styles;
  const isShown = visibility === 'visible' || (size !== undefined && Number.parseFloat(size) > 0);
  const isNone = visibility === 'hidden' || visibility === 'collapse' || (size !== undefined && Number.parseFloat(size) === 0);
  return isNone || (inherited && !isShown);
}

export function inheritedBy(element: Element, styles: Styles, from: Inherited): Inherited {
  const { formats } = from;
  const isTitle = from.isTitle || TITLE.test(element.tagName);
  const href = element.tagName === 'A' ? (element.getAttribute('href') ?? '') : '';
  const link = LINK.test(href) ? href : formats.href;
  const isLink = from.isLink || href !== '';
  const font = styles['font-family'] ?? element.getAttribute('face') ?? undefined;
  return {
    isTitle,
    isLink,
    isHidden: isHiddenBy(styles, from.isHidden),
    keepsBreaks: breaksOf(element, styles, from.keepsBreaks),
    signFont: font === undefined ? from.signFont : signFontOf(font),
    formats: {
      bold: isTitle || isBold(element, styles, formats.bold),
      italic: isItalic(element, styles, formats.italic),
      underline: !isLink && element.tagName !== 'A' && isUnderlined(element, styles, formats.underline),
      href: link,
      raise: raiseOf(element, styles, formats.raise),
    },
  };
}
