import { addRow, saveOf } from '@e2e/support/form-rows';
import { callDirectly } from '@e2e/support/direct-call';
import { RECOVERED, acceptFailure, acceptSaved, buttonOf, dialogOf, expectNoDialog, leave, pressTwice } from '@e2e/support/screens';
import { actionOf } from '@e2e/support/table';
import { expect, test } from '@e2e/support/test';
import { fillRow, formRow } from '@e2e/rooms/rooms';
import {
  INVITE,
  OWN_ROOMS,
  REQUIRED,
  SEXTO_A,
  SEXTO_B,
  expectOpenTab,
  fillInvitation,
  invitation,
  openInvitation,
  openOwnRooms,
  openTab,
  send,
  studentRow,
} from './students';

const DIALOG = 'Agregar Estudiante';
const DONE = 'Invitaciones enviadas con exito.';
const FIELDS = ['Nombre', 'Apellido', 'Correo del padre', 'Antigüedad'];
const UNEXPECTED = 'Ha ocurrido un error inesperado';
const FAULT = { method: 'PUT', path: '/api/students/invite' } as const;

test(
  'an Admin invites in a dialog, a row at first, more by a button; what is empty and an odd e-mail is refused at its place',
  {
    tag: [
      '@STUD-24:admin',
      '@STUD-25:fields',
      '@STUD-25:added',
      '@STUD-25:last',
      '@STUD-26:name',
      '@STUD-26:surname',
      '@STUD-26:email',
      '@STUD-26:age',
      '@STUD-27',
      '@STUD-28:format',
      '@STUD-28:capitalFirst',
      '@STUD-29',
      '@SHAR-16:invitation',
      '@SHAR-17',
      '@SHAR-18',
      '@SHAR-21:row',
    ],
  },
  async ({ page, app }) => {
    await openInvitation({ page, app });
    await expect(dialogOf(page, DIALOG)).toBeVisible();
    for (const label of FIELDS) await expect(invitation(page).getByLabel(label)).toHaveValue('');
    await expect(invitation(page, 2)).toHaveCount(0);
    await expect(invitation(page).getByRole('button', { name: 'Quitar' })).toBeDisabled();
    await invitation(page).getByLabel('Nombre').fill('Primera');
    await addRow(page);
    await expect(invitation(page, 2).getByLabel('Nombre')).toBeFocused();
    await page.keyboard.type('Segunda');
    await app.checkA11y();
    await invitation(page, 1).getByRole('button', { name: 'Quitar' }).click();
    await expect(invitation(page, 2)).toHaveCount(0);
    await expect(invitation(page).getByLabel('Nombre')).toHaveValue('Segunda');
    await expect(invitation(page).getByLabel('Nombre')).toBeFocused();
    await expect(invitation(page).getByRole('button', { name: 'Quitar' })).toBeDisabled();

    await invitation(page).getByLabel('Nombre').fill('  ');
    await send(page);
    for (const label of FIELDS) await expect(invitation(page).getByLabel(label)).toHaveAccessibleDescription(new RegExp(`^${REQUIRED}`));
    await expect(invitation(page).getByLabel('Nombre')).toBeFocused();
    await app.checkA11y();
    await fillInvitation(invitation(page), 'Emilia', 'Zapata', 'x');
    await expect(page.getByText(REQUIRED)).toHaveCount(0);
    await invitation(page).getByLabel('Antigüedad').selectOption('');
    await send(page);
    await expect(invitation(page).getByLabel('Antigüedad')).toBeFocused();
    await expect(invitation(page).getByLabel('Antigüedad')).toHaveAccessibleDescription(`${REQUIRED} Año en que ingresó al colegio`);
    await invitation(page).getByLabel('Antigüedad').selectOption('2026');

    // The e-mail alone holds the form back; it is judged as it is left.
    const field = invitation(page).getByLabel('Correo del padre');
    const judged = [
      ['Zapata@correo.example', 'Solo se aceptan minusculas'],
      ['zapata', 'Inserte un email válido'],
      ['Zapata', 'Solo se aceptan minusculas'],
      ['zapata@correo', 'Inserte un email válido'],
      ['Ñ', 'Solo se aceptan minusculas'],
      ['za@co', 'Inserte un email válido'],
      ['za@c', ''],
      ['zapata@correo.example', ''],
    ] as const;
    for (const [value, text] of judged) {
      await field.fill(value);
      await leave(page);
      await expect(field, value).toHaveAccessibleDescription(text);
      if (text === '') continue;
      await send(page);
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(value);
    }
    expect(await app.control.calls(INVITE)).toEqual([]);
    await buttonOf(page, DIALOG, 'Cancelar').click();
    await expectNoDialog(page);
    expect(await app.control.calls(INVITE)).toEqual([]);
    await page.getByRole('button', { name: 'Agregar Estudiante' }).click();
    await expect(invitation(page).getByLabel('Nombre')).toHaveValue('');
  },
);

