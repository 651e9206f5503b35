import { ODD, expectOddRows } from '@e2e/support/odd-text';
import { acceptFailure, buttonOf, dialogOf, expectNoDialog, pressTwice } from '@e2e/support/screens';
import { rowOf } from '@e2e/support/table';
import { expect, test } from '@e2e/support/test';
import { expectUpload } from '@e2e/support/upload';
import { LIST, openList } from './mentions';

const REMOVE = 'DELETE /api/mention-type/{id}';
const CONFIRM = 'Eliminar Mención';

test('the short address leads to the list, with its two buttons', { tag: ['@MENT-01', '@MENT-05'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: '/dashboard/mentions' });
  await expect(page).toHaveURL(LIST);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menciones');
  await expect(page.getByRole('button', { name: 'Cargar Lista' })).toBeVisible();
  await page.getByRole('button', { name: 'Agregar Mención' }).click();
  await expect(page).toHaveURL('/dashboard/mentions/create');
});

test('a Teacher is refused the list and the form', { tag: ['@MENT-02'] }, async ({ page, app }) => {
  await app.signIn('directora');
  for (const address of [LIST, '/dashboard/mentions/create']) {
    await page.goto(address);
    await expect(page).toHaveURL('/unauthorized');
  }
  expect(await app.door.calls('GET /api/mention-type/school')).toEqual([]);
});

test('the table shows each mention with its category, by name', { tag: ['@MENT-03'] }, async ({ page, app }) => {
  await app.signIn('coordinadora');
  const mention = (id: number, description: string, mentionCategoryId: number) => ({ id, description, mentionCategoryId, active: true });
  const mentionTypes = [mention(3, 'Ñandú de oro', 2), mention(1, 'Zumba', 1), mention(2, 'Ética', 1), mention(4, 'Nadador', 2)];
  await app.door.fault({ method: 'GET', path: '/api/mention-type/school', kind: 'answer', body: { mentionTypes } });
  await page.goto(LIST);
  await expect(page.getByRole('columnheader')).toHaveText(['Mención', 'Categoría', 'Acciones']);
  await expect(page.getByRole('rowheader')).toHaveText(['Ética', 'Nadador', 'Ñandú de oro', 'Zumba']);
  await expect(rowOf(page, 'Zumba').getByRole('cell').first()).toHaveText('Honor');
  await expect(rowOf(page, 'Nadador').getByRole('cell').first()).toHaveText('Mención');
  for (const name of ['Editar', 'Eliminar'])
    await expect(rowOf(page, 'Zumba').getByRole('button', { name })).toHaveAttribute('title', name);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await expect(page.getByLabel('Buscar')).toHaveCount(0);
});

test('a school without mentions reads how to begin', { tag: ['@MENT-04'] }, async ({ page, app }) => {
  await app.signIn('colegio-vacio', { at: LIST });
  const text = 'Aún no se han creado menciones. Agrega las menciones con el botón Agregar Mención.';
  await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

for (const path of ['/api/mention-type/school', '/api/mention-category/school']) {
  test(`without ${path} the error modal shows, and it can be asked for again`, { tag: ['@MENT-03', '@ERRO-04'] }, async ({ page, app }) => {
    await app.signIn('coordinadora', { at: LIST, faults: [{ method: 'GET', path, kind: 'status', status: 500, times: 1 }] });
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('rowheader').first()).toHaveText('Buen trato');
  });
}

test(
  'a mention is deleted once it is confirmed, and not before',
  { tag: ['@MENT-14', '@MENT-15', '@SHAR-12', '@SHAR-13'] },
  async ({ page, app }) => {
    await openList({ page, app });
    const remove = rowOf(page, 'Buen trato').getByRole('button', { name: 'Eliminar' });
    await remove.click();
    await expect(dialogOf(page, CONFIRM)).toContainText('¿Estás seguro que deseas eliminar esta mención?');
    await app.look();
    await buttonOf(page, CONFIRM, 'Cancelar').click();
    await expectNoDialog(page);
    expect(await app.door.calls(REMOVE)).toEqual([]);
    await remove.click();
    await pressTwice(app, REMOVE, buttonOf(page, CONFIRM, 'Aceptar'), buttonOf(page, CONFIRM, 'Cancelar'));
    await expect(rowOf(page, 'Buen trato')).toHaveCount(0);
    await expectNoDialog(page);
    expect((await app.door.calls(REMOVE)).map(({ path }) => path)).toEqual(['/api/mention-type/10']);
  },
);

test('a mention that could not be deleted stays', { tag: ['@MENT-15', '@ERRO-12', '@ERRO-13'] }, async ({ page, app }) => {
  await openList({ page, app });
  await app.door.fault({ method: 'DELETE', path: '/api/mention-type/{id}', kind: 'status', status: 409, message: 'No', times: 1 });
  await rowOf(page, 'Buen trato').getByRole('button', { name: 'Eliminar' }).click();
  await buttonOf(page, CONFIRM, 'Aceptar').click();
  await acceptFailure(page, 'Error desconocido');
  await expectNoDialog(page);
  await expect(rowOf(page, 'Buen trato')).toBeVisible();
});

test('odd names at 390 px stay inside the table', { tag: ['@MENT-03', '@SAFE-16', '@SAFE-20'] }, async ({ page, app }) => {
  await app.signIn('coordinadora');
  const mentionTypes = ODD.map((description, index) => ({ id: index + 1, description, mentionCategoryId: 1, active: true }));
  await app.door.fault({ method: 'GET', path: '/api/mention-type/school', kind: 'answer', body: { mentionTypes } });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(LIST);
  await expectOddRows(page);
});

test(
  'the upload of mentions has no template',
  { tag: ['@UPLO-01', '@UPLO-02', '@UPLO-03', '@UPLO-05', '@UPLO-06', '@UPLO-07', '@UPLO-08'] },
  async ({ page, app }) => {
    await openList({ page, app });
    await expectUpload({ page, app }, { title: 'Cargar lista de menciones', columns: 'Nombre', template: null });
  },
);
