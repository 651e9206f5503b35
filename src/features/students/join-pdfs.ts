/** Joins PDF files; brings its library along, so it is imported when it is first needed (BULK-05). */
import { PDFDocument } from '@cantoo/pdf-lib';

/** Puts the pages of a file behind the others, on an odd page; says whether it could: one may be locked or damaged. */
async function append(whole: PDFDocument, bytes: ArrayBuffer): Promise<boolean> {
  try {
    const part = await PDFDocument.load(bytes);
    const { width, height } = part.getPage(0).getSize();
    const pages = await whole.copyPages(part, part.getPageIndices());
    if (whole.getPageCount() % 2 === 1) whole.addPage([width, height]);
    for (const page of pages) whole.addPage(page);
    return true;
  } catch (error) {
    console.info('BULK-04', error);
    return false;
  }
}

/**
 * One file of all pages, in that order; each begins on an odd page, so that it can be printed on both sides (BULK-03). Beside it the
 * files that could not be read, which it lacks (BULK-04).
 */
export async function joinPdfs(files: readonly Blob[]): Promise<{ file: Blob; unreadable: readonly Blob[] }> {
  const whole = await PDFDocument.create();
  const unreadable: Blob[] = [];
  for (const file of files) if (!(await append(whole, await file.arrayBuffer()))) unreadable.push(file);
  return { file: new Blob([await whole.save()], { type: 'application/pdf' }), unreadable };
}
