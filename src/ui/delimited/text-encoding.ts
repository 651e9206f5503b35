/** Reads text files as spreadsheets write them (PAST-02). */

/** Accented letters of Spanish beside another letter. */
const SPANISH = /\p{L}[áéíóúñü]|[áéíóúñü]\p{L}/iu;

/** What a Mac's accented letters are in Windows-1252: signs that stand in no word. Node gives control characters for them. */
const SIGNS_IN_WORDS = /\p{L}[‡Žœƒ„†‹\u0080-\u0091\u0098-\u009F]|[‡ƒ\u0083\u0087]\p{L}/u;

/** A dash or an apostrophe within a word may be a Mac's letter, unless English writes it so. */
const DASHES_IN_WORDS = /\p{Ll}[–—\u0096\u0097]\p{Ll}|\p{Ll}[’\u0092](?!(?:s|t|re|ll|ve|d|m)\b)\p{Ll}/u;

/** Whether a text that was read as Windows-1252 is Mac Roman; `mac`: the same, read so. */
function isMacRoman(windows: string, mac: string): boolean {
  if (SPANISH.test(windows) || !SPANISH.test(mac)) return false;
  return SIGNS_IN_WORDS.test(windows) || DASHES_IN_WORDS.test(windows);
}

/** UTF-16 is known by its byte order mark or, without one, by the empty halves of its letters. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 1000);
  const emptyAt = (half: number) => start.filter((byte, index) => byte === 0 && index % 2 === half).length;
  const enough = start.length / 4;
  if (emptyAt(1) > enough && emptyAt(0) < enough) return 'utf-16le';
  return emptyAt(0) > enough && emptyAt(1) < enough ? 'utf-16be' : null;
}

/** Decodes UTF-8, UTF-16 in either order, Windows-1252 and Mac Roman. */
export function decodeText(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes);
  if (utf16 !== null) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Two encodings of one byte a letter, which any file fits.
    const windows = new TextDecoder('windows-1252').decode(bytes);
    const mac = new TextDecoder('macintosh').decode(bytes);
    return isMacRoman(windows, mac) ? mac : windows;
  }
}
