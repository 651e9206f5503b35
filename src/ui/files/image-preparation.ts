/** An image as it is sent: a JPEG on white, without the camera's metadata (FILE-08, FILE-09, FILE-15). */
import { headOf, type Refusal } from './file-refusal';
import { isHeic, isSvg } from './image-kind';
import { jpegOf, type JpegJob, type JpegResult } from './image-jpeg';
import { drawVector } from './image-vector';
import { startImageWorker } from './start-image-worker';

/** Bytes from which an image is compressed with loss (FILE-08, FILE-09). */
const LARGE = 20_000;

/** JPEG quality for an image of that many bytes. */
export const qualityOf = (bytes: number): number => (bytes < LARGE ? 1 : 0.6);

/** The name with .jpg as its extension (FILE-15). */
export const jpegName = (name: string): string => name.replace(/\.[^.]*$/, '.jpg');

/** In a worker; in the page where there is none, or its code does not come. Rejects when `signal` aborts. */
function jpegInWorker(job: JpegJob, signal: AbortSignal): Promise<JpegResult> {
  const worker = startImageWorker();
  if (worker === null) return jpegOf(job);
  return new Promise<JpegResult>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.addEventListener('message', ({ data }: MessageEvent<JpegResult>) => resolve(data));
    worker.addEventListener('error', (event) => {
      // Else it is reported as a mistake of the page.
      event.preventDefault();
      resolve(jpegOf(job));
    });
    worker.postMessage(job, []);
  }).finally(() => worker.terminate());
}

/** The image to send, or why it is refused. Rejects when `signal` aborts, which also stops the work (FILE-18). */
export async function prepareImage(file: File, signal: AbortSignal): Promise<File | Refusal> {
  try {
    const head = await headOf(file);
    const source = isSvg(head) ? await drawVector(file) : file;
    signal.throwIfAborted();
    const result = await jpegInWorker({ source, quality: qualityOf(file.size) }, signal);
    if (result instanceof Blob) return new File([result], jpegName(file.name), { type: 'image/jpeg' });
    return result === 'undecodable' && isHeic(head) ? 'heic' : result;
  } catch {
    signal.throwIfAborted();
    return 'undecodable';
  }
}
