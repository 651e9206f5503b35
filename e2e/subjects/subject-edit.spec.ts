import { callDirectly } from '@e2e/support/direct-call';
import { REPEATED, saveOf } from '@e2e/support/form-rows';
import { ODD, expectOddKept } from '@e2e/support/odd-text';
import { RECOVERED, acceptFailure, acceptSaved, buttonOf, dialogOf, expectNoDialog, expectSaved, pressTwice } from '@e2e/support/screens';
import { rowOf, showAll } from '@e2e/support/table';
import { expect, test } from '@e2e/support/test';
import { EDIT, SAVE, SAVE_ASSETS, TYPES, chooseIcon, colourOf, iconOf, nameOf, openEdit, openList, typeOf } from './subjects';

const REQUIRED = 'Este campo es requerido.';
const UNEXPECTED = 'Ha ocurrido un error inesperado';
const MATHEMATICS = { id: 16, name: 'Matemáticas', schoolId: 1, subjectTypeId: TYPES.mathematics, active: true };

test(
  'icon and colour come from the subject’s assets, each time it opens',
  { tag: ['@SUBJ-17:stored', '@wire', '@API-081:ok'] },
  async ({ page, app }) => {
    await openList({ page, app });
    const dialog = await openEdit(page, 'Matemáticas');
    await expect(typeOf(dialog)).toHaveValue(String(TYPES.mathematics));
    await expect(iconOf(dialog)).toHaveAccessibleName('Icono Matemáticas');
    // Told by its name, and not by a code alone.
    await expect(colourOf(dialog)).toHaveText('Azul');
    await expect(colourOf(dialog)).toHaveAttribute('title', '#0071BD');
    await app.checkA11y();
    await buttonOf(page, EDIT, 'Cancelar').click();
    const asset = (id: number, type: string, value: string) => ({ id, type, value, externalId: 16 });
    await app.control.fault({
      method: 'GET',
      path: '/api/asset/16',
      kind: 'answer',
      body: { responses: [asset(1, 'ICON', '22'), asset(2, 'COLOR', '#123456')] },
    });
    await openEdit(page, 'Matemáticas');
    await expect(iconOf(dialog)).toHaveAccessibleName('Icono Música');
    await expect(colourOf(dialog)).toHaveAttribute('title', '#123456');
    expect((await app.control.calls('GET /api/asset/{id}')).map(({ path }) => path)).toEqual(['/api/asset/16', '/api/asset/16']);
    expect(await app.control.calls(SAVE)).toEqual([]);
  },
);

test(
  'assets that do not come show the error modal and can be asked for again',
  { tag: ['@SUBJ-17:failed', '@ERRO-04'] },
  async ({ page, app }) => {
    await openList({ page, app });
    await app.control.fault({ method: 'GET', path: '/api/asset/16', kind: 'status', status: 500, times: 1 });
    await rowOf(page, 'Matemáticas').getByRole('button', { name: 'Editar' }).click();
    await acceptFailure(page, UNEXPECTED);
    await expect(buttonOf(page, EDIT, 'Guardar')).toHaveCount(0);
    await app.checkA11y();
    await buttonOf(page, EDIT, 'Reintentar').click();
    await expect(iconOf(dialogOf(page, EDIT))).toHaveAccessibleName('Icono Matemáticas');
  },
);

