import type { Locator } from '@playwright/test';
import { signOut } from '@e2e/session/session';
import { moveClocks } from '@e2e/support/clock';
import {
  acceptFailure,
  acceptSaved,
  buttonOf,
  dialogOf,
  expectNoDialog,
  expectNoMessage,
  goWithin,
  pressTwice,
  type Visit,
} from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { headersOf, rowNames, showAll } from '@e2e/support/table';
import {
  EDIT,
  INVITED,
  REMOVE,
  REQUIRED,
  RESEND,
  SEXTO_A,
  SEXTO_B,
  fillInvitation,
  invitation,
  openRoom,
  send,
  studentAction,
  studentRow,
} from './students';

const UNEXPECTED = 'Ha ocurrido un error inesperado';
const CRISTIAN = 'luzdary.velez@correo.example';
const STUDENTS = 'GET /api/students';
const DIRECTOR = 'GET /api/teacherByRoomId/{id}';

test(
  'the detail is headed by the room and names its director; its students stand in order, and are searched',
  {
    tag: [
      '@ROOM-30',
      '@ROOM-31',
      '@STUD-01',
      '@STUD-02',
      '@STUD-03:surname',
      '@STUD-03:name',
      '@STUD-03:searchName',
      '@STUD-03:searchSurname',
      '@STUD-03:searchEmail',
      '@SHAR-15:students',
    ],
  },
  async ({ page, app }) => {
    await openRoom({ page, app });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sexto A');
    await expect(page.getByRole('main')).toContainText(/Director de grupo\s*Yaneth García Suárez/);
    expect(await headersOf(page)).toEqual(['Nombre', 'Apellido', 'Correo del padre', 'Estado', 'Mora', 'Acciones']);
    await expect(page.getByText('34 estudiantes')).toBeVisible();
    await expect(page.getByText('Mora: tiene pagos pendientes con el colegio.')).toBeVisible();
    await showAll(page);
    await expect(page.getByRole('row').nth(1).getByRole('cell').first()).toHaveText('Ariza Martínez');
    expect((await rowNames(page)).slice(0, 3)).toEqual(['Emmanuel', 'Emma', 'Laura Sofía']);
    expect((await rowNames(page)).at(-1)).toBe('Martina');
    const [list] = await app.control.calls(STUDENTS);
    expect(list?.query).toEqual({
      'filters[0][field]': 'roomId',
      'filters[0][operator]': '=',
      'filters[0][value]': '9',
      'filters[1][field]': 'active',
      'filters[1][operator]': '=',
      'filters[1][value]': 'true',
    });
    expect(await app.control.calls('GET /api/teacherByRoomId/9')).toHaveLength(1);
    await app.checkA11y();

    const box = page.getByRole('searchbox', { name: 'Buscar' });
    const found = [
      ['cristian', 1],
      ['ECHEVERRI velez', 1],
      ['hernandez', 2],
      ['Hernández', 2],
      ['SONIA.gomez', 1],
      ['Estudiante activo', 0],
    ] as const;
    for (const [text, count] of found) {
      await box.fill(text);
      await expect(page.getByRole('rowheader'), text).toHaveCount(count);
      await expect(page.getByRole('status').filter({ hasText: 'estudiantes' })).toHaveText(`${count} de 34 estudiantes`);
    }
    await expect(page.getByText('Ningún resultado para esta búsqueda.')).toBeVisible();
    await app.checkA11y();
    await page.getByRole('button', { name: 'Borrar la búsqueda' }).click();
    await expect(page.getByText('34 estudiantes', { exact: true })).toBeVisible();
    // The whole name.
    await box.fill('echeverri velez');
    const name = await page.getByRole('rowheader').innerText();
    await box.fill(`${name} Echeverri`);
    await expect(page.getByRole('rowheader')).toHaveText([name]);
  },
);

