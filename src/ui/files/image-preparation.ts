/** An image as it is sent: a JPEG on white, without the camera's metadata (FILE-08, FILE-09, FILE-15). */
import { headOf, type Refusal } from './file-refusal';
import { isHeic, isSvg } from './image-kind';
import { jpegOf, type JpegJob, type JpegResult } from './image-jpeg';
import { drawVector } from './image-vector';
import { startImageWorker } from './start-image-worker';
import { askWorker } from './start-worker';

/** Bytes from which an image is compressed with loss (FILE-08, FILE-09). */
const LARGE = 20_000;

/** JPEG quality for an image of that many bytes. */
export const qualityOf = (bytes: number): number => (bytes < LARGE ? 1 : 0.6);

/** The name with .jpg as its extension (FILE-15). */
export const jpegName = (name: string): string => name.replace(/\.[^.]*$/, '.jpg');

async function imageFrom(file: File, signal: AbortSignal): Promise<File | Refusal> {
  try {
    const head = await headOf(file);
    const source = isSvg(head) ? await drawVector(file) : file;
    signal.throwIfAborted();
    const result = await askWorker<JpegJob, JpegResult>(startImageWorker, { source, quality: qualityOf(file.size) }, jpegOf, signal);
    if (result instanceof Blob) return new File([result], jpegName(file.name), { type: 'image/jpeg' });
    return result === 'undecodable' && isHeic(head) ? 'heic' : result;
  } catch {
    return 'undecodable';
  }
}

const untilAborted = (signal: AbortSignal) =>
  new Promise<null>((resolve) => {
    if (signal.aborted) resolve(null);
    else signal.addEventListener('abort', () => resolve(null));
  });

/** The image to send, why it is refused, or null as soon as `signal` aborts, which also stops the work (FILE-18). */
export const prepareImage = (file: File, signal: AbortSignal): Promise<File | Refusal | null> =>
  Promise.race([untilAborted(signal), imageFrom(file, signal)]);
