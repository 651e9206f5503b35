import { describeRowsForm } from '@e2e/support/catalogue-form';
import { RECOVERED, acceptFailure, buttonOf, expectNoDialog, expectScreen } from '@e2e/support/screens';
import { pasteByKeys, saveOf } from '@e2e/support/form-rows';
import { rowOf, showAll } from '@e2e/support/table';
import { expect, test } from '@e2e/support/test';
import { CREATED, FORM, LIST, SAVE, SAVE_ASSETS, TYPES, chooseIcon, iconOf, nameOf, openForm, typeOf } from './subjects';

const UNEXPECTED = 'Ha ocurrido un error inesperado';

const common = { id: null, schoolId: 1, active: true };

interface Asset {
  readonly id: null;
  readonly type: string;
  readonly value: string;
  readonly externalId: number;
}

describeRowsForm({
  list: LIST,
  button: 'Agregar Asignatura',
  address: FORM,
  row: 'Asignatura',
  name: 'Nombre',
  fill: async (row, name) => {
    await nameOf(row).fill(name);
    await typeOf(row).selectOption('Matemáticas');
    await chooseIcon(row, 'Física');
  },
  expectFilled: async (row) => {
    await expect(typeOf(row)).toHaveValue(String(TYPES.mathematics));
    await expect(iconOf(row)).toHaveAccessibleName('Icono Física');
  },
  expectBlank: async (row) => {
    await expect(nameOf(row)).toHaveValue('');
    await expect(typeOf(row)).toHaveValue('');
    await expect(iconOf(row)).toHaveAccessibleName('Icono Sin icono');
  },
  required: ['Nombre', 'Tipo de asignatura / Dimensión'],
  trimmed: ['Nombre'],
  load: 'GET /api/courses',
  none: { courses: [] },
  taken: { name: 'Geometría', typed: ['Geometría', 'ciencias  NATURALES'] },
  free: ['Robótica', 'Teatro'],
  send: SAVE,
  textsIn: (body) => (body as { courses: { name: string }[] }).courses.map(({ name }) => [name]),
  saved: {
    rows: [
      {
        fill: async (row) => {
          await nameOf(row).fill('ROBÓTICA y Pensamiento');
          await typeOf(row).selectOption('Tecnología e informática');
          await chooseIcon(row, 'Tecnología e informática');
        },
        name: 'Robótica y pensamiento',
        cells: ['', 'Tecnología e informática', ''],
      },
      {
        fill: async (row) => {
          await nameOf(row).fill('ÑANDÚ');
          await typeOf(row).selectOption('Educación artística y cultural');
        },
        name: 'Ñandú',
        cells: ['', 'Educación artística y cultural', ''],
      },
    ],
    path: '/api/courses/',
    body: {
      courses: [
        { ...common, name: 'Robótica y pensamiento', subjectTypeId: TYPES.technology },
        { ...common, name: 'Ñandú', subjectTypeId: TYPES.arts },
      ],
    },
    title: 'Éxito',
    text: CREATED,
    // Icon and colour of each, one call each; the list proves whose they are.
    afterwards: async ({ page, app }) => {
      const bodies = (await app.control.calls(SAVE_ASSETS)).map(({ body }) => body as Asset[]);
      expect(bodies.map(({ length }) => length)).toEqual([1, 1, 1, 1]);
      const sent = bodies.flat().toSorted((one, other) => one.externalId - other.externalId || (one.type < other.type ? -1 : 1));
      const [first, second] = [...new Set(sent.map(({ externalId }) => externalId))];
      expect(sent).toEqual([
        { id: null, type: 'COLOR', value: '#602E4C', externalId: first },
        { id: null, type: 'ICON', value: '25', externalId: first },
        { id: null, type: 'COLOR', value: '#394FE4', externalId: second },
        { id: null, type: 'ICON', value: '0', externalId: second },
      ]);
      await expect(rowOf(page, 'Robótica y pensamiento').getByRole('img')).toHaveAccessibleName('Tecnología e informática');
      await expect(rowOf(page, 'Ñandú').getByRole('img')).toHaveAccessibleName('Sin icono');
    },
  },
  failures: {
    in: 'modal',
    refusal: 'La asignatura Geometría ya existe.',
    others: [
      { fault: { kind: 'status', status: 500 }, text: UNEXPECTED },
      { fault: { kind: 'status', status: 422, message: 'Así no.' }, text: 'Así no.' },
    ],
  },
  widest: (row) => iconOf(row).click(),
  tags: {
    rows: { added: ['@SUBJ-06:fields', '@SUBJ-06:added'], takenOut: ['@SUBJ-06:last', '@SHAR-21:row'], cancelled: ['@SHAR-11:subjects'] },
    fields: {
      required: ['@SUBJ-07:name', '@SUBJ-07:type', '@SHAR-16:page', '@SHAR-17'],
      trimmed: ['@SUBJ-08'],
      repeated: ['@SUBJ-09:record', '@SUBJ-09:row'],
    },
    saved: {
      sent: ['@SUBJ-11', '@SHAR-10:subjects', '@SAFE-12:subjects', '@wire', '@API-074:ok', '@API-076:ok', '@API-078:ok', '@API-082:ok'],
      listed: ['@SUBJ-10:created', '@SUBJ-12', '@SUBJ-13:icon', '@SUBJ-13:colour', '@SUBJ-14'],
    },
    failed: {
      told: ['@SUBJ-15', '@wire', '@API-076:duplicatedName'],
      kept: ['@SAFE-03:subjects', '@SAFE-04:subjects'],
      ended: [],
    },
    odd: ['@SUBJ-11', '@SAFE-16:subjects', '@SAFE-20'],
  },
});