test(
  'every status reads as its words, an unknown one or none as a dash; only who has been invited alone is invited again',
  {
    tag: [
      '@STUD-05',
      '@STUD-06',
      '@STUD-07',
      '@STUD-08',
      '@STUD-09:unknown',
      '@STUD-09:empty',
      '@STUD-10:without',
      '@STUD-10:with',
      '@STUD-16:refused',
      '@STUD-17:codeValidated',
      '@STUD-17:parentActive',
      '@STUD-17:profileCompleted',
      '@STUD-17:unknown',
      '@ERRO-05',
      '@wire',
      '@API-070:notInInviteSent',
    ],
  },
  async ({ page, app }) => {
    const statuses = [
      ['INVITE_SENT', 'Invitación enviada'],
      ['CODE_VALIDATED', 'Código validado'],
      ['PARENT_ACTIVE', 'Registro padre completado'],
      ['PROFILE_COMPLETED', 'Estudiante activo'],
      ['OTRO', '-'],
      ['', '-'],
      [null, '-'],
    ] as const;
    // Whoever stands as invited has registered since.
    const emailAt = (index: number) => (index === 0 ? CRISTIAN : `p${index}@correo.example`);
    const students = statuses.map(([studentStatus], index) => ({
      id: index + 1,
      name: `Nombre ${index}`,
      surname: `Apellido ${index}`,
      age: 2020,
      parentEmail: emailAt(index),
      delay: index === 0,
      studentStatus,
      active: true,
      roomId: 9,
      photoUrl: null,
    }));
    await app.signIn('coordinadora', {
      at: SEXTO_A,
      faults: [{ method: 'GET', path: '/api/students', kind: 'answer', status: 200, body: { students } }],
    });
    for (const [index, [, text]] of statuses.entries()) {
      const cells = studentRow(page, emailAt(index)).getByRole('cell');
      await expect(cells.nth(2)).toHaveText(text);
      await expect(cells.nth(3)).toHaveText(index === 0 ? 'SÍ' : 'NO');
      await expect(page.getByRole('switch', { name: `Mora de Nombre ${index} Apellido ${index}` })).toBeChecked({ checked: index === 0 });
      if (index === 0) continue;
      await studentAction(page, emailAt(index), 'Reenviar Invitación').click();
      await expect(dialogOf(page, 'Invitación no enviada')).toContainText('Este usuario ya tiene un proceso de registro');
      await buttonOf(page, 'Invitación no enviada', 'Aceptar').click();
    }
    await app.checkA11y();
    expect(await app.control.calls(RESEND)).toEqual([]);
    await studentAction(page, CRISTIAN, 'Reenviar Invitación').click();
    await acceptFailure(page, 'Este usuario ya tiene un proceso de registro');
    await expectNoDialog(page);
    expect((await app.control.calls(RESEND)).map(({ status }) => status)).toEqual([409]);
  },
);

test(
  'an invitation is sent again, once, while its guardian has only been invited',
  { tag: ['@STUD-15', '@STUD-16:sent', '@STUD-16:failed', '@SHAR-10:resentStudentInvitation', '@wire', '@API-070:ok'] },
  async ({ page, app }) => {
    await openRoom({ page, app }, SEXTO_B);
    await pressTwice(app, RESEND, studentAction(page, INVITED, 'Reenviar Invitación'));
    await expect(dialogOf(page, '¡Invitación Enviada!')).toContainText('Tu invitación ha sido enviada con éxito.');
    await buttonOf(page, '¡Invitación Enviada!', 'Aceptar').click();
    expect((await app.control.calls(RESEND)).map(({ path, body }) => [path, body])).toEqual([
      [`/api/students/invite/resend/${INVITED}`, null],
    ]);
    await app.control.fault({ method: 'PUT', path: '/api/students/invite/resend/{parentEmail}', kind: 'status', status: 500, times: 1 });
    await studentAction(page, INVITED, 'Reenviar Invitación').click();
    await acceptFailure(page, UNEXPECTED);
    await expectNoDialog(page);

    // A search takes the row away while it is sent, and brings it back.
    await app.control.hold(RESEND);
    await studentAction(page, INVITED, 'Reenviar Invitación').click();
    await page.getByRole('searchbox').fill('nadie');
    await expect(studentAction(page, INVITED, 'Reenviar Invitación')).toHaveCount(0);
    await page.getByRole('searchbox').fill('');
    await expect(studentAction(page, INVITED, 'Reenviar Invitación')).toBeDisabled();
    await app.control.release();
    await expect(dialogOf(page, '¡Invitación Enviada!')).toBeVisible();
    await expect(studentAction(page, INVITED, 'Reenviar Invitación')).toBeEnabled();
    expect(await app.control.calls(RESEND)).toHaveLength(3);
  },
);