test(
  'all rows go out in one call, and the invited stand in the room',
  {
    tag: [
      '@STUD-30',
      '@STUD-31:admin',
      '@STUD-32:admin',
      '@STUD-33:admin',
      '@STUD-34',
      '@SHAR-10:invitations',
      '@wire',
      '@API-063:ok',
      '@API-067:ok',
      '@API-068:ok',
      '@API-069:ok',
    ],
  },
  async ({ page, app }) => {
    await openInvitation({ page, app });
    await fillInvitation(invitation(page), ' Emilia ', 'Zapata Ñáñez', 'zapata@correo.example', '2013');
    await addRow(page);
    // One guardian of two.
    await fillInvitation(invitation(page, 2), '<b>Emilio</b>', `O'Zapata 🎒`, 'zapata@correo.example');
    await pressTwice(app, INVITE, page.getByRole('button', { name: 'Enviar', exact: true }));
    await expect(dialogOf(page, 'Éxito')).toContainText(DONE);
    await buttonOf(page, 'Éxito', 'Aceptar').click();
    await expectNoDialog(page);
    const common = { id: null, parentEmail: 'zapata@correo.example', roomId: 9, teacherId: null, schoolId: 1 };
    expect((await app.control.calls(INVITE)).map(({ body }) => body)).toEqual([
      {
        studentRequests: [
          { ...common, name: 'Emilia', surname: 'Zapata Ñáñez', age: 2013 },
          { ...common, name: '<b>Emilio</b>', surname: `O'Zapata 🎒`, age: 2026 },
        ],
      },
    ]);
    await expect(page.getByText('36 estudiantes')).toBeVisible();
    await page.getByRole('searchbox').fill('zapata@');
    await expect(studentRow(page, 'zapata@correo.example')).toHaveCount(2);
    await expect(page.getByRole('cell', { name: 'Invitación enviada' })).toHaveCount(2);
  },
);

/** What says that a student is in the room (IMPO-06). */
const TAKEN = 'Ya está en este curso.';

test(
  'who is in the room is told in the dialog as it is typed, a brother or sister is not',
  { tag: ['@STUD-34', '@IMPO-06:taken'] },
  async ({ page, app }) => {
    await openInvitation({ page, app });
    await fillInvitation(invitation(page), ' CRISTIAN  camilo', 'Echeverri Vélez', 'luzdary.velez@correo.example');
    const name = invitation(page).getByLabel('Nombre');
    await expect(name).toHaveAccessibleDescription(TAKEN);
    await send(page);
    await expect(name).toBeFocused();
    expect(await app.control.calls(INVITE)).toEqual([]);
    await name.fill('Camila');
    await expect(name).toHaveAccessibleDescription('');
    await send(page);
    await expect(dialogOf(page, 'Éxito')).toContainText(DONE);
  },
);

