import { describeRowsForm } from '@e2e/support/catalogue-form';
import { REPEATED, addButton, addRow, pasteByKeys, saveOf } from '@e2e/support/form-rows';
import { acceptFailure, acceptSaved, expectSaved, openEntry } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { rowOf, showAll } from '@e2e/support/table';
import { CREATE, LIST, REQUIRED, SAVE, fillRow, formRow, openForm, openRooms } from './rooms';

const UNEXPECTED = 'Ha ocurrido un error inesperado';

const common = { id: null, schoolId: 1, active: true, teacherId: null, group: null };

interface Sent {
  readonly name: string;
  readonly roomAcronyms: string;
}

describeRowsForm({
  list: LIST,
  button: 'Agregar Curso',
  address: CREATE,
  row: 'Curso',
  name: 'Nombre',
  fill: (row, name) => fillRow(row, name, name),
  expectFilled: async (row, name) => {
    await expect(row.getByLabel('Acrónimo')).toHaveValue(name);
    await expect(row.getByRole('combobox', { name: 'Tipo' })).toHaveValue('PRIMARY');
  },
  expectBlank: async (row) => {
    await expect(row.getByLabel('Nombre')).toHaveValue('');
    await expect(row.getByLabel('Acrónimo')).toHaveValue('');
    await expect(row.getByRole('combobox', { name: 'Tipo' })).toHaveValue('');
    await expect(row.getByRole('switch', { name: 'Tiene asignaturas' })).toBeChecked();
  },
  required: ['Nombre', 'Acrónimo', 'Tipo'],
  trimmed: ['Nombre', 'Acrónimo'],
  load: 'GET /api/rooms',
  none: { rooms: [] },
  taken: { name: 'Sexto A', typed: ['Sexto A', 'sextoa', ' SEXTO  A'] },
  free: ['Octavo B', 'Octavo C'],
  send: SAVE,
  textsIn: (body) => (body as Sent[]).map(({ name, roomAcronyms }) => [name, roomAcronyms]),
  saved: {
    rows: [
      {
        fill: async (row) => {
          await fillRow(row, 'ñandú de LA tarde', 'ÑT', 'Preescolar');
          await row.getByRole('switch').uncheck();
        },
        name: 'Ñandú de LA tarde',
        cells: ['ÑT', 'Preescolar', 'NO', ''],
      },
      { fill: (row) => fillRow(row, 'Octavo B', '8B', 'Secundaria'), name: 'Octavo B', cells: ['8B', 'Secundaria', 'SÍ', ''] },
    ],
    path: '/api/rooms/',
    body: [
      { ...common, name: 'Ñandú de LA tarde', roomAcronyms: 'ÑT', type: 'PRESCHOOL', hasSubjects: false },
      { ...common, name: 'Octavo B', roomAcronyms: '8B', type: 'HIGH_SCHOOL', hasSubjects: true },
    ],
    title: '¡Guardado!',
    text: 'Los datos fueron guardados con éxito.',
  },
  failures: {
    in: 'banner',
    refusal: 'El curso Sexto A ya existe.',
    others: [
      { fault: { kind: 'status', status: 422, message: 'Así no.' }, text: 'Así no.' },
      { fault: { kind: 'status', status: 500, message: 'Error interno.' }, text: UNEXPECTED },
      { fault: { kind: 'malformed' }, text: UNEXPECTED },
    ],
  },
  tags: {
    rows: {
      added: ['@ROOM-08', '@ROOM-09:added'],
      takenOut: ['@ROOM-09:taken', '@ROOM-09:last', '@SHAR-21:row'],
      cancelled: ['@ROOM-20', '@SHAR-11:rooms'],
    },
    fields: {
      required: ['@ROOM-10:name', '@ROOM-10:acronym', '@ROOM-10:type', '@SHAR-16:page', '@SHAR-17'],
      trimmed: ['@ROOM-11:name', '@ROOM-11:acronym'],
      repeated: ['@ROOM-12:case', '@ROOM-12:blanks', '@ROOM-13'],
    },
    saved: { sent: ['@ROOM-15', '@ROOM-16', '@SHAR-10:rooms'], listed: ['@ROOM-17'] },
    failed: {
      told: ['@ROOM-18:message', '@ROOM-18:listedStatus', '@ROOM-18:noNetwork', '@SHAR-07:banner'],
      kept: ['@ROOM-19', '@SAFE-03:rooms', '@SAFE-04:rooms', '@wire', '@API-065:duplicatedName'],
      ended: ['@ROOM-18:noSession'],
    },
    odd: ['@ROOM-16'],
  },
});

test(
  'accents make another name, while two rooms may have one acronym, of a record and of another row',
  { tag: ['@ROOM-12:accents', '@ROOM-14'] },
  async ({ page, app }) => {
    await openForm({ page, app });
    await fillRow(formRow(page, 1), 'Décimo A', '6A');
    await expect(formRow(page, 1).getByLabel('Nombre')).toHaveAccessibleDescription(REPEATED);
    await formRow(page, 1).getByLabel('Nombre').fill('Decimo A');
    await addRow(page);
    await fillRow(formRow(page, 2), 'Octavo B', '6A');
    await expect(page.getByText(REPEATED)).toHaveCount(0);
    await saveOf(page).click();
    await expectSaved(page);
    await acceptSaved(page);
    await showAll(page);
    // SHAR-35: read aloud two of them are alike, and say their places.
    for (const name of [/^Décimo A, n\.º/, /^Decimo A, n\.º/, /^Octavo B$/])
      await expect(page.getByRole('rowheader', { name })).toBeVisible();
  },
);

