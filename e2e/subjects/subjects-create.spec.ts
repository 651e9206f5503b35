import { REPEATED, addRow, saveOf } from '@e2e/support/form-rows';
import { ODD } from '@e2e/support/odd-text';
import {
  RECOVERED,
  acceptFailure,
  buttonOf,
  dialogOf,
  expectNoDialog,
  expectNoSidewaysScroll,
  leave,
  openEntry,
  pressTwice,
} from '@e2e/support/screens';
import { rowOf, showAll } from '@e2e/support/table';
import { expect, test } from '@e2e/support/test';
import { CREATED, SAVE, SAVE_ASSETS, TYPES, chooseIcon, iconOf, lineOf, nameOf, openForm, typeOf } from './subjects';

const REQUIRED = 'Este campo es requerido';
const LIST = '/dashboard/courses/list';

test('the form begins with one row, and keeps the last one', { tag: ['@SUBJ-06'] }, async ({ page, app }) => {
  await openForm({ page, app });
  const lines = page.getByRole('group', { name: /^Asignatura \d/ });
  const quit = page.getByRole('button', { name: 'Quitar' });
  await expect(lines).toHaveCount(1);
  await expect(nameOf(page)).toHaveValue('');
  await expect(typeOf(page)).toHaveValue('');
  await expect(iconOf(page)).toHaveAccessibleName('Icono Sin icono');
  await expect(quit).toBeDisabled();
  await nameOf(page).fill('Primera');
  await addRow(page);
  await expect(lines).toHaveCount(2);
  await expect(nameOf(lineOf(page, 2))).toBeFocused();
  await nameOf(lineOf(page, 2)).fill('Segunda');
  await app.look();
  await quit.first().click();
  await expect(lines).toHaveCount(1);
  await expect(nameOf(page)).toHaveValue('Segunda');
  await expect(quit).toBeDisabled();
});

test('a row without name or type is refused', { tag: ['@SUBJ-07', '@SHAR-16'] }, async ({ page, app }) => {
  await openForm({ page, app });
  for (const typed of ['', '   ']) {
    await nameOf(page).fill(typed);
    await saveOf(page).click();
    await expect(nameOf(page)).toHaveAccessibleDescription(REQUIRED);
    await expect(typeOf(page)).toHaveAccessibleDescription(REQUIRED);
    await expect(nameOf(page)).toBeFocused();
  }
  await nameOf(page).fill('Robótica');
  await expect(nameOf(page)).toHaveAccessibleDescription('');
  await saveOf(page).click();
  await expect(typeOf(page)).toBeFocused();
  await app.look();
  expect(await app.door.calls(SAVE)).toEqual([]);
});

test('a name is trimmed on leaving it', { tag: ['@SUBJ-08'] }, async ({ page, app }) => {
  await openForm({ page, app });
  await nameOf(page).fill('  \tRobótica  aplicada ');
  await leave(page);
  await expect(nameOf(page)).toHaveValue('Robótica  aplicada');
});

test('the name of a subject or of another row is refused', { tag: ['@SUBJ-09'] }, async ({ page, app }) => {
  await openForm({ page, app });
  await nameOf(page).fill('ciencias  NATURALES');
  await expect(nameOf(page)).toHaveAccessibleDescription(REPEATED);
  await typeOf(page).selectOption('Matemáticas');
  await saveOf(page).click();
  await nameOf(page).fill('Robótica');
  await expect(nameOf(page)).toHaveAccessibleDescription('');
  await addRow(page);
  await nameOf(lineOf(page, 2)).fill('robótica');
  await typeOf(lineOf(page, 2)).selectOption('Matemáticas');
  for (const line of [1, 2]) await expect(nameOf(lineOf(page, line))).toHaveAccessibleDescription(REPEATED);
  await saveOf(page).click();
  await expect(nameOf(lineOf(page, 1))).toBeFocused();
  expect(await app.door.calls(SAVE)).toEqual([]);
});

