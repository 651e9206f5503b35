import { buttonOf, dialogOf, expectNoDialog } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { openRooms } from './rooms';

const DIALOG = 'Cargar lista de cursos';

test(
  "'Cargar Lista' tells how, brings the template and takes a file; 'Cargar' does nothing",
  { tag: ['@UPLO-01', '@UPLO-02', '@UPLO-03', '@UPLO-04', '@UPLO-06', '@UPLO-07', '@UPLO-08'] },
  async ({ page, app }) => {
    await openRooms({ page, app });
    await page.getByRole('button', { name: 'Cargar Lista' }).click();
    const dialog = dialogOf(page, DIALOG);
    await expect(dialog.getByRole('listitem')).toHaveText([
      'Descarga la plantilla.',
      'Diligencia una fila por cada registro.',
      'Selecciona el archivo.',
    ]);
    await expect(dialog).toContainText('Nombre, Acrónimo, Tipo');
    const link = dialog.getByRole('link', { name: 'Descargar plantilla' });
    await expect(link).toHaveAttribute('href', /plantilla-cursos\.csv$/);
    const text = await page.evaluate(async (address) => (await fetch(address)).text(), (await link.getAttribute('href')) ?? '');
    expect(text).toContain('Nombre;Acrónimo;Tipo');
    await app.look();

    const chooser = page.waitForEvent('filechooser');
    await buttonOf(page, DIALOG, 'Seleccionar archivo').click();
    await (await chooser).setFiles({ name: 'Cursos 2026.csv', mimeType: 'text/csv', buffer: Buffer.from('Nombre\n') });
    await expect(dialog.getByText('Cursos 2026.csv')).toBeVisible();
    const before = (await app.door.calls()).length;
    await buttonOf(page, DIALOG, 'Cargar').click();
    await expect(dialog.getByText('Cursos 2026.csv')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    expect((await app.door.calls()).length).toBe(before);
    await buttonOf(page, DIALOG, 'Cancelar').click();
    await expectNoDialog(page);
    await page.getByRole('button', { name: 'Cargar Lista' }).click();
    await expect(dialog.getByText('Ningún archivo seleccionado.')).toBeVisible();
  },
);

test('without addresses of templates the download is disabled', { tag: ['@UPLO-04', '@ERRO-04'] }, async ({ page, app }) => {
  await openRooms({ page, app });
  await app.door.fault({ method: 'GET', path: '/urls-template', kind: 'status', status: 500, times: 1 });
  await page.getByRole('button', { name: 'Cargar Lista' }).click();
  await buttonOf(page, 'Atención', 'Aceptar').click();
  await expect(buttonOf(page, DIALOG, 'Descargar plantilla')).toBeDisabled();
});
