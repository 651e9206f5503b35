/** The file that a person fills in with a list. */
import { sheetCell } from '@/ui/base/sheet-text';
import { saveAs } from '@/ui/files/download';

/** Without it spreadsheets do not read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The head alone, separated by semicolons as Spanish spreadsheets expect. */
export const templateOf = (names: readonly string[]): string => `${BYTE_ORDER_MARK}${names.map(sheetCell).join(';')}\r\n`;

export const saveTemplate = (names: readonly string[], fileName: string): void =>
  saveAs(new Blob([templateOf(names)], { type: 'text/csv' }), fileName);
