import { acceptFailure, acceptSaved, buttonOf, dialogOf, expectNoDialog, pressTwice } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { headersOf, rowNames, showAll } from '@e2e/support/table';
import { EDIT, REMOVE, REQUIRED, RESEND, SEXTO_A, SEXTO_B, openRoom, studentAction, studentRow } from './students';

const UNEXPECTED = 'Ha ocurrido un error inesperado';
const CRISTIAN = 'luzdary.velez@correo.example';
const STUDENTS = 'GET /api/students';
const DIRECTOR = 'GET /api/teacherByRoomId/{id}';
/** In Sexto B. */
const INVITED = 'rodrigo.cuellar@correo.example';

test(
  'the detail is headed by the room and names its director; its students stand in order',
  { tag: ['@ROOM-30', '@ROOM-31', '@STUD-01', '@STUD-02', '@STUD-03'] },
  async ({ page, app }) => {
    await openRoom({ page, app });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sexto A');
    await expect(page.getByRole('main')).toContainText(/Director de grupo\s*Yaneth García Suárez/);
    expect(await headersOf(page)).toEqual(['Nombre', 'Apellido', 'Correo del padre', 'Estado', 'Mora', 'Acciones']);
    await expect(page.getByText('34 estudiantes')).toBeVisible();
    await showAll(page);
    await expect(page.getByRole('row').nth(1).getByRole('cell').first()).toHaveText('Ariza Martínez');
    expect((await rowNames(page)).slice(0, 3)).toEqual(['Emmanuel', 'Emma', 'Laura Sofía']);
    expect((await rowNames(page)).at(-1)).toBe('Martina');
    const [list] = await app.door.calls(STUDENTS);
    expect(list?.query).toEqual({
      'filters[0][field]': 'roomId',
      'filters[0][operator]': '=',
      'filters[0][value]': '9',
      'filters[1][field]': 'active',
      'filters[1][operator]': '=',
      'filters[1][value]': 'true',
    });
    expect(await app.door.calls('GET /api/teacherByRoomId/9')).toHaveLength(1);
    await app.look();
  },
);

test(
  "'Buscar' keeps the rows with the text in name, surname or e-mail",
  { tag: ['@STUD-03', '@SHAR-15:students'] },
  async ({ page, app }) => {
    await openRoom({ page, app });
    const box = page.getByRole('searchbox', { name: 'Buscar' });
    const found = [
      ['cristian', 1],
      ['ECHEVERRI velez', 1],
      ['hernandez', 2],
      ['SONIA.gomez', 1],
      ['Estudiante activo', 0],
    ] as const;
    for (const [text, count] of found) {
      await box.fill(text);
      await expect(page.getByRole('rowheader'), text).toHaveCount(count);
      await expect(page.getByRole('status').filter({ hasText: 'estudiantes' })).toHaveText(`${count} de 34 estudiantes`);
    }
    await expect(page.getByText('Ningún resultado para esta búsqueda.')).toBeVisible();
    await app.look();
    await page.getByRole('button', { name: 'Borrar la búsqueda' }).click();
    await expect(page.getByText('34 estudiantes', { exact: true })).toBeVisible();
  },
);

