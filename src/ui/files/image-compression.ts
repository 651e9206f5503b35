import Compressor from 'compressorjs';
import { extensionOf } from './file-kind';
import { drawVector } from './image-vector';

/** Bytes from which an image is compressed with loss (FILE-08, FILE-09). */
const LARGE = 20_000;

/** Largest side of a canvas in pixels; larger ones give an empty image. */
const MAX_SIDE = 16_384;

/** JPEG quality for an image of that many bytes. */
export const qualityOf = (bytes: number): number => (bytes < LARGE ? 1 : 0.6);

/** The name with .jpg as its extension (FILE-15). */
export const jpegName = (name: string): string => name.replace(/\.[^.]*$/, '.jpg');

/** Compressor needs a type; browsers give none for an unknown extension. */
const withType = (file: File) => (file.type.startsWith('image/') ? file : new Blob([file], { type: 'image/jpeg' }));

function compress(source: Blob, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    void new Compressor(source, {
      quality,
      mimeType: 'image/jpeg',
      // Uses the result even if it is larger: the original's EXIF data may tell where it was taken (FILE-15).
      strict: false,
      // Browsers apply the EXIF orientation themselves.
      checkOrientation: false,
      maxWidth: MAX_SIDE,
      maxHeight: MAX_SIDE,
      success: resolve,
      error: reject,
    });
  });
}

/**
 * The image as it is sent: a JPEG on white, without the camera's metadata (FILE-08, FILE-09, FILE-15). Throws when the
 * browser cannot read it.
 */
export async function compressImage(file: File): Promise<File> {
  const source = extensionOf(file.name) === 'svg' ? await drawVector(file) : withType(file);
  const result = await compress(source, qualityOf(file.size));
  // Compressor returns its source when the canvas is empty.
  if (result === source || result.type !== 'image/jpeg') throw new Error(`${file.name} cannot be compressed.`);
  return new File([result], jpegName(file.name), { type: 'image/jpeg' });
}
