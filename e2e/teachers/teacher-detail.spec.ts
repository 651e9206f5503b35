import { expectBanner } from '@e2e/support/banner';
import { pauseClock } from '@e2e/support/clock';
import { changedTeacher } from '@e2e/support/direct-call';
import {
  RECOVERED,
  acceptFailure,
  acceptSaved,
  buttonOf,
  dialogOf,
  expectNoDialog,
  goWithin,
  openEntry,
  pressTwice,
} from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import {
  CHAT_QUERY,
  GET_DEEP,
  LIST,
  REQUIRED,
  SAVE,
  YANETH,
  bodiesOf,
  boxesOf,
  buttonNamed,
  choicesOf,
  choose,
  directorSwitch,
  expectMessage,
  fieldOf,
  find,
  linesOf,
  openDetail,
  openEdit,
} from './teachers';

const CEIBA = 'Institución Educativa Rural La Ceiba Alta';
const EDGAR = 'edgar.tunubala@yarumos.example';
const NUBIA = 'docente@ceibaalta.example';
const RUBEN = 'ruben.londono@ceibaalta.example';
const DIRECTED = 'El curso Transición ya tiene director de grupo.';
const FAULT = { method: 'PUT', path: '/api/teacher' } as const;
const DEEP = { method: 'GET', path: '/teachersDeepByTeacherEmail/{email}', kind: 'answer' } as const;
/** What it answers of somebody invited, who teaches nothing. */
const INVITED = {
  id: 19,
  schoolId: 1,
  teacherName: 'Édgar',
  teacherLastName: 'Tunubalá Vélez',
  teacherEmail: EDGAR,
  teacherPhone: null,
  rooms: [],
  courses: [],
  roomIds: [],
  active: true,
  teacherStatus: 'INVITE_SENT',
  image: null,
};

test(
  "the detail shows a teacher's data, subjects, classes and direction, and leads back",
  {
    tag: [
      '@TEAC-36:person',
      '@TEAC-36:subjects',
      '@TEAC-36:classes',
      '@TEAC-36:direction',
      '@TEAC-36:none',
      '@TEAC-37:back',
      '@TEAC-05',
      '@API-093:ok',
    ],
  },
  async ({ page, app }) => {
    await openDetail({ page, app }, YANETH);
    await expect(page.getByRole('heading')).toHaveText([
      'Profesores',
      'Yaneth García Suárez',
      'Asignaturas',
      'Cursos',
      'Dirección de grupo',
    ]);
    await expect(page.getByRole('definition')).toHaveText([YANETH, 'Sin teléfono', 'Registro completado']);
    await expect(page.getByText('García Suárez')).toHaveCount(1);
    await expect(page.getByRole('link', { name: YANETH })).toHaveAttribute('href', `mailto:${YANETH}`);
    // The name is the largest text.
    const sizes = await page
      .getByRole('heading')
      .evaluateAll((headings) => headings.map((heading) => Number.parseFloat(getComputedStyle(heading).fontSize)));
    expect(sizes.indexOf(Math.max(...sizes))).toBe(1);
    await expect(linesOf(page, 'Asignaturas')).toHaveText([/Matemáticas$/, /Geometría$/]);
    await expect(linesOf(page, 'Cursos')).toHaveText([/Sexto A$/, /Sexto B$/, /Séptimo A$/]);
    await expect(linesOf(page, 'Dirección de grupo')).toHaveText([/Sexto A$/]);
    expect((await app.control.calls(GET_DEEP)).map(({ path }) => path)).toEqual([`/teachersDeepByTeacherEmail/${YANETH}`]);
    await app.checkA11y();
    await page.getByRole('link', { name: 'Volver' }).click();
    await expect(page).toHaveURL(LIST);
    // Somebody without any of them, but with a telephone.
    const teacherEmail = 'Edgar.Tunubala@Yarumos.example';
    await app.control.fault({ ...DEEP, body: { ...INVITED, teacherPhone: '300 000 0190', teacherEmail } });
    await goWithin(page, `/dashboard/teachers/${EDGAR}`);
    await expect(page.getByRole('definition')).toHaveText([EDGAR, '300 000 0190', 'Invitación enviada']);
    for (const name of ['Asignaturas', 'Cursos', 'Dirección de grupo'])
      await expect(page.getByRole('region', { name })).toContainText('Ninguno');
  },
);

