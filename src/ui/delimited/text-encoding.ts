/** Reads text files as spreadsheets write them (PAST-02). */

/** Accented letters of Spanish beside another letter: a wrong encoding shows signs in their place. */
const SPANISH = /\p{L}[áéíóúñü]|[áéíóúñü]\p{L}/giu;

const countSpanish = (text: string) => text.match(SPANISH)?.length ?? 0;

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
    return countSpanish(mac) > countSpanish(windows) ? mac : windows;
  }
}
