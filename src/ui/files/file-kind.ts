/** What a file is: its extension decides, and its first bytes must agree (FILE-05, FILE-06). */

export type FileKind = 'document' | 'video' | 'image';

const IMAGES = 'png apng jpg jpeg jpe jfif pjpeg pjp gif webp svg bmp dib ico avif heic heif tif tiff jxl'.split(' ');

/** Bytes read from the start: an SVG may begin with comments. */
const HEAD_BYTES = 4096;

/** Bytes read from the end, where a zip lists its entries. */
const TAIL_BYTES = 65_536;

/** After the last dot, in lower case; empty without one. */
export const extensionOf = (name: string): string => /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** The kind of a file by its name; null for a type that is not allowed. */
export function kindOf(name: string): FileKind | null {
  const extension = extensionOf(name);
  if (extension === 'mp4') return 'video';
  if (IMAGES.includes(extension)) return 'image';
  return Object.hasOwn(DOCUMENTS, extension) ? 'document' : null;
}

/** The bytes as characters with the same codes. */
async function bytesText(blob: Blob): Promise<string> {
  let text = '';
  for (const byte of new Uint8Array(await blob.arrayBuffer())) text += String.fromCharCode(byte);
  return text;
}

const beginsWith =
  (...marks: string[]) =>
  (head: string) =>
    marks.some((mark) => head.startsWith(mark));

/** Excel and Word up to 2003: a compound file; its start does not tell which of the two. */
const isCompound = beginsWith('\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1');
const isZip = beginsWith('PK\x03\x04');

const zipWith = (folder: string) => async (head: string, file: Blob) =>
  isZip(head) && (await bytesText(file.slice(-TAIL_BYTES))).includes(folder);

const DOCUMENTS: Readonly<Record<string, (head: string, file: Blob) => boolean | Promise<boolean>>> = {
  pdf: beginsWith('%PDF-'),
  doc: isCompound,
  xls: isCompound,
  docx: zipWith('word/'),
  xlsx: zipWith('xl/'),
};

/** The brand in the box that MP4, QuickTime, HEIC and AVIF all begin with. */
const brandOf = (head: string) => (head.slice(4, 8) === 'ftyp' ? head.slice(8, 12) : null);

const IMAGE_BRANDS = ['avif', 'avis', 'heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];
const QUICKTIME = 'qt  ';

function isMp4(head: string): boolean {
  const brand = brandOf(head);
  return brand !== null && brand !== QUICKTIME && !IMAGE_BRANDS.includes(brand);
}

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
const isSvg = (head: string) => /^(\xEF\xBB\xBF)?\s*</.test(head) && /<(\w+:)?svg[\s>]/.test(head);

/**
 * Any image agrees with any image extension: images often have a wrong one, and a JPEG is sent in any case. Whether the
 * browser can read the image, its compression shows (FILE-15).
 */
const isImage = (head: string) => isRaster(head) || isWebp(head) || IMAGE_BRANDS.includes(brandOf(head) ?? '') || isSvg(head);

/** True when the content is of the type in the name; false for what cannot be read (a folder). */
export async function agreesWithName(file: File): Promise<boolean> {
  try {
    const head = await bytesText(file.slice(0, HEAD_BYTES));
    const kind = kindOf(file.name);
    if (kind === 'video') return isMp4(head);
    if (kind === 'image') return isImage(head);
    return (await DOCUMENTS[extensionOf(file.name)]?.(head, file)) ?? false;
  } catch {
    return false;
  }
}
