/** Lists from files: what a file holds, what is wrong with it, and its rows in the create form. */
import type { Locator, Page } from '@playwright/test';
import { csv, give, workbook, type GivenFile } from '@e2e/support/list-files';
import { RECOVERED, acceptSaved, buttonOf, dialogOf, expectNoDialog, expectSaved, expectScreen } from '@e2e/support/screens';
import { saveOf } from '@e2e/support/form-rows';
import { expect, test, type App } from '@e2e/support/test';
import { INVITE, OWN_ROOMS, SEXTO_A, invitation, send } from '@e2e/students/students';
import { choose, fieldOf } from '@e2e/teachers/teachers';

const PASS = 'Pasar al formulario';
const pass = (page: Page, title: string): Promise<void> => buttonOf(page, title, PASS).click();
const passOf = (page: Page, title: string): Locator => buttonOf(page, title, PASS);

const rowOf = (page: Page, label: string, number: number): Locator => page.getByRole('group', { name: `${label} ${number}`, exact: true });

/** The rows of the preview. */
const previewOf = (page: Page, title: string): Locator =>
  dialogOf(page, title).getByRole('region', { name: 'Las primeras filas, como quedarán' }).locator('tbody').getByRole('row');

const problemsOf = (page: Page, title: string): Locator => dialogOf(page, title).getByRole('alert').getByRole('listitem');

/** Opens the dialog of a list by its address. */
async function openUpload(page: Page, app: App, at: string): Promise<void> {
  await app.signIn('coordinadora', { at });
  await page.getByRole('button', { name: 'Cargar Lista' }).click();
}

const ROOMS = '/dashboard/rooms/list';
const ROOMS_TITLE = 'Cargar lista de cursos';
const STUDENTS_TITLE = 'Cargar lista de estudiantes';
const openRooms = (page: Page, app: App): Promise<void> => openUpload(page, app, ROOMS);

test(
  'rooms: the dialog counts the rows, shows the first five and what is wrong with each other one; the form takes the good ones, and sends them',
  { tag: ['@IMPO-01:rooms', '@IMPO-01:problems', '@IMPO-02:rooms', '@IMPO-03', '@IMPO-04:order', '@UPLO-06', '@UPLO-07'] },
  async ({ page, app }) => {
    await openRooms(page, app);
    const dialog = dialogOf(page, ROOMS_TITLE);
    await give(
      page,
      ROOMS_TITLE,
      await workbook({
        Cursos: [
          ['TIPO', 'nombre', 'Acronimo'],
          ['Secundaria', 'octavo B', '8B'],
          ['Secundaria', 'Octavo C', 801],
          ['secundaria', 'Octavo D', '8D'],
          ['Primaria', 'Cuarto B', '4B'],
          ['Preescolar', 'Jardín C', 'JC'],
          ['Secundaria', 'Octavo E', null],
          [null, null, null],
          ['Secundaria', 'Sexto A', '6A'],
          ['Media', 'Décimo C', '10C'],
          ['Secundaria', 'OCTAVO  b', '8B'],
          ['Primaria', 'Cuarto C', '4C'],
        ],
      }),
    );
    await expect(dialog.getByText('Lista 2026.xlsx', { exact: true })).toBeVisible();
    await expect(dialog.getByText('Encontramos 10 filas. 6 pueden pasar al formulario y 4 no.')).toBeVisible();
    await expect(previewOf(page, ROOMS_TITLE)).toHaveText([
      'octavo B8BSecundariaSÍ',
      'Octavo C801SecundariaSÍ',
      'Octavo D8DSecundariaSÍ',
      'Cuarto B4BPrimariaSÍ',
      'Jardín CJCPreescolarSÍ',
    ]);
    await expect(problemsOf(page, ROOMS_TITLE)).toHaveText([
      'Fila 7: falta el acrónimo.',
      'Fila 9: el curso Sexto A ya existe.',
      'Fila 10, Tipo: «Media» no está entre las opciones: Preescolar, Primaria o Secundaria.',
      'Fila 11: se repite con la fila 2.',
    ]);
    await expect(buttonOf(page, ROOMS_TITLE, 'Cargar')).toBeDisabled();
    await expect(buttonOf(page, ROOMS_TITLE, 'Cargar')).toHaveAccessibleDescription('Revisa las filas en el formulario y guárdalas allí.');
    await app.checkA11y();
    expect(await app.control.calls('PUT /api/rooms')).toEqual([]);
    await pass(page, ROOMS_TITLE);
    await expectScreen(page, '/dashboard/rooms/create');
    await expect(page.getByText('6 filas de la lista.')).toBeVisible();
    await expect(page.getByText(RECOVERED)).toHaveCount(0);
    await expect(rowOf(page, 'Curso', 1).getByLabel('Nombre')).toBeFocused();
    await expect(rowOf(page, 'Curso', 2).getByLabel('Acrónimo')).toHaveValue('801');
    await expect(rowOf(page, 'Curso', 6).getByLabel('Nombre')).toHaveValue('Cuarto C');
    await expect(rowOf(page, 'Curso', 7)).toHaveCount(0);
    expect(await app.control.calls('PUT /api/rooms')).toEqual([]);
    await saveOf(page).click();
    await expectSaved(page);
    const names = ['Octavo B', 'Octavo C', 'Octavo D', 'Cuarto B', 'Jardín C', 'Cuarto C'];
    expect(await app.control.calls('PUT /api/rooms')).toMatchObject([{ body: names.map((name) => ({ name })) }]);
  },
);

