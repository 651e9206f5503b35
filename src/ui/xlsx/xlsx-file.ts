import { askWorker } from '@/ui/files/start-worker';
import { lateCode } from './late-code';
import type { Sheet } from './sheet';
import { startSheetWorker } from './start-sheet-worker';

const fileInPage = async (sheet: Sheet): Promise<Blob> => (await lateCode(() => import('./sheet-file'))).sheetFile(sheet);

/**
 * The gate for spreadsheets that are saved (SECU-09): an .xlsx, written in a worker, which `signal` ends without an answer; in the page
 * where there is none, or its code does not come.
 */
export const xlsxFile = (sheet: Sheet, signal: AbortSignal): Promise<Blob> => askWorker(startSheetWorker, sheet, fileInPage, signal);