test('on a Teacher’s page it is told of the room that is chosen there', { tag: ['@IMPO-06:chosenRoom'] }, async ({ page, app }) => {
  await openOwnRooms({ page, app });
  await openTab(page, 'Séptimo A');
  await page.getByRole('button', { name: 'Agregar Estudiante' }).click();
  const room = page.getByRole('combobox', { name: 'Curso' });
  await fillInvitation(invitation(page), 'Cristian Camilo', 'Echeverri Vélez', 'luzdary.velez@correo.example');
  const name = invitation(page).getByLabel('Nombre');
  await expect(name).toHaveAccessibleDescription('');
  await room.selectOption('Sexto A');
  await expect(name).toHaveAccessibleDescription(TAKEN);
  await room.selectOption('Sexto B');
  await expect(name).toHaveAccessibleDescription('');
  await send(page);
  await expect(dialogOf(page, 'Éxito')).toContainText(DONE);
});

test(
  'a failed invitation shows the error modal and keeps the rows, also past a reload; nobody of the list is invited',
  { tag: ['@STUD-35', '@STUD-36:admin', '@SAFE-03:invitations', '@SAFE-03:otherRecord', '@wire', '@API-069:duplicated'] },
  async ({ page, app, host }) => {
    await openInvitation({ page, app });
    await fillInvitation(invitation(page), 'Emilia', 'Zapata', 'zapata@correo.example');
    await addRow(page);
    await fillInvitation(invitation(page, 2), 'tomás', 'Echeverri Vélez', 'luzdary.velez@correo.example');
    // Meanwhile somebody else invites one of them.
    const other = { id: null, name: 'Tomás', surname: 'Echeverri Vélez', parentEmail: 'luzdary.velez@correo.example', age: 2026 };
    const body = { studentRequests: [{ ...other, roomId: 9, teacherId: null, schoolId: 1 }] };
    expect(await callDirectly(page, { method: 'PUT', url: `${host.apiUrl}/api/students/invite`, body })).toBe(200);
    const expectKept = async () => {
      await expect(invitation(page, 1).getByLabel('Nombre')).toHaveValue('Emilia');
      await expect(invitation(page, 2).getByLabel('Correo del padre')).toHaveValue('luzdary.velez@correo.example');
      await expect(invitation(page, 2).getByLabel('Antigüedad')).toHaveValue('2026');
    };
    await send(page);
    await acceptFailure(page, 'El estudiante tomás Echeverri Vélez ya existe en este curso.');
    await expectKept();
    for (const [fault, text] of [
      [{ kind: 'status', status: 500 }, UNEXPECTED],
      [{ kind: 'network' }, 'No response from server'],
    ] as const) {
      await app.control.fault({ ...FAULT, ...fault, times: 1 });
      await send(page);
      await acceptFailure(page, text);
      await expectKept();
    }
    // Another room's form has none of them.
    await page.goto(SEXTO_B);
    await page.getByRole('button', { name: 'Agregar Estudiante' }).click();
    await expect(invitation(page).getByLabel('Nombre')).toHaveValue('');
    await page.goto(SEXTO_A);
    await expect(page.getByText('35 estudiantes')).toBeVisible();
    await page.getByRole('searchbox').fill('zapata@');
    await expect(page.getByText('Ningún resultado')).toBeVisible();
    await page.getByRole('button', { name: 'Agregar Estudiante' }).click();
    await expect(page.getByText(RECOVERED)).toBeVisible();
    await expectKept();
    await invitation(page, 2).getByLabel('Nombre').focus();
    await page.keyboard.press('Tab');
    await expect(invitation(page, 2).getByLabel('Nombre')).toHaveAccessibleDescription(TAKEN);
    // Without the one who is there already the other is taken.
    await invitation(page, 2).getByRole('button', { name: 'Quitar' }).click();
    await send(page);
    await expect(dialogOf(page, 'Éxito')).toContainText(DONE);
  },
);

