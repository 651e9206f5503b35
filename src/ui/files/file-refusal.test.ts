import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isHeic } from './image-kind';
import { refusalOf, refusalText, type Refusal } from './file-refusal';

const PROGRAM = 'MZ\x90\0\x03\0\0\0';
const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const fileOf = (name: string, text: string) => new File([bytes(text)], name);

/** A browser that plays nothing. */
const plays = () => Promise.resolve(false);
const agrees = async (file: File) => (await refusalOf(file, plays)) === null;

const samples = ['files', 'attachments'].flatMap((folder) => {
  const path = fileURLToPath(new URL(`../../../fixtures/${folder}/`, import.meta.url));
  return readdirSync(path).map((name) => [name, readFileSync(path + name)] as const);
});
const sampleOf = (extension: string) => {
  const found = samples.find(([name]) => name.endsWith(`.${extension}`));
  if (!found) throw new Error(`No sample is a ${extension}.`);
  return found[1];
};

const utf16 = (text: string) => Array.from(text, (letter) => `${letter}\0`).join('');
const swapped = (text: string) => Array.from(text, (letter) => `\0${letter}`).join('');
const COMPOUND = '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1';
const ENCRYPTED = `${COMPOUND}${'\0'.repeat(90_000)}${utf16('EncryptedPackage')}`;
const entry = (name: string) => `PK\x03\x04${'\0'.repeat(26)}${name}`;
/** As the list at the end of a zip names an entry. */
const listed = (name: string) => `PK\x01\x02${'\0'.repeat(42)}${name}`;
const box = (type: string, content = '') => `\0\0\0${String.fromCharCode(8 + content.length)}${type}${content}`;

