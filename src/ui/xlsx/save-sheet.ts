import dayjs from 'dayjs';
import { saveAs } from '@/ui/files/download';
import { ownFileName } from '@/ui/files/file-name';
import type { Sheet } from './sheet';
import { xlsxFile } from './xlsx-file';

/** Saves a spreadsheet as '{name} {AAAA-MM-DD}.xlsx', unless `signal` has aborted meanwhile (EXPO-03). */
export async function saveSheet(sheet: Sheet, name: string, signal: AbortSignal): Promise<void> {
  const file = await xlsxFile(sheet, signal);
  signal.throwIfAborted();
  saveAs(file, `${ownFileName(name)} ${dayjs().format('YYYY-MM-DD')}.xlsx`);
}
