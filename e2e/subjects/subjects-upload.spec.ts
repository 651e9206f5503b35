import { acceptFailure, buttonOf, dialogOf, expectNoDialog } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { openList } from './subjects';

const UPLOAD = 'Cargar lista de asignaturas';

test(
  'the list’s instructions, its template and the choice of a file',
  { tag: ['@UPLO-01', '@UPLO-02', '@UPLO-03', '@UPLO-04', '@UPLO-06', '@UPLO-07', '@UPLO-08'] },
  async ({ page, app }) => {
    await openList({ page, app });
    await page.getByRole('button', { name: 'Cargar Lista' }).click();
    const dialog = dialogOf(page, UPLOAD);
    await expect(dialog.getByRole('listitem')).toHaveText([
      'Descarga la plantilla.',
      'Diligencia una fila por cada registro.',
      'Selecciona el archivo.',
    ]);
    await expect(dialog.getByText('Columnas: Nombre, Tipo de asignatura', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Descargar plantilla' })).toHaveAttribute('href', /plantilla-asignaturas\.csv$/);
    const chooser = page.waitForEvent('filechooser');
    await buttonOf(page, UPLOAD, 'Seleccionar archivo').click();
    const opened = await chooser;
    expect(await opened.element().getAttribute('accept')).toBe('.csv');
    await opened.setFiles({ name: 'asignaturas 2026.csv', mimeType: 'text/csv', buffer: Buffer.from('Nombre\n') });
    await expect(dialog.getByText('asignaturas 2026.csv', { exact: true })).toBeVisible();
    await app.look();
    const before = (await app.door.calls()).length;
    await buttonOf(page, UPLOAD, 'Cargar').click();
    await expect(dialog).toBeVisible();
    await buttonOf(page, UPLOAD, 'Cancelar').click();
    await expectNoDialog(page);
    expect(await app.door.calls()).toHaveLength(before);
    await page.getByRole('button', { name: 'Cargar Lista' }).click();
    await expect(dialog).toBeVisible();
    await expect(dialog.getByText('asignaturas 2026.csv')).toHaveCount(0);
  },
);

test('without the template’s address the rest can be used', { tag: ['@UPLO-04', '@ERRO-04'] }, async ({ page, app }) => {
  await openList({ page, app });
  await app.door.fault({ method: 'GET', path: '/urls-template', kind: 'status', status: 500 });
  await page.getByRole('button', { name: 'Cargar Lista' }).click();
  await acceptFailure(page, 'Ha ocurrido un error inesperado');
  await expect(buttonOf(page, UPLOAD, 'Descargar plantilla')).toBeDisabled();
  await expect(buttonOf(page, UPLOAD, 'Seleccionar archivo')).toBeEnabled();
});