describe('a file is what its name says (FILE-06, FILE-16)', () => {
  it.each(samples)('%s', async (name, content) => {
    expect(await agrees(new File([content], name))).toBe(true);
  });

  it.each(['pdf', 'doc', 'xls', 'docx', 'xlsx', 'mp4', 'png', 'jpg', 'svg', 'webp', 'gif'])(
    'a program and text are no %s',
    async (type) => {
      for (const text of [PROGRAM, 'Hola'.repeat(2000)]) expect(await refusalOf(fileOf(`a.${type}`, text), plays)).toBe('otherContent');
    },
  );

  it.each([
    ['pdf', 'docx'],
    ['docx', 'xlsx'],
    ['xlsx', 'docx'],
    ['xlsx', 'doc'],
    ['doc', 'docx'],
    ['xls', 'xlsx'],
    ['mp4', 'png'],
    ['png', 'pdf'],
    ['jpg', 'mp4'],
  ])('a %s named .%s does not', async (type, name) => {
    expect(await refusalOf(new File([sampleOf(type)], `a.${name}`), plays)).toBe('otherContent');
  });

  it.each([
    ['an AVIF', 'mp4', '\0\0\0\x1Cftypavif', false],
    ['an AVIF', 'avif', '\0\0\0\x1Cftypavif', true],
    ['a HEIC', 'heic', '\0\0\0\x18ftypheic', true],
    ['an MP4', 'heic', '\0\0\0\x18ftypisom', false],
    ['a sound', 'webp', 'RIFF\0\0\0\0WAVE', false],
    ['a drawing after declarations', 'svg', '\xEF\xBB\xBF<?xml version="1.0"?>\n<!-- uno --><svg:svg xmlns:svg="…">', true],
    ['a drawing in UTF-16', 'svg', `\xFF\xFE${utf16('<svg>')}`, true],
    ['what has the mark of a picture, but at its place alone', 'webp', 'XXXX\0\0\0\0WEBP', false],
    ['a drawing after blanks', 'svg', ' \n\t<svg>', true],
    ['a text with a drawing in it', 'svg', 'Hola <svg>', false],
    ['a drawing after a letter', 'svg', 'x<svg>', false],
    ['a page', 'svg', '<html><body>svg</body></html>', false],
  ])('image: %s as .%s', async (_, type, text, expected) => {
    expect(await agrees(fileOf(`a.${type}`, text))).toBe(expected);
  });

  it.each([
    ['[E1] bytes before the head', 'pdf', '\xEF\xBB\xBF%PDF-1.4', true],
    ['[E1] lines before the head', 'pdf', '\r\n\r\n%PDF-1.4', true],
    ['[E1] a comment before the head', 'pdf', '<!-- generado por el sistema -->\n%PDF-1.4', true],
    ['a head that ends with the first 1024 bytes', 'pdf', `${' '.repeat(1019)}%PDF-1.4`, true],
    ['a head one byte later', 'pdf', `${' '.repeat(1020)}%PDF-1.4`, false],
    ['a program with a head in it', 'pdf', `${PROGRAM}%PDF-1.4`, false],
    ['a script with a head in it', 'pdf', '#!/bin/sh\n%PDF-1.4', false],
    ['a compound file', 'doc', COMPOUND, true],
    ['[E3] RTF', 'doc', '{\\rtf1\\ansi Carta}', true],
    ['RTF after a mark', 'doc', '\xEF\xBB\xBF{\\rtf1 Carta}', true],
    ['HTML', 'doc', '<html xmlns:w="urn:schemas-microsoft-com:office:word">', true],
    ['HTML in UTF-16', 'doc', `\xFF\xFE${utf16('<html>')}`, true],
    ['HTML in UTF-16 without a mark, the other order', 'doc', swapped('<!DOCTYPE html>'), true],
    ['HTML in UTF-16 without a mark', 'doc', utf16('<html>'), true],
    ['XML of Word 2003', 'doc', '<?xml version="1.0"?><?mso-application progid="Word.Document"?><w:wordDocument>', true],
    ['any other XML', 'doc', '<?xml version="1.0"?><job><script/></job>', false],
    ['a page in one file', 'doc', 'MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="x"\r\n', true],
    ['a message of a mail', 'doc', 'From: a@b.example\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="x"\r\n', false],
    ['.docx', 'doc', entry('word/document.xml'), true],
    ['plain text', 'doc', 'Carta a los acudientes', false],
    ['an installer', 'doc', `${COMPOUND}${'\0'.repeat(600)}\x84\x10\x0C\0\0\0\0\0\xC0\0\0\0\0\0\0\x46`, false],
    ['[E3] HTML', 'xls', '<html><head><meta charset="utf-8"></head><body><table>', true],
    ['a table alone', 'xls', '\n\n<table border=1><tr><td>Nombre</td>', true],
    ['a table after a mark and a warning', 'xls', '\xEF\xBB\xBF<br />\n<b>Notice</b>: Undefined<table>', true],
    ['XML of Excel 2003', 'xls', '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">', true],
    ['its root alone', 'xls', '<ss:Workbook>', true],
    ['a drawing', 'xls', '<?xml version="1.0"?><svg xmlns="…">', false],
    ['text with tabs in Windows-1252', 'xls', 'Nombre\tA\xF1o\r\nPe\xF1a\t2026', true],
    ['text with tabs in UTF-16', 'xls', `\xFF\xFE${utf16('Nombre\tNota')}`, true],
    ['lines that are only indented', 'xls', 'if (x)\n\tabrir()\n\tcerrar()', false],
    ['text without tabs', 'xls', 'Nombre;Nota', false],
    ['bytes with tabs', 'xls', '\x01\x02a\tb', false],
    ['a sheet outside of a compound file', 'xls', '\x09\x08\x08\0\0\0\x10\0', true],
    ['.xlsx', 'xls', entry('xl/workbook.xml'), true],
    ['.docx', 'xls', entry('word/document.xml'), false],
    ['PHP', 'xls', '<?php echo 1 ?>\t<table>', false],
    ['commands', 'xls', '@echo off\ta\tb', false],
    ['its first entry alone', 'docx', entry('word/document.xml'), true],
    ['a list of entries far from the end', 'docx', `${entry('a')}${listed('word/document.xml')}${'\0'.repeat(200_000)}`, true],
    ['a text that names a folder of Word', 'docx', 'Hola word/ y adiós', false],
    ['a zip that names it elsewhere', 'docx', `${entry('foto.png')}word/document.xml`, false],
    ['a zip of programs', 'docx', `${entry('word.exe')}${listed('word.exe')}`, false],
    ['a compound file', 'docx', COMPOUND, false],
    ['an encrypted one', 'docx', ENCRYPTED, true],
    ['an encrypted one', 'xlsx', ENCRYPTED, true],
    ['HTML', 'xlsx', '<html><table>', false],
    ['ELF', 'xls', '\x7FELF\x02\t', false],
    ['Mach-O', 'doc', '\xCF\xFA\xED\xFE', false],
    ['a shortcut', 'pdf', 'L\0\0\0\x01\x14\x02\0%PDF-', false],
    ['a text that begins like a program', 'xls', 'MZ\tNota\nA\t5', true],
  ])('%s as .%s', async (_, type, text, expected) => {
    expect(await agrees(fileOf(`a.${type}`, text))).toBe(expected);
  });

  it('takes an image under another image’s extension', async () => {
    expect(await agrees(new File([sampleOf('webp')], 'foto.jpg'))).toBe(true);
  });
});

