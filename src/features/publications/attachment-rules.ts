/** Accepts or refuses chosen or dropped files (FILE-01 to FILE-11, FILE-15). */
import { MAX_ATTACHMENTS, MAX_ATTACHMENT_BYTES } from '@/api/resources/publications';
import { agreesWithName, kindOf, type FileKind } from '@/ui/files/file-kind';
import { bytesOf, countOf, withAdded, type AddedAttachment, type AttachmentsValue } from './attachments';
import { compressImage } from '@/ui/files/image-compression';

export const TOO_MANY = 'No puedes subir más de 5 archivos en total';
export const TOO_BIG = 'El tamaño total de los archivos no debe superar 10MB';
export const WRONG_TYPE = 'Tipo de archivo no permitido';

/** Source of unique ids for added files. */
let lastId = 0;

/** Removes folders from the file's name; the rest stays as it is. */
function withoutPath(file: File): File {
  const name = file.name.split(/[/\\]/).at(-1) ?? '';
  return name === file.name ? file : new File([file], name, { type: file.type });
}

/** The files of a selection without all images after the first (FILE-07). */
function usedOf(selection: readonly File[]): { file: File; kind: FileKind | null }[] {
  const files = selection.map(withoutPath).map((file) => ({ file, kind: kindOf(file.name) }));
  const image = files.find(({ kind }) => kind === 'image');
  return files.filter((file) => file.kind !== 'image' || file === image);
}

/** Compresses an image. Done when it is chosen, because an unreadable image fails here. */
async function prepared(attachment: AddedAttachment, compress: typeof compressImage): Promise<AddedAttachment> {
  return attachment.kind === 'image' ? { ...attachment, file: await compress(attachment.file) } : attachment;
}

/**
 * The attachments that a selection adds, for `withAdded`, or why the whole selection is refused (FILE-11). Checks first
 * what needs no reading: extension, number, size; then the first bytes, and last whether the image can be read.
 */
export async function checkSelection(
  current: AttachmentsValue,
  selection: readonly File[],
  compress = compressImage,
): Promise<{ added: AddedAttachment[] } | { refusal: string }> {
  const added: AddedAttachment[] = [];
  for (const { file, kind } of usedOf(selection)) {
    if (kind === null) return { refusal: WRONG_TYPE };
    lastId += 1;
    added.push({ id: lastId, kind, name: file.name, size: file.size, file });
  }
  const next = withAdded(current, added);
  if (countOf(next) > MAX_ATTACHMENTS) return { refusal: TOO_MANY };
  if (bytesOf(next) > MAX_ATTACHMENT_BYTES) return { refusal: TOO_BIG };
  const agree = await Promise.all(added.map(({ file }) => agreesWithName(file)));
  if (agree.includes(false)) return { refusal: WRONG_TYPE };
  try {
    return { added: await Promise.all(added.map((each) => prepared(each, compress))) };
  } catch {
    // FILE-15: the browser cannot read the image.
    return { refusal: WRONG_TYPE };
  }
}
