/** E-mail addresses as people type and paste them (MAIL-01 to MAIL-03). */
import { seenText } from '@/ui/base/visible-text';

/** Any letter, as the login takes them (AUTH-03). */
const LETTER = String.raw`\p{L}\p{M}`;
const ATOM = String.raw`[${LETTER}0-9!#$%&'*+/=?^_{|}~\-]+`;
const LABEL = String.raw`[${LETTER}0-9](?:[${LETTER}0-9\-]*[${LETTER}0-9])?`;
/** The second is a label of letters in the form that domain servers know. */
const LAST_LABEL = String.raw`(?:[${LETTER}]{2,}|xn--[a-z0-9\-]*[a-z0-9])`;
const EMAIL = new RegExp(String.raw`^${ATOM}(?:\.${ATOM})*@(?:${LABEL}\.)+${LAST_LABEL}$`, 'iu');

const MOST_BEFORE_AT = 64;
const MOST = 254;

/** Whether the text, without blanks around it, is one address that a mail server would take (MAIL-02). */
export function isEmail(text: string): boolean {
  const address = text.trim();
  return address.length <= MOST && address.indexOf('@') <= MOST_BEFORE_AT && EMAIL.test(address);
}

/** What encloses an address or stands beside it. A dot before it is part of it, and a mistake. */
const BEFORE = /^(?:mailto:|[-–—•·*]\s|[\s"'“”„‘’«»‹›<>()[\],;:])+/iu;
/** Up to the last character that does not enclose it. */
const UP_TO_END = /^.*[^\s"'“”‘’«»‹›<>()[\],;:.…]/su;

const BRACKETED = /<([^<>]*)>|\[([^[\]]*)\]|\(([^()]*)\)/gu;

/** A longer text is no address with a name beside it. */
const LONGEST_TYPED = 1_000;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function withoutEdges(part: string): string {
  const bare = UP_TO_END.exec(part.replace(BEFORE, ''))?.[0] ?? '';
  // The subject and the like of a copied link; '?' and '%' may be part of an address that was typed.
  return /^\W*mailto:/i.test(part) ? decoded(bare.replace(/\?.*/s, '')) : bare;
}

/** The parts that may be an address: what stands in brackets, what is left around them, what follows 'Correo:'. */
function partsOf(text: string): string[] {
  const bracketed = [...text.matchAll(BRACKETED)].map(([, angle, square, round]) => angle ?? square ?? round ?? '');
  return [text, ...bracketed, text.replaceAll(BRACKETED, ' '), text.slice(text.indexOf(':') + 1)].map(withoutEdges);
}

/**
 * The one address of a typed or pasted text, without what surrounds it: 'Ana <ana@correo.example>,' (MAIL-01).
 *
 * @returns the text as it was typed where it holds no address or several
 */
export function cleanEmail(typed: string): string {
  if (typed.length > LONGEST_TYPED) return typed;
  const text = seenText(typed).replaceAll(/\s+/gu, ' ');
  const parts = partsOf(text);
  const [address, ...others] = new Map(parts.filter(isEmail).map((part) => [part.toLowerCase(), part])).values();
  if (address === undefined || others.length > 0) return typed;
  // Another address beside it, or part of one: which is meant only its author knows.
  const rest = text.toLowerCase().replaceAll(address.toLowerCase(), '');
  return rest.includes('@') ? typed : address;
}

const KNOWN = ['gmail.com', 'hotmail.com', 'outlook.com', 'yahoo.com', 'yahoo.es', 'icloud.com', 'live.com'];

/** Domains of their own that are one letter away from a known one. */
const OWN = new Set([
  ...KNOWN,
  'mail.com',
  'email.com',
  'ymail.com',
  'cloud.com',
  'live.co',
  'live.cl',
  'love.com',
  'life.com',
  'line.com',
  'like.com',
  'five.com',
  'olive.com',
  'alive.com',
  'yahoo.se',
]);

/** Whether one insertion, deletion, substitution or transposition of neighbours makes one word the other. */
function isOneLetterAway(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short === long || long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const rest = long.slice(start + 1);
  if (short.length < long.length) return short.slice(start) === rest;
  const isSwapped =
    short[start] === long[start + 1] && short[start + 1] === long[start] && short.slice(start + 2) === long.slice(start + 2);
  return isSwapped || short.slice(start + 1) === rest;
}

/** The address that was probably meant, where the domain is one letter away from a known one; else null (MAIL-03). */
export function suggestEmail(email: string): string | null {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  if (at < 1 || OWN.has(domain)) return null;
  const meant = KNOWN.find((known) => isOneLetterAway(domain, known));
  return meant === undefined ? null : `${email.slice(0, at)}@${meant}`;
}
