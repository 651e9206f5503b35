/** Whether an element raises or lowers its text (POST-50). */
import { formulaRaise } from './pasted-formulas';
import type { Formats } from './pasted-runs';
import { type Styles, writtenStyle } from './pasted-styles';

type Raise = Formats['raise'];

/** Elements that place words in a line; others are moved for the layout. */
const IN_LINE = /^(?:SUP|SUB|SPAN|FONT|SMALL|B|STRONG|I|EM|U|A)$/;

const raiseOfTag = ({ tagName }: Element): Raise => (tagName === 'SUP' ? 'super' : tagName === 'SUB' ? 'sub' : null);

const isSmall = ({ tagName }: Element, { 'font-size': size = '' }: Styles): boolean =>
  tagName === 'SMALL' || size === 'smaller' || (/(?:r?em|%)$/.test(size) && Number.parseFloat(size) < (size.endsWith('%') ? 100 : 1));

const raiseBy = (up: number): Raise => (up > 0 ? 'super' : up < 0 ? 'sub' : null);

/** By a length: icons are moved by a little, too. */
function raiseByLength(align: string): Raise {
  const [, number = '', unit] = /^(-?[\d.]+)(px|pt|r?em|ex|%)$/.exec(align) ?? [];
  const least = unit === '%' ? 15 : unit === 'px' || unit === 'pt' ? 2 : 0.15;
  return Math.abs(Number(number)) < least ? null : raiseBy(Number(number));
}

/** By `position: relative`, as Word and the usual sheets for `sup` do. */
function raiseByPlace(element: Element, styles: Styles): Raise {
  const [, word] = /mso-text-raise:\s*(-?[\d.]+)/i.exec(writtenStyle(element)) ?? [];
  if (word !== undefined) return raiseBy(Number(word));
  if (styles.position !== 'relative' || (raiseOfTag(element) === null && !isSmall(element, styles))) return null;
  const top = Number.parseFloat(styles.top ?? '');
  return raiseBy(Number.isNaN(top) ? Number.parseFloat(styles.bottom ?? '') || 0 : -top);
}

function raiseByStyle(element: Element, styles: Styles): Raise {
  const { 'vertical-align': align = '' } = styles;
  if (align === 'super' || align === 'sub') return align;
  if (!IN_LINE.test(element.tagName)) return null;
  const moved = raiseByPlace(element, styles) ?? raiseByLength(align);
  if (moved !== null || !isSmall(element, styles)) return moved;
  return /^(?:text-)?top$/.test(align) ? 'super' : /^(?:text-)?bottom$/.test(align) ? 'sub' : null;
}

/** What the element makes of its text; a `sup` counts unless it clearly stands at the line. */
export function raiseOf(element: Element, styles: Styles, inherited: Raise): Raise {
  const styled = raiseByStyle(element, styles);
  if (styled !== null) return styled;
  const isAtLine = /^(?:baseline|0(?:px|pt|em|%)?)$/.test(styles['vertical-align'] ?? '');
  return (isAtLine ? null : raiseOfTag(element)) ?? formulaRaise(element) ?? inherited;
}
