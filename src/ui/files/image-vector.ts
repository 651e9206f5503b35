import { encodeDrawing } from './image-canvas';

/** Pixels of the longer side: an SVG scales, and its own size may be 24 pixels. */
const LONGER_SIDE = 1600;

/** Draws on a transparent background, which the JPEG makes white. */
function draw(image: HTMLImageElement): Promise<Blob> {
  // An SVG without a size is drawn as a square.
  const side = { width: image.naturalWidth || LONGER_SIDE, height: image.naturalHeight || LONGER_SIDE };
  const scale = LONGER_SIDE / Math.max(side.width, side.height);
  const width = Math.max(1, Math.round(side.width * scale));
  const height = Math.max(1, Math.round(side.height * scale));
  return encodeDrawing(width, height, (context) => context.drawImage(image, 0, 0, width, height), { type: 'image/png' });
}

/** A data URL: from any other URL, an SVG with `<foreignObject>` taints the canvas. */
function dataUrlOf(svg: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onloadend = () => {
      if (typeof reader.result === 'string') resolve(reader.result);
      else reject(new Error('The drawing cannot be read.'));
    };
    reader.readAsDataURL(new Blob([svg], { type: 'image/svg+xml' }));
  });
}

/** An SVG as a PNG, to be compressed. As a picture it runs no script and fetches nothing. Throws when the browser cannot read it. */
export async function drawVector(svg: Blob): Promise<Blob> {
  const image = new Image();
  image.src = await dataUrlOf(svg);
  await image.decode();
  return draw(image);
}
