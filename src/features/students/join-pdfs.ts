/** Joins PDF files. Includes the PDF library, so import it lazily (BULK-05). */
import { PDFDocument } from '@cantoo/pdf-lib';

/** Appends a file, on an odd page if `isTwoSided`. Returns false if it cannot be read: it may be locked or damaged. */
async function append(joined: PDFDocument, bytes: ArrayBuffer, isTwoSided: boolean): Promise<boolean> {
  try {
    const part = await PDFDocument.load(bytes);
    const { width, height } = part.getPage(0).getSize();
    const pages = await joined.copyPages(part, part.getPageIndices());
    if (isTwoSided && joined.getPageCount() % 2 === 1) joined.addPage([width, height]);
    for (const page of pages) joined.addPage(page);
    return true;
  } catch (error) {
    console.info('BULK-04', error);
    return false;
  }
}

interface JoinedPdfs {
  readonly file: Blob;
  /** Of the file, empty ones too. */
  readonly pages: number;
  /** They are left out (BULK-04). */
  readonly unreadable: readonly Blob[];
}

/** Joins the files in order; for printing on both sides each starts on an odd page (BULK-03), else no page is empty (BULK-06). */
export async function joinPdfs(files: readonly Blob[], { isTwoSided }: { isTwoSided: boolean }): Promise<JoinedPdfs> {
  const joined = await PDFDocument.create();
  const unreadable: Blob[] = [];
  for (const file of files) if (!(await append(joined, await file.arrayBuffer(), isTwoSided))) unreadable.push(file);
  const pages = joined.getPageCount();
  return { file: new Blob([await joined.save()], { type: 'application/pdf' }), pages, unreadable };
}
