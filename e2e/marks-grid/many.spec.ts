/** Many marks at once: pasted, filled. */
import { dialogOf, expectScreen, entryOf } from '@e2e/support/screens';
import { pauseClock } from '@e2e/support/clock';
import { expect, test } from '@e2e/support/test';
import {
  CRISTIAN,
  GUIDE,
  QUIZ,
  SUPPORT,
  cellAt,
  cellOf,
  expectKeysInGrid,
  expectSaved,
  openGrid,
  paste,
  press,
  rowOf,
  saves,
  sentMarks,
} from './marks-grid';

const PASTE = 'Pegar de Excel';

test(
  'a paste fills down and to the right; a dialog tells before what it will do, problems first, and takes the good ones',
  { tag: ['@GRID-29:column', '@GRID-29:columns', '@GRID-29:field', '@GRID-35:paste'] },
  async ({ page, app }) => {
    await openGrid(page, app);
    await cellAt(page, 0).click();
    await paste(page, '4,5\n6.2\nNP\n38\n');
    const dialog = dialogOf(page, PASTE);
    await expect(dialog).toContainText('2 notas por pegar');
    await expect(dialog).toContainText('1 fuera de los niveles');
    await expect(dialog).toContainText('1 que no es un número');
    const lines = dialog.getByRole('region', { name: 'Lo que se va a pegar' }).getByRole('listitem');
    await expect(lines).toHaveText([
      /^Emma Ariza Rojas6\.2Entre 1 y 5$/,
      /^Laura Sofía Bolívar ÁlvarezNPEscribe un número/,
      /^Emmanuel Ariza Martínez4\.5/,
      /^Paula Andrea Bolívar Bohórquez3\.8/,
    ]);
    await pauseClock(page);
    await press(page, 'Pegar');
    await expect(dialog).toHaveCount(0);
    await expect(cellAt(page, 0)).toContainText('4.5');
    await expect(cellAt(page, 1)).toHaveText('');
    await expect(page.getByText('2 notas por guardar')).toBeVisible();
    await page.clock.fastForward(9_800);
    expect(await saves(app)).toEqual([]);
    await page.clock.fastForward(300);
    await page.clock.resume();
    await expectSaved(page);
    expect(await sentMarks(app)).toEqual([[4.5, 3.8]]);

    await press(page, PASTE);
    await dialog.getByLabel('Copia las celdas en Excel y pégalas aquí').fill('4\t3\n5\t2');
    // The active cell is the first one of the last activity: what lies beyond it has no place.
    await expect(dialog).toContainText('2 sin lugar en la planilla');
    // Escape may be a slip.
    await page.keyboard.press('Escape');
    await press(page, PASTE);
    await expect(dialog.getByLabel('Copia las celdas en Excel y pégalas aquí')).toHaveValue('4\t3\n5\t2');
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await press(page, PASTE);
    await expect(dialog.getByLabel('Copia las celdas en Excel y pégalas aquí')).toHaveValue('');
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await cellAt(page, 4, GUIDE).click();
    await paste(page, '4\t3\n5\t2');
    await expect(dialog).toContainText('4 notas por pegar');
    await press(page, 'Pegar');
    await expect(cellAt(page, 4, GUIDE)).toContainText('4.0');
    await expect(cellAt(page, 5, SUPPORT)).toContainText('2.0');
    await press(page, 'Guardar ya');
    await expectKeysInGrid(page);
    await expectSaved(page);
    expect((await sentMarks(app)).at(-1)).toEqual([4, 3, 5, 2]);
    await cellAt(page, 0).click();
    await paste(page, Array.from({ length: 5_000 }, () => '4').join('\n'));
    await expect(dialog).toContainText('34 notas por pegar');
    await expect(dialog).toContainText('4966 sin lugar en la planilla');
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
  },
);

test(
  'rows that begin with names go to their students, in whatever order; who is nobody or several is left out',
  { tag: ['@GRID-30', '@GRID-35:leave', '@GRID-26:paste'] },
  async ({ page, app }) => {
    await openGrid(page, app);
    await cellAt(page, 20).click();
    await paste(page, 'ECHEVERRI VELEZ CRISTIAN CAMILO\t4\nEmma Ariza Rojas\t3\nJuan David Hernández Gómez\t5\nNadie Ninguno\t5');
    const dialog = dialogOf(page, PASTE);
    await expect(dialog).toContainText('2 notas por pegar');
    await expect(dialog).toContainText('1 nombre que no está en el curso');
    await expect(dialog).toContainText('1 nombre que comparten varios estudiantes');
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Nadie Ninguno' })).toContainText('Nadie se llama así en el curso.');
    await press(page, 'Pegar');
    await expect(cellOf(rowOf(page, CRISTIAN), SUPPORT)).toContainText('4.0');
    await expect(cellAt(page, 1)).toContainText('3.0');
    await expect(page.getByText('2 notas por guardar')).toBeVisible();
    await entryOf(page, 'Publicaciones').click();
    await expectScreen(page, '/dashboard/publications/list');
    expect(await sentMarks(app)).toEqual([[3, 4]]);

    // Left by the browser's Forward, too, which asks nothing.
    await page.goBack();
    await cellAt(page, 20).click();
    await paste(page, '5\n5');
    await press(page, 'Pegar');
    await expect(page.getByText('2 notas por guardar')).toBeVisible();
    await page.goForward();
    await expectScreen(page, '/dashboard/publications/list');
    await expect
      .poll(() => sentMarks(app))
      .toEqual([
        [3, 4],
        [5, 5],
      ]);
  },
);

test('a column is filled for those who have no mark in it', { tag: ['@GRID-31', '@GRID-35:fill'] }, async ({ page, app }) => {
  await openGrid(page, app);
  await cellAt(page, 0).click();
  await page.keyboard.press('5');
  await page.keyboard.press('Enter');
  await expectSaved(page);
  await press(page, 'Rellenar');
  const dialog = dialogOf(page, 'Rellenar');
  await dialog.getByLabel('Actividad').selectOption({ index: QUIZ });
  await expect(dialog).toContainText('Todos los estudiantes ya tienen nota en ');
  await dialog.getByLabel('Actividad').selectOption({ index: SUPPORT });
  await expect(dialog).toContainText('33 estudiantes sin nota en Sustentación del problema del viaje');
  await dialog.getByLabel('Calificación').fill('7');
  await dialog.getByRole('button', { name: 'Rellenar' }).click();
  await expect(dialog).toContainText('Entre 1 y 5');
  await dialog.getByLabel('Calificación').fill('3,5');
  await dialog.getByRole('button', { name: 'Rellenar' }).click();
  await expect(page.getByText('33 notas por guardar')).toBeVisible();
  await expect(cellAt(page, 0)).toContainText('5.0');
  await expect(cellAt(page, 33)).toContainText('3.5');
  expect(await saves(app)).toHaveLength(1);
  await press(page, 'Deshacer');
  await expect(cellAt(page, 33)).toHaveText('');
  await page.clock.fastForward(15_000);
  await expectSaved(page);
  expect(await saves(app)).toHaveLength(1);
});
