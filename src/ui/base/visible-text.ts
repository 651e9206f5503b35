/** What people see of a text, without what programs hide in it. */

/** Also what a text file ends lines with, and what Word and Excel write for a line break within a paragraph or a cell. */
const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

const HIDDEN = [
  // Control characters, but tabs and line breaks.
  '\\u0000-\\u0008\\u000E-\\u001F\\u007F-\\u0084\\u0086-\\u009F',
  // Soft hyphen, joiners and fillers without a width.
  '\\u00AD\\u034F\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B\\u200C\\u2060-\\u2064\\u206A-\\u206F\\u3164',
  // Marks of direction, byte order marks, anchors of annotations.
  '\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069\\uFEFF\\uFFF9-\\uFFFB',
].join('');

/** A joiner without width is seen only within an emoji: a family is one picture. */
const LONE_JOINER = '\\u200D(?!\\p{Extended_Pictographic})|(?<![\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F])\\u200D';

const INVISIBLE = new RegExp(`[${HIDDEN}]|\\p{Cs}|${LONE_JOINER}`, 'gu');

/** The text without what cannot be seen, its accents composed (NFC), so that it is found by what is read. */
export const seenText = (text: string): string => text.replace(INVISIBLE, '').normalize('NFC');

/** The same, with line breaks as '\n' and spaces of any width as plain ones (PAST-03). */
export const visibleText = (text: string): string => seenText(text.replace(LINE_BREAK, '\n')).replace(/\p{Zs}/gu, ' ');
