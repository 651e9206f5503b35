/** The worker that makes one JPEG (FILE-18). */
import { jpegOf, type JpegJob } from './image-jpeg';

addEventListener('message', ({ data }: MessageEvent<JpegJob>) => {
  void jpegOf(data).then((result) => postMessage(result, {}));
});