test(
  'a Teacher invites on a page, into any own class, and comes back to it',
  {
    tag: [
      '@STUD-24:teacher',
      '@STUD-25:teacher',
      '@STUD-31:teacher',
      '@STUD-32:teacher',
      '@STUD-33:teacher',
      '@STUD-36:teacher',
      '@TROO-10:chosen',
      '@TROO-11:changed',
      '@TROO-11:cancelled',
      '@TROO-11:sent',
      '@SAFE-03:otherRecord',
    ],
  },
  async ({ page, app }) => {
    await openOwnRooms({ page, app });
    // What is begun for one class is offered for that one alone.
    await page.getByRole('button', { name: 'Agregar Estudiante' }).click();
    await fillInvitation(invitation(page), 'Otra', 'Alumna', 'otra@correo.example');
    await page.goBack();
    await openTab(page, 'Séptimo A');
    await page.getByRole('button', { name: 'Agregar Estudiante' }).click();
    await expect(page).toHaveURL(/\/dashboard\/teacher-rooms\/create\b/);
    const room = page.getByRole('combobox', { name: 'Curso' });
    await expect(room.getByRole('option', { selected: true })).toHaveText('Séptimo A');
    expect((await room.getByRole('option').allInnerTexts()).slice(1)).toEqual(['Sexto A', 'Sexto B', 'Séptimo A']);
    for (const label of FIELDS) await expect(invitation(page).getByLabel(label)).toHaveValue('');
    await expect(invitation(page).getByRole('button', { name: 'Quitar' })).toBeDisabled();
    await app.checkA11y();
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await expectOpenTab(page, 'Séptimo A');
    await page.getByRole('button', { name: 'Agregar Estudiante' }).click();
    await room.selectOption('');
    await fillInvitation(invitation(page), 'Emilia', 'Zapata', 'zapata@correo.example');
    await send(page);
    await expect(room).toHaveAccessibleDescription(REQUIRED);
    expect(await app.control.calls(INVITE)).toEqual([]);
    await room.selectOption('Sexto B');
    await app.control.fault({ ...FAULT, kind: 'status', status: 500, times: 1 });
    await send(page);
    await acceptFailure(page, UNEXPECTED);
    // Left and opened again, too.
    await page.goBack();
    await expectOpenTab(page, 'Séptimo A');
    await page.getByRole('button', { name: 'Agregar Estudiante' }).click();
    await expect(page.getByText(RECOVERED)).toBeVisible();
    await expect(room.getByRole('option', { selected: true })).toHaveText('Sexto B');
    await expect(invitation(page).getByLabel('Apellido')).toHaveValue('Zapata');
    await send(page);
    await expect(dialogOf(page, 'Éxito')).toContainText(DONE);
    await expect(page).toHaveURL(/\/dashboard\/teacher-rooms\/create\b/);
    await buttonOf(page, 'Éxito', 'Aceptar').click();
    await expect(page).toHaveURL(new RegExp(OWN_ROOMS));
    await expectOpenTab(page, 'Sexto B');
    const student = { id: null, name: 'Emilia', surname: 'Zapata', parentEmail: 'zapata@correo.example' };
    const body = { studentRequests: [{ ...student, roomId: 10, teacherId: 11, schoolId: 1, age: 2026 }] };
    expect((await app.control.calls(INVITE)).map((call) => call.body)).toEqual([body, body]);
    await expect(page.getByText('34 estudiantes')).toBeVisible();
    await page.getByRole('searchbox').fill('zapata@');
    await expect(studentRow(page, 'zapata@correo.example')).toContainText('Invitación enviada');
    // The control: in the class that it was begun for it is there still.
    await openTab(page, 'Sexto A');
    await page.getByRole('button', { name: 'Agregar Estudiante' }).click();
    await expect(invitation(page).getByLabel('Nombre')).toHaveValue('Otra');
  },
);

test(
  'a school without a school year invites nobody',
  { tag: ['@STUD-36:noYear', '@wire', '@API-069:schoolYearMissing'] },
  async ({ page, app }) => {
    await app.signIn('sin-anio', { at: '/dashboard/rooms/create' });
    await fillRow(formRow(page, 1), 'Primero A', '1A');
    await saveOf(page).click();
    await acceptSaved(page);
    await actionOf(page, 'Primero A', 'Ver estudiantes').click();
    await page.getByRole('button', { name: 'Agregar Estudiante' }).click();
    await fillInvitation(invitation(page), 'Emilia', 'Zapata', 'zapata@correo.example');
    await send(page);
    await acceptFailure(page, 'El colegio no tiene un año escolar.');
    await expect(invitation(page).getByLabel('Apellido')).toHaveValue('Zapata');
  },
);