describe('an MP4 (FILE-16)', () => {
  it.each([
    ['[E4] QuickTime', `${box('ftyp', 'qt  \0\0\0\0')}${box('moov')}`],
    ['[E4] without a brand', `${box('wide')}${box('mdat')}`],
    ['with a brand and no film', `${box('ftyp', 'isom\0\0\0\0')}${box('mdat')}`],
    ['with a box that cannot be', `${box('ftyp', 'isom\0\0\0\0')}\0\0\0\x02moov`],
    ['that ends within its box', '\0\0\0\x18ftypisom'],
  ])('%s is one when the browser plays it', async (_, text) => {
    for (const answer of [true, false]) {
      expect(await refusalOf(fileOf('a.mp4', text), () => Promise.resolve(answer))).toBe(answer ? null : 'otherContent');
    }
  });

  it.each([
    ['of a phone', `${box('ftyp', 'mp42\0\0\0\0')}${box('moov')}`],
    ['with its film at the end', `${box('ftyp', 'isom\0\0\0\0')}${box('free')}${box('mdat', 'xxxx')}${box('moov')}`],
    ['with a large box', `${box('ftyp', '3gp4\0\0\0\0')}\0\0\0\x01mdat\0\0\0\0\0\0\0\x14xxxx${box('moov')}`],
  ])('%s is one, whatever this browser plays', async (_, text) => expect(await agrees(fileOf('a.mp4', text))).toBe(true));

  it.each([
    ['another video that the browser plays', '\x1A\x45\xDF\xA3'],
    ['a picture', box('ftyp', 'avif\0\0\0\0')],
    ['a program', PROGRAM],
  ])('%s is none', async (_, text) => {
    expect(await refusalOf(fileOf('a.mp4', text), () => Promise.resolve(true))).toBe('otherContent');
  });
});

it.each([
  ['heic', 'mif1heic', true],
  ['mif1', 'heic', true],
  ['mif1', 'avif', false],
  ['avif', 'mif1', false],
  ['isom', 'heic', false],
])('a photo of an iPhone is told by its brands: %s, %s (FILE-17)', (brand, others, expected) => {
  expect(isHeic(box('ftyp', `${brand}\0\0\0\0${others}`))).toBe(expected);
});

describe('each cause has its sentence (FILE-17)', () => {
  const CAUSES: [Refusal, string, string][] = [
    ['empty', 'vacio.pdf', 'El archivo está vacío.'],
    ['notAllowed', 'a.exe', 'Tipo de archivo no permitido'],
    ['otherContent', 'Acta.PDF', 'Acta.PDF no es un archivo PDF.'],
    ['otherContent', 'a.doc', 'a.doc no es un archivo Word.'],
    ['otherContent', 'a.docx', 'a.docx no es un archivo Word.'],
    ['otherContent', 'a.xls', 'a.xls no es un archivo Excel.'],
    ['otherContent', 'a.xlsx', 'a.xlsx no es un archivo Excel.'],
    ['otherContent', 'a.mp4', 'a.mp4 no es un archivo MP4.'],
    ['otherContent', 'a.png', 'Tipo de archivo no permitido'],
    ['undecodable', 'a.png', 'Tipo de archivo no permitido'],
    [
      'heic',
      'IMG_0001.HEIC',
      'Esta foto está en formato HEIC y el navegador no puede abrirla. En el iPhone: Ajustes, Cámara, Formatos, Más compatible.',
    ],
    ['tooManyPixels', 'mega.png', 'La imagen es demasiado grande: redúcela a menos de 50 megapíxeles.'],
  ];
  it.each(CAUSES)('%s: %s', (refusal, name, text) => expect(refusalText(refusal, name)).toBe(text));

  it('[E2] an empty file is told as such, unless its type is not allowed', async () => {
    expect(await refusalOf(fileOf('vacio.pdf', ''), plays)).toBe('empty');
    expect(await refusalOf(fileOf('vacio.exe', ''), plays)).toBe('notAllowed');
  });

  it('what cannot be read, such as a folder', async () => {
    const folder = fileOf('fotos.pdf', 'x');
    folder.slice = () => {
      throw new DOMException('no file', 'NotReadableError');
    };
    expect(await refusalOf(folder, plays)).toBe('unreadable');
    expect(refusalText('unreadable', 'fotos.pdf')).toMatch(/^fotos\.pdf no se puede leer\./);
  });
});
