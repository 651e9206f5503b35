/** Why a chosen file is refused, and how that is told (FILE-06, FILE-16, FILE-17). */
import { isDocument } from './document-kind';
import { bytesText } from './file-bytes';
import { extensionOf, kindOf } from './file-kind';
import { shownFileName } from './file-name';
import { isImage } from './image-kind';
import { isProgram } from './program-kind';
import { canPlay } from './video-playback';
import { isMp4 } from './video-kind';

/** `unreadable`: the disk does not give it, such as a folder. `undecodable`: the browser cannot draw the image (FILE-15). */
export type Refusal = 'notAllowed' | 'empty' | 'unreadable' | 'otherContent' | 'undecodable' | 'heic' | 'tooManyPixels';

/** Bytes that tell what a file is: an SVG may begin with comments. */
const HEAD_BYTES = 4096;

export const headOf = (file: Blob): Promise<string> => bytesText(file.slice(0, HEAD_BYTES));

/** Why a file is refused by its name and size, before anything is read. */
export function refusalByName({ name, size }: File): Refusal | null {
  if (kindOf(name) === null) return 'notAllowed';
  return size === 0 ? 'empty' : null;
}

async function agreesWithName(file: File, plays: typeof canPlay): Promise<boolean> {
  const head = await headOf(file);
  if (await isProgram(head, file)) return false;
  const kind = kindOf(file.name);
  if (kind === 'image') return isImage(head);
  return kind === 'video' ? isMp4(head, file, plays) : isDocument(extensionOf(file.name), head, file);
}

/** Why a file is refused by its name or content; null for one that is what its name says. `plays` asks the browser. */
export async function refusalOf(file: File, plays = canPlay): Promise<Refusal | null> {
  try {
    return refusalByName(file) ?? ((await agreesWithName(file, plays)) ? null : 'otherContent');
  } catch {
    return 'unreadable';
  }
}

const NOT_ALLOWED = 'Tipo de archivo no permitido';

const TYPES: Readonly<Record<string, string>> = { pdf: 'PDF', doc: 'Word', docx: 'Word', xls: 'Excel', xlsx: 'Excel', mp4: 'MP4' };

/** The sentence for a refusal of the file of that name (FILE-17). */
export function refusalText(refusal: Refusal, fileName: string): string {
  const name = shownFileName(fileName);
  const type = TYPES[extensionOf(fileName)];
  const texts: Readonly<Record<Refusal, string>> = {
    notAllowed: NOT_ALLOWED,
    empty: 'El archivo está vacío.',
    unreadable: `${name} no se puede leer. Revisa que no sea una carpeta, que no haya cambiado de lugar y que otro programa no lo esté usando.`,
    otherContent: type === undefined ? NOT_ALLOWED : `${name} no es un archivo ${type}.`,
    // FILE-15
    undecodable: NOT_ALLOWED,
    heic: 'Esta foto está en formato HEIC y el navegador no puede abrirla. En el iPhone: Ajustes, Cámara, Formatos, Más compatible.',
    tooManyPixels: 'La imagen es demasiado grande: redúcela a menos de 50 megapíxeles.',
  };
  return texts[refusal];
}
