/** The gate for names of files, where they show and where they are saved (SECU-06). */
import { extensionOf, kindOf } from './file-kind';

/** Signs of direction, which turn 'fdp.exe' into 'exe.pdf', and others without a width. */
const UNSEEN = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\p{Cs}]/gu;

/** Controls, line ends among them. */
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;

/** The name as it shows: in NFC (FILE-18), without signs of direction and controls. */
export const shownFileName = (name: string): string => name.replace(UNSEEN, '').replace(CONTROLS, ' ').trim().normalize() || 'archivo';

/** Signs that a file's name can't hold, on some system. */
const RESERVED = /[<>:"/\\|?*]+/g;

/** Leaves room for a day and an extension in the 255 bytes of a name. */
const LONGEST = 100;

/** The beginning of a file's name, made of texts of people (EXPO-03). */
export const ownFileName = (text: string): string => shownFileName(text.replace(RESERVED, '').replace(/\s+/g, ' ').slice(0, LONGEST));

/** What a server says of any file. */
const SAYS_NOTHING = /^(?:$|(?:application|binary)\/(?:x-)?octet-stream$|application\/(?:x-|force-)?download$)/;

/** What Office files are inside, as servers that look at the content say. */
const ZIP = String.raw`application\/(?:x-)?zip(?:-compressed)?`;
const OLE = String.raw`application\/(?:x-)?ole-?storage`;
const OFFICE = String.raw`application\/vnd\.openxmlformats-officedocument`;
const WORD = String.raw`application\/(?:msword|vnd\.ms-word|x-msword)|${OFFICE}\.wordprocessingml\.document`;
const EXCEL = String.raw`application\/(?:vnd\.ms-excel|(?:x-)?(?:ms)?excel)|${OFFICE}\.spreadsheetml\.sheet`;
// Linear: the types above, which repeat nothing.
const oneOf = (...types: readonly string[]) => new RegExp(`^(?:${types.join('|')})$`);

/** The types of each extension. */
const TYPES: Readonly<Record<string, RegExp>> = {
  pdf: /^application\/(?:x-pdf|pdf|acrobat)$/,
  doc: oneOf(WORD, OLE),
  docx: oneOf(WORD, ZIP),
  xls: oneOf(EXCEL, OLE),
  xlsx: oneOf(EXCEL, ZIP),
  mp4: /^(?:video|application)\/mp4$/,
  svg: /^image\/svg\+xml$/,
};

/** Of pictures, whose programs look at the content: but an SVG, which may hold code, is named so. */
const PICTURE = /^image\/(?!svg)/;

/** The extensions of types that a file without one is given. */
const EXTENSIONS = [
  ['pdf', TYPES['pdf']],
  ['docx', /wordprocessingml/],
  ['doc', oneOf(WORD)],
  ['xlsx', /spreadsheetml/],
  ['xls', oneOf(EXCEL)],
  ['mp4', TYPES['mp4']],
  ['png', /^image\/png$/],
  ['jpg', /^image\/jpeg$/],
] as const;

/** '.7z' and '.EXE' are extensions; the ends of 'Circular 1.2', 'Acta Dra.Ruiz' and 'v1.2.final' are none. */
const EXTENSION = /\.(?:(?=\d*[a-z])[a-z\d]{1,4}|(?=\d*[A-Z])[A-Z\d]{1,4})$/;

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
