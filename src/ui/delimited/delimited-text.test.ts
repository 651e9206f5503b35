import { describe, expect, it } from 'vitest';
import { randomOfSeed } from '@/ui/base/random-of-seed';
import { sheetText } from '@/ui/base/sheet-text';
import { cellText } from './cell-text';
import { filledWidth, isBlank, readCells, readFileCells, type Delimiter } from './delimited-text';

const cellsOf = (text: string, delimiter?: Delimiter) => readCells(text, delimiter).lines.map(({ cells }) => cells);

describe('readCells', () => {
  it.each([
    ['Luis\tRojas\r\nSara\t\r\n', [['Luis', 'Rojas'], ['Sara', ''], ['']]],
    ['uno\rdos\n\ntres', [['uno'], ['dos'], [''], ['tres']]],
    [
      '4.5\t"Muy bien\nsigue así"\n4.4\tBien',
      [
        ['4.5', 'Muy bien\nsigue así'],
        ['4.4', 'Bien'],
      ],
    ],
    ['"Dijo ""hola"""\tx', [['Dijo "hola"', 'x']]],
    ['5" de largo\tla "mesa"', [['5" de largo', 'la "mesa"']]],
    [
      '"Muy bien" dijo\t4\n"Bien" dijo\t3',
      [
        ['"Muy bien" dijo', '4'],
        ['"Bien" dijo', '3'],
      ],
    ],
    ['"a\tb"\t""\t"c" ', [['a b', '', 'c']]],
    ['"uno\n""dos"" tres"\t4', [['uno\n"dos" tres', '4']]],
    ['\uFEFF"a"\tb', [['a', 'b']]],
    ['', []],
  ])('%j', (text, cells) => expect(cellsOf(text)).toEqual(cells));

  it('tells the number of each line in the text, with breaks within cells and blank lines', () => {
    const { lines, unclosed } = readCells('\n"uno\ndos"\tx\n\n"y"\tz');
    expect(lines.map(({ line }) => line)).toEqual([1, 2, 4, 5]);
    expect(unclosed).toBeNull();
  });

  it.each([
    ['4.5\t"Muy bien\n4.4\tBien\n4.3\tBien', 1, []],
    ['a\n\nb\t"c\nd', 3, [['a'], ['']]],
    ['a\n"', 2, [['a']]],
    ['"x""y\nz', 1, []],
  ])('%j is told by the line of its open quote, and nothing after it is read', (text, line, before) => {
    expect(readCells(text)).toEqual({ lines: before.map((cells, index) => ({ line: index + 1, cells })), unclosed: line });
  });

  it('reads long texts in time', () => {
    expect(cellsOf('"Hola" dijo\t4\n'.repeat(50_000))).toHaveLength(50_001);
    expect(cellsOf(`${'"'.repeat(2_000_000)}\tx`)).toHaveLength(1);
    expect(cellsOf('"\n'.repeat(100_001)).length).toBeLessThan(100_002);
    expect(cellsOf('x'.repeat(5_000_000))[0]?.[0]).toHaveLength(5_000_000);
  });
});

it('tells blank lines, and how far a line is filled', () => {
  expect(isBlank({ line: 1, cells: ['', ''] })).toBe(true);
  expect(isBlank({ line: 1, cells: ['', 'x'] })).toBe(false);
  expect([[], ['', ''], ['x', ''], ['', 'x', '']].map((cells) => filledWidth({ cells }))).toEqual([0, 0, 1, 2]);
});

describe('readFileCells', () => {
  const isHead = (cells: readonly string[]) => cells[0] === 'Logro' && cells.length === 2;
  const read = (text: string) => readFileCells(text, isHead).lines.filter((line) => !isBlank(line));

  it.each([
    ['Logro;Bajo\nuno, dos;tres', 1],
    ['Logro,Bajo\n"uno, dos",tres', 1],
    ['Logro\tBajo\nuno, dos\ttres', 1],
    ['\n;\nLogro;Bajo\nuno, dos;tres', 3],
    ['sep=;\r\nLogro;Bajo\r\nuno, dos;tres', 2],
    ['\n"sep=;"\nLogro;Bajo\nuno, dos;tres', 3],
    ['sep=;;;\nLogro;Bajo\nuno, dos;tres', 2],
    ['\uFEFFSEP=,\nLogro,Bajo\n"uno, dos",tres', 2],
  ])('%j', (text, line) => {
    expect(read(text)).toEqual([
      { line, cells: ['Logro', 'Bajo'] },
      { line: line + 1, cells: ['uno, dos', 'tres'] },
    ]);
  });

  it('cuts a file with another head where it has most cells', () => {
    expect(read('Curso;Nombre, apellido;Nota')[0]?.cells).toEqual(['Curso', 'Nombre, apellido', 'Nota']);
  });
});