test('a name typed before the names in use are there is told once they are', { tag: ['@ROOM-12:late'] }, async ({ page, app }) => {
  await openRooms({ page, app });
  await app.control.hold('GET /api/rooms');
  await page.getByRole('button', { name: 'Agregar Curso' }).click();
  const name = formRow(page, 1).getByLabel('Nombre');
  await name.fill('Sexto A');
  await expect(name).toHaveAccessibleDescription('');
  await app.control.release();
  await expect(name).toHaveAccessibleDescription(REPEATED);
});

test(
  'rows that are being sent take nothing more, which would be lost with a success; after a failure they do',
  { tag: ['@SAFE-12:rooms', '@SAFE-03:rooms'] },
  async ({ page, app }) => {
    await openForm({ page, app });
    await fillRow(formRow(page, 1), 'Taller uno', 'T1');
    const name = formRow(page, 1).getByLabel('Nombre');
    await name.focus();
    await app.control.hold(SAVE);
    await page.keyboard.press('Enter');
    await expect(saveOf(page)).toBeDisabled();
    await expect(addButton(page)).toBeDisabled();
    await page.keyboard.type('XYZ');
    await pasteByKeys(page, 'Taller dos\tT2\nTaller tres\tT3');
    await expect(name).toHaveValue('Taller uno');
    await expect(formRow(page, 2)).toHaveCount(0);
    await page.clock.fastForward('00:31');
    await acceptFailure(page, 'No response from server');
    // Where Enter was pressed (KEYS-01).
    await expect(name).toBeFocused();
    await name.press('End');
    await page.keyboard.type('XYZ');
    await expect(name).toHaveValue('Taller unoXYZ');
  },
);

test('a column of a spreadsheet is pasted into the names, one line a row', { tag: ['@ROOM-09:pasted'] }, async ({ page, app }) => {
  await openForm({ page, app });
  await formRow(page, 1).getByLabel('Nombre').focus();
  await pasteByKeys(page, 'Octavo B\t8B\nOctavo C\t8C\nOctavo D\t8D\n');
  await expect(formRow(page, 3).getByLabel('Acrónimo')).toHaveValue('8D');
  await expect(formRow(page, 1).getByLabel('Nombre')).toHaveValue('Octavo B');
  await expect(formRow(page, 2).getByLabel('Nombre')).toHaveValue('Octavo C');
  await expect(formRow(page, 4)).toHaveCount(0);
  await expect(formRow(page, 3).getByLabel('Nombre')).toBeFocused();
  // One of them is taken out again.
  await formRow(page, 2).getByRole('button', { name: 'Quitar' }).click();
  await expect(formRow(page, 2).getByLabel('Nombre')).toHaveValue('Octavo D');
  await expect(formRow(page, 3)).toHaveCount(0);
});

test('the messages of the rows below a paste move down with them', { tag: ['@ROOM-09:pasted', '@ROOM-10'] }, async ({ page, app }) => {
  await openForm({ page, app });
  await addRow(page);
  await formRow(page, 2).getByLabel('Acrónimo').focus();
  await formRow(page, 1).getByLabel('Nombre').focus();
  await expect(formRow(page, 2).getByLabel('Acrónimo')).toHaveAccessibleDescription(REQUIRED);
  await pasteByKeys(page, 'Octavo B\nOctavo C\n');
  await expect(formRow(page, 3).getByLabel('Acrónimo')).toHaveAccessibleDescription(REQUIRED);
  await expect(formRow(page, 2).getByLabel('Acrónimo')).toHaveAccessibleDescription('');
});

test('several rooms stay on the form after one row is wrong', { tag: ['@SHAR-17'] }, async ({ page, app }) => {
  await openForm({ page, app });
  await fillRow(formRow(page, 1), 'Octavo B', '8B');
  await addRow(page);
  await saveOf(page).click();
  await expect(formRow(page, 2).getByLabel('Nombre')).toBeFocused();
  await expect(formRow(page, 1).getByLabel('Nombre')).toHaveValue('Octavo B');
  expect(await app.control.calls(SAVE)).toEqual([]);
});

test('a list whose first load began before the room was stored shows it', { tag: ['@SAFE-13'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: CREATE });
  await fillRow(formRow(page, 1), 'Octavo B', '8B');
  await app.control.fault(
    { method: 'PUT', path: '/api/rooms', kind: 'slow', ms: 60_000, times: 1 },
    { method: 'GET', path: '/api/rooms', kind: 'hang', times: 1 },
  );
  await saveOf(page).click();
  await openEntry(page, 'Cursos');
  await app.control.release();
  await acceptSaved(page);
  await showAll(page);
  await expect(rowOf(page, 'Octavo B')).toBeVisible();
});
