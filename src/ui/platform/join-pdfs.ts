/** Joins PDF files; brings its library along, so it is imported when it is first needed (BULK-05). */
import { PDFDocument } from '@cantoo/pdf-lib';

/** One file of all pages, in that order; each begins on an odd page, so that it can be printed on both sides (BULK-03). */
export async function joinPdfs(files: readonly Blob[]): Promise<Blob> {
  const whole = await PDFDocument.create();
  for (const file of files) {
    const part = await PDFDocument.load(await file.arrayBuffer());
    const { width, height } = part.getPage(0).getSize();
    if (whole.getPageCount() % 2 === 1) whole.addPage([width, height]);
    for (const page of await whole.copyPages(part, part.getPageIndices())) whole.addPage(page);
  }
  return new Blob([await whole.save()], { type: 'application/pdf' });
}
