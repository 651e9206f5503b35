/** An image as the JPEG that is sent; it runs in a worker, so that the page's thread is free (FILE-18). */
import { imageSize } from 'image-size';
import { encodeDrawing } from './image-canvas';

export interface JpegJob {
  readonly source: Blob;
  /** From 0 to 1. */
  readonly quality: number;
}

/** The JPEG, or why there is none. */
export type JpegResult = Blob | 'undecodable' | 'tooManyPixels';

/** FILE-17 */
const MAX_PIXELS = 50_000_000;

/** Largest side of a canvas in pixels; larger ones give an empty image. */
const MAX_SIDE = 16_384;

/** The size stands before the picture, in a photo behind its metadata. */
const HEAD_BYTES = 1_048_576;

interface Size {
  readonly width: number;
  readonly height: number;
}

const isTooLarge = ({ width, height }: Size) => width * height > MAX_PIXELS;

/** Size and type that the file's head tells, before the image takes memory; null where it tells none. */
async function toldOf(source: Blob) {
  const head = new Uint8Array(await source.slice(0, HEAD_BYTES).arrayBuffer());
  try {
    return imageSize(head);
  } catch {
    return null;
  }
}

const TYPES = new Map([
  ['jpg', 'image/jpeg'],
  ['png', 'image/png'],
  ['gif', 'image/gif'],
  ['webp', 'image/webp'],
  ['bmp', 'image/bmp'],
]);

/** With the type that its content has: the name may give another one, or none. */
function typed(source: Blob, told: string | undefined): Blob {
  const type = TYPES.get(told ?? '');
  return type === undefined ? source : new Blob([source], { type });
}

/** What is clear becomes white (FILE-15). */
function encode(image: ImageBitmap, quality: number): Promise<Blob> {
  const scale = Math.min(1, MAX_SIDE / Math.max(image.width, image.height));
  const width = Math.max(1, Math.round(image.width * scale));
  const height = Math.max(1, Math.round(image.height * scale));
  const draw: Parameters<typeof encodeDrawing>[2] = (context) => {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.drawImage(image, 0, 0, width, height);
  };
  return encodeDrawing(width, height, draw, { type: 'image/jpeg', quality });
}

/** Upright, as the camera held it, and without its metadata (FILE-08, FILE-09, FILE-15). */
export async function jpegOf({ source, quality }: JpegJob): Promise<JpegResult> {
  try {
    const told = await toldOf(source);
    if (told && isTooLarge(told)) return 'tooManyPixels';
    const image = await createImageBitmap(typed(source, told?.type));
    try {
      return isTooLarge(image) ? 'tooManyPixels' : await encode(image, quality);
    } finally {
      image.close();
    }
  } catch {
    return 'undecodable';
  }
}
