import { dialogOf } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { expectUpload, expectUploadWithoutTemplate } from '@e2e/support/upload';
import { openRooms } from './rooms';

const DIALOG = 'Cargar lista de cursos';

test(
  "'Cargar Lista' tells how, brings the template and takes a file; 'Cargar' does nothing",
  { tag: ['@UPLO-01', '@UPLO-02', '@UPLO-03', '@UPLO-04', '@UPLO-06', '@UPLO-07', '@UPLO-08'] },
  async ({ page, app }) => {
    await openRooms({ page, app });
    await expectUpload({ page, app }, { title: DIALOG, columns: 'Nombre, Acrónimo, Tipo', template: /plantilla-cursos\.csv$/ });
    const address = await dialogOf(page, DIALOG).getByRole('link', { name: 'Descargar plantilla' }).getAttribute('href');
    const text = await page.evaluate(async (url) => (await fetch(url)).text(), address ?? '');
    expect(text).toContain('Nombre;Acrónimo;Tipo');
  },
);

test('without addresses of templates the download is disabled', { tag: ['@UPLO-04', '@ERRO-04'] }, async ({ page, app }) => {
  await openRooms({ page, app });
  await expectUploadWithoutTemplate({ page, app }, DIALOG);
});
