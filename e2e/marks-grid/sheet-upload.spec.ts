/** 'Subir planilla': marks from a file. */
import type { Page } from '@playwright/test';
import { csv, give, workbook } from '@e2e/support/list-files';
import { buttonOf, dialogOf, expectNoDialog } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { CRISTIAN, GUIDE, QUIZ, SUPPORT, cellAt, cellOf, expectSaved, openGrid, paste, press, rowOf, saves, sentMarks } from './marks-grid';

const TITLE = 'Subir planilla';
const QUIZ_TITLE = 'Quiz de magnitudes proporcionales';
const GUIDE_TITLE = 'Guía: proporciones en la tienda escolar';
const SUPPORT_TITLE = 'Sustentación del problema del viaje';

const open = (page: Page): Promise<void> => press(page, TITLE);
const pasteOf = (page: Page) => buttonOf(page, TITLE, 'Pegar');
const linesOf = (page: Page) => dialogOf(page, TITLE).getByRole('region', { name: 'Lo que se va a pegar' }).getByRole('listitem');

test(
  'a workbook: names find the students, titles the activities, the sheet with them is read; nothing is sent before it is pasted',
  { tag: ['@EXPO-05:xlsx', '@EXPO-05:names'] },
  async ({ page, app }) => {
    await openGrid(page, app);
    // The active cell of another activity says nothing.
    await cellAt(page, 3, GUIDE).click();
    await open(page);
    const dialog = dialogOf(page, TITLE);
    await expect(dialog.getByRole('region', { name: 'Ejemplo de la planilla' }).getByRole('row')).toHaveCount(2);
    await expect(pasteOf(page)).toBeDisabled();
    await app.checkA11y();
    await give(
      page,
      TITLE,
      await workbook(
        {
          Portada: [['Sexto A'], ['Periodo 2']],
          Notas: [
            ['No.', 'Estudiante', 'Edad', `${SUPPORT_TITLE.toUpperCase()} (30 %)`, 'Otra cosa', 'Definitiva'],
            [1, 'ECHEVERRI VELEZ CRISTIAN CAMILO', 11, 4.5, 2, 3],
            [2, 'Emma Ariza Rojas', 11, '3,8', 2, 3],
            [3, 'Laura Sofía Bolívar Álvarez', 12, 7, 2, 3],
            [4, 'Nadie Ninguno', 12, 4, 2, 3],
            [5, 'Paula Andrea Bolívar Bohórquez', 12, null, 2, 3],
          ],
        },
        'Planilla.xlsx',
      ),
    );
    await expect(dialog.getByText('Planilla.xlsx, hoja «Notas»', { exact: true })).toBeVisible();
    await expect(dialog).toContainText('2 notas por pegar');
    await expect(dialog).toContainText('1 fuera de los niveles');
    await expect(dialog).toContainText('1 nombre que no está en el curso');
    await expect(dialog).toContainText('Columnas que no se usan: No., Edad, Otra cosa, Definitiva');
    await expect(linesOf(page).filter({ hasText: CRISTIAN })).toContainText('4.5');
    await app.checkA11y();
    expect(await saves(app)).toEqual([]);
    await pasteOf(page).click();
    await expectNoDialog(page);
    await expect(cellOf(rowOf(page, CRISTIAN), SUPPORT)).toContainText('4.5');
    await expect(cellOf(rowOf(page, 'Emma Ariza Rojas'), SUPPORT)).toContainText('3.8');
    await press(page, 'Guardar ya');
    await expectSaved(page);
    expect(await sentMarks(app)).toEqual([[3.8, 4.5]]);
  },
);

test(
  'what a formula made is rounded to the decimal that its cell shows, and counted; what a text says is not',
  { tag: ['@EXPO-05:rounded'] },
  async ({ page, app }) => {
    await openGrid(page, app);
    await open(page);
    const dialog = dialogOf(page, TITLE);
    const rows = (one: number, other: number) => [
      ['Estudiante', SUPPORT_TITLE],
      ['Echeverri Vélez Cristian Camilo', one],
      ['Emma Ariza Rojas', other],
    ];
    await give(page, TITLE, await workbook({ Notas: rows(23 / 6, 4.5) }));
    await expect(dialog.getByRole('listitem').filter({ hasText: /redondeada/ })).toHaveText('1 redondeada a un decimal');
    await expect(dialog).toContainText('2 notas por pegar');
    await expect(linesOf(page).filter({ hasText: CRISTIAN })).toContainText('3.8');
    await give(page, TITLE, csv(`Estudiante;${SUPPORT_TITLE}\nEmma Ariza Rojas;3,83\n`));
    await expect(linesOf(page).first()).toContainText('Un solo decimal, por ejemplo 4.1.');
    await expect(dialog.getByText('redondeada')).toHaveCount(0);
    await give(page, TITLE, await workbook({ Notas: rows(23 / 6, 3.25) }));
    await expect(dialog.getByText('2 redondeadas a un decimal', { exact: true })).toBeVisible();
    await pasteOf(page).click();
    await expect(cellOf(rowOf(page, CRISTIAN), SUPPORT)).toContainText('3.8');
    await press(page, 'Guardar ya');
    await expectSaved(page);
    expect(await sentMarks(app)).toEqual([[3.3, 3.8]]);
  },
);

