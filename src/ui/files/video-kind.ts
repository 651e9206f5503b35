/** Whether a file is an MP4: by its boxes, or because the browser plays it (FILE-16). */
import { brandOf } from './box-brand';
import { isImage } from './image-kind';
import { bytesText } from './file-bytes';
import { canPlay } from './video-playback';

/** Boxes that such a file begins with, also one of QuickTime or without a brand. */
const FIRST_BOXES = ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot', 'uuid', 'styp'];

const QUICKTIME = 'qt  ';

/** Enough for any film; a file of empty boxes would take for ever. */
const MAX_BOXES = 1000;

/** The size of the box that begins there, to the file's end where it does not say. */
function sizeOf(bytes: DataView, rest: number): number {
  const size = bytes.getUint32(0);
  if (size === 0) return rest;
  return size === 1 && bytes.byteLength === 16 ? Number(bytes.getBigUint64(8)) : size;
}

/** Whether the boxes lead to one that describes a film. */
async function hasFilm(file: Blob): Promise<boolean> {
  let from = 0;
  for (let count = 0; count < MAX_BOXES && from + 8 <= file.size; count += 1) {
    const start = file.slice(from, from + 16);
    const size = sizeOf(new DataView(await start.arrayBuffer()), file.size - from);
    if (size < 8) return false;
    if ((await bytesText(start)).slice(4, 8) === 'moov') return true;
    from += size;
  }
  return false;
}

/**
 * `head`: the file's first bytes. One with an MP4's brand is taken also where this browser lacks its codec; any other
 * when the browser plays it. Rejects when the file cannot be read.
 */
export async function isMp4(head: string, file: Blob, plays = canPlay): Promise<boolean> {
  if (!FIRST_BOXES.includes(head.slice(4, 8)) || isImage(head)) return false;
  const brand = brandOf(head);
  return (brand !== null && brand !== QUICKTIME && (await hasFilm(file))) || plays(file);
}
