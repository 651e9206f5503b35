/** What stands before an item of a pasted list (POST-55, POST-56). */

/** `number` can be drawn by the editor if it is the next of its list; `text` never can; `none`: a line without a marker. */
export type Mark =
  | { readonly kind: 'bullet' }
  | { readonly kind: 'none' }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'text'; readonly text: string };

export const BULLET: Mark = { kind: 'bullet' };
export const NO_MARK: Mark = { kind: 'none' };

const ROMAN = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const;

function romanOf(value: number): string {
  let rest = value;
  let roman = '';
  for (const [worth, letters] of ROMAN) {
    roman += letters.repeat(Math.floor(rest / worth));
    rest %= worth;
  }
  return roman;
}

/** 1 is 'a', 27 is 'aa'. */
const lettersOf = (value: number): string =>
  value < 1 ? '' : lettersOf(Math.floor((value - 1) / 26)) + String.fromCodePoint(97 + ((value - 1) % 26));

/** CSS `list-style-type` of the `type` attribute. */
const TYPES: Readonly<Record<string, string>> = {
  '1': 'decimal',
  a: 'lower-alpha',
  A: 'upper-alpha',
  i: 'lower-roman',
  I: 'upper-roman',
};

/** The style that a `type` attribute stands for; '' without one. */
export const styleOfType = (type: string | null): string => TYPES[type ?? ''] ?? type?.toLowerCase() ?? '';

const isLetters = (style: string): boolean => style.endsWith('alpha') || style.endsWith('latin');

/** CSS draws roman numbers from 1 to 3 999, letters from 1 on; others as decimals. */
function counted(style: string, value: number): string {
  const isUpper = style.startsWith('upper-');
  const cased = (text: string) => (isUpper ? text.toUpperCase() : text);
  if (style.endsWith('roman') && value >= 1 && value < 4000) return cased(romanOf(value));
  if (isLetters(style) && value >= 1) return cased(lettersOf(value));
  if (style === 'lower-greek' && value >= 1 && value <= 24) return String.fromCodePoint(0x3b0 + value + (value > 17 ? 1 : 0));
  return style === 'decimal-leading-zero' ? String(value).padStart(2, '0') : String(value);
}

const UNCOUNTED = /^(?:disc|circle|square|disclosure-.*|["'].*|url\(.*)$/;

/** The mark of the item with that number in a list of that style; letters with a bracket, as schools write options. */
export function markOf(style: string, value: number): Mark {
  if (style === 'none') return NO_MARK;
  if (UNCOUNTED.test(style)) return BULLET;
  if (style === 'decimal') return { kind: 'number', value };
  return { kind: 'text', text: `${counted(style, value)}${isLetters(style) ? ')' : '.'}` };
}

/**
 * The mark that Word Online describes by a pattern ('%1.', '(%2)', '%1.%2.'), in which %n is the number of level n.
 *
 * @param counts style and number of each level, the outermost first
 */
export function markOfPattern(pattern: string, counts: readonly (readonly [style: string, value: number])[]): Mark {
  const text = pattern.replaceAll(/%(\d)/g, (_, level: string) => {
    const [style, value] = counts[Number(level) - 1] ?? ['decimal', 1];
    return counted(style, value);
  });
  return markOfText(text, false);
}

/**
 * The mark that a program wrote as text ('1.', '(a)', '·').
 *
 * @param isSymbol whether its font draws signs in place of letters, as Symbol and Wingdings do
 */
export function markOfText(written: string, isSymbol: boolean): Mark {
  const text = written.replaceAll(/\s+/g, ' ').trim();
  const number = /^([1-9]\d{0,5})(?:[.)-]|\.-)?$/.exec(text)?.[1];
  // One sign, or a letter of a font of signs; Word's 'o' is drawn in Courier New.
  const isSign = text === 'o' || !/[\p{L}\p{N}]/u.test(text) || (isSymbol && text.length === 1);
  if (isSign) return BULLET;
  return number === undefined ? { kind: 'text', text } : { kind: 'number', value: Number(number) };
}

/** The mark of an item within a line; '' for one that has no number. */
export const textOfMark = (mark: Mark): string =>
  mark.kind === 'number' ? `${String(mark.value)}.` : mark.kind === 'text' ? mark.text : '';
