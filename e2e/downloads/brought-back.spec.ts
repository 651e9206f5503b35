/** A downloaded list is changed in one cell, loaded, and offers that one change. */
import { give, previewOf, workbook } from '@e2e/support/list-files';
import { dialogOf } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { download } from './downloads';

/** Lists that can be downloaded and loaded; of students the downloaded one lacks the year, which is not on the screen. */
const LISTS = [
  { at: '/dashboard/rooms/list', title: 'Cargar lista de cursos', head: 'Nombre', cell: 'Sexto Ñ', tag: '@IMPO-01:rooms' },
  { at: '/dashboard/courses/list', title: 'Cargar lista de asignaturas', head: 'Nombre', cell: 'Robótica', tag: '@IMPO-01:subjects' },
  { at: '/dashboard/mentions/list', title: 'Cargar lista de menciones', head: 'Mención', cell: 'Buen humor', tag: '@IMPO-01:mentions' },
  {
    at: '/dashboard/teachers/list',
    title: 'Cargar lista de profesores',
    head: 'Correo electrónico',
    cell: 'nueva@yarumos.example',
    tag: '@IMPO-01:teachers',
  },
] as const;

for (const { at, title, head, cell, tag } of LISTS)
  test(`${at}: of a downloaded list the changed row alone is new`, { tag: ['@EXPO-02:words', tag] }, async ({ page, app }) => {
    await app.signIn('coordinadora', { at });
    const sheet = await download(page);
    expect(sheet.rows.length).toBeGreaterThan(3);
    const column = sheet.head.indexOf(head);
    const rows = sheet.rows.map((row, index) => (index === 2 ? row.with(column, cell) : row));
    await page.getByRole('button', { name: 'Cargar Lista' }).click();
    // These lists hold words alone.
    const words = [sheet.head, ...rows].map((cells) => cells.map((text) => (text === null ? null : String(text))));
    await give(page, title, await workbook({ [sheet.tab]: words }));
    const dialog = dialogOf(page, title);
    await expect(dialog.getByText(`Encontramos ${rows.length} filas. 1 puede pasar al formulario y ${rows.length - 1} no.`)).toBeVisible();
    await expect(previewOf(page, title)).toHaveCount(1);
    await expect(previewOf(page, title)).toContainText(cell);
    await expect(dialog.getByRole('alert').getByRole('listitem').first()).toContainText('ya existe.');
  });
