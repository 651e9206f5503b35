import { addRooms, askDirectly } from '@e2e/support/direct-call';
import { REPEATED } from '@e2e/support/form-rows';
import { acceptFailure, acceptSaved, buttonOf, dialogOf, expectNoDialog, expectSaved, untilDrawn } from '@e2e/support/screens';
import { expect, expectAnswered, test } from '@e2e/support/test';
import { actionOf, rowOf } from '@e2e/support/table';
import { REMOVE, SAVE, openRooms } from './rooms';

const DIALOG = 'Editar Curso';
const CONFIRMATION = 'Eliminar Curso';

test(
  'the edit dialog is filled in, and refuses what is empty or taken',
  { tag: ['@ROOM-21:filled', '@ROOM-21:name', '@ROOM-21:acronym', '@ROOM-21:type', '@ROOM-21:taken', '@SHAR-16:dialog'] },
  async ({ page, app }) => {
    await openRooms({ page, app });
    await actionOf(page, 'Jardín A', 'Editar').click();
    const dialog = dialogOf(page, DIALOG);
    await expect(dialog.getByLabel('Nombre')).toHaveValue('Jardín A');
    await expect(dialog.getByLabel('Acrónimo')).toHaveValue('JA');
    await expect(dialog.getByRole('combobox', { name: 'Tipo' })).toHaveValue('PRESCHOOL');
    await expect(dialog.getByRole('switch')).not.toBeChecked();
    await app.checkA11y();
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
    expect(await app.control.calls(SAVE)).toEqual([]);
  },
);

test(
  'an edit may keep its own name, and sends that one room',
  { tag: ['@ROOM-22:ownName', '@ROOM-22:sent', '@ROOM-22:failure'] },
  async ({ page, app }) => {
    await openRooms({ page, app });
    await actionOf(page, 'Transición A', 'Editar').click();
    const dialog = dialogOf(page, DIALOG);
    await dialog.getByLabel('Nombre').fill('TRANSICIÓN a');
    await dialog.getByLabel('Acrónimo').fill('T-A');
    await app.control.fault({ method: 'PUT', path: '/api/rooms', kind: 'status', status: 409, message: 'Ahora no.', times: 1 });
    await buttonOf(page, DIALOG, 'Guardar').click();
    await acceptFailure(page, 'Ahora no.');
    await expect(dialog.getByLabel('Acrónimo')).toHaveValue('T-A');
    await buttonOf(page, DIALOG, 'Guardar').click();
    await expectSaved(page);
    const [, line] = await app.control.calls(SAVE);
    expect(line?.body).toEqual([
      {
        id: 3,
        name: 'TRANSICIÓN a',
        schoolId: 1,
        roomAcronyms: 'T-A',
        type: 'PRESCHOOL',
        hasSubjects: false,
        active: true,
        // What the dialog does not show stays as it is.
        teacherId: 3,
        group: 'Preescolar',
      },
    ]);
    await acceptSaved(page);
    await expect(rowOf(page, 'TRANSICIÓN a').getByRole('cell')).toHaveText(['T-A', 'Preescolar', 'NO', '']);
  },
);