test(
  'a delay is stored as soon as its switch is moved, and goes back where it is not stored; each row has its actions by name',
  { tag: ['@STUD-11:off', '@STUD-11:on', '@STUD-12', '@STUD-13', '@SHAR-10:delay', '@SHAR-14:students', '@wire', '@API-072:ok'] },
  async ({ page, app }) => {
    await openRoom({ page, app });
    const delay = page.getByRole('switch', { name: 'Mora de Cristian Camilo Echeverri Vélez' });
    const sent = async () => (await app.control.calls('PUT /api/studentDelay/7')).map(({ body }) => body);
    const expectDelay = async (checked: boolean) => {
      await expect(delay).toBeChecked({ checked });
      await expect(studentRow(page, CRISTIAN).getByRole('cell').nth(3)).toHaveText(checked ? 'SÍ' : 'NO');
      // It stands as it was moved before that is stored.
      await expect(delay).toHaveAttribute('aria-disabled', 'false');
    };
    await expectDelay(true);
    await app.control.fault({ method: 'PUT', path: '/api/studentDelay/{id}', kind: 'status', status: 500, times: 1 });
    await delay.click();
    await acceptFailure(page, UNEXPECTED);
    await expectDelay(true);
    await pressTwice(app, 'PUT /api/studentDelay/7', delay);
    await expectDelay(false);
    for (const moved of [true, false]) {
      await delay.click();
      await expectDelay(moved);
      await expectNoDialog(page);
    }
    expect(await sent()).toEqual([{ delay: false }, { delay: false }, { delay: true }, { delay: false }]);
    await page.reload();
    await expectDelay(false);

    const buttons = studentRow(page, CRISTIAN).getByRole('button');
    await expect(buttons).toHaveCount(4);
    // KEYS-06
    for (const [index, name] of ['Descargar PDF de', 'Reenviar Invitación de', 'Editar', 'Eliminar'].entries()) {
      await expect(buttons.nth(index)).toHaveAccessibleName(`${name} Cristian Camilo Echeverri Vélez`);
    }
  },
);

test(
  'the edit dialog is filled in, refuses what is empty, and what it stores the table shows',
  {
    tag: [
      '@STUD-18',
      '@STUD-20:name',
      '@STUD-20:surname',
      '@STUD-20:age',
      '@STUD-21',
      '@SHAR-10:student',
      '@SAFE-03:otherRecord',
      '@wire',
      '@API-071:ok',
    ],
  },
  async ({ page, app }) => {
    await openRoom({ page, app });
    await studentAction(page, CRISTIAN, 'Editar').click();
    const dialog = dialogOf(page, 'Editar Estudiante');
    await expect(dialog.getByRole('textbox')).toHaveCount(2);
    await expect(dialog.getByLabel('Nombre')).toHaveValue('Cristian Camilo');
    await expect(dialog.getByLabel('Apellido')).toHaveValue('Echeverri Vélez');
    await expect(dialog.getByLabel('Antigüedad')).toHaveValue('2021');
    // What is begun for one student is offered for that one alone.
    await dialog.getByLabel('Nombre').fill('Otro');
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /^Editar\b/ })
      .first()
      .click();
    await expect(dialog.getByLabel('Nombre')).toHaveValue('Emmanuel');
    await page.keyboard.press('Escape');
    await studentAction(page, CRISTIAN, 'Editar').click();
    await expect(dialog.getByLabel('Nombre')).toHaveValue('Otro');
    await dialog.getByLabel('Nombre').fill(' ');
    await dialog.getByLabel('Apellido').fill('');
    await dialog.getByLabel('Antigüedad').selectOption('');
    await buttonOf(page, 'Editar Estudiante', 'Guardar').click();
    for (const label of ['Nombre', 'Apellido']) await expect(dialog.getByLabel(label)).toHaveAccessibleDescription(REQUIRED);
    await expect(dialog.getByLabel('Antigüedad')).toHaveAccessibleDescription(`${REQUIRED} Año en que ingresó al colegio`);
    await app.checkA11y();
    // Each of them alone holds the form back.
    await dialog.getByLabel('Nombre').fill(' Cristian ');
    await dialog.getByLabel('Apellido').fill('Echeverri');
    await buttonOf(page, 'Editar Estudiante', 'Guardar').click();
    await expect(dialog.getByLabel('Antigüedad')).toBeFocused();
    await expect(page.getByText(REQUIRED)).toHaveCount(1);
    await dialog.getByLabel('Antigüedad').selectOption('2013');
    for (const [label, value] of [
      ['Nombre', ' Cristian '],
      ['Apellido', 'Echeverri'],
    ] as const) {
      await dialog.getByLabel(label).fill('  ');
      await buttonOf(page, 'Editar Estudiante', 'Guardar').click();
      await expect(dialog.getByLabel(label)).toBeFocused();
      await dialog.getByLabel(label).fill(value);
    }
    expect(await app.control.calls(EDIT)).toEqual([]);
    await app.control.fault({ method: 'PUT', path: '/api/student/{id}', kind: 'status', status: 409, message: 'Ahora no.', times: 1 });
    await buttonOf(page, 'Editar Estudiante', 'Guardar').click();
    await acceptFailure(page, 'Ahora no.');
    await expect(dialog.getByLabel('Antigüedad')).toHaveValue('2013');
    await pressTwice(app, EDIT, buttonOf(page, 'Editar Estudiante', 'Guardar'));
    await acceptSaved(page);
    await expectNoDialog(page);
    await expect(studentRow(page, CRISTIAN).getByRole('rowheader')).toHaveText('Cristian');
    await expect(studentRow(page, CRISTIAN).getByRole('cell').first()).toHaveText('Echeverri');
    const sent = (await app.control.calls(EDIT)).map(({ path, body }) => ({ path, body }));
    const stored = { path: '/api/student/7', body: { name: 'Cristian', surname: 'Echeverri', age: 2013 } };
    expect(sent).toEqual([stored, stored]);
  },
);

