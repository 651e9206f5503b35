import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { agreesWithName, extensionOf, kindOf } from './file-kind';

const PROGRAM = 'MZ\x90\0\x03\0\0\0';
const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const fileOf = (name: string, text: string) => new File([bytes(text)], name);

const samples = ['files', 'attachments'].flatMap((folder) => {
  const path = fileURLToPath(new URL(`../../../fixtures/${folder}/`, import.meta.url));
  return readdirSync(path).map((name) => [name, readFileSync(path + name)] as const);
});
const sampleOf = (extension: string) => {
  const found = samples.find(([name]) => name.endsWith(`.${extension}`));
  if (!found) throw new Error(`No sample is a ${extension}.`);
  return found[1];
};

describe('kindOf (FILE-05, FILE-06)', () => {
  it.each([
    ['a.pdf', 'document'],
    ['a.doc', 'document'],
    ['a.xls', 'document'],
    ['a.docx', 'document'],
    ['a.xlsx', 'document'],
    ['A.PDF', 'document'],
    ['a.mp4', 'video'],
    ['a.Mp4', 'video'],
    ['a.jpeg', 'image'],
    ['a.JPG', 'image'],
    ['a.svg', 'image'],
    ['a.heic', 'image'],
    ['pdf.exe.pdf', 'document'],
    ['a.mov', null],
    ['a.webm', null],
    ['a.pptx', null],
    ['a.docm', null],
    ['a.exe', null],
    ['a.pdf.exe', null],
    ['a.pdf ', null],
    ['\u202Efdp.exe', null],
    ['pdf', null],
    ['a.', null],
    ['a.toString', null],
    ['a.constructor', null],
    ['', null],
  ])('%j is %s', (name, kind) => expect(kindOf(name)).toBe(kind));
});

it.each([
  ['Acta.PDF', 'pdf'],
  ['a.tar.gz', 'gz'],
  ['acta', ''],
  ['acta.', ''],
])('the extension of %j is %j', (name, extension) => expect(extensionOf(name)).toBe(extension));

describe('agreesWithName (FILE-06)', () => {
  it.each(samples)('%s is what its name says', async (name, content) => {
    expect(await agreesWithName(new File([content], name))).toBe(true);
  });

  it.each(['pdf', 'doc', 'xls', 'docx', 'xlsx', 'mp4', 'png', 'jpg', 'svg', 'webp', 'gif'])(
    'a program, an empty file and text are no %s',
    async (type) => {
      for (const text of [PROGRAM, '', 'Hola'.repeat(2000)]) expect(await agreesWithName(fileOf(`a.${type}`, text))).toBe(false);
    },
  );

  it.each([
    ['pdf', 'docx'],
    ['docx', 'xlsx'],
    ['xlsx', 'docx'],
    ['docx', 'doc'],
    ['doc', 'docx'],
    ['mp4', 'png'],
    ['png', 'pdf'],
    ['jpg', 'mp4'],
  ])('a %s named .%s does not', async (type, name) => {
    expect(await agreesWithName(new File([sampleOf(type)], `a.${name}`))).toBe(false);
  });

  it.each([
    ['a QuickTime video', 'mp4', '\0\0\0\x14ftypqt  ', false],
    ['an AVIF', 'mp4', '\0\0\0\x1Cftypavif', false],
    ['an AVIF', 'avif', '\0\0\0\x1Cftypavif', true],
    ['a HEIC', 'heic', '\0\0\0\x18ftypheic', true],
    ['an MP4', 'heic', '\0\0\0\x18ftypisom', false],
    ['a phone’s MP4', 'mp4', '\0\0\0\x18ftypmp42', true],
    ['a text that names a folder of Word', 'docx', 'Hola word/ y adiós', false],
    ['a sound', 'webp', 'RIFF\0\0\0\0WAVE', false],
    ['a zip of other things', 'docx', 'PK\x03\x04\0\0foto.png', false],
    ['a drawing after declarations', 'svg', '\xEF\xBB\xBF<?xml version="1.0"?>\n<!-- uno --><svg:svg xmlns:svg="…">', true],
    ['a zip that names it long before its end', 'docx', `PK\x03\x04word/${'\0'.repeat(70_000)}`, false],
    ['a zip that names it near its end', 'docx', `PK\x03\x04${'\0'.repeat(70_000)}word/`, true],
    ['what has the mark of a picture, but at its place alone', 'webp', 'XXXX\0\0\0\0WEBP', false],
    ['a drawing after blanks', 'svg', ' \n\t<svg>', true],
    ['a text with a drawing in it', 'svg', 'Hola <svg>', false],
    ['a drawing after a letter', 'svg', 'x<svg>', false],
    ['a type that is not allowed', 'exe', '%PDF-1.7', false],
    ['a page', 'svg', '<html><body>svg</body></html>', false],
  ])('%s as .%s', async (_, type, text, agrees) => {
    expect(await agreesWithName(fileOf(`a.${type}`, text))).toBe(agrees);
  });

  it('takes an image under another image’s extension', async () => {
    expect(await agreesWithName(new File([sampleOf('webp')], 'foto.jpg'))).toBe(true);
  });

  it('refuses what cannot be read, such as a folder', async () => {
    const folder = new File([], 'fotos.pdf');
    folder.slice = () => {
      throw new Error('no file');
    };
    expect(await agreesWithName(folder)).toBe(false);
  });
});