test(
  'several subjects are saved at once, then icon and colour of each',
  { tag: ['@SUBJ-10', '@SUBJ-11', '@SUBJ-12', '@SUBJ-13', '@SUBJ-14'] },
  async ({ page, app }) => {
    await openForm({ page, app });
    await nameOf(page).fill('ROBÓTICA y Pensamiento');
    await typeOf(page).selectOption('Tecnología e informática');
    await chooseIcon(page, 'Tecnología e informática');
    await addRow(page);
    await nameOf(lineOf(page, 2)).fill('ÑANDÚ');
    await typeOf(lineOf(page, 2)).selectOption('Educación artística y cultural');
    await saveOf(page).click();
    await expect(dialogOf(page, 'Éxito')).toContainText(CREATED);
    await expect(page).toHaveURL('/dashboard/courses/create');
    await buttonOf(page, 'Éxito', 'Aceptar').click();
    await expect(page).toHaveURL(LIST);

    const calls = await app.door.calls(SAVE);
    expect(calls.map(({ path, body }) => ({ path, body }))).toEqual([
      {
        path: '/api/courses/',
        body: {
          courses: [
            { id: null, name: 'Robótica y pensamiento', schoolId: 1, subjectTypeId: TYPES.technology, active: true },
            { id: null, name: 'Ñandú', schoolId: 1, subjectTypeId: TYPES.arts, active: true },
          ],
        },
      },
    ]);
    type Asset = { id: null; type: string; value: string; externalId: number };
    const bodies = (await app.door.calls(SAVE_ASSETS)).map(({ body }) => body as Asset[]);
    expect(bodies.map(({ length }) => length)).toEqual([1, 1, 1, 1]);
    const sent = bodies.flat().toSorted((one, other) => one.externalId - other.externalId || (one.type < other.type ? -1 : 1));
    const [first, second] = [...new Set(sent.map(({ externalId }) => externalId))];
    expect(sent).toEqual([
      { id: null, type: 'COLOR', value: '#602E4C', externalId: first },
      { id: null, type: 'ICON', value: '25', externalId: first },
      { id: null, type: 'COLOR', value: '#394FE4', externalId: second },
      { id: null, type: 'ICON', value: '0', externalId: second },
    ]);
    // The list proves whose they are.
    await showAll(page);
    await expect(rowOf(page, 'Robótica y pensamiento').getByRole('img')).toHaveAccessibleName('Tecnología e informática');
    await expect(rowOf(page, 'Ñandú').getByRole('img')).toHaveAccessibleName('Sin icono');
  },
);

test('a name that the server knows is refused with its message, and nothing is stored', { tag: ['@SUBJ-15'] }, async ({ page, app }) => {
  // Somebody else has created it since the form was opened.
  await app.signIn('coordinadora', {
    at: '/dashboard/courses/create',
    faults: [{ method: 'GET', path: '/api/courses', kind: 'answer', body: { courses: [] } }],
  });
  await nameOf(page).fill('Robótica');
  await typeOf(page).selectOption('Matemáticas');
  await addRow(page);
  await nameOf(lineOf(page, 2)).fill('Geometría');
  await typeOf(lineOf(page, 2)).selectOption('Matemáticas');
  await saveOf(page).click();
  await acceptFailure(page, 'La asignatura Geometría ya existe.');
  await expectNoDialog(page);
  await expect(nameOf(lineOf(page, 1))).toHaveValue('Robótica');
  await expect(nameOf(lineOf(page, 2))).toHaveValue('Geometría');
  expect(await app.door.calls(SAVE_ASSETS)).toEqual([]);
  await app.door.fault();
  await openEntry(page, 'Asignaturas');
  await showAll(page);
  await expect(rowOf(page, 'Geometría')).toBeVisible();
  await expect(rowOf(page, 'Robótica')).toHaveCount(0);
});

for (const { what, after } of [
  { what: 'colour', after: 0 },
  { what: 'icon', after: 1 },
]) {
  test(`a subject whose ${what} could not be stored stays, with the default icon`, { tag: ['@SUBJ-16'] }, async ({ page, app }) => {
    await openForm({ page, app });
    await nameOf(page).fill('Robótica');
    await typeOf(page).selectOption('Tecnología e informática');
    await chooseIcon(page, 'Tecnología e informática');
    await app.door.fault({ method: 'PUT', path: '/api/asset', kind: 'status', status: 500, times: 1, after });
    await saveOf(page).click();
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    await expectNoDialog(page);
    await expect(page).toHaveURL(LIST);
    await showAll(page);
    await expect(rowOf(page, 'Robótica').getByRole('img')).toHaveAccessibleName('Sin icono');
    expect(await app.door.calls(SAVE)).toHaveLength(1);
    // What is there is not offered as unsaved.
    await page.getByRole('button', { name: 'Agregar Asignatura' }).click();
    await expect(nameOf(page)).toHaveValue('');
    await expect(page.getByText(RECOVERED)).toHaveCount(0);
  });
}

