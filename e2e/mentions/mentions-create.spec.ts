import { REPEATED, addRow, saveOf } from '@e2e/support/form-rows';
import { ODD } from '@e2e/support/odd-text';
import {
  RECOVERED,
  acceptFailure,
  anyDialog,
  buttonOf,
  dialogOf,
  expectNoDialog,
  expectNoSidewaysScroll,
  leave,
  pressTwice,
} from '@e2e/support/screens';
import { rowOf, showAll } from '@e2e/support/table';
import { expect, test } from '@e2e/support/test';
import { CREATE, LIST, categoryOf, lineOf, nameOf, openForm } from './mentions';

const REQUIRED = 'Este campo es requerido';

test('the form begins with one row in the first category, and keeps the last row', { tag: ['@MENT-06'] }, async ({ page, app }) => {
  await openForm({ page, app });
  const lines = page.getByRole('group', { name: /^Mención \d/ });
  const quit = page.getByRole('button', { name: 'Quitar' });
  await expect(lines).toHaveCount(1);
  await expect(nameOf(page)).toHaveValue('');
  await expect(categoryOf(page)).toBeDisabled();
  await expect(categoryOf(page).getByRole('option', { selected: true })).toHaveText('Honor');
  await expect(quit).toBeDisabled();
  await nameOf(page).fill('Primera');
  await addRow(page);
  await expect(nameOf(lineOf(page, 2))).toBeFocused();
  await expect(categoryOf(lineOf(page, 2))).toBeDisabled();
  await nameOf(lineOf(page, 2)).fill('Segunda');
  await app.look();
  await quit.first().click();
  await expect(lines).toHaveCount(1);
  await expect(nameOf(page)).toHaveValue('Segunda');
  await expect(quit).toBeDisabled();
});

test(
  'a row without name is refused; a typed one is trimmed on leaving it',
  { tag: ['@MENT-07', '@MENT-08', '@SHAR-16'] },
  async ({ page, app }) => {
    await openForm({ page, app });
    for (const typed of ['', '   ']) {
      await nameOf(page).fill(typed);
      await saveOf(page).click();
      await expect(nameOf(page)).toHaveAccessibleDescription(REQUIRED);
      await expect(nameOf(page)).toBeFocused();
    }
    await nameOf(page).fill('  \tMejor lectora ');
    await leave(page);
    await expect(nameOf(page)).toHaveValue('Mejor lectora');
    await expect(nameOf(page)).toHaveAccessibleDescription('');
    expect(await app.door.calls(CREATE)).toEqual([]);
  },
);

test('the name of a mention or of another row is refused', { tag: ['@MENT-09'] }, async ({ page, app }) => {
  await openForm({ page, app });
  await nameOf(page).fill('buen  TRATO');
  await expect(nameOf(page)).toHaveAccessibleDescription(REPEATED);
  await saveOf(page).click();
  await nameOf(page).fill('Compañerismo');
  await expect(nameOf(page)).toHaveAccessibleDescription('');
  await addRow(page);
  await nameOf(lineOf(page, 2)).fill('compañerismo');
  for (const line of [1, 2]) await expect(nameOf(lineOf(page, line))).toHaveAccessibleDescription(REPEATED);
  await saveOf(page).click();
  await expect(nameOf(lineOf(page, 1))).toBeFocused();
  await app.look();
  expect(await app.door.calls(CREATE)).toEqual([]);
});

test('several mentions are saved at once', { tag: ['@MENT-10', '@MENT-11', '@SHAR-10', '@SAFE-12'] }, async ({ page, app }) => {
  await openForm({ page, app });
  await nameOf(page).fill('Mejor LECTORA');
  await addRow(page);
  await nameOf(lineOf(page, 2)).fill('Buena memoria');
  await pressTwice(app, CREATE, saveOf(page));
  await expect(dialogOf(page, 'Éxito')).toContainText('Las menciones creadas, fueron guardados con éxito.');
  await expect(page).toHaveURL('/dashboard/mentions/create');
  await buttonOf(page, 'Éxito', 'Aceptar').click();
  await expect(page).toHaveURL(LIST);
  const rows = ['Mejor LECTORA', 'Buena memoria'].map((description) => ({ id: null, description, mentionCategoryId: 1 }));
  expect((await app.door.calls(CREATE)).map(({ body }) => body)).toEqual([rows]);
  await showAll(page);
  for (const name of ['Mejor LECTORA', 'Buena memoria']) await expect(rowOf(page, name)).toContainText('Honor');
});