for (const { what, after } of [
  { what: 'colour', after: 0 },
  { what: 'icon', after: 1 },
] as const) {
  test(`a subject whose ${what} could not be stored stays, with the default icon`, { tag: [`@SUBJ-16:${what}`] }, async ({ page, app }) => {
    await openForm({ page, app });
    await nameOf(page).fill('Robótica');
    await typeOf(page).selectOption('Tecnología e informática');
    await chooseIcon(page, 'Tecnología e informática');
    await app.control.fault({ method: 'PUT', path: '/api/asset', kind: 'status', status: 500, times: 1, after });
    await saveOf(page).click();
    await acceptFailure(page, UNEXPECTED);
    await expectNoDialog(page);
    await expectScreen(page, LIST);
    await showAll(page);
    await expect(rowOf(page, 'Robótica').getByRole('img')).toHaveAccessibleName('Sin icono');
    expect(await app.control.calls(SAVE)).toHaveLength(1);
    // What is there is not offered as unsaved.
    await page.getByRole('button', { name: 'Agregar Asignatura' }).click();
    await expect(nameOf(page)).toHaveValue('');
    await expect(page.getByText(RECOVERED)).toHaveCount(0);
  });
}

test(
  'types that do not come can be asked for again; where there are none, the first is made from here',
  { tag: ['@SUBJ-31:createForm', '@ERRO-04'] },
  async ({ page, app }) => {
    await app.signIn('colegio-vacio', {
      at: '/dashboard/courses/create',
      faults: [{ method: 'GET', path: '/api/subject-types', kind: 'status', status: 500, times: 1 }],
    });
    await acceptFailure(page, UNEXPECTED);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await nameOf(page).fill('Robótica');
    await page.getByRole('button', { name: 'Tipo de Asignatura' }).click();
    await page.getByRole('textbox', { name: 'Nuevo tipo de asignatura' }).fill('Tecnología');
    await page.getByRole('button', { name: 'Agregar', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Eliminar Tecnología' })).toBeVisible();
    await buttonOf(page, 'Tipo de Asignatura', 'Cerrar').click();
    await expect(nameOf(page)).toHaveValue('Robótica');
    await typeOf(page).selectOption('Tecnología');
    await expect(page.getByText('Aún no se han creado tipos de asignatura.')).toHaveCount(0);
  },
);

test('rows of subjects take name, type and icon of a paste', { tag: ['@SHAR-28:subjects', '@SUBJ-12'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: FORM });
  const row = (number: number) => page.getByRole('group', { name: `Asignatura ${number}`, exact: true });
  await nameOf(row(1)).focus();
  const type = await typeOf(row(1)).getByRole('option').nth(1).innerText();
  await pasteByKeys(page, `Ajedrez\t${type.toUpperCase()}\tmusica\nRobótica\tNinguno\tNinguno`);
  await expect(typeOf(row(1)).getByRole('option', { selected: true })).toHaveText(type);
  await expect(iconOf(row(1))).toHaveAccessibleName('Icono Música');
  await expect(nameOf(row(2))).toHaveValue('Robótica');
  await expect(typeOf(row(2))).toHaveAccessibleDescription('Este campo es requerido');
  await expect(iconOf(row(2))).toHaveAccessibleName('Icono Sin icono');
  await iconOf(row(2)).focus();
  await pasteByKeys(page, 'Ética y Valores');
  await expect(iconOf(row(2))).toHaveAccessibleName('Icono Ética y valores');
  // The answer may name them in any order: each gets its own icon.
  await typeOf(row(2)).selectOption(type);
  const made = { subjectTypeId: 1, subjectType: type, iconCourse: 0, colorCourse: '#394FE4', group: type, schoolId: 1, active: true };
  const courses = [
    { ...made, id: 20, name: 'Robótica' },
    { ...made, id: 17, name: 'Ajedrez' },
  ];
  await app.control.fault({ method: 'PUT', path: '/api/courses', kind: 'answer', body: { courses } });
  await saveOf(page).click();
  await expect(page.getByText(CREATED)).toBeVisible();
  const assets = (await app.control.calls(SAVE_ASSETS)).flatMap(({ body }) => body as Asset[]);
  const icons = assets.flatMap(({ type: kind, externalId, value }) => (kind === 'ICON' ? [`${externalId} ${value}`] : []));
  expect(icons.toSorted()).toEqual(['17 22', '20 19']);
});
