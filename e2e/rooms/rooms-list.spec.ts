import { acceptFailure, openEntry } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { actionOf, headersOf, rowNames, rowOf, showAll } from '@e2e/support/table';
import { LIST, openRooms } from './rooms';

test('the short address leads to the list', { tag: ['@ROOM-01'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: '/dashboard/rooms' });
  await expect(page).toHaveURL(LIST);
  await expect(page.getByRole('heading', { level: 1, name: 'Cursos' })).toBeVisible();
});

test('a Teacher may not see the rooms of the school', { tag: ['@ROOM-02'] }, async ({ page, app }) => {
  await app.signIn('directora');
  for (const path of [LIST, '/dashboard/rooms/create', '/dashboard/room/9']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/unauthorized');
  }
  expect(await app.door.calls('GET /api/rooms')).toEqual([]);
});

test(
  'the active rooms, preschool before primary before secondary, each by name',
  { tag: ['@ROOM-03', '@ROOM-04', '@ROOM-05'] },
  async ({ page, app }) => {
    await openRooms({ page, app });
    expect(await headersOf(page)).toEqual(['Nombre', 'Acrónimo', 'Tipo', 'Tiene asignaturas', 'Acciones']);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await showAll(page);
    expect(await rowNames(page)).toEqual([
      'Jardín A',
      'Prejardín',
      'Transición A',
      'Cuarto A',
      'Primero A',
      'Quinto A',
      'Segundo A',
      'Tercero A',
      'Décimo A',
      'Noveno A',
      'Octavo A',
      'Séptimo A',
      'Sexto A',
      'Sexto B',
      'Undécimo A',
    ]);
    await expect(rowOf(page, 'Prejardín').getByRole('cell')).toHaveText(['PJ', 'Preescolar', 'NO', '']);
    await expect(rowOf(page, 'Primero A').getByRole('cell')).toHaveText(['1A', 'Primaria', 'SÍ', '']);
    await expect(rowOf(page, 'Sexto A').getByRole('cell')).toHaveText(['6A', 'Secundaria', 'SÍ', '']);
    expect((await app.door.calls('GET /api/rooms')).map(({ path }) => path)).toContain('/api/rooms/');
  },
);

test('a school without rooms says so, and offers to add one', { tag: ['@ROOM-06'] }, async ({ page, app }) => {
  await app.signIn('colegio-vacio', { at: LIST });
  await expect(page.getByText('Aún no se han creado cursos.')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Cargar Lista' })).toBeVisible();
  await app.look();
  await page.getByRole('button', { name: 'Agregar Curso' }).first().click();
  await expect(page).toHaveURL('/dashboard/rooms/create');
});

test('each row opens its students, its edit and its deletion', { tag: ['@ROOM-07', '@SHAR-14'] }, async ({ page, app }) => {
  await openRooms({ page, app });
  const buttons = rowOf(page, 'Transición A').getByRole('button');
  for (const [index, name] of ['Ver estudiantes', 'Editar', 'Eliminar'].entries()) {
    await expect(buttons.nth(index)).toHaveAccessibleName(name);
    await expect(buttons.nth(index)).toHaveAttribute('title', name);
  }
  await actionOf(page, 'Transición A', 'Ver estudiantes').click();
  await expect(page).toHaveURL('/dashboard/room/3');
});

test(
  'what cannot be loaded says so in the modal and in its place, and is asked for again',
  { tag: ['@ERRO-04'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora');
    await app.door.fault({ method: 'GET', path: '/api/rooms', kind: 'status', status: 500, times: 1 });
    await openEntry(page, 'Cursos');
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    await expect(page.getByText('No se pudo cargar esta sección.')).toBeVisible();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('rowheader').first()).toBeVisible();
  },
);
