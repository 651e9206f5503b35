/** The worker that reads one file. */
import { readTableBytes, type TableJob } from './table-reading';

addEventListener('message', ({ data }: MessageEvent<TableJob>) => {
  void readTableBytes(data).then((result) => postMessage(result, {}));
});
