/** 'Descargar planilla': the marks as a sheet that can be pasted back (EXPO-04). */
import {
  DECIMALS,
  FOR_ADMIN,
  LEVELS,
  MATHS,
  SUPPORT,
  cellAt,
  expectGrid,
  gridOf,
  openGrid,
  paste,
  rowAt,
} from '@e2e/marks-grid/marks-grid';
import { dialogOf } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { download, type Downloaded } from './downloads';

const NAME = 'Descargar planilla';
const PASTE = 'Pegar de Excel';

/** The whole sheet as a spreadsheet in Spanish puts it on the clipboard. */
const clipboardOf = ({ head, rows }: Downloaded) =>
  [head, ...rows]
    .map((cells) => cells.map((cell) => (typeof cell === 'number' ? String(cell).replace('.', ',') : String(cell ?? ''))).join('\t'))
    .join('\r\n');

test(
  'students and activities with their marks as numbers; filled, copied and pasted it gives the same marks and the new ones',
  { tag: ['@EXPO-04:marks', '@EXPO-04:pasted', '@EXPO-02:marks', '@EXPO-03:marks'] },
  async ({ page, app }) => {
    await openGrid(page, app, MATHS);
    const sheet = await download(page, NAME);
    expect(sheet.name).toBe('Planilla Sexto A Matemáticas Aplicar la proporcionalidad directa en situaciones cotidianas 2026-06-19.xlsx');
    expect(sheet.head).toEqual([
      'Estudiante',
      'Quiz de magnitudes proporcionales',
      'Guía: proporciones en la tienda escolar',
      'Sustentación del problema del viaje',
    ]);
    expect(sheet.rows).toHaveLength(34);
    expect(sheet.rows[0]).toEqual(['Emmanuel Ariza Martínez', 3.9, 4.6, null]);
    // Somebody fills the third activity, and the two of one name, too.
    const filled = { ...sheet, rows: sheet.rows.map(([name, quiz, guide]) => [name ?? null, quiz ?? null, guide ?? null, 4.1]) };
    await cellAt(page, 0).click();
    await paste(page, clipboardOf(filled));
    const dialog = dialogOf(page, PASTE);
    const marks = sheet.rows.flat().filter((cell) => typeof cell === 'number').length;
    await expect(dialog).toContainText('34 notas por pegar');
    // Those that stand are no change (GRID-29).
    await expect(dialog).toContainText(`${marks} iguales`);
    await expect(dialog).not.toContainText('fuera de los niveles');
    await expect(dialog).not.toContainText('Columnas que no se usan');
    await dialog.getByRole('button', { name: 'Pegar', exact: true }).click();
    await expect(page.getByText('34 notas por guardar')).toBeVisible();
    await expect(cellAt(page, 33, SUPPORT)).toContainText('4.1');
    await expect(rowAt(page, 0)).toContainText('3.9');
  },
);

test('levels by their names where numbers do not show', { tag: ['@EXPO-04:levels'] }, async ({ page, app }) => {
  await app.signIn('directo', { at: LEVELS });
  await expectGrid(page);
  const sheet = await download(page, NAME);
  expect(sheet.head).toEqual(['Estudiante', 'Calificación']);
  const shown = await gridOf(page).getByRole('row').nth(1).getByRole('gridcell').first().innerText();
  expect(sheet.rows[0]?.[1] ?? '').toBe(shown.trim());
});

test('an Admin, who changes nothing, downloads it too', { tag: ['@EXPO-04:readOnly'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: FOR_ADMIN });
  await expectGrid(page);
  expect((await download(page, NAME)).rows[0]).toEqual(['Emmanuel Ariza Martínez', 3.9, 4.6, null]);
  await expect(page.getByRole('button', { name: PASTE })).toHaveCount(0);
});

test('what is typed and not sent yet is in it', { tag: ['@EXPO-04:unsent'] }, async ({ page, app }) => {
  await openGrid(page, app, DECIMALS);
  await app.control.fault({ method: 'POST', path: '/api/learning/student-academic-record', kind: 'hang' });
  await cellAt(page, 0, 0).click();
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  await expect(cellAt(page, 0, 0)).toContainText('2.0');
  expect((await download(page, NAME)).rows[0]?.[1]).toBe(2);
});