test(
  'the edit mode opens with what is stored by then; where it cannot be read, or nobody is there any more, it says or does so',
  { tag: ['@TEAC-37:since'] },
  async ({ page, app, host }) => {
    await openDetail({ page, app }, YANETH);
    const edit = buttonNamed(page, 'Editar');
    const since = await changedTeacher(page, host.apiUrl, YANETH, () => ({ teacherLastName: 'García Lora', rooms: [], roomIds: [] }));
    await app.control.fault(since);
    await edit.click();
    await expect(fieldOf(page, 'Apellido')).toHaveValue('García Lora');
    await fieldOf(page, 'Nombre').fill('Janeth');
    await buttonNamed(page, 'Guardar').click();
    await acceptSaved(page);
    expect(await bodiesOf(app, SAVE)).toMatchObject([{ teacherName: 'Janeth', teacherLastName: 'García Lora', rooms: [], roomIds: [] }]);
    await app.control.fault({ method: 'GET', path: '/teachersDeepByTeacherEmail/{email}', kind: 'network' });
    await edit.click();
    await expect(fieldOf(page, 'Apellido')).toHaveValue('García Lora');
    await expectNoDialog(page);
    await buttonNamed(page, 'Cancelar').click();
    await app.control.fault();
    await app.control.fault(await changedTeacher(page, host.apiUrl, YANETH, () => ({ active: false })));
    await edit.click();
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    await expect(page).toHaveURL(LIST);
  },
);

