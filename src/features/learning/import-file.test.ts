import { describe, expect, it } from 'vitest';
import { isBlank, readFileCells } from '@/ui/delimited/delimited-text';
import { templateOf } from '@/ui/table-files/template';
import { importColumns, importLevels, readImport, readImportFile, type ImportTable, type RefusedFile } from './import-file';

const PRESCHOOL = importLevels('PRESCHOOL');
const row = (line: number, title: string, negative: string, positive: string) => ({
  line,
  title,
  levels: [
    { name: 'Negativo', initialValue: 1, endValue: 2.5, description: negative },
    { name: 'Positivo', initialValue: 2.6, endValue: 5, description: positive },
  ],
});

const rowsOf = (read: ImportTable | RefusedFile) => ('rows' in read ? read.rows : read);
const readText = (text: string, levels: typeof PRESCHOOL) => {
  const read = readFileCells(text, (cells) => cells.includes('Logro'));
  const lines = read.lines.filter((line) => !isBlank(line));
  return readImport({ ...read, lines, count: lines.length }, levels);
};
const rowsIn = (...given: Parameters<typeof readText>) => rowsOf(readText(...given));

const refused = (...problems: string[]) => ({ text: 'No se guardó nada: corrige estas filas.', problems });

describe('the levels of an import', () => {
  it('are fixed: preschool (LEAR-63)', () => {
    expect(PRESCHOOL).toEqual([
      { name: 'Negativo', initialValue: 1, endValue: 2.5 },
      { name: 'Positivo', initialValue: 2.6, endValue: 5 },
    ]);
  });

  it.each(['PRIMARY', 'HIGH_SCHOOL'] as const)('are fixed: %s (LEAR-64)', (type) => {
    expect(importLevels(type)).toEqual([
      { name: 'Bajo', initialValue: 1, endValue: 2.9 },
      { name: 'Básico', initialValue: 3, endValue: 3.5 },
      { name: 'Alto', initialValue: 3.6, endValue: 4 },
      { name: 'Superior', initialValue: 4.1, endValue: 5 },
    ]);
  });
});

describe('the template', () => {
  it('has the header of the room (LEAR-60)', () => {
    expect(templateOf(importColumns(PRESCHOOL))).toBe('\uFEFFLogro;Negativo;Positivo\r\n');
    expect(templateOf(importColumns(importLevels('PRIMARY')))).toBe('\uFEFFLogro;Bajo;Básico;Alto;Superior\r\n');
  });

  it('can be read, and has no achievements', () => {
    expect(rowsIn(templateOf(importColumns(PRESCHOOL)), PRESCHOOL)).toEqual({ text: 'El archivo no tiene logros.', problems: [] });
  });
});

