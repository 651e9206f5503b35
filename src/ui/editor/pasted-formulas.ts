/** Formulas in MathML as a line of text (POST-50). */
import type { Formats } from './pasted-runs';

/** Indices and powers, by their place among the parts of a formula. */
const PARTS: Readonly<Record<string, readonly Formats['raise'][]>> = {
  msup: [null, 'super'],
  msub: [null, 'sub'],
  msubsup: [null, 'sub', 'super'],
  munder: [null, 'sub'],
  munderover: [null, 'sub', 'super'],
};

export function formulaRaise(element: Element): Formats['raise'] {
  const parts = PARTS[element.parentElement?.tagName ?? ''];
  return parts === undefined ? null : (parts[Array.from(element.parentElement?.children ?? []).indexOf(element)] ?? null);
}

/** A number, a letter or a word: what needs no brackets. */
const isSingle = (part: Element): boolean =>
  /^m[inos]$|^mtext$/.test(part.tagName)
    ? true
    : /^(?:\d+(?:[.,]\d+)?|\p{L})$/u.test(part.textContent.trim()) && part.querySelector('msup, msub, msubsup') === null;

/** A part of a formula as it stands on a line: text, an element, or an element that is raised. */
export type FormulaPart = string | Element | { readonly raised: Element };

const bracketed = (part: Element): FormulaPart[] => (isSingle(part) ? [part] : ['(', part, ')']);

/** Fractions and roots, which are drawn by lines: 'a/b', '√16', '³√8'; null for what stands on a line by itself. */
export function formulaParts({ tagName, children, childNodes }: Element): FormulaPart[] | null {
  const [first, second] = children;
  if (tagName === 'mfrac' && first && second) return [...bracketed(first), '/', ...bracketed(second)];
  if (tagName === 'mroot' && first && second) return [{ raised: second }, '√', ...bracketed(first)];
  if (tagName !== 'msqrt') return null;
  if (first && children.length === 1) return ['√', ...bracketed(first)];
  return ['√(', ...Array.from(childNodes).filter((node) => node instanceof Element), ')'];
}