test('the e-mail can be copied from the detail', { tag: ['@TEAC-36:person'] }, async ({ page, app, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDetail({ page, app }, YANETH);
  await buttonNamed(page, 'Copiar').click();
  await expect(buttonNamed(page, 'Copiado')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(YANETH);
});

test(
  'the detail sends an invitation again and deletes, as the list does',
  { tag: ['@TEAC-10:directs', '@TEAC-12:sent', '@TEAC-13', '@TEAC-14', '@TEAC-15', '@CHAT-01'] },
  async ({ page, app }) => {
    const choose = async (name: string) => {
      await buttonNamed(page, 'Opciones').click();
      await page.getByRole('menuitem', { name }).click();
    };
    await openDetail({ page, app }, YANETH);
    await choose('Reenviar Invitación');
    await expect(dialogOf(page, 'Invitación no enviada')).toContainText('Este usuario ya tiene un proceso de registro');
    await buttonOf(page, 'Invitación no enviada', 'Aceptar').click();
    const room = { schoolId: 1, roomAcronyms: '', type: 'HIGH_SCHOOL', hasSubjects: true, active: true, teacherId: null, group: null };
    const [ninth, tenth] = [
      { ...room, id: 14, name: 'Noveno' },
      { ...room, id: 15, name: 'Décimo' },
    ];
    await app.control.fault({ ...DEEP, body: { ...INVITED, rooms: [ninth, tenth], roomIds: [tenth] } });
    await goWithin(page, `/dashboard/teachers/${EDGAR}`);
    await choose('Reenviar Invitación');
    await expect(dialogOf(page, '¡Invitación Enviada!')).toContainText('Tu invitación ha sido enviada con éxito.');
    await buttonOf(page, '¡Invitación Enviada!', 'Aceptar').click();
    expect(await bodiesOf(app, 'POST /teacher-enrollment/{id}')).toMatchObject([
      { teacherId: 19, rooms: [14, 15], roomId: 15, courses: expect.any(Array) as unknown, enrollmentStatus: 'NEW' },
    ]);
    await choose('Eliminar');
    const question = dialogOf(page, 'Eliminar Profesor');
    await expect(question).toContainText('¿Estás seguro que deseas eliminar este profesor?');
    await expect(question).toContainText('Édgar Tunubalá Vélez');
    await buttonOf(page, 'Eliminar Profesor', 'Cancelar').click();
    await expectNoDialog(page);
    await expect(page).toHaveURL(`/dashboard/teachers/${EDGAR}`);
    await choose('Eliminar');
    await buttonOf(page, 'Eliminar Profesor', 'Aceptar').click();
    await expect(page).toHaveURL(LIST);
    await expectNoDialog(page);
    expect((await app.control.calls('DELETE /api/teacher/{id}')).map(({ path }) => path)).toEqual(['/api/teacher/19']);
    await expect
      .poll(() => bodiesOf(app, CHAT_QUERY))
      .toMatchObject([{ structuredQuery: { where: { fieldFilter: { value: { stringValue: '19' } } } } }]);
  },
);

test(
  "the edit mode changes everything but the e-mail; 'Cancelar' brings back what is stored",
  { tag: ['@TEAC-37:edit', '@TEAC-37:cancel', '@TEAC-38:email'] },
  async ({ page, app }) => {
    await openEdit({ page, app }, YANETH);
    await expect(fieldOf(page, 'Nombre')).toBeFocused();
    await expect(fieldOf(page, 'Correo electrónico')).toHaveValue(YANETH);
    await expect(fieldOf(page, 'Correo electrónico')).not.toBeEditable();
    await fieldOf(page, 'Nombre').fill('Janeth');
    await fieldOf(page, 'Apellido').fill('Garzía');
    await choose(page, 'Asignaturas', 'Química');
    await choose(page, 'Cursos', 'Octavo A');
    await expect(directorSwitch(page)).toBeChecked();
    await choicesOf(page, 'Dirección de grupo').getByRole('button', { name: 'Quitar Sexto A' }).click();
    await app.checkA11y();
    await buttonNamed(page, 'Cancelar').click();
    await expect(page.getByRole('heading', { level: 2, name: 'Yaneth García Suárez' })).toBeVisible();
    await expect(buttonNamed(page, 'Editar')).toBeFocused();
    await buttonNamed(page, 'Editar').click();
    await expect(fieldOf(page, 'Nombre')).toHaveValue('Yaneth');
    await expect(page.getByText(RECOVERED)).toHaveCount(0);
    await expect(choicesOf(page, 'Asignaturas').getByRole('button', { name: /^Quitar/ })).toHaveCount(2);
    expect(await app.control.calls(SAVE)).toEqual([]);
  },
);

test(
  'a teacher needs a name and a last name, and no classes',
  { tag: ['@TEAC-39:name', '@TEAC-39:lastName', '@TEAC-39:classes', '@SHAR-16:teacher'] },
  async ({ page, app }) => {
    await openEdit({ page, app }, YANETH);
    await fieldOf(page, 'Nombre').fill('  ');
    await fieldOf(page, 'Apellido').fill('');
    for (const name of ['Sexto A', 'Sexto B', 'Séptimo A'])
      await choicesOf(page, 'Cursos')
        .getByRole('button', { name: `Quitar ${name}` })
        .click();
    await buttonNamed(page, 'Guardar').click();
    await expectMessage(fieldOf(page, 'Nombre'), REQUIRED);
    await expectMessage(fieldOf(page, 'Apellido'), REQUIRED);
    await expectMessage(choicesOf(page, 'Cursos'), '');
    await expect(page.getByText(REQUIRED)).toHaveCount(2);
    expect(await app.control.calls(SAVE)).toEqual([]);
    await fieldOf(page, 'Nombre').fill('Yaneth');
    await fieldOf(page, 'Apellido').fill('García');
    await directorSwitch(page).uncheck();
    await buttonNamed(page, 'Guardar').click();
    await acceptSaved(page);
    await expect(page.getByRole('region', { name: 'Cursos' })).toContainText('Ninguno');
    await expect(page.getByRole('region', { name: 'Dirección de grupo' })).toContainText('Ninguno');
    expect(await bodiesOf(app, SAVE)).toMatchObject([{ rooms: [], roomIds: [] }]);
  },
);

test(
  'the direction offers the free rooms and the own ones; what is saved shows',
  {
    tag: [
      '@TEAC-28:edited',
      '@TEAC-38:name',
      '@TEAC-38:lastName',
      '@TEAC-38:subjects',
      '@TEAC-38:classes',
      '@TEAC-38:direction',
      '@TEAC-40:free',
      '@TEAC-40:own',
      '@TEAC-41',
      '@SHAR-10:teacherEdit',
      '@wire',
      '@API-091:ok',
    ],
  },
  async ({ page, app }) => {
    await openEdit({ page, app }, NUBIA, 'dos-colegios', CEIBA);
    expect(await boxesOf(page, 'Dirección de grupo')).toEqual([
      'Todos los cursos',
      'Preescolar',
      'Transición',
      'Primaria',
      'Primero a tercero',
      'Cuarto y quinto',
    ]);
    await choose(page, 'Dirección de grupo', 'Transición');
    await fieldOf(page, 'Nombre').fill(' Nubia ');
    await fieldOf(page, 'Apellido').fill('Marín');
    await choose(page, 'Asignaturas', 'Inglés');
    await choicesOf(page, 'Cursos').getByRole('button', { name: 'Quitar Primero a tercero' }).click();
    await pressTwice(app, SAVE, buttonNamed(page, 'Guardar'));
    await acceptSaved(page);
    await expectNoDialog(page);
    await expect(page.getByRole('heading', { level: 2, name: 'Nubia Marín', exact: true })).toBeVisible();
    await expect(linesOf(page, 'Asignaturas')).toContainText(['Ciencias naturales', 'Lengua castellana', 'Inglés', 'Matemáticas']);
    await expect(linesOf(page, 'Dirección de grupo')).toHaveText([/Transición/, /Cuarto y quinto/]);
    await expect(linesOf(page, 'Cursos')).toHaveText([/Transición/, /Cuarto y quinto/, /Sexto y séptimo/]);
    expect(await bodiesOf(app, SAVE)).toEqual([
      {
        id: 23,
        schoolId: 2,
        teacherName: 'Nubia',
        teacherLastName: 'Marín',
        teacherEmail: NUBIA,
        teacherPhone: null,
        rooms: [18, 19, 16],
        courses: Array.from({ length: 4 }, () => expect.any(Number) as unknown),
        roomIds: [16, 18],
        active: true,
        teacherStatus: 'COMPLETED',
        image: null,
      },
    ]);
  },
);

test(
  'a room that somebody else took meanwhile is refused in a banner, and edit mode stays',
  {
    tag: [
      '@TEAC-42:message',
      '@TEAC-42:noMessage',
      '@TEAC-42:noNetwork',
      '@TEAC-42:noSession',
      '@TEAC-43:edited',
      '@SHAR-07:banner',
      '@wire',
      '@API-091:withDirector',
    ],
  },
  async ({ page, app }) => {
    await openEdit({ page, app }, NUBIA, 'dos-colegios', CEIBA);
    await choose(page, 'Dirección de grupo', 'Transición');
    await fieldOf(page, 'Nombre').fill('Nubia');
    const other = await page.context().newPage();
    await other.goto(`/dashboard/teachers/${RUBEN}`);
    await buttonNamed(other, 'Editar').click();
    await choose(other, 'Dirección de grupo', 'Transición');
    await buttonNamed(other, 'Guardar').click();
    await acceptSaved(other);
    await other.close();

    const save = () => buttonNamed(page, 'Guardar').click();
    const expectKept = async () => {
      await expect(fieldOf(page, 'Nombre')).toHaveValue('Nubia');
      await expect(choicesOf(page, 'Dirección de grupo').getByRole('button', { name: 'Quitar Transición' })).toBeVisible();
    };
    await expectBanner(page, DIRECTED, save);
    await expectKept();
    for (const [fault, text] of [
      [{ kind: 'status', status: 500, message: 'No se pudo guardar el profesor.' }, 'No se pudo guardar el profesor.'],
      [{ kind: 'status', status: 400, message: null }, 'Ha ocurrido un error inesperado'],
    ] as const) {
      await app.control.fault({ ...FAULT, ...fault });
      await expectBanner(page, text, save);
      await expectKept();
    }
    await app.control.fault({ ...FAULT, kind: 'network' });
    await buttonNamed(page, 'Guardar').click();
    await acceptFailure(page, 'No response from server');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expectKept();
    await app.control.fault({ ...FAULT, kind: 'status', status: 401, message: 'Sin sesión' });
    // A banner would go by itself.
    await pauseClock(page);
    await save();
    await expect(page).toHaveURL('/unauthorized');
    await expect(page.getByText('Sin sesión')).toHaveCount(0);
    await page.clock.resume();
  },
);

test(
  'what was typed in the edit mode is there after a reload',
  { tag: ['@SAFE-03:teacherEdit', '@SAFE-03:otherRecord'] },
  async ({ page, app }) => {
    await openEdit({ page, app }, YANETH);
    await fieldOf(page, 'Nombre').fill('Janeth');
    // For another teacher nothing is.
    await page.goto(`/dashboard/teachers/${EDGAR}`);
    await buttonNamed(page, 'Editar').click();
    await expect(fieldOf(page, 'Nombre')).toHaveValue('Édgar');
    await page.goto(`/dashboard/teachers/${YANETH}`);
    await buttonNamed(page, 'Editar').click();
    await expect(page.getByText(RECOVERED)).toBeVisible();
    await expect(fieldOf(page, 'Nombre')).toHaveValue('Janeth');
    await buttonNamed(page, 'Descartar').click();
    await expect(fieldOf(page, 'Nombre')).toHaveValue('Yaneth');
  },
);

test(
  'what was typed in the edit mode goes over what others stored since, where something was typed',
  { tag: ['@SAFE-03:teacherEdit', '@TEAC-41'] },
  async ({ page, app, host }) => {
    await openEdit({ page, app }, YANETH);
    await fieldOf(page, 'Nombre').fill('Janeth');
    const since = { teacherName: 'Yanet', teacherLastName: 'García Lora', rooms: [], roomIds: [] };
    await app.control.fault(await changedTeacher(page, host.apiUrl, YANETH, () => since));
    await page.reload();
    await buttonNamed(page, 'Editar').click();
    await expect(page.getByText(RECOVERED)).toBeVisible();
    await expect(fieldOf(page, 'Nombre')).toHaveValue('Janeth');
    await expect(fieldOf(page, 'Apellido')).toHaveValue('García Lora');
    await buttonNamed(page, 'Guardar').click();
    await acceptSaved(page);
    expect(await bodiesOf(app, SAVE)).toMatchObject([{ ...since, teacherName: 'Janeth' }]);
    // Typed and stored by others alike, nothing is left to recover.
    await buttonNamed(page, 'Editar').click();
    await fieldOf(page, 'Nombre').fill('Yaneth Lucía');
    await app.control.fault(await changedTeacher(page, host.apiUrl, YANETH, () => ({ teacherName: 'Yaneth Lucía' })));
    await page.reload();
    await buttonNamed(page, 'Editar').click();
    await expect(fieldOf(page, 'Nombre')).toHaveValue('Yaneth Lucía');
    await expect(page.getByText(RECOVERED)).toHaveCount(0);
  },
);

test(
  'a teacher is asked for anew, though a learning screen has just shown who it is',
  { tag: ['@TEAC-36:classes'] },
  async ({ page, app, host }) => {
    await app.signIn('coordinadora', { at: '/dashboard/spreadsheet' });
    await page.getByLabel('Profesor').selectOption('Yaneth García Suárez');
    await expect.poll(async () => (await app.control.calls(GET_DEEP)).length).toBe(1);
    await expect(page.getByRole('main').getByText('Matemáticas')).toBeVisible();
    // Somebody else takes her classes away.
    await app.control.fault(await changedTeacher(page, host.apiUrl, YANETH, () => ({ rooms: [], roomIds: [] })));
    await openEntry(page, 'Profesores');
    await (await find(page, 'Yaneth')).getByRole('link').click();
    await expect(page.getByRole('region', { name: 'Cursos', exact: true })).toContainText('Ninguno');
  },
);

test(
  'an e-mail that nobody has leads back to the list, a failed load can be repeated',
  { tag: ['@TEAC-36:unknown', '@TEAC-36:failed', '@ERRO-04'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora', { at: '/dashboard/teachers/nadie@yarumos.example' });
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    await expect(page).toHaveURL(LIST);
    await app.control.fault({ method: 'GET', path: '/teachersDeepByTeacherEmail/{email}', kind: 'status', status: 500 });
    await goWithin(page, `/dashboard/teachers/${YANETH}`);
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    await expect(page).toHaveURL(`/dashboard/teachers/${YANETH}`);
    await app.control.fault();
    await buttonNamed(page, 'Reintentar').click();
    await expect(page.getByRole('heading', { level: 2, name: 'Yaneth García Suárez' })).toBeVisible();
  },
);
