/** The worker that writes one spreadsheet (EXPO-01). */
import type { Sheet } from './sheet';
import { sheetFile } from './sheet-file';

addEventListener('message', ({ data }: MessageEvent<Sheet>) => {
  sheetFile(data).then(
    (file) => postMessage(file, {}),
    (error: unknown) =>
      // A rejected promise of a worker does not reach the page.
      setTimeout(() => {
        throw error;
      }),
  );
});