/** Opens Sexto A at that moment, from the login form. */
async function openAt({ page, app }: Visit, now: string): Promise<void> {
  await moveClocks({ page, app }, now);
  await app.signIn('coordinadora');
  await goWithin(page, SEXTO_A);
}

test(
  'the years of entry go from 2013 to 2025, and on to the current year, the last one first; the server takes no other',
  { tag: ['@STUD-19:edit', '@STUD-19:invite', '@STUD-38:before', '@STUD-38:after', '@STUD-38:edit'] },
  async ({ page, app }) => {
    await app.open();
    for (const [now, last] of [
      ['2025-12-31T23:50:00-05:00', 2025],
      ['2026-01-01T00:10:00-05:00', 2026],
      ['2028-12-31T23:50:00-05:00', 2028],
    ] as const) {
      await openAt({ page, app }, now);
      const offered = Array.from({ length: last - 2012 }, (_, index) => String(last - index));
      const expectYears = async (ages: Locator) => {
        await expect(ages).toBeVisible();
        expect((await ages.getByRole('option').allInnerTexts()).slice(1), now).toEqual(offered);
      };
      await studentAction(page, CRISTIAN, 'Editar').click();
      await expectYears(dialogOf(page, 'Editar Estudiante').getByLabel('Antigüedad'));
      await buttonOf(page, 'Editar Estudiante', 'Cancelar').click();
      await page.getByRole('button', { name: 'Agregar Estudiante' }).click();
      const ages = invitation(page).getByLabel('Antigüedad');
      await expectYears(ages);
      await fillInvitation(invitation(page), 'Emilia', 'Zapata', 'zapata@correo.example', '2013');
      for (const [year, other] of [
        [2013, 2012],
        [last, last + 1],
      ] as const) {
        await ages
          .getByRole('option', { name: String(year) })
          .evaluate((option, value) => option.setAttribute('value', String(value)), other);
        await ages.selectOption({ label: String(year) });
        await send(page);
        await acceptFailure(page, UNEXPECTED);
      }
      await buttonOf(page, 'Agregar Estudiante', 'Cancelar').click();
      await signOut(page, 'Liliana Restrepo Cano');
    }
    expect((await app.control.calls('PUT /api/students/invite')).map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400]);
    await openAt({ page, app }, '2028-12-31T23:52:00-05:00');
    await studentAction(page, CRISTIAN, 'Editar').click();
    const dialog = dialogOf(page, 'Editar Estudiante');
    await dialog.getByRole('option', { name: '2013' }).evaluate((option) => option.setAttribute('value', '2012'));
    await dialog.getByLabel('Antigüedad').selectOption({ label: '2013' });
    await buttonOf(page, 'Editar Estudiante', 'Guardar').click();
    await acceptFailure(page, UNEXPECTED);
    expect((await app.control.calls(EDIT)).map(({ status }) => status)).toEqual([400]);
  },
);