test(
  'a room with a teacher, with students or with activities is not deleted, in this order; the session goes on',
  {
    tag: [
      '@ROOM-24',
      '@ROOM-25:teaches',
      '@ROOM-25:deleted',
      '@ROOM-26:active',
      '@ROOM-27',
      '@ROOM-29:order',
      '@ROOM-29:sessionKept',
      '@wire',
      '@API-066:withTeacher',
      '@API-066:withStudents',
      '@API-066:withActivities',
    ],
  },
  async ({ page, app, host }) => {
    await openRooms({ page, app }, 'cierre');
    const ask = (method: string, path: string, body?: unknown) => askDirectly(page, { method, url: host.apiUrl + path, body });
    const refused = async (name: string, text: string) => {
      await actionOf(page, name, 'Eliminar').click();
      await buttonOf(page, CONFIRMATION, 'Aceptar').click();
      await expect(dialogOf(page, 'Atención').getByText(text, { exact: true })).toBeVisible();
      await acceptFailure(page, text);
      await expect(rowOf(page, name)).toBeVisible();
    };
    // Somebody who directs a room, and only teaches in another one.
    const teacher = {
      id: null,
      schoolId: 4,
      teacherName: 'Ana',
      teacherLastName: 'Niño',
      teacherEmail: 'ana@saber.example',
      teacherPhone: null,
      rooms: [21, 20],
      courses: [],
      roomIds: [20],
      active: true,
    };
    const { answer } = await ask('POST', '/api/teachers/', { teacherRequests: [teacher] });
    for (const name of ['Primero A', 'Segundo A']) await refused(name, 'No puede eliminar un curso con un profesor asociado');
    const refusals = await app.control.calls(REMOVE);
    expect(refusals.map(({ path }) => path)).toEqual(['/api/room/20', '/api/room/21']);
    await page.reload();
    await expect(rowOf(page, 'Primero A')).toBeVisible();

    const [{ id } = { id: 0 }] = (answer as { teachers: { id: number }[] }).teachers;
    expect((await ask('DELETE', `/api/teacher/${id}`)).status).toBe(204);
    await actionOf(page, 'Primero A', 'Eliminar').click();
    await buttonOf(page, CONFIRMATION, 'Aceptar').click();
    await expect(dialogOf(page, 'Atención')).toContainText('No puede eliminar un curso con estudiantes');
    await expect(page.getByText(/Este curso tiene/)).toHaveCount(0);
    await buttonOf(page, 'Atención', 'Aceptar').click();
    // How many they are is known where the room was opened.
    await actionOf(page, 'Primero A', 'Ver estudiantes').click();
    await expect(page.getByText('16 estudiantes')).toBeVisible();
    await page.getByRole('link', { name: 'Volver' }).click();
    await actionOf(page, 'Primero A', 'Eliminar').click();
    await buttonOf(page, CONFIRMATION, 'Aceptar').click();
    await expect(dialogOf(page, 'Atención').getByText('No puede eliminar un curso con estudiantes', { exact: true })).toBeVisible();
    await acceptFailure(page, 'Este curso tiene 16 estudiantes.');

    const ofRoom = 'filters[0][field]=roomId&filters[0][operator]==&filters[0][value]=20';
    const listed = await ask('GET', `/api/students/?${ofRoom}&filters[1][field]=active&filters[1][operator]==&filters[1][value]=true`);
    const { students } = listed.answer as { students: { id: number }[] };
    expect(students).toHaveLength(16);
    const [last, ...others] = students;
    for (const student of others) await ask('DELETE', `/api/student/${student.id}`);
    expect((await ask('DELETE', '/api/room/20')).answer).toMatchObject({ errorCode: '400' });
    await page.reload();
    await actionOf(page, 'Primero A', 'Ver estudiantes').click();
    await expect(page.getByText('1 estudiante', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Volver' }).click();
    await actionOf(page, 'Primero A', 'Eliminar').click();
    await buttonOf(page, CONFIRMATION, 'Aceptar').click();
    await acceptFailure(page, 'Este curso tiene 1 estudiante.');
    await ask('DELETE', `/api/student/${last?.id}`);
    await refused('Primero A', 'No puede eliminar un curso con actividades');
  },
);

test(
  'a room that somebody goes to is kept while the enrollment is open',
  { tag: ['@ROOM-26:preEnrolled'] },
  async ({ page, app, host }) => {
    await openRooms({ page, app }, 'matriculas');
    await addRooms(page, host.apiUrl, ['Noveno A', '9A']);
    await page.reload();
    const remove = async (name: string) => {
      await actionOf(page, name, 'Eliminar').click();
      await buttonOf(page, CONFIRMATION, 'Aceptar').click();
    };
    await remove('Octavo A');
    await acceptFailure(page, 'No puede eliminar un curso con estudiantes');
    await expect(rowOf(page, 'Octavo A')).toBeVisible();
    // Nobody goes to this one.
    await remove('Noveno A');
    await expect(rowOf(page, 'Noveno A')).toHaveCount(0);
  },
);

test(
  'the cause of a refusal is read from its errorCode, a number or a text',
  { tag: ['@ROOM-28:otherCode', '@ROOM-28:noCode', '@ROOM-29:number', '@ROOM-29:text', '@ROOM-29:session'] },
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
      await app.control.fault({ method: 'DELETE', path: '/api/room/{id}', kind: 'answer', status, body, times: 1 });
      await actionOf(page, 'Jardín A', 'Eliminar').click();
      await buttonOf(page, CONFIRMATION, 'Aceptar').click();
      await acceptFailure(page, text);
      await expect(rowOf(page, 'Jardín A')).toBeVisible();
    }
    const body = { errorCode: '400', message: 'Otra cosa' };
    await app.control.fault({ method: 'DELETE', path: '/api/room/{id}', kind: 'answer', status: 401, body, times: 1 });
    await actionOf(page, 'Jardín A', 'Eliminar').click();
    await buttonOf(page, CONFIRMATION, 'Aceptar').click();
    await expect(page).toHaveURL('/unauthorized');
  },
);

test('an edit half written comes back when its dialog opens again', { tag: ['@SAFE-03:room'] }, async ({ page, app }) => {
  await openRooms({ page, app });
  await actionOf(page, 'Jardín A', 'Editar').click();
  await dialogOf(page, DIALOG).getByLabel('Acrónimo').fill('JAR');
  await page.reload();
  await actionOf(page, 'Jardín A', 'Editar').click();
  await expect(dialogOf(page, DIALOG).getByLabel('Acrónimo')).toHaveValue('JAR');
});

test('a reading from before a change does not undo it in the list', { tag: ['@SAFE-13'] }, async ({ page, app }) => {
  await openRooms({ page, app });
  const asked = async () => (await app.control.calls('GET /api/rooms')).map(({ status }) => status);
  const before = await asked();
  // The dialog reads the record as it opens: that answer comes last.
  await app.control.hold('GET /api/rooms');
  await actionOf(page, 'Jardín A', 'Editar').click();
  await expect.poll(asked).toHaveLength(before.length + 1);
  await dialogOf(page, DIALOG).getByLabel('Nombre').fill('Jardín C');
  await buttonOf(page, DIALOG, 'Guardar').click();
  await acceptSaved(page);
  await expect(rowOf(page, 'Jardín C')).toBeVisible();
  await app.control.release();
  await expect.poll(asked).toEqual([...before, 200, 200, 200]);
  await expectAnswered(page, app);
  await untilDrawn(page);
  await expect(rowOf(page, 'Jardín C')).toBeVisible();
  await expect(rowOf(page, 'Jardín A')).toHaveCount(0);
});
