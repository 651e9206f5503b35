/** The zip that a workbook is, opened within limits and made ready for the library that reads it. */
import { strFromU8, strToU8, unzipSync, zipSync, type Unzipped } from 'fflate';

/** Bytes that a workbook may unfold to: a list of 50 000 lines takes a tenth of it (IMPO-04). */
const MOST_BYTES = 80_000_000;

/** Cells that the sheets may span: one that stands far from the others spans all between. */
const MOST_CELLS = 5_000_000;

/** What unfolds to more than any list does. */
export class TooMuch extends Error {}

/** Pictures and printers' settings are left folded. */
const isRead = (name: string): boolean => name.endsWith('.xml') || name.endsWith('.rels');

/** By the sizes that its directory tells, before anything is unfolded. What is longer than that fails as it is unfolded. */
function unfold(bytes: Uint8Array): Unzipped {
  let sum = 0;
  return unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!isRead(name)) return false;
      sum += originalSize;
      if (sum > MOST_BYTES) throw new TooMuch();
      return true;
    },
  });
}

const CELL = /<(?:\w{1,20}:)?c\s[^<>]*>/g;

const columnNumber = (letters: string): number => Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** The library reads the error of a formula as an empty cell: as a text it is told (PAST-06). */
function withErrors(sheet: string): string {
  let rows = 0;
  let columns = 0;
  const told = sheet.replace(CELL, (cell) => {
    const [, letters = '', row = ''] = / r=["']([A-Z]{1,3})(\d{1,7})["']/.exec(cell) ?? [];
    // One that is only coloured ends at once.
    if (!cell.endsWith('/>')) {
      rows = Math.max(rows, Number(row));
      columns = Math.max(columns, columnNumber(letters));
    }
    return cell.replace(/ t=(["'])e\1/, ' t="str"');
  });
  if (rows * columns > MOST_CELLS) throw new TooMuch();
  return told;
}

/** The workbook as the library reads it, not folded any more. Throws for what is no zip. */
export function openedWorkbook(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const files = unfold(bytes);
  const made = Object.entries(files).map(([name, content]) => [
    name,
    /worksheets\/[^/]+\.xml$/i.test(name) ? strToU8(withErrors(strFromU8(content))) : content,
  ]);
  return new Uint8Array(zipSync(Object.fromEntries(made) as Unzipped, { level: 0 }));
}
