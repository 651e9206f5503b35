import { addRow } from '@e2e/support/form-rows';
import { acceptFailure, buttonOf, dialogOf, expectNoDialog, leave, pressTwice } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import {
  INVITE,
  OWN_ROOMS,
  REQUIRED,
  expectOpenTab,
  fillInvitation,
  invitation,
  openOwnRooms,
  openRoom,
  openTab,
  send,
  studentRow,
} from './students';

const DIALOG = 'Agregar Estudiante';
const DONE = 'Invitaciones enviadas con exito.';

test(
  'an Admin invites in a dialog, a row at first, more by a button',
  { tag: ['@STUD-24', '@STUD-25', '@SHAR-18'] },
  async ({ page, app }) => {
    await openRoom({ page, app });
    await page.getByRole('button', { name: 'Agregar Estudiante' }).click();
    await expect(dialogOf(page, DIALOG)).toBeVisible();
    for (const label of ['Nombre', 'Apellido', 'Correo del padre', 'Antigüedad']) {
      await expect(invitation(page).getByLabel(label)).toHaveValue('');
    }
    await expect(invitation(page).getByRole('button', { name: 'Quitar' })).toBeDisabled();
    await addRow(page);
    await expect(invitation(page, 2).getByLabel('Nombre')).toBeFocused();
    await app.look();
    await invitation(page, 2).getByRole('button', { name: 'Quitar' }).click();
    await expect(invitation(page, 2)).toHaveCount(0);
    await buttonOf(page, DIALOG, 'Cancelar').click();
    await expectNoDialog(page);
    expect(await app.door.calls(INVITE)).toEqual([]);
  },
);

test('an empty field is refused', { tag: ['@STUD-26', '@SHAR-16:invitation'] }, async ({ page, app }) => {
  await openRoom({ page, app });
  await page.getByRole('button', { name: 'Agregar Estudiante' }).click();
  await invitation(page).getByLabel('Nombre').fill('  ');
  await send(page);
  for (const label of ['Nombre', 'Apellido', 'Correo del padre', 'Antigüedad']) {
    await expect(invitation(page).getByLabel(label)).toHaveAccessibleDescription(REQUIRED);
  }
  expect(await app.door.calls(INVITE)).toEqual([]);
  await app.look();
});

test('the guardian’s e-mail is judged as it is left', { tag: ['@STUD-27', '@STUD-28', '@STUD-29', '@SHAR-17'] }, async ({ page, app }) => {
  await openRoom({ page, app });
  await page.getByRole('button', { name: 'Agregar Estudiante' }).click();
  await fillInvitation(invitation(page), 'Emilia', 'Zapata', 'x');
  const field = invitation(page).getByLabel('Correo del padre');
  const judged = [
    ['Zapata@correo.example', 'Solo se aceptan minusculas'],
    ['Zapata', 'Solo se aceptan minusculas'],
    ['zapata', 'Inserte un email válido'],
    ['zapata@correo', 'Inserte un email válido'],
    ['za@c', ''],
    ['zapata@correo.example', ''],
  ] as const;
  for (const [value, text] of judged) {
    await field.fill(value);
    await leave(page);
    await expect(field, value).toHaveAccessibleDescription(text);
    if (text === '') continue;
    await send(page);
    await expect(field).toHaveValue(value);
  }
  expect(await app.door.calls(INVITE)).toEqual([]);
});

