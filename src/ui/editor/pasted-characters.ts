/** Characters of pasted text: what is raised or lowered, images of emoji (POST-50). */
import { seenText } from '@/ui/base/visible-text';

const SUPER = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ';
const SUB = '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙᵢ';
const LEVEL = '0123456789+-=()ni';

/** Endings of Spanish (and French, English) ordinals; the last ones take no point. */
const ORDINAL = /^(?:er|era|ra|do|da|ero|ro|to|ta|mo|ma|vo|va|no|na|avo|ava|os|as|eros|ras|re|e)$/i;
const ENGLISH = /^(?:st|nd|rd|th)$/i;

/** '1' and 'er' are '1.er', '1' and 'o' '1.º', 'N' and 'o' 'Nº', '25' and 'o' before 'C' '25°'; null for anything else. */
function ordinal(text: string, before: string, after: string): string | null {
  const ending = text.replace(/\.$/, '');
  const sign = /^[oº°]$/i.test(ending) ? 'º' : /^[aª]$/i.test(ending) ? 'ª' : null;
  if (/\d$/.test(before)) {
    if (sign === 'º' && /^\s?[CF](?!\p{L})/u.test(after)) return '°';
    if (ENGLISH.test(ending)) return ending;
    return sign !== null || ORDINAL.test(ending) ? `.${sign ?? ending}` : null;
  }
  if (/\d\.$/.test(before)) return sign ?? (ORDINAL.test(ending) ? ending : null);
  // 'N.º', 'D.ª', 'M.ª': abbreviations.
  if (sign !== null && /(?:^|[^\p{L}])(?:n|art|\p{Lu}\p{L}{0,2})\.?$/iu.test(before)) return sign;
  return null;
}

/**
 * Raised or lowered text in characters of the line: '²', '₂', '.er'; what has none in brackets: '^(a+b)'.
 *
 * @param before what stands before it on the line
 * @param after what follows it
 */
export function raisedText(text: string, raise: 'super' | 'sub', before: string, after: string): string {
  const seen = seenText(text);
  const core = seen.trim();
  if (core === '') return text;
  const start = seen.slice(0, seen.indexOf(core));
  const end = seen.slice(start.length + core.length);
  const ending = raise === 'super' ? ordinal(core, before.trimEnd(), after) : null;
  if (ending !== null) return `${ending}${end}`;
  // Signs that are raised by themselves: ®, ™, *, quotes.
  if (!/[\p{L}\p{N}+\-−–=()]/u.test(core) || /^[⁰¹²³⁴-₉ºª™℠]+$/u.test(core)) return text;
  if (raise === 'super' && /^tm$/i.test(core)) return `${start}™${end}`;
  const characters = raise === 'super' ? SUPER : SUB;
  const places = Array.from(core.replaceAll(/[−–]/g, '-'), (sign) => LEVEL.indexOf(sign));
  const written = places.includes(-1)
    ? `${raise === 'super' ? '^' : '_'}(${core})`
    : places.map((place) => characters.charAt(place)).join('');
  return `${start}${written}${end}`;
}

const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}{2}|[\d#*]\ufe0f?\u20e3/u;

/** The emoji that an image stands for; null for a picture. */
export function emojiOf(image: Element): string | null {
  for (const name of ['data-plain-text', 'data-emoji', 'alt']) {
    const text = image.getAttribute(name) ?? '';
    if (EMOJI.test(text) && !/\p{L}/u.test(text)) return text;
  }
  return null;
}