test(
  'every status reads as its words, an unknown one or none as a dash',
  { tag: ['@STUD-05', '@STUD-06', '@STUD-07', '@STUD-08', '@STUD-09'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora');
    const statuses = ['INVITE_SENT', 'CODE_VALIDATED', 'PARENT_ACTIVE', 'PROFILE_COMPLETED', 'OTRO', '', null];
    const students = statuses.map((studentStatus, index) => ({
      id: index + 1,
      name: `Nombre ${index}`,
      surname: `Apellido ${index}`,
      age: 2020,
      parentEmail: `p${index}@correo.example`,
      delay: false,
      studentStatus,
      active: true,
      roomId: 9,
      photoUrl: null,
    }));
    await app.door.fault({ method: 'GET', path: '/api/students', kind: 'answer', status: 200, body: { students } });
    await page.goto(SEXTO_A);
    const texts = ['Invitación enviada', 'Código validado', 'Registro padre completado', 'Estudiante activo', '-', '-', '-'];
    for (const [index, text] of texts.entries()) {
      await expect(studentRow(page, `p${index}@correo.example`).getByRole('cell').nth(2)).toHaveText(text);
    }
    await app.look();
  },
);

test('the delay is stored as soon as its switch is moved', { tag: ['@STUD-10', '@STUD-11'] }, async ({ page, app }) => {
  await openRoom({ page, app });
  const delay = page.getByRole('switch', { name: 'Mora de Cristian Camilo Echeverri Vélez' });
  await expect(delay).toBeChecked();
  await expect(studentRow(page, CRISTIAN)).toContainText('SÍ');
  await delay.click();
  await expect(studentRow(page, CRISTIAN)).toContainText('NO');
  await expect(delay).not.toBeChecked();
  // It stands as it was moved before that is stored.
  await expect(delay).toHaveAttribute('aria-disabled', 'false');
  await expectNoDialog(page);
  expect((await app.door.calls('PUT /api/studentDelay/7')).map(({ body }) => body)).toEqual([{ delay: false }]);
  await page.reload();
  await expect(delay).not.toBeChecked();
});

test('a delay that is not stored goes back', { tag: ['@STUD-12'] }, async ({ page, app }) => {
  await openRoom({ page, app });
  const delay = page.getByRole('switch', { name: 'Mora de Cristian Camilo Echeverri Vélez' });
  await app.door.fault({ method: 'PUT', path: '/api/studentDelay/{id}', kind: 'status', status: 500, times: 1 });
  await delay.click();
  await acceptFailure(page, UNEXPECTED);
  await expect(delay).toBeChecked();
  await expect(studentRow(page, CRISTIAN)).toContainText('SÍ');
});

test(
  'each row has its four actions by name; what comes with the reports says so',
  { tag: ['@STUD-13', '@SHAR-14:students'] },
  async ({ page, app }) => {
    await openRoom({ page, app });
    const buttons = studentRow(page, CRISTIAN).getByRole('button');
    for (const [index, name] of ['Descargar PDF', 'Reenviar Invitación', 'Editar', 'Eliminar'].entries()) {
      await expect(buttons.nth(index)).toHaveAccessibleName(name);
    }
    await expect(buttons.first()).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Descargar Reportes' })).toBeDisabled();
    for (const button of [buttons.first(), page.getByRole('button', { name: 'Descargar Reportes' })]) {
      await expect(button).toHaveAttribute('title', 'Los reportes estarán disponibles pronto.');
    }
  },
);

test('an invitation is sent again while its guardian has only been invited', { tag: ['@STUD-15', '@STUD-16'] }, async ({ page, app }) => {
  await openRoom({ page, app }, SEXTO_B);
  await studentAction(page, INVITED, 'Reenviar Invitación').click();
  await expect(dialogOf(page, '¡Invitación Enviada!')).toContainText('Tu invitación ha sido enviada con éxito.');
  await buttonOf(page, '¡Invitación Enviada!', 'Aceptar').click();
  const [line] = await app.door.calls(RESEND);
  expect([line?.path, line?.body]).toEqual([`/api/students/invite/resend/${INVITED}`, null]);
  await app.door.fault({
    method: 'PUT',
    path: '/api/students/invite/resend/{parentEmail}',
    kind: 'status',
    status: 409,
    message: 'Este usuario ya tiene un proceso de registro',
    times: 1,
  });
  await studentAction(page, INVITED, 'Reenviar Invitación').click();
  await acceptFailure(page, 'Este usuario ya tiene un proceso de registro');
});

test('an invitation of somebody past it is not sent', { tag: ['@STUD-17', '@ERRO-05'] }, async ({ page, app }) => {
  await openRoom({ page, app });
  await studentAction(page, CRISTIAN, 'Reenviar Invitación').click();
  await expect(dialogOf(page, 'Invitación no enviada')).toContainText('Este usuario ya tiene un proceso de registro');
  await buttonOf(page, 'Invitación no enviada', 'Aceptar').click();
  expect(await app.door.calls(RESEND)).toEqual([]);
});

test('the edit dialog is filled in, and refuses what is empty', { tag: ['@STUD-18', '@STUD-20'] }, async ({ page, app }) => {
  await openRoom({ page, app });
  await studentAction(page, CRISTIAN, 'Editar').click();
  const dialog = dialogOf(page, 'Editar Estudiante');
  await expect(dialog.getByRole('textbox')).toHaveCount(2);
  await expect(dialog.getByLabel('Nombre')).toHaveValue('Cristian Camilo');
  await expect(dialog.getByLabel('Apellido')).toHaveValue('Echeverri Vélez');
  await expect(dialog.getByLabel('Antigüedad')).toHaveValue('2021');
  await dialog.getByLabel('Nombre').fill(' ');
  await dialog.getByLabel('Apellido').fill('');
  await dialog.getByLabel('Antigüedad').selectOption('');
  await buttonOf(page, 'Editar Estudiante', 'Guardar').click();
  for (const label of ['Nombre', 'Apellido', 'Antigüedad']) await expect(dialog.getByLabel(label)).toHaveAccessibleDescription(REQUIRED);
  await app.look();
  await buttonOf(page, 'Editar Estudiante', 'Cancelar').click();
  expect(await app.door.calls(EDIT)).toEqual([]);
});

for (const [now, last] of [
  ['2025-12-31T10:00:00-05:00', 2025],
  ['2026-06-19T10:00:00-05:00', 2026],
  ['2028-01-02T10:00:00-05:00', 2028],
] as const) {
  test(`in ${now.slice(0, 4)} the years of entry go from 2013 to ${last}`, { tag: ['@STUD-19'] }, async ({ page, app }) => {
    await app.open();
    // In the demo the door moves the page's clock, too.
    await app.door.knock({ now });
    if (app.mode === 'live') await page.clock.setSystemTime(new Date(now));
    await app.signIn('coordinadora', { at: SEXTO_A });
    await studentAction(page, CRISTIAN, 'Editar').click();
    const years = await dialogOf(page, 'Editar Estudiante').getByLabel('Antigüedad').getByRole('option').allInnerTexts();
    expect(years.slice(1)).toEqual(Array.from({ length: last - 2012 }, (_, index) => String(2013 + index)));
  });
}

test('an edit is stored, and the table shows it', { tag: ['@STUD-21', '@SHAR-10:delay'] }, async ({ page, app }) => {
  await openRoom({ page, app });
  await studentAction(page, CRISTIAN, 'Editar').click();
  const dialog = dialogOf(page, 'Editar Estudiante');
  await dialog.getByLabel('Nombre').fill(' Cristian ');
  await dialog.getByLabel('Antigüedad').selectOption('2013');
  await app.door.fault({ method: 'PUT', path: '/api/student/{id}', kind: 'status', status: 409, message: 'Ahora no.', times: 1 });
  await buttonOf(page, 'Editar Estudiante', 'Guardar').click();
  await acceptFailure(page, 'Ahora no.');
  await expect(dialog.getByLabel('Antigüedad')).toHaveValue('2013');
  await pressTwice(app, EDIT, buttonOf(page, 'Editar Estudiante', 'Guardar'));
  await acceptSaved(page);
  await expect(studentRow(page, CRISTIAN).getByRole('rowheader')).toHaveText('Cristian');
  const sent = (await app.door.calls(EDIT)).map(({ path, body }) => ({ path, body }));
  expect(sent).toEqual(
    Array.from({ length: 2 }, () => ({ path: '/api/student/7', body: { name: 'Cristian', surname: 'Echeverri Vélez', age: 2013 } })),
  );
});

test(
  'a deletion asks first and takes the student away',
  { tag: ['@STUD-22', '@STUD-23', '@SHAR-12:student', '@SHAR-13:student'] },
  async ({ page, app }) => {
    await openRoom({ page, app });
    await studentAction(page, CRISTIAN, 'Eliminar').click();
    await expect(dialogOf(page, 'Eliminar Estudiante')).toContainText('¿Estás seguro que deseas eliminar este estudiante?');
    await buttonOf(page, 'Eliminar Estudiante', 'Cancelar').click();
    expect(await app.door.calls(REMOVE)).toEqual([]);
    await studentAction(page, CRISTIAN, 'Eliminar').click();
    await buttonOf(page, 'Eliminar Estudiante', 'Aceptar').click();
    await expect(page.getByText('33 estudiantes')).toBeVisible();
    await expect(studentRow(page, CRISTIAN)).toHaveCount(0);
    await expectNoDialog(page);
    expect((await app.door.calls(REMOVE)).map(({ path }) => path)).toEqual(['/api/student/7']);
  },
);

test('a failed deletion says so and leaves the student', { tag: ['@ERRO-12', '@ERRO-13'] }, async ({ page, app }) => {
  await openRoom({ page, app });
  await app.door.fault({ method: 'DELETE', path: '/api/student/{id}', kind: 'status', status: 409, message: 'Otra cosa.', times: 1 });
  await studentAction(page, CRISTIAN, 'Eliminar').click();
  await buttonOf(page, 'Eliminar Estudiante', 'Aceptar').click();
  await acceptFailure(page, 'Error desconocido');
  await expect(studentRow(page, CRISTIAN)).toBeVisible();
});

test('a room without director or students says so', { tag: ['@ROOM-32', '@STUD-04'] }, async ({ page, app }) => {
  await app.signIn('matriculas', { at: '/dashboard/room/23' });
  await expect(page.getByText('Sin director de grupo')).toBeVisible();
  await expect(page.getByText('Este curso aún no tiene estudiantes.')).toBeVisible();
  await expectNoDialog(page);
});

test("'Volver' leads to the list, and so does a room that there is not", { tag: ['@ROOM-34'] }, async ({ page, app }) => {
  await openRoom({ page, app });
  await page.getByRole('link', { name: 'Volver' }).click();
  await expect(page).toHaveURL('/dashboard/rooms/list');
  const asked = async () => [...(await app.door.calls(DIRECTOR)), ...(await app.door.calls(STUDENTS))].length;
  const before = await asked();
  for (const id of ['999', '16', 'nueve']) {
    await page.goto(`/dashboard/room/${id}`);
    await acceptFailure(page, UNEXPECTED);
    await expect(page, id).toHaveURL('/dashboard/rooms/list');
  }
  // Each of these would have failed with a message of its own.
  expect(await asked()).toBe(before);
});

test('a room that is gone since the list was read leads back to it', { tag: ['@ROOM-34'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', {
    at: SEXTO_A,
    faults: [{ method: 'GET', path: '/api/teacherByRoomId/{id}', kind: 'status', status: 404 }],
  });
  await acceptFailure(page, UNEXPECTED);
  await expect(page).toHaveURL('/dashboard/rooms/list');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
});