test(
  'a failed save keeps every row; a double press sends once; a reload brings the rows back',
  { tag: ['@SHAR-10', '@SAFE-03', '@SAFE-04', '@SAFE-12'] },
  async ({ page, app }) => {
    await openForm({ page, app });
    await nameOf(page).fill('Robótica');
    await typeOf(page).selectOption('Tecnología e informática');
    await chooseIcon(page, 'Física');
    await addRow(page);
    await nameOf(lineOf(page, 2)).fill('Teatro');
    await typeOf(lineOf(page, 2)).selectOption('Educación artística y cultural');
    const expectKept = async () => {
      await expect(nameOf(lineOf(page, 1))).toHaveValue('Robótica');
      await expect(typeOf(lineOf(page, 1))).toHaveValue(String(TYPES.technology));
      await expect(iconOf(lineOf(page, 1))).toHaveAccessibleName('Icono Física');
      await expect(nameOf(lineOf(page, 2))).toHaveValue('Teatro');
    };
    await app.door.fault({ method: 'PUT', path: '/api/courses', kind: 'status', status: 500, times: 1 });
    await saveOf(page).click();
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    await expectKept();
    await page.reload();
    await expect(page.getByText(RECOVERED)).toBeVisible();
    await expectKept();

    await pressTwice(app, SAVE, saveOf(page));
    await buttonOf(page, 'Éxito', 'Aceptar').click();
    await expect(page).toHaveURL(LIST);
    // The refused one, and one more.
    expect(await app.door.calls(SAVE)).toHaveLength(2);
    expect(await app.door.calls(SAVE_ASSETS)).toHaveLength(4);
    await page.getByRole('button', { name: 'Agregar Asignatura' }).click();
    await expect(nameOf(page)).toHaveValue('');
  },
);

test('«Cancelar» sends nothing and drops what was typed', { tag: ['@SHAR-11', '@SAFE-04'] }, async ({ page, app }) => {
  await openForm({ page, app });
  await nameOf(page).fill('Robótica');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page).toHaveURL(LIST);
  await page.getByRole('button', { name: 'Agregar Asignatura' }).click();
  await expect(nameOf(page)).toHaveValue('');
  expect(await app.door.calls(SAVE)).toEqual([]);
});

test('odd names at 390 px are taken and sent whole', { tag: ['@SUBJ-11', '@SAFE-16', '@SAFE-20'] }, async ({ page, app }) => {
  await openForm({ page, app });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [index, name] of ODD.entries()) {
    if (index > 0) await addRow(page);
    const line = lineOf(page, index + 1);
    await nameOf(line).fill(name);
    await typeOf(line).selectOption('Matemáticas');
    await expect(nameOf(line)).toHaveValue(name);
  }
  await iconOf(lineOf(page, 1)).click();
  await expectNoSidewaysScroll(page);
  await expect(saveOf(page)).toBeInViewport({ ratio: 1 });
  await app.look();
  await saveOf(page).click();
  await expect(dialogOf(page, 'Éxito')).toBeVisible();
  await expect(page).not.toHaveTitle('roto');
  const sent = (await app.door.calls(SAVE)).map(({ body }) => body as { courses: { name: string }[] });
  expect(sent.map(({ courses }) => courses.map(({ name }) => name))).toEqual([ODD]);
});

test(
  'types that do not come can be asked for again; where there are none, the first is made from here',
  { tag: ['@SUBJ-31', '@ERRO-04'] },
  async ({ page, app }) => {
    await app.signIn('colegio-vacio', {
      at: '/dashboard/courses/create',
      faults: [{ method: 'GET', path: '/api/subject-types', kind: 'status', status: 500, times: 1 }],
    });
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await nameOf(page).fill('Robótica');
    await page.getByRole('button', { name: 'Tipo de Asignatura' }).click();
    await page.getByRole('textbox', { name: 'Nuevo tipo de asignatura' }).fill('Tecnología');
    await page.getByRole('button', { name: 'Agregar', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Eliminar Tecnología' })).toBeVisible();
    await buttonOf(page, 'Tipo de Asignatura', 'Cerrar').click();
    await expect(nameOf(page)).toHaveValue('Robótica');
    await typeOf(page).selectOption('Tecnología');
    await expect(page.getByText('Aún no hay tipos de asignatura.')).toHaveCount(0);
  },
);
