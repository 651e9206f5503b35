import { buttonOf, dialogOf, expectNoDialog } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { buttonNamed, openList } from './teachers';

const TITLE = 'Cargar lista de profesores';
const CSV = { name: 'profesores 2026.csv', mimeType: 'text/csv', buffer: Buffer.from('Nombre,Apellido,Correo electrónico\n') };

test(
  "'Cargar Lista' tells how, gives the template, takes a file and does nothing with it",
  { tag: ['@UPLO-01', '@UPLO-02', '@UPLO-03', '@UPLO-04', '@UPLO-06', '@UPLO-07', '@UPLO-08'] },
  async ({ page, app }) => {
    await openList({ page, app });
    await buttonNamed(page, 'Cargar Lista').click();
    const dialog = dialogOf(page, TITLE);
    await expect(dialog.getByRole('listitem')).toHaveText([
      'Descarga la plantilla.',
      'Diligencia una fila por cada registro.',
      'Selecciona el archivo.',
    ]);
    await expect(dialog).toContainText('Nombre, Apellido, Correo electrónico');
    await expect(dialog.getByRole('link', { name: 'Descargar plantilla' })).toHaveAttribute('href', /plantilla-profesores.*\.csv$/);
    expect(await app.door.calls('GET /urls-template')).toHaveLength(1);
    const picker = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Seleccionar archivo' }).first().click();
    await (await picker).setFiles(CSV);
    await expect(dialog.getByText(CSV.name)).toBeVisible();
    await app.look();
    const before = (await app.door.calls()).length;
    await buttonOf(page, TITLE, 'Cargar').click();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(dialog.getByText(CSV.name)).toBeVisible();
    expect(await app.door.calls()).toHaveLength(before);
    await buttonOf(page, TITLE, 'Cancelar').click();
    await expectNoDialog(page);
    await buttonNamed(page, 'Cargar Lista').click();
    await expect(dialog.getByText(CSV.name)).toHaveCount(0);
  },
);
