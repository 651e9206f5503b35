/** Images by their first bytes (FILE-06, FILE-15). */
import { brandOf, brandsOf } from './box-brand';
import { beginsWith, textOf } from './file-bytes';

const AVIF = ['avif', 'avis'];
const HEIC = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

const isRaster = beginsWith(
  '\x89PNG\r\n\x1A\n',
  '\xFF\xD8\xFF', // JPEG
  'GIF87a',
  'GIF89a',
  'BM', // BMP
  '\0\0\x01\0', // ICO
  'II*\0', // TIFF
  'MM\0*',
  '\xFF\x0A', // JPEG XL
  '\0\0\0\x0CJXL ',
);
const isWebp = (head: string) => head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP';

/** A drawing, which a browser draws in the page alone. */
export function isSvg(head: string): boolean {
  const text = textOf(head) ?? '';
  return /^\s*</.test(text) && /<(\w+:)?svg[\s>]/.test(text);
}

/**
 * Any image agrees with any image extension: images often have a wrong one, and a JPEG is sent in any case. Whether the
 * browser can read the image, its compression shows (FILE-15).
 */
export const isImage = (head: string): boolean =>
  isRaster(head) || isWebp(head) || [...AVIF, ...HEIC].includes(brandOf(head) ?? '') || isSvg(head);

/** A photo of an iPhone, which few browsers read, whatever its extension (FILE-17). */
export const isHeic = (head: string): boolean =>
  HEIC.includes(brandOf(head) ?? '') && !brandsOf(head).some((brand) => AVIF.includes(brand));
