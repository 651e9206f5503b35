/** Accepts or refuses chosen or dropped files (FILE-01 to FILE-11, FILE-15 to FILE-19). */
import { MAX_ATTACHMENTS, MAX_ATTACHMENT_BYTES } from '@/api/resources/publications';
import { haveSameBytes } from '@/ui/files/file-bytes';
import { kindOf } from '@/ui/files/file-kind';
import { refusalByName, refusalOf, refusalText, type Refusal } from '@/ui/files/file-refusal';
import { bytesOf, countOf, presentOf, withAdded, type AddedAttachment, type AttachmentsValue } from './attachments';

export const TOO_MANY = 'No puedes subir más de 5 archivos en total';
export const TOO_BIG = 'El tamaño total de los archivos no debe superar 10MB';
export const REPEATED = 'Ya está en Adjuntos.';

/** What becomes of a selection. */
interface Checked {
  /** For `withAdded`; empty when the selection is refused. */
  readonly added: readonly AddedAttachment[];
  /** What a snackbar says: why all is refused (FILE-11), or that a file is attached already (FILE-19). */
  readonly message: string | null;
}

/** Makes an image the one that is sent; null: the person cancelled it (FILE-18). */
export type PrepareImage = (image: AddedAttachment) => Promise<File | Refusal | null>;

const refused = (message: string): Checked => ({ added: [], message });

/** Source of unique ids for added files. */
let lastId = 0;

/** The file under its name without folders, in NFC (FILE-18). */
function renamed(file: File): File {
  const name = (file.name.split(/[/\\]/).at(-1) ?? '').normalize();
  return name === file.name ? file : new File([file], name, { type: file.type, lastModified: file.lastModified });
}

/** The files of a selection without all images after the first (FILE-07). */
function usedOf(selection: readonly File[]): File[] {
  const files = selection.map(renamed);
  const isImage = ({ name }: File) => kindOf(name) === 'image';
  const image = files.find(isImage);
  return files.filter((file) => !isImage(file) || file === image);
}

async function isAmong(files: readonly File[], file: File): Promise<boolean> {
  const alike = files.filter(({ name, size }) => name === file.name && size === file.size);
  return (await Promise.all(alike.map((each) => haveSameBytes(each, file)))).includes(true);
}

/** The files that are not attached yet, each once (FILE-19). */
async function newAmong(files: readonly File[], attached: readonly AddedAttachment[]): Promise<File[]> {
  const sources = attached.map(({ source }) => source);
  const isRepeated = await Promise.all(files.map((file, index) => isAmong([...sources, ...files.slice(0, index)], file)));
  return files.filter((_, index) => isRepeated[index] === false);
}

/** The first refusal of a file, as its sentence. */
async function refusalAmong(files: readonly File[], refusalFor: (file: File) => Promise<Refusal | null> | Refusal | null) {
  const refusals = await Promise.all(files.map(async (file) => ({ file, refusal: await refusalFor(file) })));
  const found = refusals.find(({ refusal }) => refusal !== null);
  return found?.refusal ? refusalText(found.refusal, found.file.name) : null;
}

function attachmentOf(file: File): AddedAttachment {
  lastId += 1;
  return { id: lastId, kind: kindOf(file.name) ?? 'document', name: file.name, size: file.size, source: file, file };
}

/** The attachments with their image as it is sent, or without it when it was cancelled; the sentence that refuses it. */
async function withPrepared(added: readonly AddedAttachment[], prepare: PrepareImage): Promise<AddedAttachment[] | string> {
  const image = added.find(({ kind }) => kind === 'image');
  if (!image) return [...added];
  const file = await prepare(image);
  if (typeof file === 'string') return refusalText(file, image.name);
  return added.flatMap((each) => {
    if (each !== image) return [each];
    return file === null ? [] : [{ ...image, file }];
  });
}

/**
 * What a selection adds, or why all of it is refused (FILE-11). Checks first what needs no reading: name, number, size;
 * then the content, and last whether the image can be prepared.
 */
export async function checkSelection(
  current: AttachmentsValue,
  selection: readonly File[],
  prepare: PrepareImage,
  refusalFor = refusalOf,
): Promise<Checked> {
  const used = usedOf(selection);
  const byName = await refusalAmong(used, refusalByName);
  if (byName !== null) return refused(byName);
  const files = await newAmong(used, presentOf(current));
  const attachments = files.map(attachmentOf);
  const next = withAdded(current, attachments);
  if (countOf(next) > MAX_ATTACHMENTS) return refused(TOO_MANY);
  if (bytesOf(next) > MAX_ATTACHMENT_BYTES) return refused(TOO_BIG);
  const byContent = await refusalAmong(files, (file) => refusalFor(file));
  if (byContent !== null) return refused(byContent);
  const added = await withPrepared(attachments, prepare);
  if (typeof added === 'string') return refused(added);
  return { added, message: files.length < used.length ? REPEATED : null };
}