test(
  'a deletion asks first, a failed one leaves the student, an accepted one takes the student away',
  { tag: ['@STUD-22', '@STUD-23', '@SHAR-12:student', '@SHAR-13:student', '@ERRO-12', '@ERRO-13', '@wire', '@API-073:ok'] },
  async ({ page, app }) => {
    await openRoom({ page, app });
    const ask = async () => {
      await studentAction(page, CRISTIAN, 'Eliminar').click();
      await expect(dialogOf(page, 'Eliminar Estudiante')).toContainText('¿Estás seguro que deseas eliminar este estudiante?');
    };
    await ask();
    await buttonOf(page, 'Eliminar Estudiante', 'Cancelar').click();
    await expectNoDialog(page);
    expect(await app.control.calls(REMOVE)).toEqual([]);
    await app.control.fault({ method: 'DELETE', path: '/api/student/{id}', kind: 'status', status: 409, message: 'Otra cosa.', times: 1 });
    await ask();
    await buttonOf(page, 'Eliminar Estudiante', 'Aceptar').click();
    await acceptFailure(page, 'Error desconocido');
    await expect(studentRow(page, CRISTIAN)).toBeVisible();
    await ask();
    await pressTwice(app, REMOVE, buttonOf(page, 'Eliminar Estudiante', 'Aceptar'));
    await expectNoMessage(page, 'Eliminar Estudiante');
    await expect(page.getByText('33 estudiantes')).toBeVisible();
    await expect(studentRow(page, CRISTIAN)).toHaveCount(0);
    expect((await app.control.calls(REMOVE)).map(({ path }) => path)).toEqual(['/api/student/7', '/api/student/7']);
  },
);

test('a room without director or students says so', { tag: ['@ROOM-32', '@STUD-04'] }, async ({ page, app }) => {
  await app.signIn('matriculas', { at: '/dashboard/room/23' });
  await expect(page.getByText('Sin director de grupo')).toBeVisible();
  await expect(page.getByText('Este curso aún no tiene estudiantes.')).toBeVisible();
  await expectNoDialog(page);
  // What comes next stands there once.
  await page.getByRole('button', { name: 'Agregar Estudiante' }).click();
  await expect(invitation(page)).toBeVisible();
});

test(
  "'Volver' leads to the list, and so does a room that there is not",
  { tag: ['@ROOM-34:back', '@ROOM-34:unknown', '@ROOM-34:otherSchool', '@ROOM-34:noNumber'] },
  async ({ page, app }) => {
    await openRoom({ page, app });
    await page.getByRole('link', { name: 'Volver' }).click();
    await expect(page).toHaveURL('/dashboard/rooms/list');
    const asked = async () => [...(await app.control.calls(DIRECTOR)), ...(await app.control.calls(STUDENTS))].length;
    const before = await asked();
    for (const id of ['999', '16', 'nueve']) {
      await goWithin(page, `/dashboard/room/${id}`);
      await acceptFailure(page, UNEXPECTED);
      await expect(page, id).toHaveURL('/dashboard/rooms/list');
    }
    // Each of these would have failed with a message of its own.
    expect(await asked()).toBe(before);
    // Back does not lead there again.
    await page.goBack();
    await expect(page).toHaveURL('/dashboard/rooms/list');
    await expect(page.getByRole('heading', { level: 1, name: 'Cursos', includeHidden: true })).toBeAttached();
    await expectNoDialog(page);
  },
);

test('a room that is gone since the list was read leads back to it', { tag: ['@ROOM-34:gone'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', {
    at: SEXTO_A,
    faults: [{ method: 'GET', path: '/api/teacherByRoomId/{id}', kind: 'status', status: 404 }],
  });
  await acceptFailure(page, UNEXPECTED);
  await expect(page).toHaveURL('/dashboard/rooms/list');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
});