test(
  'the dialog begins where a file is chosen, and goes on where its rows pass, but for a person who has moved on',
  { tag: ['@IMPO-01:focus'] },
  async ({ page, app }) => {
    await openRooms(page, app);
    const choosing = buttonOf(page, ROOMS_TITLE, 'Seleccionar archivo');
    await expect(choosing).toBeFocused();
    await give(page, ROOMS_TITLE, csv('Nombre;Acrónimo;Tipo\nOctavo B;;Secundaria'));
    await expect(problemsOf(page, ROOMS_TITLE)).toHaveCount(1);
    await expect(choosing).toBeFocused();
    await give(page, ROOMS_TITLE, csv('Nombre;Acrónimo;Tipo\nOctavo B;8B;Secundaria'));
    await expect(passOf(page, ROOMS_TITLE)).toBeFocused();
    const cancel = buttonOf(page, ROOMS_TITLE, 'Cancelar');
    await cancel.focus();
    await give(page, ROOMS_TITLE, csv('Nombre;Acrónimo;Tipo\nOctavo C;8C;Secundaria'));
    await expect(previewOf(page, ROOMS_TITLE)).toHaveText([/^Octavo C/]);
    await expect(passOf(page, ROOMS_TITLE)).toBeEnabled();
    await expect(cancel).toBeFocused();
    await passOf(page, ROOMS_TITLE).focus();
    await page.keyboard.press('Enter');
    await expectScreen(page, '/dashboard/rooms/create');
  },
);

for (const width of [390, 1024])
  test(
    `of many wrong rows the summary and the first rows stay in sight, at ${width} px`,
    { tag: ['@IMPO-01:long'] },
    async ({ page, app }) => {
      await page.setViewportSize({ width, height: 700 });
      await openRooms(page, app);
      const dialog = dialogOf(page, ROOMS_TITLE);
      const rows = Array.from({ length: 40 }, (_, row) => `Octavo ${row};${row % 2 === 0 ? `8-${row}` : ''};Secundaria`);
      await give(page, ROOMS_TITLE, csv(`Nombre;Acrónimo;Tipo\n${rows.join('\n')}`));
      await expect(problemsOf(page, ROOMS_TITLE)).toHaveCount(20);
      await expect(dialog.getByText('Encontramos 40 filas. 20 pueden pasar al formulario y 20 no.')).toBeInViewport({ ratio: 1 });
      await expect(previewOf(page, ROOMS_TITLE).first()).toBeInViewport();
      await expect(passOf(page, ROOMS_TITLE)).toBeInViewport({ ratio: 1 });
      const alert = dialog.getByRole('alert');
      const [heading, icon] = await Promise.all([
        alert.getByText('Estas filas no pasan:').boundingBox(),
        alert.locator('svg').boundingBox(),
      ]);
      expect(Math.abs((icon?.y ?? 0) - (heading?.y ?? Infinity))).toBeLessThan(8);
    },
  );

