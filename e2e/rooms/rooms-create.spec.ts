import type { Page } from '@playwright/test';
import { REPEATED, addRow, saveOf } from '@e2e/support/form-rows';
import { ODD } from '@e2e/support/odd-text';
import {
  RECOVERED,
  acceptFailure,
  acceptSaved,
  expectNoDialog,
  expectNoSidewaysScroll,
  expectSaved,
  leave,
  pressTwice,
} from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { rowOf, showAll } from '@e2e/support/table';
import { LIST, REQUIRED, SAVE, fillRow, formRow, openForm } from './rooms';

const UNEXPECTED = 'Ha ocurrido un error inesperado';

test('the form begins with one row, which has subjects', { tag: ['@ROOM-08', '@ROOM-20'] }, async ({ page, app }) => {
  await openForm({ page, app });
  const row = formRow(page, 1);
  await expect(formRow(page, 2)).toHaveCount(0);
  await expect(row.getByLabel('Nombre')).toHaveValue('');
  await expect(row.getByLabel('Acrónimo')).toHaveValue('');
  await expect(row.getByRole('combobox', { name: 'Tipo' })).toHaveValue('');
  await expect(row.getByRole('switch', { name: 'Tiene asignaturas' })).toBeChecked();
  await fillRow(row, 'Kínder', 'K');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page).toHaveURL(LIST);
  expect(await app.door.calls(SAVE)).toEqual([]);
  // What was typed is dropped with it.
  await page.getByRole('button', { name: 'Agregar Curso' }).click();
  await expect(formRow(page, 1).getByLabel('Nombre')).toHaveValue('');
});

test('rows are added and taken out, the keyboard going on in them', { tag: ['@ROOM-09', '@SHAR-21'] }, async ({ page, app }) => {
  await openForm({ page, app });
  await expect(formRow(page, 1).getByRole('button', { name: 'Quitar' })).toBeDisabled();
  await formRow(page, 1).getByLabel('Nombre').fill('Uno');
  await addRow(page);
  await expect(formRow(page, 2).getByLabel('Nombre')).toBeFocused();
  await page.keyboard.type('Dos');
  await addRow(page);
  await page.keyboard.type('Tres');
  await app.look();
  await formRow(page, 2).getByRole('button', { name: 'Quitar' }).click();
  await expect(formRow(page, 2).getByLabel('Nombre')).toHaveValue('Tres');
  await expect(formRow(page, 2).getByLabel('Nombre')).toBeFocused();
  await formRow(page, 2).getByRole('button', { name: 'Quitar' }).click();
  await expect(formRow(page, 1).getByLabel('Nombre')).toHaveValue('Uno');
  await expect(formRow(page, 1).getByLabel('Nombre')).toBeFocused();
  await expect(formRow(page, 2)).toHaveCount(0);
});

test('an empty name, acronym or type is refused at its place', { tag: ['@ROOM-10', '@SHAR-16', '@SHAR-17'] }, async ({ page, app }) => {
  await openForm({ page, app });
  const row = formRow(page, 1);
  await row.getByLabel('Nombre').fill('   ');
  await saveOf(page).click();
  for (const label of ['Nombre', 'Acrónimo', 'Tipo']) {
    await expect(row.getByRole(label === 'Tipo' ? 'combobox' : 'textbox', { name: label })).toHaveAccessibleDescription(REQUIRED);
  }
  await expect(row.getByLabel('Nombre')).toBeFocused();
  expect(await app.door.calls(SAVE)).toEqual([]);
  await app.look();
});

test('a name and an acronym are trimmed when they are left', { tag: ['@ROOM-11'] }, async ({ page, app }) => {
  await openForm({ page, app });
  for (const label of ['Nombre', 'Acrónimo']) {
    const field = formRow(page, 1).getByLabel(label);
    await field.fill('  Octavo \t B ');
    await expect(field).toHaveValue('  Octavo \t B ');
    await leave(page);
    await expect(field).toHaveValue('Octavo \t B');
  }
});

