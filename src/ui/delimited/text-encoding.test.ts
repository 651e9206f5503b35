import { expect, it } from 'vitest';
import { decodeText } from './text-encoding';

// No dashes: Node, unlike browsers, reads Windows-1252 as ISO 8859-1.
const TEXT = 'Logro;Bajo\r\nComparar años bisiestos;Aún no «así»';

const utf16 = (text: string, isLittle: boolean) =>
  Uint8Array.from(
    text.split('').flatMap((letter) => {
      const halves = [letter.charCodeAt(0) & 0xff, letter.charCodeAt(0) >> 8];
      return isLittle ? halves : halves.toReversed();
    }),
  );

/** One byte a letter: the code where the text has it, else its place in the table. */
const encoded = (text: string, codes: Readonly<Record<string, number>>) =>
  Uint8Array.from(text.split(''), (letter) => codes[letter] ?? letter.charCodeAt(0));

const WINDOWS = { '–': 0x96, '’': 0x92, '“': 0x93 };
const MAC = { ñ: 0x96, ú: 0x9c, á: 0x87, é: 0x8e, í: 0x92, ó: 0x97, '«': 0xc7, '»': 0xc8 };

it.each([
  ['UTF-8', new TextEncoder().encode(TEXT)],
  ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${TEXT}`)],
  ['UTF-16 LE with a mark', utf16(`\uFEFF${TEXT}`, true)],
  ['UTF-16 BE with a mark', utf16(`\uFEFF${TEXT}`, false)],
  ['UTF-16 LE', utf16(TEXT, true)],
  ['UTF-16 BE', utf16(TEXT, false)],
  ['Windows-1252', encoded(TEXT, WINDOWS)],
  ['Mac Roman', encoded(TEXT, MAC)],
])('%s', (_, bytes) => expect(decodeText(bytes)).toBe(TEXT));

it('a text without accents, and none, are read as they are', () => {
  expect(decodeText(new TextEncoder().encode('Logro;Bajo'))).toBe('Logro;Bajo');
  expect(decodeText(new Uint8Array())).toBe('');
});

it('dashes and quotes of Windows are no letters of a Mac', () => {
  const text = 'Año 2026 – 2027: la niña dijo “sí” – de nuevo’';
  expect(decodeText(encoded(text, { ...WINDOWS, '”': 0x94 }))).toMatch(/^Año 2026 . 2027: la niña dijo .sí. . de nuevo.$/);
});

it('English of Windows is none of a Mac, and Spanish of a Mac is known by one letter', () => {
  const english = 'Logro;Básico\nTell one’s age;It’s fine, doesn’t it';
  expect(decodeText(encoded(english, WINDOWS))).toContain('Básico');
  expect(decodeText(encoded('Logro;Negativo\nTell one’s age;It’s', WINDOWS))).toMatch(/one.s age;It.s$/);
  for (const word of ['años', 'mínimo', 'canción', 'cuánto', 'qué', 'algún']) expect(decodeText(encoded(word, MAC))).toBe(word);
});
