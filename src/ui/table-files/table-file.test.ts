import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import { readTableFile } from './table-file';
import type { TableContent } from './table-reading';

const NAMES = ['Nombre', 'Acrónimo', 'Tipo'];

const fileOf = (bytes: Uint8Array | string, name: string): File => new File([bytes as Uint8Array<ArrayBuffer>], name);

const read = async (file: File): Promise<TableContent> => {
  const content = await readTableFile(file, NAMES);
  if ('refusal' in content) throw new Error(content.refusal);
  return content;
};

const refusal = async (bytes: Uint8Array | string, name: string): Promise<unknown> => {
  const content = await readTableFile(fileOf(bytes, name), NAMES);
  return 'refusal' in content ? content.refusal : content;
};

const cellsOf = ({ lines }: TableContent) => lines.map(({ line, cells }) => [line, ...cells]);

type Cells = readonly (readonly (string | number | boolean | Date | null)[])[];

const workbook = async (...sheets: readonly { readonly sheet: string; readonly data: Cells }[]): Promise<File> => {
  const written = sheets.map(({ sheet, data }) => ({
    sheet,
    data: data.map((row) => row.map((value) => (value instanceof Date ? { value, format: 'dd/mm/yyyy' } : value))),
  }));
  return fileOf(await writeWorkbook(written).toBuffer(), 'Cursos.xlsx');
};

/** A workbook of one sheet with that markup. */
const rawWorkbook = (sheet: string, more: Readonly<Record<string, Uint8Array>> = {}): Uint8Array =>
  zipSync({
    'xl/workbook.xml': strToU8('<workbook xmlns:r="r"><sheets><sheet name="Hoja1" sheetId="1" r:id="rId1"/></sheets></workbook>'),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
    ...more,
  });

/** A workbook whose directory says that its sheet unfolds to so many bytes. */
function sayingSize(bytes: number): Uint8Array {
  const made = rawWorkbook(`<row r="1">${inline('A1', `x${' '.repeat(200_000)}`)}</row>`);
  const view = new DataView(made.buffer, made.byteOffset);
  const sizes = Array.from({ length: made.length - 46 }, (_, at) => at).filter(
    (at) => view.getUint32(at, true) === 0x02_01_4b_50 && view.getUint32(at + 24, true) > 100_000,
  );
  for (const at of sizes) view.setUint32(at + 24, bytes, true);
  return made;
}

const inline = (address: string, text: string) => `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`;

describe('a workbook', () => {
  it('gives what its cells show, by the numbers of its rows; blank ones count for nothing else', async () => {
    const data: Cells = [
      ['Nombre', 'Acrónimo', 'Tipo'],
      [],
      [' Sexto  A ', 601, 'Secundaria'],
      ['Jardín', true, new Date(Date.UTC(2026, 0, 31))],
      ['Decimal', 3.8, null],
    ];
    const content = await read(await workbook({ sheet: 'Hoja1', data }));
    expect(content).toMatchObject({ count: 4, unclosed: null, sheet: null });
    expect(cellsOf(content)).toEqual([
      [1, 'Nombre', 'Acrónimo', 'Tipo'],
      [3, 'Sexto A', '601', 'Secundaria'],
      [4, 'Jardín', 'SÍ', '31/01/2026'],
      [5, 'Decimal', '3.8'],
    ]);
  });

  it('of several sheets gives the first one with a head that fits, else the first one with anything', async () => {
    const notes = { sheet: 'Notas', data: [['Reunión del lunes'], ['Traer las listas']] };
    const rooms = { sheet: 'Cursos', data: [['Lista de cursos 2026'], ['TIPO', 'nombre'], ['Primaria', 'Tercero A']] };
    const more = { sheet: 'Otros', data: [['Nombre'], ['Quinto A']] };
    expect(await read(await workbook({ sheet: 'Vacía', data: [[]] }, notes, rooms, more))).toMatchObject({ sheet: 'Cursos', count: 3 });
    expect(await read(await workbook({ sheet: 'Vacía', data: [[]] }, notes))).toMatchObject({ sheet: 'Notas', count: 2 });
  });

  it('gives the results of formulas, their errors as texts, the first cell of merged ones, hidden columns as others', async () => {
    const sheet = [
      `<cols><col min="2" max="2" hidden="1"/></cols>`,
      `<row r="1">${inline('A1', 'Nombre')}${inline('B1', 'Tipo')}</row>`,
      `<row r="2"><c r="A2" t="str"><f>A1&amp;"!"</f><v>Sexto &amp; más</v></c><c r="B2" t="e"><f>NA()</f><v>#N/A</v></c></row>`,
      `<row r="3"><c r="A3"><f>1+1</f><v>2</v></c>${inline('B3', 'Primaria')}</row>`,
      `<row r="4">${inline('A4', 'Unida')}<c r="B4" s="7"/></row>`,
    ].join('');
    expect(cellsOf(await read(fileOf(rawWorkbook(sheet), 'Cursos.xlsx')))).toEqual([
      [1, 'Nombre', 'Tipo'],
      [2, 'Sexto & más', '#N/A'],
      [3, '2', 'Primaria'],
      [4, 'Unida'],
    ]);
  });

  it('is read though its name says .csv', async () => {
    const written = await workbook({ sheet: 'Hoja1', data: [['Nombre'], ['Sexto A']] });
    expect((await read(new File([written], 'Cursos.csv'))).count).toBe(2);
  });

  it('of many rows gives the first 500, with a head, and the number of all', async () => {
    const rows = Array.from({ length: 3_000 }, (_, row) => `<row r="${row + 1}">${inline(`A${row + 1}`, `Curso ${row}`)}</row>`);
    const content = await read(fileOf(rawWorkbook(rows.join('')), 'Cursos.xlsx'));
    expect(content.count).toBe(3_000);
    expect(content.lines).toHaveLength(501);
  });

  it('that unfolds to more than any list does is refused before it is unfolded', async () => {
    expect(await refusal(sayingSize(90_000_000), 'Cursos.xlsx')).toBe(
      'Cursos.xlsx es demasiado grande por dentro. Copia la lista en un libro nuevo y guárdala allí.',
    );
    // More than its directory says is not unfolded.
    expect(await refusal(sayingSize(100), 'Cursos.xlsx')).toBe('Cursos.xlsx no es un archivo Excel.');
  });

  it('whose cells lie far from each other is refused, and one cell far below is not', async () => {
    const far = (address: string, row: number) => `<row r="1">${inline('A1', 'Nombre')}</row><row r="${row}">${inline(address, 'x')}</row>`;
    expect(await refusal(rawWorkbook(far('XFD1048576', 1_048_576)), 'Cursos.xlsx')).toMatch(/demasiado grande por dentro/);
    expect((await read(fileOf(rawWorkbook(far('B100001', 100_001)), 'Cursos.xlsx'))).lines.at(-1)?.line).toBe(100_001);
  });
});