test('the name of a room that there is, is refused, whatever its case and blanks', { tag: ['@ROOM-12'] }, async ({ page, app }) => {
  await openForm({ page, app });
  const row = formRow(page, 1);
  for (const name of ['Sexto A', 'sextoa', ' SEXTO  A']) {
    await fillRow(row, name, 'X');
    await saveOf(page).click();
    await expect(row.getByLabel('Nombre')).toHaveAccessibleDescription(REPEATED);
  }
  expect(await app.door.calls(SAVE)).toEqual([]);
  // Accents count.
  await row.getByLabel('Nombre').fill('Decimo A');
  await expect(page.getByText(REPEATED)).toHaveCount(0);
  await saveOf(page).click();
  await expectSaved(page);
});

test(
  'two rows of one name say so at both while it is typed; two of one acronym may be',
  { tag: ['@ROOM-13', '@ROOM-14'] },
  async ({ page, app }) => {
    await openForm({ page, app });
    await fillRow(formRow(page, 1), 'Octavo B', '8B');
    await addRow(page);
    await formRow(page, 2).getByLabel('Nombre').pressSequentially('octavob');
    for (const number of [1, 2]) await expect(formRow(page, number).getByLabel('Nombre')).toHaveAccessibleDescription(REPEATED);
    await saveOf(page).click();
    expect(await app.door.calls(SAVE)).toEqual([]);
    await fillRow(formRow(page, 2), 'Octavo C', '8B');
    await expect(page.getByText(REPEATED)).toHaveCount(0);
    await saveOf(page).click();
    await expectSaved(page);
  },
);

test(
  'all rows are saved in one call, and the list with them follows the message',
  { tag: ['@ROOM-15', '@ROOM-16', '@ROOM-17', '@SHAR-10'] },
  async ({ page, app }) => {
    await openForm({ page, app });
    await fillRow(formRow(page, 1), 'ñandú de LA tarde', 'ÑT', 'Preescolar');
    await formRow(page, 1).getByRole('switch').uncheck();
    await addRow(page);
    await fillRow(formRow(page, 2), 'Octavo B', '8B', 'Secundaria');
    await pressTwice(app, SAVE, saveOf(page));
    await expectSaved(page);
    const common = { id: null, schoolId: 1, active: true, teacherId: null, group: null };
    expect((await app.door.calls(SAVE)).map(({ path, body }) => ({ path, body }))).toEqual([
      {
        path: '/api/rooms/',
        body: [
          { ...common, name: 'Ñandú de LA tarde', roomAcronyms: 'ÑT', type: 'PRESCHOOL', hasSubjects: false },
          { ...common, name: 'Octavo B', roomAcronyms: '8B', type: 'HIGH_SCHOOL', hasSubjects: true },
        ],
      },
    ]);
    await acceptSaved(page);
    await expect(page).toHaveURL(LIST);
    await showAll(page);
    await expect(rowOf(page, 'Ñandú de LA tarde').getByRole('cell')).toHaveText(['ÑT', 'Preescolar', 'NO', '']);
    await expect(rowOf(page, 'Octavo B')).toBeVisible();
  },
);

const FAILURES = [
  { why: 'a 409', fault: { kind: 'status', status: 409, message: 'El curso Octavo B ya existe.' }, text: 'El curso Octavo B ya existe.' },
  { why: 'a 500', fault: { kind: 'status', status: 500, message: 'Error interno.' }, text: UNEXPECTED },
  { why: 'a broken answer', fault: { kind: 'malformed' }, text: UNEXPECTED },
] as const;

test('a failed creation shows in a banner for 3 s and keeps the rows', { tag: ['@ROOM-18', '@SHAR-07'] }, async ({ page, app }) => {
  await openForm({ page, app });
  await fillRow(formRow(page, 1), 'Octavo B', '8B');
  await addRow(page);
  await fillRow(formRow(page, 2), 'Octavo C', '8C');
  for (const { why, fault, text } of FAILURES) {
    await test.step(why, async () => {
      await app.door.fault({ method: 'PUT', path: '/api/rooms', times: 1, ...fault });
      await saveOf(page).click();
      await expect(page.getByRole('alert').filter({ hasText: text })).toHaveText(text);
      await expectNoDialog(page);
      await page.clock.fastForward(3_000);
      await expect(page.getByText(text)).toHaveCount(0);
      await expect(formRow(page, 2).getByLabel('Nombre')).toHaveValue('Octavo C');
    });
  }
  await app.door.fault({ method: 'PUT', path: '/api/rooms', kind: 'network', times: 1 });
  await saveOf(page).click();
  await acceptFailure(page, 'No response from server');
  await expect(formRow(page, 1).getByLabel('Nombre')).toHaveValue('Octavo B');
  await app.look();
});

