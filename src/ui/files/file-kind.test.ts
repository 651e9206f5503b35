import { describe, expect, it } from 'vitest';
import { extensionOf, kindOf } from './file-kind';

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
