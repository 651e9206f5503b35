import { REPEATED, saveOf } from '@e2e/support/form-rows';
import { ODD, expectOddKept } from '@e2e/support/odd-text';
import { RECOVERED, acceptFailure, acceptSaved, buttonOf, expectNoDialog, expectSaved, pressTwice } from '@e2e/support/screens';
import { rowOf } from '@e2e/support/table';
import { expect, test } from '@e2e/support/test';
import { EDIT, LIST, SAVE, categoryOf, nameOf, openEdit, openList } from './area';

const REQUIRED = 'Este campo es requerido.';

test(
  'a mention is saved under its new name, in its own category',
  { tag: ['@MENT-13:filled', '@MENT-13:sent', '@SHAR-10:mention', '@wire', '@API-086:ok'] },
  async ({ page, app }) => {
    await openList({ page, app });
    const dialog = await openEdit(page, 'Buen trato');
    await expect(nameOf(dialog)).toHaveValue('Buen trato');
    await expect(categoryOf(dialog)).toBeDisabled();
    await expect(categoryOf(dialog).getByRole('option', { selected: true })).toHaveText('Mención');
    await app.checkA11y();
    await nameOf(dialog).fill('  Trato AMABLE ');
    await pressTwice(app, SAVE, saveOf(dialog));
    await expectSaved(page);
    await expect(dialog).toHaveCount(0);
    await acceptSaved(page);
    await expect(rowOf(page, 'Trato AMABLE')).toContainText('Mención');
    await expect(rowOf(page, 'Buen trato')).toHaveCount(0);
    expect((await app.control.calls(SAVE)).map(({ body }) => body)).toEqual([
      { id: 10, description: 'Trato AMABLE', mentionCategoryId: 2 },
    ]);
  },
);

test(
  'an empty name and another’s are refused, its own is taken, a failure keeps the dialog',
  { tag: ['@MENT-16:empty', '@MENT-16:taken', '@MENT-16:ownName', '@MENT-16:failure', '@SHAR-16:dialog', '@wire', '@API-086:duplicated'] },
  async ({ page, app }) => {
    // Somebody else creates one of that name after the last reading: the list's, the dialog's, the one before the write.
    const mentionTypes = [{ id: 10, description: 'Buen trato', mentionCategoryId: 2, active: true }];
    await app.signIn('coordinadora', {
      at: LIST,
      faults: [{ method: 'GET', path: '/api/mention-type/school', kind: 'answer', body: { mentionTypes }, times: 3 }],
    });
    const stale = await openEdit(page, 'Buen trato');
    await nameOf(stale).fill('lector DEL mes');
    await saveOf(stale).click();
    await acceptFailure(page, 'La mención lector DEL mes ya existe.');
    await expect(nameOf(stale)).toHaveValue('lector DEL mes');
    await buttonOf(page, EDIT, 'Cancelar').click();
    await expectNoDialog(page);
    await page.reload();
    const dialog = await openEdit(page, 'Buen trato');
    for (const typed of ['', '  ']) {
      await nameOf(dialog).fill('Otra');
      await expect(nameOf(dialog)).toHaveAccessibleDescription('');
      await nameOf(dialog).fill(typed);
      await saveOf(dialog).click();
      await expect(nameOf(dialog)).toHaveAccessibleDescription(REQUIRED);
    }
    for (const typed of ['lector DEL mes', 'Lector  delmes']) {
      await nameOf(dialog).fill('Otra');
      await nameOf(dialog).fill(typed);
      await expect(nameOf(dialog)).toHaveAccessibleDescription(REPEATED);
    }
    await saveOf(dialog).click();
    await expect(nameOf(dialog)).toBeFocused();
    expect(await app.control.calls(SAVE)).toHaveLength(1);
    await nameOf(dialog).fill('BUEN trato');
    await app.control.fault({ method: 'PUT', path: '/api/mention-type', kind: 'status', status: 500, times: 1 });
    await saveOf(dialog).click();
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    await expect(nameOf(dialog)).toHaveValue('BUEN trato');
    await saveOf(dialog).click();
    await expectSaved(page);
  },
);

test(
  'a reload brings back what was typed; «Cancelar» drops it and sends nothing',
  { tag: ['@SAFE-03:mention', '@SAFE-04:mention', '@SHAR-11:mention'] },
  async ({ page, app }) => {
    await openList({ page, app });
    const dialog = await openEdit(page, 'Buen trato');
    await nameOf(dialog).fill('Trato amable');
    await page.reload();
    await openEdit(page, 'Buen trato');
    await expect(dialog.getByText(RECOVERED)).toBeVisible();
    await expect(nameOf(dialog)).toHaveValue('Trato amable');
    await buttonOf(page, EDIT, 'Cancelar').click();
    await expectNoDialog(page);
    await openEdit(page, 'Buen trato');
    await expect(nameOf(dialog)).toHaveValue('Buen trato');
    expect(await app.control.calls(SAVE)).toEqual([]);
  },
);

test('odd names at 390 px are sent whole', { tag: ['@MENT-13', '@SAFE-16:mentions', '@SAFE-20'] }, async ({ page, app }) => {
  await openList({ page, app });
  await page.setViewportSize({ width: 390, height: 844 });
  const dialog = await openEdit(page, 'Buen trato');
  await app.control.fault({ method: 'PUT', path: '/api/mention-type', kind: 'status', status: 500 });
  await expectOddKept(page, nameOf(dialog), saveOf(dialog));
  expect((await app.control.calls(SAVE)).map(({ body }) => (body as { description: string }).description)).toEqual(ODD);
});
