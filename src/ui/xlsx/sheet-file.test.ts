import { unzipSync, strFromU8 } from 'fflate';
import readExcelFile from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { asShown, type Sheet } from './sheet';
import { sheetFile } from './sheet-file';

const sheetOf = (rows: Sheet['rows'], columns: Sheet['columns'] = [{ header: 'Dato' }]): Sheet => ({ title: 'Datos', columns, rows });

const bytesOf = async (sheet: Sheet) => new Uint8Array(await (await sheetFile(sheet)).arrayBuffer());

/** As another program reads it. */
const readBack = async (sheet: Sheet) => (await readExcelFile(Buffer.from(await bytesOf(sheet)), { trim: false }))[0];

/** A part of the file, as it is written. */
const partOf = async (sheet: Sheet, name: string) => strFromU8(unzipSync(await bytesOf(sheet))[name] ?? new Uint8Array());

/** The number format of each cell, the head's too; '@': it stays a text. */
async function formatsOf(sheet: Sheet): Promise<(string | undefined)[]> {
  const styles = await partOf(sheet, 'xl/styles.xml');
  const codes = new Map([...styles.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]+)"/g)].map(([, id, code]) => [id, code]));
  const kinds = [...(/<cellXfs[^>]*>(.*)<\/cellXfs>/s.exec(styles)?.[1] ?? '').matchAll(/<xf [^>]*>/g)].map(
    ([kind]) => /numFmtId="(\d+)"/.exec(kind)?.[1] ?? '',
  );
  const written = await partOf(sheet, 'xl/worksheets/sheet1.xml');
  return [...written.matchAll(/<c [^>]*>/g)].map(([cell]) => codes.get(kinds[Number(/ s="(\d+)"/.exec(cell)?.[1])] ?? ''));
}

const cellsOf = async (sheet: Sheet) => (await readBack(sheet))?.data.slice(1).map(([cell]) => cell);

it('the head and the rows in their order, texts whole', async () => {
  const columns = [{ header: 'Año' }, { header: 'Niño o niña' }];
  const rows = [
    ['Ñandú', 'José Ángel Güiza'],
    ['<b>&"\'', 'dos\nlíneas'],
    ['  con blancos ', '😀'],
  ];
  expect((await readBack(sheetOf(rows, columns)))?.data).toEqual([
    ['Año', 'Niño o niña'],
    ['Ñandú', 'José Ángel Güiza'],
    ['<b>&"\'', 'dos\nlíneas'],
    ['  con blancos ', '😀'],
  ]);
});

it('numbers are numbers, percents too; what is not known is empty', async () => {
  const columns = [{ header: 'Nota' }, { header: 'Peso', isPercent: true }];
  const rows = [
    [4.5, 30],
    [0, 33.3],
    [null, null],
    [Number.NaN, 100],
  ];
  expect((await readBack(sheetOf(rows, columns)))?.data.slice(1)).toEqual([
    [4.5, 0.3],
    [0, 0.333],
    [null, null],
    [null, 1],
  ]);
  expect(await partOf(sheetOf(rows, columns), 'xl/styles.xml')).toMatch(/formatCode="0%".*formatCode="0\.0#%"/);
});

it('a day and a moment are dates that read as they do here, in whatever zone', async () => {
  const day = new Date(2026, 5, 30);
  const moment = new Date(2026, 0, 2, 23, 59, 8);
  expect(await cellsOf(sheetOf([[asShown(day)]]))).toEqual([new Date('2026-06-30T00:00:00Z')]);
  expect(await cellsOf(sheetOf([[asShown(moment)]]))).toEqual([new Date('2026-01-02T23:59:08Z')]);
  expect(await partOf(sheetOf([[asShown(day)]]), 'xl/styles.xml')).toContain('formatCode="dd/mm/yyyy"');
  expect(await partOf(sheetOf([[asShown(day)], [asShown(moment)]]), 'xl/styles.xml')).toContain('formatCode="dd/mm/yyyy hh:mm"');
});

const FORMULAS = ['=1+1', '+1+cmd|x', '-2+3', '@SUM(A1)', '\t=1', '＝1+1', '=HYPERLINK("https://otro.example";"Nota")'];

it('no text becomes a formula, also when somebody edits it', async () => {
  const sheet = sheetOf(
    FORMULAS.map((text) => [text]),
    [{ header: '=Dato' }],
  );
  expect(await cellsOf(sheet)).toEqual(FORMULAS);
  const written = await partOf(sheet, 'xl/worksheets/sheet1.xml');
  expect(written).not.toContain('<f>');
  const formats = await formatsOf(sheet);
  expect(formats).toEqual([...FORMULAS, '=Dato'].map(() => '@'));
  expect(await formatsOf(sheetOf([['Ana']]))).not.toContain('@');
});

it('a text that looks like a number or a day stays a text', async () => {
  const texts = ['007', '4,5', '2026-06-19', '1e5', 'TRUE', '+57 300 123 4567'];
  expect(await cellsOf(sheetOf(texts.map((text) => [text])))).toEqual(texts);
});

it('a text longer than a cell is cut, and a column is at most 60 characters wide', async () => {
  const [cell] = (await cellsOf(sheetOf([['ñ'.repeat(40_000)]]))) ?? [];
  expect(cell).toHaveLength(32_767);
  const written = await partOf(sheetOf([['corto', 'x'.repeat(400)]], [{ header: 'A' }, { header: 'B' }]), 'xl/worksheets/sheet1.xml');
  expect([...written.matchAll(/<col [^>]*width="([\d.]+)"/g)].map(([, width]) => width)).toEqual(['8', '60']);
});

it('the head is bold and stays, and so do fixed columns', async () => {
  const sheet: Sheet = { ...sheetOf([['a']]), fixedColumns: 1 };
  expect(await partOf(sheet, 'xl/styles.xml')).toContain('<b/>');
  expect(await partOf(sheet, 'xl/worksheets/sheet1.xml')).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/);
  expect(await partOf(sheet, 'xl/worksheets/sheet1.xml')).toMatch(/<pane [^>]*xSplit="1"/);
  expect(await partOf(sheetOf([['a']]), 'xl/worksheets/sheet1.xml')).toContain('xSplit="0"');
});

it.each([
  ['Matemáticas [A/B]: ¿qué?', 'Matemáticas A B ¿qué'],
  ["'Notas'", 'Notas'],
  ['x'.repeat(40), 'x'.repeat(31)],
  ['///', 'Hoja 1'],
])('%j names the tab %j', async (title, tab) => {
  expect((await readBack({ ...sheetOf([['a']]), title }))?.sheet).toBe(tab);
});
