import { REPEATED, addRow, saveOf } from '@e2e/support/form-rows';
import { acceptFailure, acceptSaved, buttonOf, dialogOf, expectNoDialog, expectSaved } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { actionOf, rowOf, showAll } from '@e2e/support/table';
import { REMOVE, SAVE, fillRow, formRow, openForm, openRooms } from './rooms';

const DIALOG = 'Editar Curso';
const CONFIRMATION = 'Eliminar Curso';

test('the edit dialog is filled in, and refuses what is empty or taken', { tag: ['@ROOM-21', '@SHAR-16'] }, async ({ page, app }) => {
  await openRooms({ page, app });
  await actionOf(page, 'Jardín A', 'Editar').click();
  const dialog = dialogOf(page, DIALOG);
  await expect(dialog.getByLabel('Nombre')).toHaveValue('Jardín A');
  await expect(dialog.getByLabel('Acrónimo')).toHaveValue('JA');
  await expect(dialog.getByRole('combobox', { name: 'Tipo' })).toHaveValue('PRESCHOOL');
  await expect(dialog.getByRole('switch')).not.toBeChecked();
  await app.look();
  for (const label of ['Nombre', 'Acrónimo']) {
    await dialog.getByLabel(label).fill(' ');
    await buttonOf(page, DIALOG, 'Guardar').click();
    await expect(dialog.getByLabel(label)).toHaveAccessibleDescription('Este campo es requerido.');
    await dialog.getByLabel(label).fill('sexto a');
  }
  await dialog.getByRole('combobox', { name: 'Tipo' }).selectOption('');
  await buttonOf(page, DIALOG, 'Guardar').click();
  await expect(dialog.getByLabel('Nombre')).toHaveAccessibleDescription(REPEATED);
  await expect(dialog.getByRole('combobox', { name: 'Tipo' })).toHaveAccessibleDescription('Este campo es requerido.');
  await buttonOf(page, DIALOG, 'Cancelar').click();
  await expectNoDialog(page);
  expect(await app.door.calls(SAVE)).toEqual([]);
});

test('an edit may keep its own name, and sends that one room', { tag: ['@ROOM-22'] }, async ({ page, app }) => {
  await openRooms({ page, app });
  await actionOf(page, 'Transición A', 'Editar').click();
  const dialog = dialogOf(page, DIALOG);
  await dialog.getByLabel('Nombre').fill('TRANSICIÓN a');
  await dialog.getByLabel('Acrónimo').fill('T-A');
  await app.door.fault({ method: 'PUT', path: '/api/rooms', kind: 'status', status: 409, message: 'Ahora no.', times: 1 });
  await buttonOf(page, DIALOG, 'Guardar').click();
  await acceptFailure(page, 'Ahora no.');
  await expect(dialog.getByLabel('Acrónimo')).toHaveValue('T-A');
  await buttonOf(page, DIALOG, 'Guardar').click();
  await expectSaved(page);
  const [, line] = await app.door.calls(SAVE);
  expect(line?.body).toEqual([
    expect.objectContaining({ id: 3, name: 'TRANSICIÓN a', roomAcronyms: 'T-A', type: 'PRESCHOOL', schoolId: 1, active: true }),
  ]);
  await acceptSaved(page);
  await expect(rowOf(page, 'TRANSICIÓN a').getByRole('cell')).toHaveText(['T-A', 'Preescolar', 'NO', '']);
});

test(
  'a deletion asks first, and takes the room away without a word',
  { tag: ['@ROOM-23', '@ROOM-24', '@SHAR-12', '@SHAR-13'] },
  async ({ page, app }) => {
    await openForm({ page, app });
    await fillRow(formRow(page, 1), 'Octavo B', '8B');
    await saveOf(page).click();
    await acceptSaved(page);
    await showAll(page);
    await actionOf(page, 'Octavo B', 'Eliminar').click();
    await expect(dialogOf(page, CONFIRMATION)).toContainText('¿Estás seguro que deseas eliminar este curso?');
    await buttonOf(page, CONFIRMATION, 'Cancelar').click();
    expect(await app.door.calls(REMOVE)).toEqual([]);
    await actionOf(page, 'Octavo B', 'Eliminar').click();
    await buttonOf(page, CONFIRMATION, 'Aceptar').click();
    await expect(rowOf(page, 'Octavo B')).toHaveCount(0);
    await expectNoDialog(page);
    expect((await app.door.calls(REMOVE)).map(({ path, status }) => [path, status])).toEqual([['/api/room/26', 204]]);
    // The rows stay on the page and of the number that was chosen.
    await expect(page.getByLabel('Resultados por páginas')).toHaveValue('50');
  },
);

