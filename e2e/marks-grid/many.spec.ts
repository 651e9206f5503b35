/** Many marks at once: pasted, filled. */
import type { Page } from '@playwright/test';
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
  type,
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

const tableOf = (page: Page) => dialogOf(page, PASTE).getByRole('region', { name: 'La tabla que se va a pegar' });
const linesOf = (page: Page) => dialogOf(page, PASTE).getByRole('region', { name: 'Lo que se va a pegar' }).getByRole('listitem');
const lineOf = (page: Page, student: string) => linesOf(page).filter({ hasText: student });
const useOf = (page: Page, column: string) => tableOf(page).getByRole('combobox', { name: column });
const pasteIn = (page: Page) => dialogOf(page, PASTE).getByRole('button', { name: 'Pegar', exact: true });

test(
  'the dialog shows the table as it was understood: names, marks, what is not used; and a person changes that',
  { tag: ['@GRID-38:numbering', '@GRID-38:changed', '@GRID-39:head'] },
  async ({ page, app }) => {
    await openGrid(page, app);
    await cellAt(page, 7).click();
    await paste(page, 'No.\tApellidos y nombres\tNota\n1\tAriza Martínez Emmanuel\t3,0\n2\tAriza Rojas Emma\t3,1');
    await expect(dialogOf(page, PASTE)).toContainText('Columnas que no se usan: No.');
    await expect(useOf(page, 'Columna 1: No.')).toHaveValue('unused');
    await expect(useOf(page, 'Columna 2: Apellidos y nombres')).toHaveValue('name');
    await expect(useOf(page, 'Columna 3: Nota').getByRole('option', { selected: true })).toHaveText('Sustentación del problema del viaje');
    await expect(linesOf(page)).toHaveText([/^Emmanuel Ariza Martínez3\.0Sustentación/, /^Emma Ariza Rojas3\.1Sustentación/]);
    await app.checkA11y();
    // The options are 'No se usa', 'Nombre' and the activities.
    await useOf(page, 'Columna 3: Nota').selectOption({ index: 2 + QUIZ });
    await expect(lineOf(page, 'Emma Ariza')).toContainText('Quiz');
    await expect(lineOf(page, 'Emma Ariza')).toContainText('reemplaza');
    await useOf(page, 'Columna 3: Nota').selectOption('No se usa');
    await expect(dialogOf(page, PASTE)).toContainText('Columnas que no se usan: No., Nota');
    await expect(linesOf(page)).toHaveCount(0);
    await expect(pasteIn(page)).toBeDisabled();
    await useOf(page, 'Columna 3: Nota').selectOption({ label: 'Sustentación del problema del viaje' });
    await dialogOf(page, PASTE).getByRole('checkbox', { name: 'La primera fila son los títulos' }).uncheck();
    await expect(lineOf(page, 'Apellidos y nombres')).toContainText('Nadie se llama así en el curso.');
    await dialogOf(page, PASTE).getByRole('checkbox', { name: 'La primera fila son los títulos' }).check();
    await pasteIn(page).click();
    await expect(cellAt(page, 0)).toContainText('3.0');
    await expect(cellAt(page, 1)).toContainText('3.1');
    await press(page, 'Guardar ya');
    await expectSaved(page);
    expect(await sentMarks(app)).toEqual([[3, 3.1]]);
  },
);

for (const [name, rule, text, unused] of [
  [
    'a document first [C2]',
    '@GRID-38:document',
    '1020304000\tAriza Martínez Emmanuel\t4,0\n1020304001\tAriza Rojas Emma\t4,1',
    '1020304000 …',
  ],
  ['a column between [C3]', '@GRID-38:between', 'Ariza Martínez Emmanuel\tF\t4,0\nAriza Rojas Emma\tF\t4,1', 'F …'],
  ['numbers without names', '@GRID-38:noNames', '1\t4,0\n2\t4,1', '1 …'],
  ['a line separator within a cell', '@PAST-01:marks', '4.0\tMuy bien\u2028sigue así\n4.1\tBien', 'Muy bien'],
  ['a cell with a break [C5]', '@PAST-01:marks', '4.0\t"Muy bien\nsigue así"\n4.1\tBien', 'Muy bien'],
] as const)
  test(`what is neither name nor mark is left out: ${name}`, { tag: [rule] }, async ({ page, app }) => {
    await openGrid(page, app);
    await cellAt(page, 0).click();
    await paste(page, text);
    await expect(dialogOf(page, PASTE)).toContainText(`Columnas que no se usan: ${unused}`);
    await pasteIn(page).click();
    await expect(cellAt(page, 0)).toContainText('4.0');
    await expect(cellAt(page, 1)).toContainText('4.1');
    await expect(page.getByText('2 notas por guardar')).toBeVisible();
  });

test('titles of activities tell the columns', { tag: ['@GRID-39:titles'] }, async ({ page, app }) => {
  await openGrid(page, app);
  await cellAt(page, 0).click();
  await paste(page, 'Estudiante\tSUSTENTACION DEL PROBLEMA DEL VIAJE (20 %)\tDefinitiva\nAriza Rojas Emma\t4,1\t5');
  await expect(dialogOf(page, PASTE)).toContainText('1 nota por pegar');
  await expect(dialogOf(page, PASTE)).toContainText('Columnas que no se usan: Definitiva');
  await pasteIn(page).click();
  await expect(cellAt(page, 1)).toContainText('4.1');
});

