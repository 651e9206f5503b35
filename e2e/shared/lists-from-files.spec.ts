/** Lists from files: what a file holds, what is wrong with it, and its rows in the create form. */
import type { Page } from '@playwright/test';
import { csv, give, openUpload, pass, passOf, previewOf, problemsOf, rowOf, workbook, type GivenFile } from '@e2e/support/list-files';
import { RECOVERED, acceptSaved, buttonOf, dialogOf, expectSaved, expectScreen } from '@e2e/support/screens';
import { saveOf } from '@e2e/support/form-rows';
import { expect, test, type App } from '@e2e/support/test';

const ROOMS = '/dashboard/rooms/list';
const ROOMS_TITLE = 'Cargar lista de cursos';
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
      // Its icon is nothing to a reader of screens, and has no name.
      const [heading, icon] = await Promise.all([
        alert.getByText('Estas filas no pasan:').boundingBox(),
        alert.locator('svg').boundingBox(),
      ]);
      expect(Math.abs((icon?.y ?? 0) - (heading?.y ?? Infinity))).toBeLessThan(8);
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