test('the dialog begins where a file is chosen, and goes on at its paste', { tag: ['@EXPO-05:focus'] }, async ({ page, app }) => {
  await openGrid(page, app);
  await open(page);
  const choosing = buttonOf(page, TITLE, 'Seleccionar archivo');
  await expect(choosing).toBeFocused();
  await give(page, TITLE, csv('Producto;Precio\nLápiz;1200\n'));
  await expect(dialogOf(page, TITLE).getByRole('alert')).toBeVisible();
  await expect(choosing).toBeFocused();
  await give(page, TITLE, csv(`Estudiante;${SUPPORT_TITLE}\nEmma Ariza Rojas;4,1\n`));
  await expect(pasteOf(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectNoDialog(page);
  await expect(cellOf(rowOf(page, 'Emma Ariza Rojas'), SUPPORT)).toContainText('4.1');
});

test(
  'marks that stand in the sheet are counted and left out; what is refused names its activity',
  { tag: ['@EXPO-05:same', '@GRID-29:same'] },
  async ({ page, app }) => {
    await openGrid(page, app);
    await open(page);
    const dialog = dialogOf(page, TITLE);
    const marks = (...cells: readonly string[]) =>
      csv(`Estudiante;${QUIZ_TITLE};${GUIDE_TITLE};${SUPPORT_TITLE}\nEmmanuel Ariza Martínez;${cells.join(';')}\n`);
    await give(page, TITLE, marks('3,9', '4,6', ''));
    await expect(dialog).toContainText('0 notas por pegar');
    await expect(dialog.getByText('2 iguales', { exact: true })).toBeVisible();
    await expect(dialog.getByText('No hay nada nuevo por pegar.', { exact: true })).toBeVisible();
    await expect(linesOf(page)).toHaveCount(0);
    await expect(pasteOf(page)).toBeDisabled();
    await app.checkA11y();
    await give(page, TITLE, marks('3,9', 'NP', '4,2'));
    await expect(linesOf(page)).toHaveText([
      `Emmanuel Ariza MartínezNP${GUIDE_TITLE}: escribe un número, por ejemplo 4.5.`,
      `Emmanuel Ariza Martínez4.2${SUPPORT_TITLE}`,
    ]);
    await expect(dialog).toContainText('1 nota por pegar');
    await expect(dialog.getByText('1 igual', { exact: true })).toBeVisible();
    await expect(dialog.getByText('No hay nada nuevo por pegar.')).toHaveCount(0);
    await pasteOf(page).click();
    await expect(page.getByText('1 nota por guardar')).toBeVisible();
    // Of a paste, too, with what waits to be stored.
    await cellAt(page, 0, QUIZ).click();
    await paste(page, '3.9\t4.6\t4.2');
    await expect(dialogOf(page, 'Pegar de Excel').getByText('No hay nada nuevo por pegar.')).toBeVisible();
    await expect(buttonOf(page, 'Pegar de Excel', 'Pegar')).toBeDisabled();
  },
);

test('a text file, with name and surname apart', { tag: ['@EXPO-05:csv'] }, async ({ page, app }) => {
  await openGrid(page, app);
  await open(page);
  await give(page, TITLE, csv(`\uFEFFApellidos;Nombres;${SUPPORT_TITLE}\r\nAriza Rojas;Emma;4,1\r\n`));
  await expect(dialogOf(page, TITLE)).toContainText('1 nota por pegar');
  await pasteOf(page).click();
  await expect(cellOf(rowOf(page, 'Emma Ariza Rojas'), SUPPORT)).toContainText('4.1');
});

test(
  'a file of another shape says what is expected, by a row; a file that cannot be read says why; the dialog goes on',
  { tag: ['@EXPO-05:shape', '@EXPO-05:refused'] },
  async ({ page, app }) => {
    await openGrid(page, app);
    await open(page);
    const dialog = dialogOf(page, TITLE);
    const alert = dialog.getByRole('alert');
    const OTHER = 'El archivo no tiene la forma de esta planilla. Se espera una fila como la del ejemplo.';
    for (const text of ['Producto;Precio\nLápiz;1200\nBorrador;800\n', 'Emma Ariza Rojas;4\n', `${SUPPORT_TITLE}\n4\n5\n`]) {
      await give(page, TITLE, csv(text));
      await expect(alert).toHaveText(OTHER);
      await expect(pasteOf(page)).toBeDisabled();
      await expect(linesOf(page)).toHaveCount(0);
    }
    await expect(dialog.getByRole('region', { name: 'Ejemplo de la planilla' })).toContainText(SUPPORT_TITLE);
    await give(page, TITLE, csv('a', 'Notas.pdf'));
    await expect(alert).toHaveText('Notas.pdf no es un archivo .xlsx ni .csv.');
    // The sheet as it was downloaded, before anybody filled it.
    await give(page, TITLE, csv(`Estudiante;${SUPPORT_TITLE}\nEmma Ariza Rojas;\n`));
    await expect(dialog.getByText('No hay nada que pegar.', { exact: true })).toBeVisible();
    await expect(pasteOf(page)).toBeDisabled();
    await give(page, TITLE, csv(`Estudiante;${SUPPORT_TITLE}\nEmma Ariza Rojas;4,2\n`));
    await expect(alert).toHaveCount(0);
    await expect(dialog).toContainText('1 nota por pegar');
    await buttonOf(page, TITLE, 'Cancelar').click();
    await expectNoDialog(page);
    await expect(cellOf(rowOf(page, 'Emma Ariza Rojas'), SUPPORT)).toHaveText('');
    expect(await saves(app)).toEqual([]);
    await expect(page.getByRole('button', { name: TITLE, exact: true })).toBeFocused();
  },
);