test(
  'all rows go out in one call, and the invited stand in the room',
  { tag: ['@STUD-30', '@STUD-31', '@STUD-32', '@STUD-33', '@STUD-34', '@SHAR-10:invitations'] },
  async ({ page, app }) => {
    await openRoom({ page, app });
    await page.getByRole('button', { name: 'Agregar Estudiante' }).click();
    await fillInvitation(invitation(page), ' Emilia ', 'Zapata Ñáñez', 'zapata@correo.example', '2013');
    await addRow(page);
    // One guardian of two, and so short that nobody judges it.
    await fillInvitation(invitation(page, 2), '<b>Emilio</b>', `O'Zapata 🎒`, 'zapata@correo.example');
    await pressTwice(app, INVITE, page.getByRole('button', { name: 'Enviar', exact: true }));
    await expect(dialogOf(page, 'Éxito')).toContainText(DONE);
    await buttonOf(page, 'Éxito', 'Aceptar').click();
    const common = { id: null, parentEmail: 'zapata@correo.example', roomId: 9, teacherId: null, schoolId: 1 };
    expect((await app.door.calls(INVITE)).map(({ body }) => body)).toEqual([
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

test(
  'a student whom the room has already is refused, and nobody of the list is invited',
  { tag: ['@STUD-35', '@STUD-36'] },
  async ({ page, app }) => {
    await openRoom({ page, app });
    await page.getByRole('button', { name: 'Agregar Estudiante' }).click();
    await fillInvitation(invitation(page), 'Emilia', 'Zapata', 'zapata@correo.example');
    await addRow(page);
    await fillInvitation(invitation(page, 2), 'cristian camilo', 'Echeverri Vélez', 'luzdary.velez@correo.example');
    await send(page);
    await acceptFailure(page, 'El estudiante cristian camilo Echeverri Vélez ya existe en este curso.');
    await expect(invitation(page, 1).getByLabel('Nombre')).toHaveValue('Emilia');
    await expect(invitation(page, 2).getByLabel('Correo del padre')).toHaveValue('luzdary.velez@correo.example');
    await buttonOf(page, DIALOG, 'Cancelar').click();
    await page.getByRole('searchbox').fill('zapata@');
    await expect(page.getByText('Ningún resultado')).toBeVisible();
    await page.reload();
    await expect(page.getByText('34 estudiantes')).toBeVisible();
  },
);

test(
  'a failed invitation shows the error modal and keeps the rows, also past a reload',
  { tag: ['@STUD-36', '@SAFE-03:invitations'] },
  async ({ page, app }) => {
    await openRoom({ page, app });
    await page.getByRole('button', { name: 'Agregar Estudiante' }).click();
    await fillInvitation(invitation(page), 'Emilia', 'Zapata', 'zapata@correo.example');
    await app.door.fault({ method: 'PUT', path: '/api/students/invite', kind: 'status', status: 500, times: 1 });
    await send(page);
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    await expect(invitation(page).getByLabel('Apellido')).toHaveValue('Zapata');
    await page.reload();
    await page.getByRole('button', { name: 'Agregar Estudiante' }).click();
    await expect(invitation(page).getByLabel('Apellido')).toHaveValue('Zapata');
  },
);

test(
  'a Teacher invites on a page, into any own class',
  { tag: ['@STUD-24', '@STUD-31', '@TROO-10', '@TROO-11'] },
  async ({ page, app }) => {
    await openOwnRooms({ page, app });
    await openTab(page, 'Séptimo A');
    await page.getByRole('button', { name: 'Agregar Estudiante' }).click();
    await expect(page).toHaveURL(/\/dashboard\/teacher-rooms\/create\b/);
    const room = page.getByRole('combobox', { name: 'Curso' });
    await expect(room.getByRole('option', { selected: true })).toHaveText('Séptimo A');
    expect((await room.getByRole('option').allInnerTexts()).slice(1)).toEqual(['Sexto A', 'Séptimo A', 'Sexto B']);
    await app.look();
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await expectOpenTab(page, 'Séptimo A');
    await page.getByRole('button', { name: 'Agregar Estudiante' }).click();
    await room.selectOption('Sexto B');
    await fillInvitation(invitation(page), 'Emilia', 'Zapata', 'zapata@correo.example');
    await send(page);
    await expect(dialogOf(page, 'Éxito')).toContainText(DONE);
    await buttonOf(page, 'Éxito', 'Aceptar').click();
    await expect(page).toHaveURL(new RegExp(OWN_ROOMS));
    const [line] = await app.door.calls(INVITE);
    expect(line?.body).toEqual({
      studentRequests: [
        {
          id: null,
          name: 'Emilia',
          surname: 'Zapata',
          parentEmail: 'zapata@correo.example',
          roomId: 10,
          teacherId: 11,
          schoolId: 1,
          age: 2026,
        },
      ],
    });
    await expect(page.getByText('34 estudiantes')).toBeVisible();
  },
);

test('a year of entry that is not offered is refused by the server', { tag: ['@STUD-38'] }, async ({ page, app }) => {
  await openRoom({ page, app });
  await page.getByRole('button', { name: 'Agregar Estudiante' }).click();
  await fillInvitation(invitation(page), 'Emilia', 'Zapata', 'zapata@correo.example');
  const ages = invitation(page).getByLabel('Antigüedad');
  for (const [year, other] of [
    ['2013', '2012'],
    ['2026', '2027'],
  ] as const) {
    await ages.getByRole('option', { name: year }).evaluate((option, value) => option.setAttribute('value', value), other);
    await ages.selectOption({ label: year });
    await send(page);
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
  }
  expect((await app.door.calls(INVITE)).map(({ status }) => status)).toEqual([400, 400]);
});
