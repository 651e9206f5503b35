/** Pixels of the longer side: an SVG has a shape and no size, and some are drawn for 24 pixels. */
const LONGER_SIDE = 1600;

/** Clear where the drawing is: the ground comes with the JPEG. */
function draw(image: HTMLImageElement): Promise<Blob | null> {
  // An SVG that says nothing of its shape is drawn as a square.
  const width = image.naturalWidth || LONGER_SIDE;
  const height = image.naturalHeight || LONGER_SIDE;
  const scale = LONGER_SIDE / Math.max(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
}

/**
 * An SVG as a PNG, for Compressor. As a picture it runs no script and fetches nothing. Throws when the browser cannot
 * read it, or keeps it from being copied because of what it embeds.
 */
export async function drawVector(svg: Blob): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const png = await draw(image);
    if (png === null) throw new Error('The drawing gave no picture.');
    return png;
  } finally {
    URL.revokeObjectURL(url);
  }
}