/** How programs write cells: when they quote one, and how lines end. */
interface Program {
  readonly delimiter: Delimiter;
  readonly quotes: RegExp;
  readonly lineEnd: string;
  readonly begins?: string;
}

const PROGRAMS: Readonly<Record<string, Program>> = {
  'Excel, clipboard': { delimiter: '\t', quotes: /[\n\t]/, lineEnd: '\r\n' },
  'LibreOffice, clipboard': { delimiter: '\t', quotes: /[\n\t]/, lineEnd: '\n' },
  'Google Sheets, clipboard': { delimiter: '\t', quotes: /[\n\t"]/, lineEnd: '\n' },
  'Numbers, clipboard': { delimiter: '\t', quotes: /[\n\t"]/, lineEnd: '\r' },
  'Excel, semicolons': { delimiter: ';', quotes: /[\n";]/, lineEnd: '\r\n' },
  'Excel with its first line': { delimiter: ';', quotes: /[\n";]/, lineEnd: '\r\n', begins: 'sep=;\r\n' },
  'Excel, Unicode text': { delimiter: '\t', quotes: /[\n\t",]/, lineEnd: '\r\n', begins: '\uFEFF' },
  'LibreOffice, commas': { delimiter: ',', quotes: /[\n",]/, lineEnd: '\n' },
  'Google Sheets, commas': { delimiter: ',', quotes: /[\n",]/, lineEnd: '\r\n' },
  'Numbers, commas': { delimiter: ',', quotes: /[\n",]/, lineEnd: '\n', begins: '\uFEFF' },
};

const WORDS = [
  'Ana',
  'de la',
  'sí, señor',
  'a;b',
  'dijo "hola"',
  'línea\notra',
  '5"',
  '4,5',
  '',
  '\u00A0x',
  '#N/D',
  'ñ\u200B',
  '1.',
  'tab\tdentro',
  '👩‍🏫',
];

const written = ({ delimiter, quotes, lineEnd, begins = '' }: Program, table: readonly (readonly string[])[]) =>
  begins +
  table.map((cells) => cells.map((cell) => (quotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(delimiter)).join(lineEnd) +
  lineEnd;

describe('10 000 random tables', () => {
  it.each(Object.entries(PROGRAMS))('%s', (_, program) => {
    const wrong: unknown[] = [];
    for (let seed = 1; seed <= 1000; seed++) {
      const random = randomOfSeed(seed);
      const cell = () => Array.from({ length: random(3) }, () => WORDS[random(WORDS.length)] ?? '').join(' ');
      const width = 2 + random(4);
      const head = Array.from({ length: width }, (_unused, index) => `Columna ${index}`);
      const table = [head, ...Array.from({ length: random(6) }, () => Array.from({ length: width }, cell))];
      const text = written(program, table);
      const isHead = (cells: readonly string[]) => cells.length === width && cells[0] === 'Columna 0';
      const { lines, unclosed } =
        program.delimiter === '\t' && program.begins === undefined ? readCells(text) : readFileCells(text, isHead);
      const read = lines.slice(0, table.length).map(({ cells }) => cells);
      const expected = table.map((cells) => cells.map(cellText));
      if (unclosed !== null || JSON.stringify(read) !== JSON.stringify(expected)) wrong.push({ seed, text, read, expected });
    }
    expect(wrong).toEqual([]);
  });
});

it('what was copied from here is read again as what it was: no formula, no cell lost (SECU-09)', () => {
  const cells = ['"=HYPERLINK(""https://otro.example"";""Nota"")"', '"', 'Ana "la Flaca"', '=1', 'fin'];
  expect(readCells(sheetText([cells, cells])).lines.map((line) => line.cells)).toEqual([cells, cells]);
});
