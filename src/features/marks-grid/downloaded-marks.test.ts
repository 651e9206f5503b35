import readExcelFile from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { apartOf } from '@/school/apart';
import { readCells } from '@/ui/delimited/delimited-text';
import { sheetFile } from '@/ui/xlsx/sheet-file';
import { downloadedMarks } from './downloaded-marks';
import type { MarksSheet } from './marks-sheet';
import { readMarksTable, sheetTableOf } from './marks-table';
import { NO_ANSWERS, readPaste } from './pasted-marks';

const level = (id: number, name: string, initialValue: number, endValue: number) => ({ id, name, description: '', initialValue, endValue });

const NAMES = [
  ['Ángel', 'Álvarez Montoya'],
  ['María José', 'Niño'],
  ['Juan David', 'Hernández Gómez'],
  ['Juan David', 'Hernández Gómez'],
  ['=cmd|x', 'Güiza'],
  ['Wayra', ''],
] as const;

const fullNameOf = ([name, surname]: (typeof NAMES)[number]) => `${name} ${surname}`.trim();
const apart = apartOf(NAMES.map((names, id) => ({ id, name: fullNameOf(names) })));

/** A sheet whose activities have these titles. */
const sheetOf = (titles: readonly string[], change: Partial<MarksSheet> = {}): MarksSheet => ({
  rows: NAMES.map((names, id) => ({
    id: String(id),
    studentId: id,
    name: names[0],
    surname: names[1],
    fullName: fullNameOf(names),
    apart: apart.get(id),
  })),
  columns: titles.map((title, index) => ({ id: `c${index}`, activityId: index, type: 'Quiz', title, weight: 50 })),
  levels: [level(1, 'Bajo', 1, 2.9), level(2, 'Básico', 3, 3.9), level(3, 'Alto', 4, 5)],
  isByActivities: true,
  hasNumbers: true,
  ...change,
});