test('a refusal shows in a banner for 3 s, and the rows stay', { tag: ['@MENT-12', '@SHAR-07', '@SAFE-03'] }, async ({ page, app }) => {
  // Somebody else has created it since the form was opened.
  await app.signIn('coordinadora', {
    at: '/dashboard/mentions/create',
    faults: [{ method: 'GET', path: '/api/mention-type/school', kind: 'answer', body: { mentionTypes: [] } }],
  });
  await nameOf(page).fill('Mejor lectora');
  await addRow(page);
  await nameOf(lineOf(page, 2)).fill('Buen trato');
  const expectRows = async () => {
    await expect(nameOf(lineOf(page, 1))).toHaveValue('Mejor lectora');
    await expect(nameOf(lineOf(page, 2))).toHaveValue('Buen trato');
  };
  const banner = page.getByRole('alert');
  await saveOf(page).click();
  await expect(banner).toHaveText('La mención Buen trato ya existe.');
  await expectNoDialog(page);
  await expectRows();
  await app.look();
  await page.clock.runFor(3_000);
  await expect(banner).toHaveCount(0);
  await app.door.fault({ method: 'POST', path: '/api/mention-type', kind: 'status', status: 500, times: 1 });
  await saveOf(page).click();
  await expect(banner).toHaveText('Ha ocurrido un error inesperado');
  await expect(anyDialog(page)).toHaveCount(0);
  await expectRows();
  await app.door.fault({ method: 'POST', path: '/api/mention-type', kind: 'network', times: 1 });
  await saveOf(page).click();
  await acceptFailure(page, 'No response from server');
  await page.reload();
  await expect(page.getByText(RECOVERED)).toBeVisible();
  await expectRows();
  expect(await app.door.calls(CREATE)).toHaveLength(3);
});

test('«Cancelar» sends nothing and drops what was typed', { tag: ['@SHAR-11', '@SAFE-04'] }, async ({ page, app }) => {
  await openForm({ page, app });
  await nameOf(page).fill('Mejor lectora');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page).toHaveURL(LIST);
  await page.getByRole('button', { name: 'Agregar Mención' }).click();
  await expect(nameOf(page)).toHaveValue('');
  expect(await app.door.calls(CREATE)).toEqual([]);
});

test('without categories the form waits and can be asked for again', { tag: ['@MENT-06', '@ERRO-04'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', {
    at: '/dashboard/mentions/create',
    faults: [{ method: 'GET', path: '/api/mention-category/school', kind: 'status', status: 500, times: 1 }],
  });
  await acceptFailure(page, 'Ha ocurrido un error inesperado');
  await expect(nameOf(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(nameOf(page)).toBeVisible();
});

test('odd names at 390 px are taken and sent whole', { tag: ['@MENT-10', '@SAFE-16', '@SAFE-20'] }, async ({ page, app }) => {
  await openForm({ page, app });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [index, name] of ODD.entries()) {
    if (index > 0) await addRow(page);
    await nameOf(lineOf(page, index + 1)).fill(name);
    await expect(nameOf(lineOf(page, index + 1))).toHaveValue(name);
  }
  await expectNoSidewaysScroll(page);
  await expect(saveOf(page)).toBeInViewport({ ratio: 1 });
  await saveOf(page).click();
  await expect(dialogOf(page, 'Éxito')).toBeVisible();
  await expect(page).not.toHaveTitle('roto');
  const sent = (await app.door.calls(CREATE)).map(({ body }) => body as { description: string }[]);
  expect(sent.map((rows) => rows.map(({ description }) => description))).toEqual([ODD]);
});
