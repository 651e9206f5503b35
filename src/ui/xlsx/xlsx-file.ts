import { lateCode } from './late-code';
import type { Sheet } from './sheet';
import { startSheetWorker } from './start-sheet-worker';

const fileInPage = async (sheet: Sheet): Promise<Blob> => (await lateCode(() => import('./sheet-file'))).sheetFile(sheet);

/**
 * The gate for spreadsheets that are saved (SECU-09): an .xlsx, written in a worker, which `signal` ends without an answer; in the page
 * where there is none, or its code does not come.
 */
export function xlsxFile(sheet: Sheet, signal: AbortSignal): Promise<Blob> {
  const worker = startSheetWorker();
  if (worker === null) return fileInPage(sheet);
  signal.addEventListener('abort', () => worker.terminate());
  return new Promise<Blob>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Blob>) => resolve(data));
    worker.addEventListener('error', (event) => {
      // Else it is reported as a mistake of the page.
      event.preventDefault();
      resolve(fileInPage(sheet));
    });
    worker.postMessage(sheet, []);
  }).finally(() => worker.terminate());
}
