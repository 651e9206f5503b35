import { RECOVERED, acceptFailure, buttonOf, dialogOf, expectNoDialog, leave, pressTwice } from '@e2e/support/screens';
import { rowOf } from '@e2e/support/table';
import { expect, test } from '@e2e/support/test';
import { rooms } from '@fixtures/rooms';
import { subjectTypes } from '@fixtures/subjects';
import {
  CREATE,
  LIST,
  REQUIRED,
  SAVE_NEW,
  bodiesOf,
  boxesOf,
  buttonNamed,
  choicesOf,
  choose,
  directorSwitch,
  expectMessage,
  fieldOf,
  fillPerson,
  openChoices,
  openForm,
} from './teachers';

const SENT = '¡Invitación Enviada!';
const FREE = 'GET /api/rooms/without-director';

test(
  'the form offers subjects and classes in their groups, to be searched, and a direction only to a director',
  {
    tag: [
      '@TEAC-17',
      '@TEAC-18:subjects',
      '@TEAC-18:classes',
      '@TEAC-25',
      '@TEAC-26:asked',
      '@SHAR-15:choices',
      '@wire',
      '@API-063:ok',
      '@API-064:ok',
      '@API-075:ok',
    ],
  },
  async ({ page, app }) => {
    await openForm({ page, app });
    await expect(page).toHaveURL(CREATE);
    await expect(page.getByRole('heading')).toHaveText(['Profesores', 'Agregar Profesor']);
    for (const label of ['Nombre', 'Apellido', 'Correo electrónico']) await expect(fieldOf(page, label)).toHaveValue('');

    const own = rooms.filter(({ schoolId }) => schoolId === 1);
    const roomsOf = (type: string) => own.filter((room) => room.type === type).map(({ name }) => name);
    expect(await boxesOf(page, 'Cursos')).toEqual([
      'Todos los cursos',
      'Preescolar',
      ...roomsOf('PRESCHOOL'),
      'Primaria',
      ...roomsOf('PRIMARY'),
      'Secundaria',
      ...roomsOf('HIGH_SCHOOL'),
    ]);
    const offered = await boxesOf(page, 'Asignaturas');
    for (const { value, subjects } of subjectTypes) {
      const index = offered.indexOf(value);
      expect(index).toBeGreaterThan(0);
      expect(offered.slice(index + 1, index + 1 + subjects.length).toSorted()).toEqual(subjects.toSorted());
    }
    // A group and one of its subjects bear the same name, and are told apart by ear.
    for (const name of ['Matemáticas', 'Todo Matemáticas'])
      await expect(choicesOf(page, 'Asignaturas').getByRole('checkbox', { name, exact: true })).toHaveCount(1);
    for (const call of ['GET /api/courseLevels', 'GET /api/rooms']) expect(await app.control.calls(call)).toHaveLength(1);

    await expect(directorSwitch(page)).not.toBeChecked();
    await expect(choicesOf(page, 'Dirección de grupo')).toHaveCount(0);
    expect(await app.control.calls(FREE)).toEqual([]);
    await directorSwitch(page).check();
    await expect(choicesOf(page, 'Dirección de grupo')).toBeVisible();
    await expect.poll(() => app.control.calls(FREE)).toHaveLength(1);
    await app.checkA11y();
    await directorSwitch(page).uncheck();
    await expect(choicesOf(page, 'Dirección de grupo')).toHaveCount(0);

    // Many choices are searched, and Enter in the search sends nothing.
    const classes = await openChoices(page, 'Cursos');
    const search = classes.getByRole('searchbox', { name: 'Buscar' });
    await search.fill('SEPTIMO');
    await expect(classes.getByRole('checkbox')).toHaveCount(2);
    await search.press('Enter');
    await expectMessage(fieldOf(page, 'Nombre'), '');
    expect(await app.control.calls(SAVE_NEW)).toEqual([]);
    await classes.getByRole('checkbox', { name: 'Séptimo A' }).check();
    await search.fill('no hay');
    await expect(classes.getByText('Ningún resultado para esta búsqueda.')).toBeVisible();
    await search.fill('');
    // What was chosen stays chosen, and what is out of sight is not touched.
    await expect(classes.getByRole('checkbox', { checked: true })).toHaveCount(1);
    await expect(classes.getByRole('button', { name: 'Quitar Séptimo A' })).toBeVisible();
  },
);

