/** Joins PDF files. Includes the PDF library, so import it lazily (BULK-05). */
import { PDFDocument } from '@cantoo/pdf-lib';

/** Appends a file, starting on an odd page. Returns false if it cannot be read: it may be locked or damaged. */
async function append(joined: PDFDocument, bytes: ArrayBuffer): Promise<boolean> {
  try {
    const part = await PDFDocument.load(bytes);
    const { width, height } = part.getPage(0).getSize();
    const pages = await joined.copyPages(part, part.getPageIndices());
    if (joined.getPageCount() % 2 === 1) joined.addPage([width, height]);
    for (const page of pages) joined.addPage(page);
    return true;
  } catch (error) {
    console.info('BULK-04', error);
    return false;
  }
}

/**
 * Joins the files in order, each starting on an odd page for printing on both sides (BULK-03). Also returns the unreadable files, which
 * are left out (BULK-04).
 */
export async function joinPdfs(files: readonly Blob[]): Promise<{ file: Blob; unreadable: readonly Blob[] }> {
  const joined = await PDFDocument.create();
  const unreadable: Blob[] = [];
  for (const file of files) if (!(await append(joined, await file.arrayBuffer()))) unreadable.push(file);
  return { file: new Blob([await joined.save()], { type: 'application/pdf' }), unreadable };
}