test(
  'a head without a column that every row must have is told once, with the columns that the file has',
  { tag: ['@IMPO-01:lackingColumn'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora', { at: SEXTO_A });
    await page.getByRole('button', { name: 'Cargar Lista' }).click();
    const rows = 'Ana Rojas;2025;ana@correo.example\n'.repeat(34);
    await give(page, STUDENTS_TITLE, csv(`Nombre completo;Antigüedad;Correo del padre\n${rows}`));
    await expect(problemsOf(page, STUDENTS_TITLE)).toHaveText([
      'Faltan las columnas «Nombre» y «Apellido». En tu archivo hay otra: «Nombre completo».',
    ]);
    await expect(passOf(page, STUDENTS_TITLE)).toBeDisabled();
  },
);

test(
  'what the form held stays above, and is compared; the focus is in the first new row',
  { tag: ['@IMPO-02:kept', '@IMPO-02:focus', '@IMPO-06:held'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora', { at: ROOMS });
    await page.getByRole('button', { name: 'Agregar Curso' }).click();
    await rowOf(page, 'Curso', 1).getByLabel('Nombre').fill('Octavo B');
    await page.goBack();
    await page.getByRole('button', { name: 'Cargar Lista' }).click();
    await give(page, ROOMS_TITLE, csv('Nombre;Acrónimo;Tipo\nOctavo B;8B;Secundaria\nOctavo C;8C;Secundaria\n'));
    await expect(problemsOf(page, ROOMS_TITLE)).toHaveText(['Fila 2: ya está en el formulario.']);
    await pass(page, ROOMS_TITLE);
    await expect(page.getByText('1 fila de la lista. Arriba sigue lo que estabas escribiendo.')).toBeVisible();
    await expect(rowOf(page, 'Curso', 1).getByLabel('Nombre')).toHaveValue('Octavo B');
    await expect(rowOf(page, 'Curso', 2).getByLabel('Nombre')).toHaveValue('Octavo C');
    await expect(rowOf(page, 'Curso', 2).getByLabel('Nombre')).toBeFocused();
    // A reload loses nothing of both.
    await page.reload();
    await expect(page.getByText(RECOVERED)).toBeVisible();
    await expect(rowOf(page, 'Curso', 2).getByLabel('Nombre')).toHaveValue('Octavo C');
    await rowOf(page, 'Curso', 1).getByLabel('Acrónimo').fill('8B');
    await rowOf(page, 'Curso', 1).getByRole('combobox', { name: 'Tipo' }).selectOption('Secundaria');
    await saveOf(page).click();
    await expectSaved(page);
    await acceptSaved(page);
    // What is stored by now is compared, too.
    await page.getByRole('button', { name: 'Cargar Lista' }).click();
    await give(page, ROOMS_TITLE, csv('Octavo C;8C;Secundaria'));
    await expect(problemsOf(page, ROOMS_TITLE)).toHaveText(['Fila 1: el curso Octavo C ya existe.']);
    await expect(passOf(page, ROOMS_TITLE)).toBeDisabled();
  },
);

/** A row that a person wrote, and leaves. */
async function leaveWritten(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Agregar Curso' }).click();
  await rowOf(page, 'Curso', 1).getByLabel('Nombre').fill('Escrito');
  await page.goBack();
}

test(
  "'Descartar' drops what was recovered, and the list stays; what the foot says of it stays true",
  { tag: ['@IMPO-02:discarded'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora', { at: ROOMS });
    await leaveWritten(page);
    await page.getByRole('button', { name: 'Cargar Lista' }).click();
    await give(page, ROOMS_TITLE, csv('Octavo B;8B;Secundaria\nOctavo C;8C;Secundaria\nOctavo D;8D;Secundaria'));
    await pass(page, ROOMS_TITLE);
    await expect(page.getByText('3 filas de la lista. Arriba sigue lo que estabas escribiendo.')).toBeVisible();
    await rowOf(page, 'Curso', 3).getByRole('button', { name: 'Quitar' }).click();
    await expect(page.getByText('2 filas de la lista. Arriba sigue lo que estabas escribiendo.')).toBeVisible();
    await page.getByRole('button', { name: 'Descartar' }).click();
    await expect(page.getByText(RECOVERED)).toHaveCount(0);
    await expect(page.getByText('2 filas de la lista.', { exact: true })).toBeVisible();
    await expect(rowOf(page, 'Curso', 1).getByLabel('Nombre')).toHaveValue('Octavo B');
    await expect(rowOf(page, 'Curso', 1).getByLabel('Nombre')).toBeFocused();
    await expect(rowOf(page, 'Curso', 2).getByLabel('Nombre')).toHaveValue('Octavo D');
    await expect(rowOf(page, 'Curso', 3)).toHaveCount(0);
    await rowOf(page, 'Curso', 2).getByRole('button', { name: 'Quitar' }).click();
    await expect(page.getByText('1 fila de la lista.', { exact: true })).toBeVisible();
    // A reload loses none.
    await page.reload();
    await expect(rowOf(page, 'Curso', 1).getByLabel('Nombre')).toHaveValue('Octavo B');
    await expect(page.getByText('de la lista')).toHaveCount(0);
  },
);

test(
  'where the row above is taken out the foot no longer names it; without a row of the list it says nothing of one',
  { tag: ['@IMPO-02:discarded'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora', { at: ROOMS });
    await leaveWritten(page);
    await page.getByRole('button', { name: 'Cargar Lista' }).click();
    await give(page, ROOMS_TITLE, csv('Octavo B;8B;Secundaria'));
    await pass(page, ROOMS_TITLE);
    await expect(page.getByText('1 fila de la lista. Arriba sigue lo que estabas escribiendo.')).toBeVisible();
    await page.getByRole('button', { name: 'Agregar otro' }).click();
    await rowOf(page, 'Curso', 1).getByRole('button', { name: 'Quitar' }).click();
    await expect(page.getByText('1 fila de la lista.', { exact: true })).toBeVisible();
    await rowOf(page, 'Curso', 1).getByRole('button', { name: 'Quitar' }).click();
    await expect(page.getByText('Puedes pegar varias filas desde Excel.')).toBeVisible();
  },
);

test(
  'a table that is refused as a whole has no count; after a quote that is not closed it says that nothing was read',
  { tag: ['@IMPO-01:whole'] },
  async ({ page, app }) => {
    await openRooms(page, app);
    const dialog = dialogOf(page, ROOMS_TITLE);
    await give(page, ROOMS_TITLE, csv(`Estudiante;Nota\n${'Ana;4,5\n'.repeat(30)}`));
    await expect(dialog.getByRole('alert')).toContainText('No se pudo leer la lista:');
    await expect(problemsOf(page, ROOMS_TITLE)).toHaveText(['Fila 1: los títulos no son los del formulario (Nombre, Acrónimo, Tipo).']);
    await expect(dialog.getByText('Encontramos')).toHaveCount(0);
    await give(page, ROOMS_TITLE, csv('Nombre;Acrónimo;Tipo\nOctavo B;8B;Secundaria\n"Octavo C;8C;Secundaria\nOctavo D;8D;Secundaria\n'));
    await expect(problemsOf(page, ROOMS_TITLE)).toHaveText(['Fila 3: las comillas no se cierran. Desde esa fila no se leyó nada.']);
    await expect(previewOf(page, ROOMS_TITLE)).toHaveCount(1);
  },
);

test(
  'subjects: a school without types is told so in place of the preview, with the way to the first one; the file is kept meanwhile',
  { tag: ['@IMPO-01:lacking'] },
  async ({ page, app }) => {
    const title = 'Cargar lista de asignaturas';
    await app.signIn('colegio-vacio', { at: '/dashboard/courses/list' });
    await page.getByRole('button', { name: 'Cargar Lista' }).click();
    await give(page, title, csv('Nombre;Tipo de asignatura\nRobótica;Tecnología\nAjedrez;Otro'));
    const dialog = dialogOf(page, title);
    await expect(dialog.getByText('Aún no se han creado tipos de asignatura.')).toBeVisible();
    await expect(problemsOf(page, title)).toHaveCount(0);
    await expect(passOf(page, title)).toBeDisabled();
    await app.checkA11y();
    await dialog.getByRole('button', { name: 'Tipo de Asignatura' }).click();
    await page.getByRole('textbox', { name: 'Nuevo tipo de asignatura' }).fill('Tecnología');
    await page.getByRole('button', { name: 'Agregar', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Eliminar Tecnología' })).toBeVisible();
    await buttonOf(page, 'Tipo de Asignatura', 'Cerrar').click();
    await expect(previewOf(page, title)).toHaveText(['RobóticaTecnologíaSin icono']);
    await expect(problemsOf(page, title)).toHaveCount(1);
    await expect(dialog.getByText('Aún no se han creado tipos de asignatura.')).toHaveCount(0);
    await pass(page, title);
    await expect(rowOf(page, 'Asignatura', 1).getByLabel('Nombre')).toHaveValue('Robótica');
  },
);

test('subjects: names and types', { tag: ['@IMPO-01:subjects', '@IMPO-02:subjects', '@IMPO-04:sheets'] }, async ({ page, app }) => {
  const title = 'Cargar lista de asignaturas';
  await openUpload(page, app, '/dashboard/courses/list');
  await give(
    page,
    title,
    await workbook({
      Instrucciones: [['Llena la hoja siguiente'], ['Gracias']],
      Asignaturas: [
        ['Nombre', 'Tipo de asignatura'],
        ['ÁLGEBRA', 'matemáticas'],
        ['Matemáticas', 'Matemáticas'],
        ['Astronomía', 'Ninguna'],
      ],
    }),
  );
  await expect(
    dialogOf(page, title).getByText('Encontramos 3 filas en la hoja «Asignaturas». 1 puede pasar al formulario y 2 no.'),
  ).toBeVisible();
  await expect(previewOf(page, title)).toHaveText(['ÁlgebraMatemáticasSin icono']);
  await expect(problemsOf(page, title)).toHaveText([
    'Fila 3: la asignatura Matemáticas ya existe.',
    /^Fila 4, Tipo de asignatura: «Ninguna» no está entre las opciones[:.]/,
  ]);
  await pass(page, title);
  await expectScreen(page, '/dashboard/courses/create');
  await expect(rowOf(page, 'Asignatura', 1).getByLabel('Nombre')).toHaveValue('ÁLGEBRA');
  await expect(rowOf(page, 'Asignatura', 1).getByLabel('Nombre')).toBeFocused();
  await saveOf(page).click();
  await expect(dialogOf(page, 'Éxito')).toContainText('Las asignaturas creadas, fueron guardadas con éxito.');
});

test(
  'mentions: one column, with a head or none',
  { tag: ['@IMPO-01:mentions', '@IMPO-02:mentions', '@IMPO-04:noHead'] },
  async ({ page, app }) => {
    const title = 'Cargar lista de menciones';
    await openUpload(page, app, '/dashboard/mentions/list');
    await give(page, title, csv('Nombre\nBuen humor\n\nBUEN HUMOR\n'));
    await expect(problemsOf(page, title)).toHaveText(['Fila 4: se repite con la fila 2.']);
    await expect(previewOf(page, title)).toHaveText([/^Buen humor/]);
    await give(page, title, csv('Buen humor\nEscucha a los demás'));
    await expect(dialogOf(page, title).getByText('Encontramos 2 filas. Todas pueden pasar al formulario.')).toBeVisible();
    await pass(page, title);
    await expectScreen(page, '/dashboard/mentions/create');
    await expect(rowOf(page, 'Mención', 2).getByRole('textbox')).toHaveValue('Escucha a los demás');
    await saveOf(page).click();
    await expect(dialogOf(page, 'Éxito')).toContainText('Las menciones creadas, fueron guardados con éxito.');
  },
);

const TEACHERS = '/dashboard/teachers/list';
const TEACHERS_TITLE = 'Cargar lista de profesores';

/** What the form of a teacher says of the list. */
const listNotice = (page: Page): Locator => page.getByRole('main').locator('.notice').filter({ hasText: 'de la lista' }).locator('> span');

test(
  'teachers: the form takes one after the other, with rooms and subjects chosen in it; the others wait',
  { tag: ['@IMPO-01:teachers', '@IMPO-02:teachers', '@IMPO-02:waiting'] },
  async ({ page, app }) => {
    await openUpload(page, app, TEACHERS);
    await give(
      page,
      TEACHERS_TITLE,
      csv(
        [
          'Apellido;Nombre;Correo electrónico',
          'Quintero;Ana;<ana.quintero@yarumos.example>',
          'García;Yaneth;yaneth.garcia@yarumos.example',
          'Rueda;Luis;luis.rueda@yarumos.example',
          'Rueda;Luis;luis.rueda@yarumos.example',
          'Salas;Eva;Eva',
          'Torres;Inés;Ines.Torres@Yarumos.example',
        ].join('\n'),
      ),
    );
    await expect(problemsOf(page, TEACHERS_TITLE)).toHaveText([
      'Fila 3: un profesor con el correo yaneth.garcia@yarumos.example ya existe.',
      'Fila 5: se repite con la fila 4.',
      'Fila 6, Correo electrónico: Solo se aceptan minusculas.',
    ]);
    await expect(previewOf(page, TEACHERS_TITLE)).toHaveCount(3);
    await pass(page, TEACHERS_TITLE);
    await expectScreen(page, '/dashboard/teachers/create');
    await expect(fieldOf(page, 'Nombre')).toHaveValue('Ana');
    await expect(fieldOf(page, 'Nombre')).toBeFocused();
    await expect(fieldOf(page, 'Correo electrónico')).toHaveValue('ana.quintero@yarumos.example');
    await expect(listNotice(page)).toHaveText('Estos datos vienen de la lista. Siguen 2 de la lista. Al guardar viene Luis Rueda.');
    await app.checkA11y();
    await choose(page, 'Cursos', 'Sexto A');
    await saveOf(page).click();
    await buttonOf(page, '¡Invitación Enviada!', 'Aceptar').click();
    await expectNoDialog(page);
    await expectScreen(page, '/dashboard/teachers/create');
    const one = 'Estos datos vienen de la lista. Sigue 1 de la lista. Al guardar viene Inés Torres.';
    await expect(fieldOf(page, 'Apellido')).toHaveValue('Rueda');
    await expect(listNotice(page)).toHaveText(one);
    // Nothing of the list is lost by a reload, nor by leaving.
    await page.reload();
    await expect(fieldOf(page, 'Apellido')).toHaveValue('Rueda');
    await expect(listNotice(page)).toHaveText(one);
    await page.getByRole('button', { name: 'Saltar este' }).click();
    await expect(fieldOf(page, 'Apellido')).toHaveValue('Torres');
    await expect(fieldOf(page, 'Correo electrónico')).toHaveValue('ines.torres@yarumos.example');
    await expect(listNotice(page)).toHaveText('Estos datos vienen de la lista. No sigue nadie más.');
    await expect(page.getByRole('button', { name: 'Quitar los que siguen' })).toHaveCount(0);
    await choose(page, 'Cursos', 'Sexto A');
    await saveOf(page).click();
    await buttonOf(page, '¡Invitación Enviada!', 'Aceptar').click();
    await expectScreen(page, TEACHERS);
    expect((await app.control.calls('POST /api/teachers')).length).toBe(2);
  },
);

test('teachers: what is half typed is first, and the list waits behind it', { tag: ['@IMPO-02:waiting'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: TEACHERS });
  await page.getByRole('button', { name: 'Agregar Profesor' }).click();
  await fieldOf(page, 'Nombre').fill('Rosa');
  await page.goBack();
  await page.getByRole('button', { name: 'Cargar Lista' }).click();
  await give(page, TEACHERS_TITLE, csv('Luis;Rueda;luis.rueda@yarumos.example\nInés;Torres;ines.torres@yarumos.example'));
  await pass(page, TEACHERS_TITLE);
  await expect(fieldOf(page, 'Nombre')).toHaveValue('Rosa');
  const two = 'Siguen 2 de la lista. Al guardar viene Luis Rueda.';
  await expect(listNotice(page)).toHaveText(two);
  // Who is not of the list is not left out of it.
  await expect(page.getByRole('button', { name: 'Saltar este' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Quitar los que siguen' }).click();
  await expect(listNotice(page)).toHaveCount(0);
  await expect(fieldOf(page, 'Nombre')).toHaveValue('Rosa');
  await expect(fieldOf(page, 'Nombre')).toBeFocused();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(listNotice(page)).toHaveText(two);
  await expect(fieldOf(page, 'Nombre')).toHaveValue('Rosa');
  // What was recovered goes by its own button; the list comes then.
  await page.reload();
  await page.getByRole('button', { name: 'Descartar' }).click();
  await expect(fieldOf(page, 'Nombre')).toHaveValue('Luis');
  await expect(listNotice(page)).toHaveText('Estos datos vienen de la lista. Sigue 1 de la lista. Al guardar viene Inés Torres.');
});

test(
  'teachers: who is left out, as the form had him by then, can be had back, also once the form was left',
  { tag: ['@IMPO-02:undone'] },
  async ({ page, app }) => {
    await openUpload(page, app, TEACHERS);
    await give(page, TEACHERS_TITLE, csv('Luis;Rueda;luis.rueda@yarumos.example'));
    await pass(page, TEACHERS_TITLE);
    const alone = 'Estos datos vienen de la lista. No sigue nadie más.';
    await expect(listNotice(page)).toHaveText(alone);
    await fieldOf(page, 'Nombre').fill('Luis Alberto');
    await choose(page, 'Cursos', 'Sexto A');
    const skip = page.getByRole('button', { name: 'Saltar este' });
    const undo = page.getByRole('button', { name: 'Deshacer' });
    await skip.click();
    await expect(page.getByText('Se saltó el profesor de la lista.')).toBeVisible();
    await expect(listNotice(page)).toHaveCount(0);
    await expect(fieldOf(page, 'Nombre')).toHaveValue('');
    await expect(fieldOf(page, 'Nombre')).toBeFocused();
    await undo.click();
    await expect(fieldOf(page, 'Nombre')).toHaveValue('Luis Alberto');
    await expect(page.getByRole('group', { name: 'Cursos', exact: true }).first()).toContainText('Sexto A');
    await expect(listNotice(page)).toHaveText(alone);
    await skip.click();
    await expect(fieldOf(page, 'Nombre')).toHaveValue('');
    await page.goBack();
    await expectScreen(page, TEACHERS);
    await undo.click();
    await page.getByRole('button', { name: 'Agregar Profesor' }).click();
    await expect(fieldOf(page, 'Nombre')).toHaveValue('Luis Alberto');
    await expect(listNotice(page)).toHaveText(alone);
    // What was changed of him goes, he stays.
    await page.getByRole('button', { name: 'Descartar' }).click();
    await expect(fieldOf(page, 'Nombre')).toHaveValue('Luis');
    await expect(listNotice(page)).toHaveText(alone);
  },
);

test(
  'teachers: a second file is compared with who is in the form, as it stands there, and with those that wait',
  { tag: ['@IMPO-06:waiting'] },
  async ({ page, app }) => {
    await openUpload(page, app, TEACHERS);
    await give(page, TEACHERS_TITLE, csv('Luis;Rueda;luis.rueda@yarumos.example\nInés;Torres;ines.torres@yarumos.example'));
    await pass(page, TEACHERS_TITLE);
    await expect(fieldOf(page, 'Nombre')).toHaveValue('Luis');
    const second = csv(
      'Luis;Rueda;luis.rueda@yarumos.example\nInés;Torres;ines.torres@yarumos.example\nAna;Quintero;ana.quintero@yarumos.example\n',
    );
    await page.goBack();
    await page.getByRole('button', { name: 'Cargar Lista' }).click();
    await give(page, TEACHERS_TITLE, second);
    await expect(problemsOf(page, TEACHERS_TITLE)).toHaveText(['Fila 1: ya está en el formulario.', 'Fila 2: ya está en el formulario.']);
    await buttonOf(page, TEACHERS_TITLE, 'Cancelar').click();
    await page.getByRole('button', { name: 'Agregar Profesor' }).click();
    await fieldOf(page, 'Correo electrónico').fill('ana.quintero@yarumos.example');
    await page.goBack();
    await page.getByRole('button', { name: 'Cargar Lista' }).click();
    await give(page, TEACHERS_TITLE, second);
    await expect(problemsOf(page, TEACHERS_TITLE)).toHaveText(['Fila 2: ya está en el formulario.', 'Fila 3: ya está en el formulario.']);
  },
);

/** A room of students in the order of the instructions. */
const students = (count: number) => [
  ['Nombre', 'Apellido', 'Antigüedad', 'Correo del padre'],
  ...Array.from({ length: count }, (_, row) => [`Nombre ${row}`, `Apellido ${row}`, 2026, `familia${row}@correo.example`]),
];

test(
  'students: an Admin loads 34 from a workbook into the form of a room in at most six presses, by mouse, and they are invited',
  { tag: ['@IMPO-01:students', '@IMPO-02:students', '@IMPO-05:Admin', '@IMPO-05:template', '@IMPO-03'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora', { at: SEXTO_A });
    await page.getByRole('button', { name: 'Cargar Lista' }).click();
    const dialog = dialogOf(page, STUDENTS_TITLE);
    await expect(dialog.getByText('Columnas: Nombre, Apellido, Antigüedad, Correo del padre')).toBeVisible();
    await expect(dialog.getByText('Revisa las filas en el formulario y envíalas allí.', { exact: true })).toBeVisible();
    const download = page.waitForEvent('download');
    await buttonOf(page, STUDENTS_TITLE, 'Descargar plantilla').click();
    const template = await download;
    expect(template.suggestedFilename()).toBe('estudiantes.csv');
    const stream = await template.createReadStream();
    const parts: Buffer[] = [];
    for await (const part of stream) parts.push(part as Buffer);
    expect(Buffer.concat(parts).toString()).toBe('\uFEFFNombre;Apellido;Antigüedad;Correo del padre\r\n');
    await buttonOf(page, STUDENTS_TITLE, 'Cancelar').click();
    await expectNoDialog(page);
    // In the window of files the file and 'Abrir'.
    let presses = 2;
    const press = async (button: Locator) => {
      presses += 1;
      await button.click();
    };
    await press(page.getByRole('button', { name: 'Cargar Lista' }));
    const chooser = page.waitForEvent('filechooser');
    await press(buttonOf(page, STUDENTS_TITLE, 'Seleccionar archivo'));
    await (await chooser).setFiles(await workbook({ 'Sexto A': students(34) }));
    await press(passOf(page, STUDENTS_TITLE));
    await expect(invitation(page)).toBeVisible();
    await expect(invitation(page).getByLabel('Nombre')).toBeFocused();
    await expect(page.getByText('34 filas de la lista.')).toBeVisible();
    await press(page.getByRole('button', { name: 'Enviar', exact: true }));
    await expect(dialogOf(page, 'Éxito')).toContainText('Invitaciones enviadas con exito.');
    expect(presses).toBeLessThanOrEqual(6);
    const sent = Array.from({ length: 34 }, (_, row) => ({
      name: `Nombre ${row}`,
      age: 2026,
      parentEmail: `familia${row}@correo.example`,
    }));
    expect(await app.control.calls(INVITE)).toMatchObject([{ body: { studentRequests: sent.map((one) => ({ ...one, roomId: 9 })) } }]);
  },
);

for (const [who, room, button] of [
  ['director', 'Sexto A', 0],
  ['teacher', 'Sexto B', 1],
] as const)
  test(
    `students: a Teacher loads them into an own room: ${who}`,
    { tag: [`@IMPO-05:${who}`, '@IMPO-02:teacherStudents'] },
    async ({ page, app }) => {
      await app.signIn('directora', { at: OWN_ROOMS });
      await page.getByRole('tab').nth(button).click();
      await expect(page.getByRole('tab', { name: room })).toHaveAttribute('aria-selected', 'true');
      await page.getByRole('button', { name: 'Cargar Lista' }).click();
      await give(
        page,
        STUDENTS_TITLE,
        csv(
          'Nombre;Apellido;Antigüedad;Correo del padre\nAna;Rojas;1990;ana@correo.example\nLuis;Rojas;2025;luis@correo.example;x\nEva;Rojas;2025;eva@correo.example\n',
        ),
      );
      await expect(problemsOf(page, STUDENTS_TITLE)).toHaveText([
        'Fila 2, Antigüedad: «1990» no está entre las opciones: escribe un año, de 2013 a 2026.',
        'Fila 3: tiene 5 columnas y se esperaban 4. Si un texto lleva punto y coma, escríbelo entre comillas.',
      ]);
      await pass(page, STUDENTS_TITLE);
      await expectScreen(page, '/dashboard/teacher-rooms/create');
      await expect(page.getByRole('combobox', { name: 'Curso' }).getByRole('option', { selected: true })).toHaveText(room);
      await expect(invitation(page).getByLabel('Nombre')).toHaveValue('Eva');
      await expect(invitation(page).getByLabel('Nombre')).toBeFocused();
      await send(page);
      await expect(dialogOf(page, 'Éxito')).toContainText('Invitaciones enviadas con exito.');
      expect(await app.control.calls(INVITE)).toHaveLength(1);
    },
  );

test('students: who is in the room does not go, and the rest is taken', { tag: ['@IMPO-06:students'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: SEXTO_A });
  await page.getByRole('button', { name: 'Cargar Lista' }).click();
  await give(
    page,
    STUDENTS_TITLE,
    csv(
      [
        'Nombre;Apellido;Antigüedad;Correo del padre',
        'CRISTIAN  Camilo;echeverri Vélez;2021;luzdary.velez@correo.example',
        'Tomás;Echeverri Vélez;2026;luzdary.velez@correo.example',
      ].join('\n'),
    ),
  );
  await expect(problemsOf(page, STUDENTS_TITLE)).toHaveText([/^Fila 2: CRISTIAN Camilo echeverri Vélez ya está en este curso\.$/i]);
  await pass(page, STUDENTS_TITLE);
  await expect(invitation(page).getByLabel('Nombre')).toHaveValue('Tomás');
  await send(page);
  await expect(dialogOf(page, 'Éxito')).toContainText('Invitaciones enviadas con exito.');
});

test(
  'students: where those of the room cannot be compared the dialog says so, and goes on',
  { tag: ['@IMPO-06:failed'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora', { at: SEXTO_A, faults: [{ method: 'GET', path: '/api/students/', kind: 'status', status: 500 }] });
    await buttonOf(page, 'Atención', 'Aceptar').click();
    await page.getByRole('button', { name: 'Cargar Lista' }).click();
    // The dialog asks for them again.
    await buttonOf(page, 'Atención', 'Aceptar').click();
    await give(page, STUDENTS_TITLE, await workbook({ 'Sexto A': students(2) }));
    await expect(dialogOf(page, STUDENTS_TITLE).getByText('No se pudo cargar esta sección.')).toBeVisible();
    await app.control.fault();
    await buttonOf(page, STUDENTS_TITLE, 'Reintentar').click();
    await expect(previewOf(page, STUDENTS_TITLE)).toHaveCount(2);
  },
);

test('a room without students has it, too', { tag: ['@IMPO-05:empty'] }, async ({ page, app }) => {
  await app.signIn('matriculas', { at: ROOMS });
  await page.getByRole('rowheader').first().getByRole('link').click();
  await expect(page.getByText(/estudiantes/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Cargar Lista' }).click();
  await expect(dialogOf(page, STUDENTS_TITLE)).toBeVisible();
});

test(
  'of more than 200 rows the first 200 go, and it says so; 50 000 do not stop the page',
  { tag: ['@IMPO-02:most', '@IMPO-04:many'] },
  async ({ page, app }) => {
    await openRooms(page, app);
    const dialog = dialogOf(page, ROOMS_TITLE);
    const rows = Array.from({ length: 50_000 }, (_, row) => `Curso ${row};C${row};Primaria`);
    await give(page, ROOMS_TITLE, csv(['Nombre;Acrónimo;Tipo', ...rows].join('\n')));
    await expect(
      dialog.getByText(
        'Encontramos 50000 filas. Revisamos las primeras 500: para las demás, divide el archivo. Todas pueden pasar al formulario. Pasan las primeras 200: guárdalas y carga el archivo otra vez para seguir.',
      ),
    ).toBeVisible();
    await pass(page, ROOMS_TITLE);
    await expect(page.getByText('200 filas de la lista.')).toBeVisible();
    await expect(rowOf(page, 'Curso', 1).getByLabel('Nombre')).toBeFocused();
    await saveOf(page).click();
    await expectSaved(page);
    const [call] = await app.control.calls('PUT /api/rooms');
    expect(call?.body).toHaveLength(200);
  },
);

const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]);

const REFUSED: readonly (readonly [string, () => GivenFile, RegExp])[] = [
  ['otherType', () => csv('a', 'Lista.pdf'), /^Lista\.pdf no es un archivo \.xlsx ni \.csv\.$/],
  ['picture', () => csv(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0]), 'Lista.xlsx'), /^Lista\.xlsx no es un archivo Excel\.$/],
  ['old', () => csv(OLE, 'Lista.xls'), /^Lista\.xls es de un Excel anterior a 2007\./],
  [
    'password',
    () => csv(Buffer.concat([OLE, Buffer.from('EncryptedPackage', 'utf16le')]), 'Lista.xlsx'),
    /^Lista\.xlsx tiene contraseña\./,
  ],
  ['empty', () => csv(''), /^El archivo está vacío\.$/],
  ['large', () => csv(Buffer.alloc(5_000_001, 'a')), /^El archivo es demasiado grande: puede pesar hasta 5 MB\.$/],
];

test('a file that is no list says why, and the dialog goes on', { tag: ['@IMPO-04:refused', '@IMPO-04:text'] }, async ({ page, app }) => {
  await openRooms(page, app);
  const alert = dialogOf(page, ROOMS_TITLE).getByRole('alert');
  for (const [, file, message] of REFUSED) {
    await give(page, ROOMS_TITLE, file());
    await expect(alert).toHaveText(message);
    await expect(passOf(page, ROOMS_TITLE)).toBeDisabled();
  }
  // Windows-1252, CRLF, blank lines, spaces around cells.
  await give(page, ROOMS_TITLE, csv(Buffer.from('\r\nNombre;Acr\u00F3nimo;Tipo\r\n\r\n Jard\u00EDn Z ; JZ ;Preescolar\r\n', 'latin1')));
  await expect(previewOf(page, ROOMS_TITLE)).toHaveText(['Jardín ZJZPreescolarSÍ']);
  await expect(alert).toHaveCount(0);
  // Of another list.
  await give(page, ROOMS_TITLE, csv('Estudiante;Nota\nAna;4,5\n'));
  await expect(alert).toContainText('Fila 1: los títulos no son los del formulario');
  await expect(passOf(page, ROOMS_TITLE)).toBeDisabled();
});

test.describe('its reader', () => {
  test.use({ ownPage: true });

  test(
    'what is read with is fetched when a file is chosen, and by nothing else',
    { tag: ['@EXPO-06:reading', '@demo-only'] },
    async ({ page, app }) => {
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
      await openRooms(page, app);
      await expect(dialogOf(page, ROOMS_TITLE)).toBeVisible();
      const readers = () => fetched.filter((path) => /table-(worker|reading)/.test(path));
      expect(readers()).toEqual([]);
      await give(page, ROOMS_TITLE, csv('Octavo C;8C;Secundaria'));
      await expect(previewOf(page, ROOMS_TITLE)).toHaveCount(1);
      expect(readers()).toHaveLength(1);
    },
  );
});

test('where the names cannot be compared the dialog says so, and goes on', { tag: ['@IMPO-06:failed'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: '/dashboard/courses/list' });
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await app.control.fault({ method: 'GET', path: '/api/subject-types', kind: 'status', status: 500 });
  await page.getByRole('button', { name: 'Cargar Lista' }).click();
  const title = 'Cargar lista de asignaturas';
  await expect(dialogOf(page, 'Atención')).toBeVisible();
  await buttonOf(page, 'Atención', 'Aceptar').click();
  await give(page, title, csv('Álgebra;Matemáticas'));
  await expect(dialogOf(page, title).getByText('No se pudo cargar esta sección.')).toBeVisible();
  await app.control.fault();
  await buttonOf(page, title, 'Reintentar').click();
  await expect(previewOf(page, title)).toHaveCount(1);
});
