/** Numbers as people type them: '4,5' and '4.5' are one (learning's marks, VALU-10). */

const TYPED = /^-?(\d+([.,]\d*)?|[.,]\d+)$/;

/** The number that was typed, with a comma or a point; null where it is none, or nothing. */
export function readNumber(text: string): number | null {
  const typed = text.trim();
  return TYPED.test(typed) ? Number(typed.replace(',', '.')) : null;
}

/** Moves the decimal point to the right, in the text, which may have an exponent: binary fractions would leave a rest. */
function movePoint(value: number, places: number): number {
  const [digits, exponent = 0] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}

/** Without the rest that binary fractions leave: 0.1 + 0.2 is 0.3. */
export function roundTo(value: number, decimals: number): number {
  // So large a number has no decimals.
  if (Math.abs(value) >= Number.MAX_SAFE_INTEGER) return value;
  return Math.sign(value) * movePoint(Math.round(movePoint(Math.abs(value), decimals)), -decimals);
}

/** What was typed, with at most so many decimals; it keeps its comma or point, and what is no number stays as it is. */
export function roundedText(text: string, decimals: number): string {
  const value = readNumber(text);
  if (value === null) return text;
  const rounded = roundTo(value, decimals);
  if (rounded === value) return text.trim();
  return text.includes(',') ? String(rounded).replace('.', ',') : String(rounded);
}
