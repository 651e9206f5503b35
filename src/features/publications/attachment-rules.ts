/** Accepts or refuses the files that are chosen or dropped (FILE-01 to FILE-11, FILE-15). */
import { MAX_ATTACHMENTS, MAX_ATTACHMENT_BYTES } from '@/api/resources/publications';
import { agreesWithName, kindOf, type FileKind } from '@/ui/files/file-kind';
import { bytesOf, countOf, withAdded, type AddedAttachment, type AttachmentsValue } from './attachments';
import { compressImage } from '@/ui/files/image-compression';

export const TOO_MANY = 'No puedes subir más de 5 archivos en total';
export const TOO_BIG = 'El tamaño total de los archivos no debe superar 10MB';
export const WRONG_TYPE = 'Tipo de archivo no permitido';

/** Numbers the files that were added: no two bear the same, and nobody reads it. */
let count = 0;

/** Without the folders that a name may come with; all else of it is only text. */
function withoutPath(file: File): File {
  const name = file.name.split(/[/\\]/).at(-1) ?? '';
  return name === file.name ? file : new File([file], name, { type: file.type });
}

/** What of the selection is used: its images after the first are not, whatever they are (FILE-07). */
function usedOf(selection: readonly File[]): { file: File; kind: FileKind | null }[] {
  const files = selection.map(withoutPath).map((file) => ({ file, kind: kindOf(file.name) }));
  const image = files.find(({ kind }) => kind === 'image');
  return files.filter((one) => one.kind !== 'image' || one === image);
}

/** As it is sent: an image compressed, now and not on sending, because only so it is known that it can be read. */
async function prepared(one: AddedAttachment, compress: typeof compressImage): Promise<AddedAttachment> {
  return one.kind === 'image' ? { ...one, file: await compress(one.file) } : one;
}

/**
 * The attachments that a selection adds to the current ones, or why it is refused: whole, the current ones stay
 * (FILE-11). What is known without reading comes first: extension, number, size; then the first bytes, and last
 * whether the image can be read. `withAdded` puts in what this gives.
 */
export async function checkSelection(
  current: AttachmentsValue,
  selection: readonly File[],
  compress = compressImage,
): Promise<{ added: AddedAttachment[] } | { refusal: string }> {
  const added: AddedAttachment[] = [];
  for (const { file, kind } of usedOf(selection)) {
    if (kind === null) return { refusal: WRONG_TYPE };
    count += 1;
    added.push({ id: count, kind, name: file.name, size: file.size, file });
  }
  const next = withAdded(current, added);
  if (countOf(next) > MAX_ATTACHMENTS) return { refusal: TOO_MANY };
  if (bytesOf(next) > MAX_ATTACHMENT_BYTES) return { refusal: TOO_BIG };
  const agree = await Promise.all(added.map(({ file }) => agreesWithName(file)));
  if (agree.includes(false)) return { refusal: WRONG_TYPE };
  try {
    return { added: await Promise.all(added.map((one) => prepared(one, compress))) };
  } catch {
    // FILE-15: the browser cannot read the image.
    return { refusal: WRONG_TYPE };
  }
}