describe('a file that is none', () => {
  const ole = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]);
  const encrypted = Uint8Array.from([...ole, ...Array.from('EncryptedPackage', (letter) => [letter.charCodeAt(0), 0]).flat()]);

  it.each([
    ['with a password', encrypted, 'Cursos.xlsx', /^Cursos\.xlsx tiene contraseña\. /],
    ['of an old Excel, by its content', ole, 'Cursos.xlsx', /anterior a 2007\. En Excel: Guardar como, Libro de Excel \(\.xlsx\)\.$/],
    ['of an old Excel, by its name', 'a\tb', 'Cursos.xls', /anterior a 2007/],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0]), 'Cursos.xlsx', /^Cursos\.xlsx no es un archivo Excel\.$/],
    ['a picture as text', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 1]), 'Cursos.csv', /^El archivo no es de texto\./],
    ['another zip', zipSync({ 'word/document.xml': strToU8('<a/>') }), 'Cursos.xlsx', /no es un archivo Excel\.$/],
    ['a broken zip', zipSync({ 'a.xml': strToU8('<a/>') }).slice(0, 40), 'Cursos.xlsx', /no es un archivo Excel\.$/],
    ['empty', '', 'Cursos.csv', /^El archivo está vacío\.$/],
    ['an empty workbook', rawWorkbook(''), 'Cursos.xlsx', /^El archivo está vacío\.$/],
    ['blank', '\n;;\n\n', 'Cursos.csv', /^El archivo está vacío\.$/],
    ['of another type', 'a', 'Cursos\u202E.pdf', /^Cursos\.pdf no es un archivo \.xlsx ni \.csv\.$/],
    ['too large', new Uint8Array(5_000_001), 'Cursos.csv', /^El archivo es demasiado grande: puede pesar hasta 5 MB\.$/],
  ])('%s', async (_, bytes, name, message) => {
    expect(await refusal(bytes, name)).toMatch(message);
  });

  it('cannot be read', async () => {
    const file = fileOf('Nombre', 'Cursos.csv');
    Object.defineProperty(file, 'arrayBuffer', { value: () => Promise.reject(new Error('NotReadable')) });
    expect(await readTableFile(file, NAMES)).toMatchObject({ refusal: expect.stringMatching(/^Cursos\.csv no se puede leer\./) });
  });
});

describe('a text file', () => {
  const WINDOWS = Uint8Array.from(Array.from('Nombre;Acr\u00F3nimo\r\nJard\u00EDn;JA\r\n', (letter) => letter.charCodeAt(0)));
  const UTF16 = new Uint8Array(Buffer.from('\uFEFFNombre\tAcrónimo\nJardín\tJA\n', 'utf16le'));

  it.each([
    ['UTF-8 with a byte order mark', '\uFEFFNombre;Acrónimo\r\nJardín;JA\r\n'],
    ['letters with marks of their own', 'Nombre;Acrónimo\nJardín;JA'.normalize('NFD')],
    ['Windows-1252', WINDOWS],
    ['UTF-16', UTF16],
    ['commas', 'Nombre,Acrónimo\nJardín,JA'],
    ['quotes', '"Nombre";"Acrónimo"\n"Jardín";" JA "'],
  ])('with %s', async (_, bytes) => {
    expect(cellsOf(await read(fileOf(bytes, 'Cursos.csv')))).toEqual([
      [1, 'Nombre', 'Acrónimo'],
      [2, 'Jardín', 'JA'],
    ]);
  });

  it('with titles above its head is cut where the head is', async () => {
    const content = await read(fileOf('Lista de cursos, sede norte, 2026\n\nNombre;Acrónimo\nJardín, 1;JA', 'Cursos.csv'));
    expect(cellsOf(content)).toEqual([
      [1, 'Lista de cursos, sede norte, 2026'],
      [3, 'Nombre', 'Acrónimo'],
      [4, 'Jardín, 1', 'JA'],
    ]);
  });

  it('says where a quote is not closed', async () => {
    expect(await read(fileOf('Nombre;Tipo\nA;B\n"C;D\nE;F', 'Cursos.csv'))).toMatchObject({ count: 2, unclosed: 3 });
  });
});