test('the server refuses a name in use, and stores none of the list', { tag: ['@ROOM-19'] }, async ({ page, app }) => {
  // The form does not learn the names in use.
  await app.signIn('coordinadora', {
    at: '/dashboard/rooms/create',
    faults: [{ method: 'GET', path: '/api/rooms', kind: 'status', status: 503, message: 'Más tarde', times: 1 }],
  });
  await acceptFailure(page, 'Más tarde');
  await fillRow(formRow(page, 1), 'Octavo B', '8B');
  await addRow(page);
  await fillRow(formRow(page, 2), 'sexto A', '6');
  await saveOf(page).click();
  await expect(page.getByText('El curso Sexto A ya existe.')).toBeVisible();
  await page.goto(LIST);
  await showAll(page);
  await expect(rowOf(page, 'Sexto A')).toHaveCount(1);
  await expect(rowOf(page, 'Octavo B')).toHaveCount(0);
});

/** As a spreadsheet gives it, into the field that has the focus. */
const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

test('a column of a spreadsheet is pasted into the names, one line a row', { tag: ['@ROOM-09'] }, async ({ page, app }) => {
  await openForm({ page, app });
  await formRow(page, 1).getByLabel('Nombre').focus();
  await paste(page, 'Octavo B\t8B\nOctavo C\t8C\nOctavo D\t8D\n');
  await expect(formRow(page, 3).getByLabel('Acrónimo')).toHaveValue('8D');
  await expect(formRow(page, 1).getByLabel('Nombre')).toHaveValue('Octavo B');
  await expect(formRow(page, 2).getByLabel('Nombre')).toHaveValue('Octavo C');
  await expect(formRow(page, 4)).toHaveCount(0);
  await expect(formRow(page, 3).getByLabel('Nombre')).toBeFocused();
});

test('the messages of the rows below a paste move down with them', { tag: ['@ROOM-09', '@ROOM-10'] }, async ({ page, app }) => {
  await openForm({ page, app });
  await addRow(page);
  await formRow(page, 2).getByLabel('Acrónimo').focus();
  await formRow(page, 1).getByLabel('Nombre').focus();
  await expect(formRow(page, 2).getByLabel('Acrónimo')).toHaveAccessibleDescription(REQUIRED);
  await paste(page, 'Octavo B\nOctavo C\n');
  await expect(formRow(page, 3).getByLabel('Acrónimo')).toHaveAccessibleDescription(REQUIRED);
  await expect(formRow(page, 2).getByLabel('Acrónimo')).toHaveAccessibleDescription('');
});

test('rows half written come back after a reload', { tag: ['@SAFE-03'] }, async ({ page, app }) => {
  await openForm({ page, app });
  await fillRow(formRow(page, 1), 'Octavo B', '8B');
  await addRow(page);
  await formRow(page, 2).getByLabel('Nombre').fill('Octavo C');
  await page.reload();
  await expect(page.getByText(RECOVERED)).toBeVisible();
  await expect(formRow(page, 2).getByLabel('Nombre')).toHaveValue('Octavo C');
  await page.getByRole('button', { name: 'Descartar' }).click();
  await expect(formRow(page, 2)).toHaveCount(0);
});

test('odd names are sent whole and break no layout', { tag: ['@ROOM-16'] }, async ({ page, app }) => {
  await openForm({ page, app });
  for (const [index, name] of ODD.entries()) {
    if (index > 0) await addRow(page);
    await fillRow(formRow(page, index + 1), name, name);
  }
  await saveOf(page).click();
  await acceptSaved(page);
  const [line] = await app.door.calls(SAVE);
  const sent = line?.body as { name: string; roomAcronyms: string }[];
  expect(sent.map(({ name, roomAcronyms }) => [name, roomAcronyms])).toEqual(ODD.map((name) => [name, name]));
  await showAll(page);
  for (const name of ODD.slice(1)) await expect(rowOf(page, name)).toBeVisible();
  await expectNoSidewaysScroll(page);
});
