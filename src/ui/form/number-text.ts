/** Numbers as people type them: '4,5' and '4.5' are the same (learning's marks, VALU-10). */

const TYPED = /^-?(\d+([.,]\d*)?|[.,]\d+)$/;

/** Reads a typed number, with a comma or a point; null for anything else. */
export function readNumber(text: string): number | null {
  const typed = text.trim();
  return TYPED.test(typed) ? Number(typed.replace(',', '.')) : null;
}

/** Moves the decimal point to the right, in the text, which may have an exponent: multiplying would leave binary errors. */
function movePoint(value: number, places: number): number {
  const [digits, exponent = 0] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}

/** Rounds without binary errors: 0.1 + 0.2 becomes 0.3. */
export function roundTo(value: number, decimals: number): number {
  // A number this large has no decimals.
  if (Math.abs(value) >= Number.MAX_SAFE_INTEGER) return value;
  return Math.sign(value) * movePoint(Math.round(movePoint(Math.abs(value), decimals)), -decimals);
}

/** The typed text, rounded to `decimals`; keeps its comma or point, and leaves what is not a number. */
export function roundedText(text: string, decimals: number): string {
  const value = readNumber(text);
  if (value === null) return text;
  const rounded = roundTo(value, decimals);
  if (rounded === value) return text.trim();
  return text.includes(',') ? String(rounded).replace('.', ',') : String(rounded);
}
