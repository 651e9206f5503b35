import { test } from '@e2e/support/test';
import { expectUpload, expectUploadWithoutTemplate } from '@e2e/support/upload';
import { openList } from './subjects';

const UPLOAD = 'Cargar lista de asignaturas';

test(
  'the list’s instructions, its template and the choice of a file',
  { tag: ['@UPLO-01', '@UPLO-02', '@UPLO-03', '@UPLO-04', '@UPLO-06', '@UPLO-07', '@UPLO-08'] },
  async ({ page, app }) => {
    await openList({ page, app });
    await expectUpload({ page, app }, { title: UPLOAD, columns: 'Nombre, Tipo de asignatura', template: /plantilla-asignaturas\.csv$/ });
  },
);

test('without the template’s address the rest can be used', { tag: ['@UPLO-04', '@ERRO-04'] }, async ({ page, app }) => {
  await openList({ page, app });
  await expectUploadWithoutTemplate({ page, app }, UPLOAD);
});
