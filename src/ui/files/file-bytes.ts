/** Readings of a file's content, as text. */

/** Arguments that a call takes in every browser. */
const CHUNK = 8192;

/** The bytes as characters with the same codes, which no decoder gives: 'latin1' is Windows-1252. */
export async function bytesText(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const parts: string[] = [];
  for (let from = 0; from < bytes.length; from += CHUNK) parts.push(String.fromCharCode(...bytes.subarray(from, from + CHUNK)));
  return parts.join('');
}

/** True when both hold the same bytes; false where one cannot be read any more. */
export async function haveSameBytes(one: Blob, other: Blob): Promise<boolean> {
  if (one === other) return true;
  if (one.size !== other.size) return false;
  try {
    const [a, b] = await Promise.all([bytesText(one), bytesText(other)]);
    return a === b;
  } catch {
    return false;
  }
}

export const beginsWith =
  (...marks: string[]) =>
  (head: string): boolean =>
    marks.some((mark) => head.startsWith(mark));

/** Control characters, which no text has; those of breaks and tabs aside. */
const isControl = (character: string) => character < ' ' && !'\t\n\v\f\r'.includes(character);

const ENCODINGS = [
  ['\xFF\xFE', 'utf-16le'],
  ['\xFE\xFF', 'utf-16be'],
  ['\xEF\xBB\xBF', 'utf-8'],
] as const;

/** By its byte order mark; without one, UTF-16 shows by the zeros beside its first letter. */
function encodingOf(head: string): string {
  const marked = ENCODINGS.find(([mark]) => head.startsWith(mark));
  if (marked) return marked[1];
  if (/^[\t\n\r -~]\0/.test(head)) return 'utf-16le';
  return /^\0[\t\n\r -~]/.test(head) ? 'utf-16be' : 'windows-1252';
}

/** The beginning of a text, whatever its encoding, without a byte order mark; null for what is no text. */
export function textOf(head: string): string | null {
  const bytes = Uint8Array.from(head, (character) => character.charCodeAt(0));
  const text = new TextDecoder(encodingOf(head)).decode(bytes);
  return Array.from(text).some(isControl) ? null : text;
}