test(
  'a new icon is saved with its colour after the subject',
  { tag: ['@SUBJ-19:chosen', '@SUBJ-21:newIcon', '@SHAR-10:subject'] },
  async ({ page, app }) => {
    await openList({ page, app });
    const dialog = await openEdit(page, 'Matemáticas');
    await typeOf(dialog).selectOption('Educación artística y cultural');
    await chooseIcon(dialog, 'Música');
    await expect(colourOf(dialog)).toHaveAttribute('title', '#800059');
    await pressTwice(app, SAVE, saveOf(dialog));
    await expectSaved(page);
    await expect(dialogOf(page, EDIT)).toHaveCount(0);
    await acceptSaved(page);
    const calls = await app.control.calls(SAVE);
    expect(calls.map(({ path, body }) => ({ path, body }))).toEqual([
      { path: '/api/courses/', body: { courses: [{ ...MATHEMATICS, subjectTypeId: TYPES.arts }] } },
    ]);
    const bodies = (await app.control.calls(SAVE_ASSETS)).map(({ body }) => body);
    expect(bodies).toEqual([
      [
        { id: 1031, type: 'ICON', value: '22', externalId: 16 },
        { id: 1032, type: 'COLOR', value: '#800059', externalId: 16 },
      ],
    ]);
    await expect(rowOf(page, 'Matemáticas').getByRole('img')).toHaveAccessibleName('Música');
    await expect(rowOf(page, 'Matemáticas')).toContainText('Educación artística y cultural');
  },
);

test(
  'an icon that somebody changed before the dialog opened is in it, and no change meanwhile',
  { tag: ['@SAFE-33:subjectsOpened', '@SUBJ-17'] },
  async ({ page, app, host }) => {
    await openList({ page, app });
    const body = [{ id: null, type: 'ICON', value: '22', externalId: 16 }];
    expect(await callDirectly(page, { method: 'PUT', url: `${host.apiUrl}/api/asset`, body })).toBe(200);
    await app.control.hold('GET /api/courses');
    const dialog = await openEdit(page, 'Matemáticas');
    await expect(iconOf(dialog)).toHaveAccessibleName(/Música/);
    const changed = dialog.getByText('Este registro cambió mientras lo editabas.');
    await expect(changed).toHaveCount(0);
    await app.control.release();
    await expect(page.getByRole('row', { name: /^Música Matemáticas/, includeHidden: true })).toHaveCount(1);
    await expect(changed).toHaveCount(0);
  },
);

test(
  'an icon that somebody changed meanwhile is shown beside the own one, which is saved over it if the person says so',
  { tag: ['@SAFE-33:subjects', '@SUBJ-21:otherIcon'] },
  async ({ page, app, host }) => {
    await openList({ page, app });
    const dialog = await openEdit(page, 'Matemáticas');
    await expect(iconOf(dialog)).toHaveAccessibleName(/Matemáticas/);
    const body = [{ id: null, type: 'ICON', value: '22', externalId: 16 }];
    expect(await callDirectly(page, { method: 'PUT', url: `${host.apiUrl}/api/asset`, body })).toBe(200);
    await saveOf(dialog).click();
    await dialog.getByRole('button', { name: 'Ver los cambios' }).click();
    await expect(dialog.getByRole('row', { name: /^Icono Música Matemáticas$/ })).toBeVisible();
    const before = (await app.control.calls(SAVE_ASSETS)).length;
    await dialog.getByRole('button', { name: 'Guardar de todos modos' }).click();
    await acceptSaved(page);
    const sent = (await app.control.calls(SAVE_ASSETS)).slice(before).map((call) => call.body);
    expect(sent).toMatchObject([
      [
        { type: 'ICON', externalId: 16 },
        { type: 'COLOR', externalId: 16 },
      ],
    ]);
    await expect(rowOf(page, 'Matemáticas').getByRole('img')).toHaveAccessibleName('Matemáticas');
  },
);

test('without a new icon no asset is sent', { tag: ['@SUBJ-21:sameIcon', '@SUBJ-10:edited'] }, async ({ page, app }) => {
  await openList({ page, app });
  const dialog = await openEdit(page, 'Matemáticas');
  await nameOf(dialog).fill(' CÁLCULO Mental ');
  await chooseIcon(dialog, 'Física');
  await chooseIcon(dialog, 'Matemáticas');
  await saveOf(dialog).click();
  await acceptSaved(page);
  await expect(rowOf(page, 'Cálculo mental')).toBeVisible();
  await expect(rowOf(page, 'Matemáticas')).toHaveCount(0);
  expect((await app.control.calls(SAVE)).map(({ body }) => body)).toEqual([{ courses: [{ ...MATHEMATICS, name: 'Cálculo mental' }] }]);
  expect(await app.control.calls(SAVE_ASSETS)).toEqual([]);
});