test('a room with a teacher is not deleted, and the session goes on', { tag: ['@ROOM-25', '@ROOM-29'] }, async ({ page, app }) => {
  await openRooms({ page, app });
  await showAll(page);
  await actionOf(page, 'Sexto A', 'Eliminar').click();
  await buttonOf(page, CONFIRMATION, 'Aceptar').click();
  await acceptFailure(page, 'No puede eliminar un curso con un profesor asociado');
  await expect(rowOf(page, 'Sexto A')).toBeVisible();
  await page.reload();
  await expect(rowOf(page, 'Jardín A')).toBeVisible();
});

test(
  'a room with students is not deleted, and says how many they are where it was opened',
  { tag: ['@ROOM-26', '@ROOM-29'] },
  async ({ page, app }) => {
    await openRooms({ page, app }, 'cierre');
    await actionOf(page, 'Primero A', 'Eliminar').click();
    await buttonOf(page, CONFIRMATION, 'Aceptar').click();
    await expect(dialogOf(page, 'Atención')).toContainText('No puede eliminar un curso con estudiantes');
    await expect(page.getByText(/Este curso tiene/)).toHaveCount(0);
    await buttonOf(page, 'Atención', 'Aceptar').click();
    await actionOf(page, 'Primero A', 'Ver estudiantes').click();
    await expect(page.getByText('16 estudiantes')).toBeVisible();
    await page.getByRole('link', { name: 'Volver' }).click();
    await actionOf(page, 'Primero A', 'Eliminar').click();
    await buttonOf(page, CONFIRMATION, 'Aceptar').click();
    await acceptFailure(page, 'Este curso tiene 16 estudiantes.');
    await expect(rowOf(page, 'Primero A')).toBeVisible();
  },
);

test(
  'the cause of a refusal is read from its errorCode, a number or a text',
  { tag: ['@ROOM-27', '@ROOM-28', '@ROOM-29'] },
  async ({ page, app }) => {
    await openRooms({ page, app });
    const refusals = [
      [409, 402, 'No puede eliminar un curso con actividades'],
      [409, '402', 'No puede eliminar un curso con actividades'],
      [409, 401, 'No puede eliminar un curso con un profesor asociado'],
      [409, 'otro', 'No puede eliminar un curso con estudiantes activos'],
      [500, null, 'No puede eliminar un curso con estudiantes activos'],
    ] as const;
    for (const [status, errorCode, text] of refusals) {
      const body = { errorCode, message: 'Otra cosa' };
      await app.door.fault({ method: 'DELETE', path: '/api/room/{id}', kind: 'answer', status, body, times: 1 });
      await actionOf(page, 'Jardín A', 'Eliminar').click();
      await buttonOf(page, CONFIRMATION, 'Aceptar').click();
      await acceptFailure(page, text);
      await expect(rowOf(page, 'Jardín A')).toBeVisible();
    }
    const body = { errorCode: '400', message: 'Otra cosa' };
    await app.door.fault({ method: 'DELETE', path: '/api/room/{id}', kind: 'answer', status: 401, body, times: 1 });
    await actionOf(page, 'Jardín A', 'Eliminar').click();
    await buttonOf(page, CONFIRMATION, 'Aceptar').click();
    await expect(page).toHaveURL('/unauthorized');
  },
);

test('an edit half written comes back when its dialog opens again', { tag: ['@SAFE-03'] }, async ({ page, app }) => {
  await openRooms({ page, app });
  await actionOf(page, 'Jardín A', 'Editar').click();
  await dialogOf(page, DIALOG).getByLabel('Acrónimo').fill('JAR');
  await page.reload();
  await actionOf(page, 'Jardín A', 'Editar').click();
  await expect(dialogOf(page, DIALOG).getByLabel('Acrónimo')).toHaveValue('JAR');
});

test('several rooms stay on the form after one row is wrong', { tag: ['@SHAR-17'] }, async ({ page, app }) => {
  await openForm({ page, app });
  await fillRow(formRow(page, 1), 'Octavo B', '8B');
  await addRow(page);
  await saveOf(page).click();
  await expect(formRow(page, 2).getByLabel('Nombre')).toBeFocused();
  await expect(formRow(page, 1).getByLabel('Nombre')).toHaveValue('Octavo B');
  expect(await app.door.calls(SAVE)).toEqual([]);
});
