/** The kind of a file by its extension (FILE-05); whether its content agrees: file-refusal.ts. */

export type FileKind = 'document' | 'video' | 'image';

const DOCUMENTS = ['pdf', 'doc', 'xls', 'docx', 'xlsx'];
const IMAGES = 'png apng jpg jpeg jpe jfif pjpeg pjp gif webp svg bmp dib ico avif heic heif tif tiff jxl'.split(' ');

/** After the last dot, in lower case; empty without one. */
export const extensionOf = (name: string): string => /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** The kind of a file by its name; null for a type that is not allowed. */
export function kindOf(name: string): FileKind | null {
  const extension = extensionOf(name);
  if (extension === 'mp4') return 'video';
  if (IMAGES.includes(extension)) return 'image';
  return DOCUMENTS.includes(extension) ? 'document' : null;
}
