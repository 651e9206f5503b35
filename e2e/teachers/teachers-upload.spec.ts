import { test } from '@e2e/support/test';
import { expectUpload } from '@e2e/support/upload';
import { openList } from './teachers';

test(
  "'Cargar Lista' tells how, gives the template, takes a file and does nothing with it",
  { tag: ['@UPLO-01', '@UPLO-02', '@UPLO-03', '@UPLO-04', '@UPLO-06', '@UPLO-07', '@UPLO-08'] },
  async ({ page, app }) => {
    await openList({ page, app });
    const columns = 'Nombre, Apellido, Correo electrónico';
    await expectUpload({ page, app }, { title: 'Cargar lista de profesores', columns, template: /plantilla-profesores.*\.csv$/ });
  },
);
