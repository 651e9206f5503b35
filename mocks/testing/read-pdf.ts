/** What a PDF shows, for tests of the papers. */
import { getDocumentProxy } from 'unpdf';

export interface PdfText {
  readonly text: string;
  /** In points, from the left and the top of the page; `y` is the baseline. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
}

/** The texts of each page, in the order in which they were drawn. */
export async function readPdf(file: Blob): Promise<PdfText[][]> {
  const pdf = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()));
  const pages = Array.from({ length: pdf.numPages }, async (_, index) => {
    const page = await pdf.getPage(index + 1);
    const { height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    return items.flatMap((item): PdfText[] => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [size = 0, , , , x = 0, y = 0] = item.transform as number[];
      return [{ text: item.str, x, y: height - y, width: item.width, size }];
    });
  });
  return Promise.all(pages);
}

/** Its texts, one a line. */
export const textOfPdf = async (file: Blob): Promise<string> =>
  (await readPdf(file))
    .flat()
    .map(({ text }) => text)
    .join('\n');