test(
  'a student who comes twice with different marks waits until one is chosen [C4]',
  { tag: ['@GRID-40:different', '@GRID-40:same'] },
  async ({ page, app }) => {
    await openGrid(page, app);
    await cellAt(page, 0).click();
    await paste(page, 'Emmanuel Ariza Martínez\t4.0\nEmmanuel Ariza Martínez\t2.0\nEmma Ariza Rojas\t3\nAriza Rojas Emma\t3,0');
    await expect(dialogOf(page, PASTE)).toContainText('1 nota por pegar');
    await expect(dialogOf(page, PASTE)).toContainText('1 estudiante con notas distintas');
    const choice = lineOf(page, 'Emmanuel').getByRole('group', { name: 'Aparece dos veces (4.0 y 2.0).' });
    await app.checkA11y();
    await choice.getByRole('radio', { name: '2.0' }).check();
    await expect(dialogOf(page, PASTE)).toContainText('2 notas por pegar');
    await choice.getByRole('radio', { name: '4.0' }).check();
    await expect(choice.getByRole('radio', { name: '4.0' })).toBeFocused();
    await choice.getByRole('radio', { name: '2.0' }).check();
    await pasteIn(page).click();
    await expect(cellAt(page, 0)).toContainText('2.0');
    await expect(cellAt(page, 1)).toContainText('3.0');
  },
);

test(
  'a name with an addition is a question, off at first; what cannot be seen counts for nothing [C6]',
  { tag: ['@GRID-41:asked', '@GRID-41:confirmed', '@PAST-03:marks'] },
  async ({ page, app }) => {
    await openGrid(page, app);
    await cellAt(page, 0).click();
    await paste(page, '\u200BPaula Andrea Bolívar\u00A0Bohórquez\t4.3\nAriza Martínez Emmanuel (nuevo)\t4,0\n2. Ariza Rojas Emma\t3');
    await expect(dialogOf(page, PASTE)).toContainText('1 nota por pegar');
    await expect(dialogOf(page, PASTE)).toContainText('2 nombres parecidos, por confirmar');
    const box = page.getByRole('checkbox', { name: 'Se parece a Emmanuel Ariza Martínez' });
    await expect(box).not.toBeChecked();
    await box.check();
    await expect(box).toBeFocused();
    await expect(dialogOf(page, PASTE)).toContainText('2 notas por pegar');
    await box.uncheck();
    await expect(dialogOf(page, PASTE)).toContainText('1 nota por pegar');
    await box.check();
    await app.checkA11y();
    await pasteIn(page).click();
    await expect(cellAt(page, 0)).toContainText('4.0');
    await expect(cellAt(page, 1)).toHaveText('');
    await expect(cellAt(page, 3)).toContainText('4.3');
  },
);

test('a quote that is not closed takes nothing, and says its line', { tag: ['@PAST-01:unclosed'] }, async ({ page, app }) => {
  await openGrid(page, app);
  await cellAt(page, 0).click();
  await paste(page, '4.5\n"Muy bien\n4.4\n4.3');
  await expect(dialogOf(page, PASTE).getByRole('alert')).toHaveText('Fila 2: las comillas no se cierran.');
  await expect(pasteIn(page)).toBeDisabled();
});

test(
  'one value pasted while several cells are selected fills them all, and Delete empties what may be emptied [C7]',
  { tag: ['@GRID-42:fill', '@GRID-42:wrong', '@GRID-42:empty', '@GRID-27'] },
  async ({ page, app }) => {
    await openGrid(page, app);
    await cellAt(page, 0).click();
    await type(page, ...Array.from({ length: 4 }, () => 'Shift+ArrowDown'));
    await paste(page, '\u200B4,2\r\n');
    await expect(dialogOf(page, PASTE)).toHaveCount(0);
    for (const index of [0, 1, 2, 3, 4]) await expect(cellAt(page, index)).toContainText('4.2');
    await expect(cellAt(page, 5)).toHaveText('');
    await expect(page.getByText('5 notas por guardar')).toBeVisible();
    await page.keyboard.press('Control+z');
    for (const index of [0, 1, 2, 3, 4]) await expect(cellAt(page, index)).toHaveText('');
    await paste(page, '7');
    await expect(cellAt(page, 4)).toContainText('7');
    await expect(cellAt(page, 4)).toContainText('Entre 1 y 5');
    await expect(cellAt(page, 0)).toHaveText('');
    await page.keyboard.press('Escape');
    // One that is stored and one that is not.
    await type(page, '3', 'Enter');
    await expectSaved(page);
    await cellAt(page, 4).click();
    await type(page, 'Shift+ArrowDown');
    await paste(page, '2');
    await type(page, 'Delete');
    await expect(cellAt(page, 5)).toHaveText('');
    await expect(cellAt(page, 4)).toContainText('Una calificación guardada no se puede borrar, solo cambiar.');
  },
);