test(
  'what is required, an e-mail with a capital or of no known form is refused at its field, and nothing is sent; a short one is',
  {
    tag: [
      '@TEAC-19:name',
      '@TEAC-19:lastName',
      '@TEAC-19:email',
      '@TEAC-20',
      '@TEAC-21',
      '@TEAC-22',
      '@TEAC-23',
      '@TEAC-26:required',
      '@SHAR-16:teacher',
      '@SHAR-17',
    ],
  },
  async ({ page, app }) => {
    await openForm({ page, app }, 'cierre');
    await directorSwitch(page).check();
    await fieldOf(page, 'Apellido').fill('   ');
    await buttonNamed(page, 'Guardar').click();
    for (const field of [
      fieldOf(page, 'Nombre'),
      fieldOf(page, 'Apellido'),
      choicesOf(page, 'Cursos'),
      choicesOf(page, 'Dirección de grupo'),
    ])
      await expectMessage(field, REQUIRED);
    await expectMessage(fieldOf(page, 'Correo electrónico'), `${REQUIRED} Aquí llega la invitación.`);
    await expectMessage(choicesOf(page, 'Asignaturas'), '');
    await expect(fieldOf(page, 'Nombre')).toBeFocused();
    await app.checkA11y();
    // Each message goes when what it asks for is there; the last one left still holds the form back.
    await fillPerson(page, 'Ana', 'Niño', 'ana@saber.example');
    await choose(page, 'Cursos', 'Primero A');
    await expect(page.getByText(REQUIRED)).toHaveCount(1);
    await buttonNamed(page, 'Guardar').click();
    await expectMessage(choicesOf(page, 'Dirección de grupo'), REQUIRED);
    await directorSwitch(page).uncheck();
    await expect(page.getByText(REQUIRED)).toHaveCount(0);

    // The e-mail alone holds the form back.
    const email = fieldOf(page, 'Correo electrónico');
    for (const [value, text] of [
      ['Ana@saber.example', 'Solo se aceptan minusculas'],
      ['ana.saber', 'Inserte un email válido'],
      ['ana@SABER', 'Solo se aceptan minusculas'],
      ['a b@saber.example', 'Inserte un email válido'],
      ['Ñ', 'Solo se aceptan minusculas'],
      ['ana@saber', 'Inserte un email válido'],
      ['aña', ''],
      ['ana@saber.example', ''],
      ['ana@s', 'Inserte un email válido'],
      ['ana@', ''],
    ] as const) {
      await email.fill(value);
      await leave(page);
      await expectMessage(email, `${text} Aquí llega la invitación.`.trim());
      if (text === '') continue;
      await buttonNamed(page, 'Guardar').click();
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      await expect(email).toBeFocused();
    }
    expect(await app.control.calls(SAVE_NEW)).toEqual([]);
    await buttonNamed(page, 'Guardar').click();
    await expect.poll(() => bodiesOf(app, SAVE_NEW)).toMatchObject([{ teacherRequests: [{ teacherEmail: 'ana@' }] }]);
  },
);

