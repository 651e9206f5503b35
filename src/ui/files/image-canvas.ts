/** An image drawn and encoded, in a worker or in the page. */

type Draw = (context: OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D) => void;

interface Encoding {
  readonly type: 'image/jpeg' | 'image/png';
  readonly quality?: number;
}

/** A canvas of the page, for browsers whose canvases all belong to it. */
function encodeInPage(width: number, height: number, draw: Draw, { type, quality }: Encoding): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context) draw(context);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, type, quality);
  });
}

/** What `draw` draws, as an image of that many pixels. Rejects when the canvas is too large for the browser. */
export async function encodeDrawing(width: number, height: number, draw: Draw, encoding: Encoding): Promise<Blob> {
  if (typeof OffscreenCanvas === 'undefined') {
    const encoded = await encodeInPage(width, height, draw, encoding);
    if (encoded === null) throw new Error('The canvas gave no picture.');
    return encoded;
  }
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The canvas cannot be drawn on.');
  draw(context);
  return canvas.convertToBlob(encoding);
}
