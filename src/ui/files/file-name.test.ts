import { describe, expect, it } from 'vitest';
import { ownFileName, savedFileName, shownFileName } from './file-name';

it.each([
  ['informe\u202Efdp.exe', 'informefdp.exe'],
  ['\u2066informe\u2069.pdf', 'informe.pdf'],
  ['\u202A\u202B\u202C\u202D\u202E\u2067\u2068a.pdf', 'a.pdf'],
  ['a\u200E\u200F\u061C.pdf', 'a.pdf'],
  ['a.pdf\u200B\uFEFF', 'a.pdf'],
  ['a\u0000b\u0007.pdf', 'a b .pdf'],
  ['a\r\nb\tc.pdf', 'a b c.pdf'],
  ['a\u2028b\u0085.pdf', 'a b .pdf'],
  ['cancio\u0301n.pdf', 'canción.pdf'],
  ['a\uD800.pdf', 'a.pdf'],
  ['familia 👨‍👩‍👧.png', 'familia 👨‍👩‍👧.png'],
  ['  Boletín Ana Pérez.pdf ', 'Boletín Ana Pérez.pdf'],
  ['\u202E\u0000', 'archivo'],
  ['', 'archivo'],
])('%j shows as %j', (name, shown) => {
  expect(shownFileName(name)).toBe(shown);
});

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

describe('savedFileName', () => {
  it.each([
    ['a.pdf', 'application/pdf', 'a.pdf'],
    ['A.PDF', 'Application/PDF; charset=binary', 'A.PDF'],
    ['a\u202E.pdf', 'application/pdf', 'a.pdf'],
    ['a.pdf', '', 'a.pdf'],
    ['a.pdf', 'application/octet-stream', 'a.pdf'],
    ['a.docx', 'binary/octet-stream', 'a.docx'],
    ['a.docx', DOCX, 'a.docx'],
    ['a.docx', 'application/msword', 'a.docx'],
    ['a.xls', 'application/vnd.ms-excel', 'a.xls'],
    ['a.mp4', 'video/mp4', 'a.mp4'],
    ['a.jpg', 'image/png', 'a.jpg'],
    ['a.svg', 'image/svg+xml', 'a.svg'],
    ['informe.exe.pdf', 'application/pdf', 'informe.exe.pdf'],
    ['Circular', 'application/pdf', 'Circular.pdf'],
    ['Circular No. 5', 'application/pdf', 'Circular No. 5.pdf'],
    ['Circular 1.2', DOCX, 'Circular 1.2.docx'],
    ['foto', 'image/jpeg', 'foto.jpg'],
    ['Acta Dra.Ruiz', 'application/pdf', 'Acta Dra.Ruiz.pdf'],
    ['v1.2.final', 'application/pdf', 'v1.2.final.pdf'],
    ['a.application', 'application/pdf', 'a.application.pdf'],
    ['a.docx', 'application/zip', 'a.docx'],
    ['a.xlsx', 'application/x-zip-compressed', 'a.xlsx'],
    ['a.doc', 'application/x-ole-storage', 'a.doc'],
    ['a.xls', 'application/x-ole-storage', 'a.xls'],
    ['a.xls', 'application/x-excel', 'a.xls'],
    ['a.xlsx', 'application/msexcel', 'a.xlsx'],
    ['a.doc', 'application/vnd.ms-word', 'a.doc'],
    ['a.pdf', 'application/force-download', 'a.pdf'],
    ['a.pdf', 'application/x-octet-stream', 'a.pdf'],
    ['a.pdf', 'application/acrobat', 'a.pdf'],
  ])('%j of %j is saved as %j', (name, type, saved) => {
    expect(savedFileName(name, type)).toBe(saved);
  });

  it.each([
    ['a.exe', 'application/pdf'],
    ['a.exe', ''],
    ['a.pdf.exe', 'application/octet-stream'],
    ['a.pdf\u200B.lnk', 'application/pdf'],
    ['a.html', 'text/html'],
    ['a.7z', 'application/x-7z-compressed'],
    ['a.csv', 'text/csv'],
    ['a.pdf', 'text/html'],
    ['a.pdf', 'image/svg+xml'],
    ['a.pdf', 'application/x-msdownload'],
    ['a.pdf', 'application/zip'],
    ['a.EXE', 'application/pdf'],
    ['a.docx', 'application/x-ole-storage'],
    ['a', 'application/zip'],
    ['a.application', 'application/octet-stream'],
    ['a.docx', 'application/pdf'],
    ['a.xlsx', DOCX],
    ['a.png', 'image/svg+xml'],
    ['a.svg', 'image/png'],
    ['a.mp4', 'image/png'],
    ['a', 'application/octet-stream'],
    ['a', 'text/html'],
    ['.pdf.', 'text/html'],
  ])('%j of %j is refused', (name, type) => {
    expect(savedFileName(name, type)).toBeNull();
  });
});

describe('the beginning of a file that the page makes (EXPO-03)', () => {
  it.each([
    ['Estudiantes Sexto A', 'Estudiantes Sexto A'],
    ['Ñ/A: «¿qué?» <1|2> "x"*\\', 'ÑA «¿qué» 12 x'],
    ['Cursos  2026\u202E', 'Cursos 2026'],
    ['x'.repeat(300), 'x'.repeat(100)],
    [`${'x'.repeat(99)}😀`, 'x'.repeat(99)],
    ['///', 'archivo'],
  ])('%j is %j', (text, name) => {
    expect(ownFileName(text)).toBe(name);
  });
});