describe('a file (LEAR-61)', () => {
  it.each([
    ['commas', 'Logro,Negativo,Positivo\nSumar,"Le cuesta, aún",Suma\n'],
    ['semicolons', 'Logro;Negativo;Positivo\nSumar;Le cuesta, aún;Suma\n'],
    ['a byte order mark and Windows line ends', '\uFEFFLogro;Negativo;Positivo\r\nSumar;Le cuesta, aún;Suma\r\n'],
    ['another order, case and accents', 'POSITIVO;logro;negativo\nSuma; Sumar ;Le cuesta, aún'],
  ])('with %s', (_, text) => {
    expect(rowsIn(text, PRESCHOOL)).toEqual([row(2, 'Sumar', 'Le cuesta, aún', 'Suma')]);
  });

  it('ignores blank lines, and counts them', () => {
    const text = 'Logro;Negativo;Positivo\n\nSumar;No;Sí\n ; ;\n"Restar\ncon llevadas";No;Sí\n\nMedir;No;Sí';
    expect(rowsIn(text, PRESCHOOL)).toEqual([
      row(3, 'Sumar', 'No', 'Sí'),
      row(5, 'Restar\ncon llevadas', 'No', 'Sí'),
      row(8, 'Medir', 'No', 'Sí'),
    ]);
  });

  it('names each line that lacks its title or a description (LEAR-65)', () => {
    const text = 'Logro;Negativo;Positivo\nSumar;No;Sí\n;No;Sí\n\nMedir;No\nPesar;  ;Sí';
    expect(rowsIn(text, PRESCHOOL)).toEqual(refused(...[3, 5, 6].map((line) => `Fila ${line}: Este campo es requerido.`)));
  });

  it.each(['', 'Sumar;No;Sí', 'Logro;Bajo;Alto\nSumar;No;Sí'])('without the header is told which it is: %s', (text) => {
    expect(rowsIn(text, PRESCHOOL)).toEqual({
      text: 'La primera fila del archivo debe ser: Logro;Negativo;Positivo',
      problems: [],
    });
  });

  const HEAD = 'Logro;Negativo;Positivo\n';

  it.each([
    [
      'more cells than the head',
      'Logro,Negativo,Positivo\nSumar, restar,No,Sí',
      'Fila 2: tiene 4 columnas y se esperaban 3. Si un texto lleva comas, escríbelo entre comillas.',
    ],
    [
      'more cells, by semicolons',
      `${HEAD}Sumar;restar;No;Sí`,
      'Fila 2: tiene 4 columnas y se esperaban 3. Si un texto lleva punto y coma, escríbelo entre comillas.',
    ],
    ['more cells, by tabs', 'Logro\tNegativo\tPositivo\nSumar\tNo\tSí\tx', 'Fila 2: tiene 4 columnas y se esperaban 3.'],
    ['an error in a description', `${HEAD}Sumar;#¡REF!;#N/D`, 'Fila 2, Negativo: #¡REF! es un error de la hoja de cálculo.'],
    ['an error in the title', `${HEAD}#N/D;No;Sí`, 'Fila 2, Logro: #N/D es un error de la hoja de cálculo.'],
    ['a quote that is not closed', `${HEAD}Sumar;No;Sí\nRestar;"No;Sí\nMedir;No;Sí`, 'Fila 3: las comillas no se cierran.'],
  ])('with %s is refused (PAST-01, PAST-06)', (_, text, problem) => {
    expect(rowsIn(text, PRESCHOOL)).toEqual(refused(problem));
  });

  it('tells the columns that it leaves out (PAST-05)', () => {
    expect(readText('No.;Logro;Notas;Negativo;Positivo\n1;Sumar;x;No;Sí', PRESCHOOL)).toEqual({
      rows: [row(2, 'Sumar', 'No', 'Sí')],
      unused: ['No.', 'Notas'],
    });
  });

  it('takes empty cells beyond the head, and an error within a text', () => {
    expect(rowsIn(`${HEAD}Sumar;No;Da #N/D;;`, PRESCHOOL)).toEqual([row(2, 'Sumar', 'No', 'Da #N/D')]);
  });

  it('names the rows that repeat an earlier one, in the order of the file (PAST-07)', () => {
    const text = `${HEAD}Sembrar frijol;No;Sí\nMedir;;Sí\nSembrar frijol;No;Sí\nSEMBRAR  FRIJOL;Otra;Cosa\nmedir;No;Sí`;
    expect(rowsIn(text, PRESCHOOL)).toEqual(
      refused(
        'Fila 3: Este campo es requerido.',
        'Fila 4: se repite con la fila 2.',
        'Fila 5: se repite con la fila 2.',
        'Fila 6: se repite con la fila 3.',
      ),
    );
  });

  it('has a limit of rows', () => {
    const rows = (count: number) => HEAD + Array.from({ length: count }, (_, index) => `Logro ${index};No;Sí\n`).join('');
    expect(rowsIn(rows(500), PRESCHOOL)).toHaveLength(500);
    expect(rowsIn(rows(501), PRESCHOOL)).toEqual({
      text: 'El archivo tiene 501 logros y se importan hasta 500 a la vez: divídelo.',
      problems: [],
    });
  });

  it('is read in any encoding (PAST-02), and told when it is no text', async () => {
    const file = (...parts: BlobPart[]) => new File(parts, 'Logros.CSV');
    const windows = Uint8Array.from(`${HEAD}Años;Aún no;Sí`.split(''), (letter) => letter.charCodeAt(0));
    expect(rowsOf(await readImportFile(file(windows), PRESCHOOL))).toEqual([row(2, 'Años', 'Aún no', 'Sí')]);
    expect(rowsOf(await readImportFile(file(`${HEAD}Años;Aún no;Sí`), PRESCHOOL))).toEqual([row(2, 'Años', 'Aún no', 'Sí')]);
    expect(rowsOf(await readImportFile(file('Logro\0\0'), PRESCHOOL))).toEqual({
      text: 'El archivo no es de texto. En Excel: Guardar como, CSV UTF-8.',
      problems: [],
    });
    expect(rowsOf(await readImportFile(file('x'.repeat(5_000_001)), PRESCHOOL))).toEqual({
      text: 'El archivo es demasiado grande: puede pesar hasta 5 MB.',
      problems: [],
    });
  });

  it('is known by its name', async () => {
    for (const name of ['a.xlsx', 'csv', 'a.csv.txt'])
      expect(rowsOf(await readImportFile(new File([HEAD], name), PRESCHOOL))).toEqual({
        text: 'Solo se aceptan archivos .csv',
        problems: [],
      });
  });
});