test(
  'an empty name or type and another’s name are refused, its own name is taken',
  { tag: ['@SUBJ-22:name', '@SUBJ-22:type', '@SUBJ-22:taken', '@SUBJ-22:ownName', '@SHAR-16:dialog'] },
  async ({ page, app }) => {
    await openList({ page, app });
    const dialog = await openEdit(page, 'Matemáticas');
    await nameOf(dialog).fill('  ');
    await typeOf(dialog).selectOption('');
    await saveOf(dialog).click();
    await expect(nameOf(dialog)).toHaveAccessibleDescription(REQUIRED);
    await expect(typeOf(dialog)).toHaveAccessibleDescription(REQUIRED);
    await typeOf(dialog).selectOption('Matemáticas');
    await nameOf(dialog).fill('geometría');
    await expect(nameOf(dialog)).toHaveAccessibleDescription(REPEATED);
    await saveOf(dialog).click();
    await expect(nameOf(dialog)).toBeFocused();
    await app.checkA11y();
    expect(await app.control.calls(SAVE)).toEqual([]);
    await nameOf(dialog).fill('MATE máticas');
    await saveOf(dialog).click();
    await expectSaved(page);
  },
);

test('a failed save keeps the dialog with everything in it', { tag: ['@SUBJ-21:failed', '@SHAR-11:subject'] }, async ({ page, app }) => {
  await openList({ page, app });
  const dialog = await openEdit(page, 'Matemáticas');
  await nameOf(dialog).fill('Cálculo');
  await chooseIcon(dialog, 'Física');
  for (const path of ['/api/courses', '/api/asset']) {
    await app.control.fault({ method: 'PUT', path, kind: 'status', status: 500, times: 1 });
    await saveOf(dialog).click();
    await acceptFailure(page, UNEXPECTED);
    await expect(nameOf(dialog)).toHaveValue('Cálculo');
    await expect(iconOf(dialog)).toHaveAccessibleName('Icono Física');
  }
  await saveOf(dialog).click();
  await acceptSaved(page);
  await expect(rowOf(page, 'Cálculo').getByRole('img')).toHaveAccessibleName('Física');
});

test(
  'a reload brings back what was typed; «Cancelar» drops it and sends nothing',
  { tag: ['@SAFE-03:subject', '@SAFE-04:subject', '@SHAR-11:subject'] },
  async ({ page, app }) => {
    await openList({ page, app });
    const dialog = await openEdit(page, 'Matemáticas');
    await nameOf(dialog).fill('Cálculo');
    await chooseIcon(dialog, 'Física');
    await page.reload();
    await showAll(page);
    await rowOf(page, 'Matemáticas').getByRole('button', { name: 'Editar' }).click();
    await expect(dialog.getByText(RECOVERED)).toBeVisible();
    await expect(nameOf(dialog)).toHaveValue('Cálculo');
    await expect(iconOf(dialog)).toHaveAccessibleName('Icono Física');
    await expect(colourOf(dialog)).toHaveAttribute('title', '#16465A');
    await buttonOf(page, EDIT, 'Cancelar').click();
    await expectNoDialog(page);
    await openEdit(page, 'Matemáticas');
    await expect(dialog.getByText(RECOVERED)).toHaveCount(0);
    expect(await app.control.calls(SAVE)).toEqual([]);
  },
);

test('odd names at 390 px are sent whole', { tag: ['@SUBJ-21', '@SAFE-16:subjects', '@SAFE-20'] }, async ({ page, app }) => {
  await openList({ page, app });
  await page.setViewportSize({ width: 390, height: 844 });
  const dialog = await openEdit(page, 'Matemáticas');
  await app.control.fault({ method: 'PUT', path: '/api/courses', kind: 'status', status: 500 });
  await expectOddKept(page, nameOf(dialog), saveOf(dialog));
  const sent = (await app.control.calls(SAVE)).map(({ body }) => (body as { courses: { name: string }[] }).courses[0]?.name);
  expect(sent).toEqual(ODD);
});