/** As a spreadsheet of this language puts its cells on the clipboard. */
const clipboardText = (rows: readonly (readonly (string | number | null)[])[]) =>
  rows
    .map((cells) =>
      cells
        .map((cell) => {
          const text = typeof cell === 'number' ? String(cell).replace('.', ',') : (cell ?? '');
          return /[\t\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
        })
        .join('\t'),
    )
    .join('\r\n');

/** Downloads the marks, copies all of the sheet and pastes it: what is read of each line. */
async function roundTrip(sheet: MarksSheet, marks: ReadonlyMap<string, string>, from = { row: 0, column: 0 }) {
  const made = downloadedMarks({ sheet, title: 'Números racionales', textAt: (key) => marks.get(key) ?? '' });
  const file = await sheetFile(made);
  const [read] = await readExcelFile(Buffer.from(await file.arrayBuffer()));
  const table = readMarksTable(clipboardText((read?.data ?? []) as (string | number | null)[][]), sheet, from.column);
  return { data: read?.data ?? [], table, lines: readPaste(table, sheet, from.row, NO_ANSWERS) };
}

const TITLES = ['Quiz de fracciones', 'Exposición: «los decimales»', 'Taller "en casa"'];
const MARKS = new Map([
  ['0:c0', '4.5'],
  ['0:c2', '3.0'],
  ['1:c0', '2.9'],
  ['1:c1', '5.0'],
  ['2:c0', '1.0'],
  ['3:c1', '4.1'],
  ['4:c2', '3.8'],
  ['5:c0', '3.3'],
]);

/** 'student:activity=mark' of each cell. */
const given = (marks: ReadonlyMap<string, string>) => [...marks].map(([key, text]) => `${key}=${Number(text)}`).toSorted();
const readOf = (lines: Awaited<ReturnType<typeof roundTrip>>['lines']) =>
  lines
    .map(({ mark, problem, student }) => (mark ? `${mark.row.id}:${mark.column.id}=${mark.qualification}` : `${student}: ${problem}`))
    .toSorted();

describe('the downloaded marks (EXPO-04)', () => {
  it('have the student and the activities as heads, and numbers in the cells', async () => {
    const { data } = await roundTrip(sheetOf(TITLES), MARKS);
    expect(data[0]).toEqual(['Estudiante', ...TITLES]);
    expect(data.slice(1, 3)).toEqual([
      ['Ángel Álvarez Montoya', 4.5, null, 3],
      ['María José Niño', 2.9, 5, null],
    ]);
    expect(data[5]?.[0]).toBe('=cmd|x Güiza');
  });

  it('copied whole and pasted give the same marks, to two of one name, too', async () => {
    for (const column of [0, 1, 2]) {
      const { lines } = await roundTrip(sheetOf(TITLES), MARKS, { row: 3, column });
      expect(readOf(lines)).toEqual(given(MARKS));
    }
  });

  it.each([
    ['of one title', ['Quiz', 'Quiz', 'Taller']],
    ['that read like marks', ['1', '4.5', '2026']],
    ['with spaces and brackets', ['Quiz  1 (grupo)', 'Quiz 1 (curso)', ' Taller ']],
    ['that read like formulas', ['=1+1', '-Quiz', '@taller']],
    ['of one', ['Calificación']],
  ])('activities %s are told apart, whichever is active', async (_, titles) => {
    const marks = new Map([...MARKS].filter(([key]) => Number(key.slice(-1)) < titles.length));
    for (const column of titles.keys()) {
      const { lines } = await roundTrip(sheetOf(titles), marks, { row: 0, column });
      expect(readOf(lines)).toEqual(given(marks));
    }
  });

  it('are levels where numbers do not show', async () => {
    const sheet = sheetOf(TITLES, { hasNumbers: false });
    const { data, lines } = await roundTrip(sheet, new Map([['1:c1', 'Básico']]));
    expect(data[2]).toEqual(['María José Niño', null, 'Básico', null]);
    expect(lines.map(({ mark }) => [mark?.row.id, mark?.column.id, mark?.levelId])).toEqual([['1', 'c1', 2]]);
  });

  it('without marks are a sheet to be filled', async () => {
    const { data, table } = await roundTrip(sheetOf(TITLES), new Map());
    expect(data).toHaveLength(1 + NAMES.length);
    expect(table.uses).toEqual(['name', 0, 1, 2]);
  });

  it('say what was refused as it stands', async () => {
    const { data } = await roundTrip(sheetOf(TITLES), new Map([['0:c0', 'NP']]));
    expect(data[1]?.[1]).toBe('NP');
  });
});

it('marks of a file under another title are left out, also where there is one activity alone (EXPO-05)', () => {
  const cells = { ...readCells('Estudiante\tTaller\nWayra\t4'), delimiter: '\t' as const };
  expect(sheetTableOf(cells, sheetOf(['Exposición'])).uses).toEqual(['name', 'unused']);
  expect(sheetTableOf(cells, sheetOf(['Taller'])).uses).toEqual(['name', 0]);
  // A room evaluated directly has one column, of whatever title.
  expect(sheetTableOf(cells, sheetOf(['Calificación'], { isByActivities: false })).uses).toEqual(['name', 0]);
});

it.each([
  ['of a workbook is rounded to the one that its cell shows', null, ['3.8 of 3.8333333333333335', '3.9 of 3.85', '2.9', 'range: 5.05']],
  ['of a text is refused', ';' as const, ['text: 3.8333333333333335', 'text: 3.85', '2.9', 'text: 5.05']],
])('a mark with more decimals %s (EXPO-05)', (_, delimiter, expected) => {
  const cells = readCells(
    'Estudiante\tTaller\nWayra\t3.8333333333333335\nMaría José Niño\t3.85\nÁngel Álvarez Montoya\t2,9\n=cmd|x Güiza\t5.05',
  );
  const sheet = sheetOf(['Taller']);
  const lines = readPaste(sheetTableOf({ ...cells, delimiter }, sheet), sheet, 0, NO_ANSWERS);
  const told = lines.map(({ mark, problem, text }) =>
    mark ? `${mark.qualification}${mark.exact !== mark.qualification ? ` of ${text}` : ''}` : `${problem}: ${text}`,
  );
  expect(told).toEqual(expected);
});
