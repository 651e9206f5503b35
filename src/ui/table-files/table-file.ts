/** A chosen file as a table (IMPO-04): why it is refused, and what it holds. */
import { askWorker } from '@/ui/files/start-worker';
import { extensionOf } from '@/ui/files/file-kind';
import { shownFileName } from '@/ui/files/file-name';
import { refusalText } from '@/ui/files/file-refusal';
import { startTableWorker } from './start-table-worker';
import type { ContentRefusal, TableContent, TableJob } from './table-reading';

/** The kinds of files that hold lists. */
export const TABLE_FILES = '.xlsx,.csv';

/** Why a file is no table, as it is told. */
export interface RefusedFile {
  readonly refusal: string;
}

/** Bytes; a larger file is none of a school's list. */
const MOST_BYTES = 5_000_000;

function contentText(refusal: ContentRefusal, fileName: string): string {
  const name = shownFileName(fileName);
  const texts: Readonly<Record<ContentRefusal, string>> = {
    empty: refusalText('empty', fileName),
    encrypted: `${name} tiene contraseña. En Excel: Archivo, Información, Proteger libro, y quítala.`,
    old: `${name} es de un Excel anterior a 2007. En Excel: Guardar como, Libro de Excel (.xlsx).`,
    otherContent: `${name} no es un archivo Excel.`,
    tooMuch: `${name} es demasiado grande por dentro. Copia la lista en un libro nuevo y guárdala allí.`,
    notText: 'El archivo no es de texto. En Excel: Guardar como, CSV UTF-8.',
  };
  return texts[refusal];
}

const readInPage = async (job: TableJob) => (await import('./table-reading')).readTableBytes(job);

/** Why the file is refused by its name and size, before anything is read. */
function refusalByName({ name, size }: File): string | null {
  const extension = extensionOf(name);
  if (extension === 'xls') return contentText('old', name);
  if (extension !== 'xlsx' && extension !== 'csv') return `${shownFileName(name)} no es un archivo .xlsx ni .csv.`;
  return size > MOST_BYTES ? 'El archivo es demasiado grande: puede pesar hasta 5 MB.' : null;
}

/**
 * Reads a file as a table, in a worker.
 *
 * @param names names of columns: of several sheets the first one under which one stands is read
 */
export async function readTableFile(
  file: File,
  names: readonly string[],
  signal = new AbortController().signal,
): Promise<TableContent | RefusedFile> {
  const refusal = refusalByName(file);
  if (refusal !== null) return { refusal };
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return { refusal: refusalText('unreadable', file.name) };
  try {
    const job = { bytes: new Uint8Array(bytes), names, isText: extensionOf(file.name) === 'csv' };
    const content = await askWorker(startTableWorker, job, readInPage, signal);
    return typeof content === 'string' ? { refusal: contentText(content, file.name) } : content;
  } catch {
    return { refusal: 'No se pudo cargar el lector de archivos. Revisa tu conexión y elige el archivo otra vez.' };
  }
}
