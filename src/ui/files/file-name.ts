/** The gate for names of files, where they show and where they are saved (SECU-06). */
import { extensionOf, kindOf } from './file-kind';

/** Signs of direction, which turn 'fdp.exe' into 'exe.pdf', and others without a width. */
const UNSEEN = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\p{Cs}]/gu;

/** Controls, line ends among them. */
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;

/** The name as it shows: in NFC (FILE-18), without signs of direction and controls. */
export const shownFileName = (name: string): string => name.replace(UNSEEN, '').replace(CONTROLS, ' ').trim().normalize() || 'archivo';

/** What a server says of any file. */
const SAYS_NOTHING = /^(?:$|(?:application|binary)\/octet-stream$|application\/(?:x-)?download$)/;

const OFFICE = 'application\\/vnd\\.openxmlformats-officedocument';
const WORD = new RegExp(`^(?:application\\/msword|${OFFICE}\\.wordprocessingml\\.document)$`);
const EXCEL = new RegExp(`^(?:application\\/vnd\\.ms-excel|${OFFICE}\\.spreadsheetml\\.sheet)$`);

/** The types of each extension. */
const TYPES: Readonly<Record<string, RegExp>> = {
  pdf: /^application\/(?:x-)?pdf$/,
  doc: WORD,
  docx: WORD,
  xls: EXCEL,
  xlsx: EXCEL,
  mp4: /^(?:video|application)\/mp4$/,
  svg: /^image\/svg\+xml$/,
};

/** Of pictures, whose programs look at the content: but an SVG, which may hold code, is named so. */
const PICTURE = /^image\/(?!svg)/;

/** The extensions of types that a file without one is given. */
const EXTENSIONS = [
  ['pdf', TYPES['pdf']],
  ['docx', /wordprocessingml/],
  ['doc', WORD],
  ['xlsx', /spreadsheetml/],
  ['xls', EXCEL],
  ['mp4', TYPES['mp4']],
  ['png', /^image\/png$/],
  ['jpg', /^image\/jpeg$/],
] as const;

/** '.7z' is an extension, the end of 'Circular 1.2' is none. */
const EXTENSION = /\.(?=\d*[a-z])[a-z\d]{1,10}$/i;

/**
 * The name under which a downloaded file is saved: with an extension that is allowed (FILE-05) and that its type says. A name
 * without an extension gets that of its type.
 *
 * @param type as the server says it, perhaps with parameters
 * @returns null for a file that must not be saved
 */
export function savedFileName(name: string, type: string): string | null {
  const shown = shownFileName(name);
  const bare = (type.split(';')[0] ?? '').trim().toLowerCase();
  if (!EXTENSION.test(shown)) {
    const extension = EXTENSIONS.find(([, types]) => types?.test(bare))?.[0];
    return extension === undefined ? null : `${shown}.${extension}`;
  }
  if (kindOf(shown) === null) return null;
  return SAYS_NOTHING.test(bare) || (TYPES[extensionOf(shown)] ?? PICTURE).test(bare) ? shown : null;
}