test(
  'a director is sent once with the directed room among the classes, and stands in the list as invited',
  {
    tag: [
      '@TEAC-26:free',
      '@TEAC-27',
      '@TEAC-28:created',
      '@TEAC-29',
      '@SHAR-10:teacher',
      '@SAFE-12:teacher',
      '@wire',
      '@API-089:ok',
      '@API-088:ok',
    ],
  },
  async ({ page, app }) => {
    await openForm({ page, app }, 'cierre');
    await fillPerson(page, '  Ana María ', 'Niño', 'ana.nino@saber.example');
    await choose(page, 'Asignaturas', 'Inglés');
    await choose(page, 'Cursos', 'Segundo A', 'Primero A');
    await directorSwitch(page).check();
    expect(await boxesOf(page, 'Dirección de grupo')).toEqual([
      'Todos los cursos',
      'Primaria',
      'Primero A',
      'Segundo A',
      'Secundaria',
      'Sexto A',
    ]);
    await choose(page, 'Dirección de grupo', 'Sexto A', 'Primero A');
    await pressTwice(app, SAVE_NEW, buttonNamed(page, 'Guardar'));
    await expect(dialogOf(page, SENT)).toContainText('Tu invitación ha sido enviada con éxito.');
    expect(await bodiesOf(app, SAVE_NEW)).toEqual([
      {
        teacherRequests: [
          {
            id: null,
            schoolId: 4,
            teacherName: 'Ana María',
            teacherLastName: 'Niño',
            teacherEmail: 'ana.nino@saber.example',
            teacherPhone: null,
            courses: [expect.any(Number)],
            rooms: [20, 21, 22],
            roomIds: [20, 22],
            active: true,
          },
        ],
      },
    ]);
    await buttonOf(page, SENT, 'Aceptar').click();
    await expect(page).toHaveURL(LIST);
    await expect(rowOf(page, 'Ana María')).toContainText('Invitación enviada');

    // The next one finds those rooms taken, and needs neither subjects nor a direction.
    await app.control.fault();
    await buttonNamed(page, 'Agregar Profesor').click();
    await directorSwitch(page).check();
    await expect(page.getByText(RECOVERED)).toHaveCount(0);
    expect(await boxesOf(page, 'Dirección de grupo')).toEqual(['Primaria', 'Segundo A']);
    await choose(page, 'Dirección de grupo', 'Segundo A');
    await directorSwitch(page).uncheck();
    await fillPerson(page, 'Luz', 'Peña', 'a@b');
    await choose(page, 'Cursos', 'Primero A');
    await buttonNamed(page, 'Guardar').click();
    await expect(dialogOf(page, SENT)).toBeVisible();
    expect((await bodiesOf(app, SAVE_NEW))[1]).toMatchObject({
      teacherRequests: [{ teacherEmail: 'a@b', courses: [], rooms: [20], roomIds: [] }],
    });
  },
);

test(
  'what was typed is there after a reload, until it is cancelled',
  { tag: ['@SAFE-03:teacher', '@SAFE-04:teacher', '@SHAR-11:teacher'] },
  async ({ page, app }) => {
    await openForm({ page, app }, 'cierre');
    await fillPerson(page, 'Ana', 'Niño', 'ana@saber.example');
    await choose(page, 'Cursos', 'Sexto A');
    await directorSwitch(page).check();
    await choose(page, 'Dirección de grupo', 'Primero A');
    await page.reload();
    await expect(page.getByText(RECOVERED)).toBeVisible();
    await expect(fieldOf(page, 'Correo electrónico')).toHaveValue('ana@saber.example');
    await expect(directorSwitch(page)).toBeChecked();
    await expect(choicesOf(page, 'Cursos').getByRole('button', { name: 'Quitar Sexto A' })).toBeVisible();
    await expect(choicesOf(page, 'Dirección de grupo').getByRole('button', { name: 'Quitar Primero A' })).toBeVisible();
    await buttonNamed(page, 'Cancelar').click();
    await expect(page).toHaveURL(LIST);
    await buttonNamed(page, 'Agregar Profesor').first().click();
    await expect(fieldOf(page, 'Nombre')).toHaveValue('');
    await expect(page.getByText(RECOVERED)).toHaveCount(0);
    expect(await app.control.calls(SAVE_NEW)).toEqual([]);
  },
);

test(
  'choices that do not come can be asked for again',
  { tag: ['@TEAC-18:failed', '@TEAC-26:failed', '@ERRO-04'] },
  async ({ page, app }) => {
    await app.signIn('cierre', {
      at: CREATE,
      faults: ['/api/rooms', '/api/courseLevels', '/api/rooms/without-director'].map(
        (path) => ({ method: 'GET', path, kind: 'status', status: 500 }) as const,
      ),
    });
    // Both have failed: the later one would open the message anew.
    for (const call of ['GET /api/rooms', 'GET /api/courseLevels'])
      await expect.poll(async () => (await app.control.calls(call)).length).toBe(1);
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    await directorSwitch(page).check();
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    await expectNoDialog(page);
    await app.control.fault();
    for (const [label, what] of [
      ['Asignaturas', 'las asignaturas'],
      ['Cursos', 'los cursos'],
      ['Dirección de grupo', 'los cursos'],
    ] as const) {
      const field = choicesOf(page, label);
      await field.getByRole('button', { name: /^Elegir/ }).click();
      await expect(field.getByText(`No se pudieron cargar ${what}.`)).toBeVisible();
      await field.getByRole('button', { name: 'Reintentar' }).click();
      await expect(field.getByRole('checkbox').first()).toBeVisible();
    }
  },
);
