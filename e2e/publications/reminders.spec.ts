import { expectOwnNames } from '@e2e/support/control-names';
import { acceptFailure, expectNoDialog, expectSaved, goWithin, anyDialog, dialogOf } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { publications } from '@fixtures/publications';
import { ADMIN_CALL, cardOf, offsets } from './feed-page';
import {
  REMIND,
  SAVE,
  acceptSavedPost,
  addReminderOf,
  fillEvent,
  openForm,
  publishOf,
  reminderBodies,
  reminderOf,
  saveEditOf,
  switchOf,
} from './publication-save';

test(
  'up to three reminders, each of a number and a unit, on a programmed event',
  {
    tag: ['@REMI-01:programmed', '@REMI-02', '@REMI-03:units', '@REMI-03:new', '@REMI-04:number', '@REMI-04:removed', '@SHAR-21:reminder'],
  },
  async ({ page, app }) => {
    await openForm({ page, app }, 'coordinadora', 'Evento Escolar');
    await expect(addReminderOf(page)).toHaveCount(0);
    await fillEvent(page, 'Feria');
    await expect(addReminderOf(page)).toBeEnabled();
    await addReminderOf(page).click();
    // The only one can go, too.
    const removeFirst = reminderOf(page, 1).getByRole('button', { name: /^Quitar\b/ });
    await expect(removeFirst).toBeEnabled();
    await removeFirst.click();
    await expect(reminderOf(page, 1)).toHaveCount(0);
    await addReminderOf(page).click();
    await expect(reminderOf(page, 1)).toContainText('antes del evento');
    await expect(reminderOf(page, 1).getByLabel('Cantidad')).toHaveValue('1');
    await expect(reminderOf(page, 1).getByLabel('Unidad').getByRole('option')).toHaveText(['Día', 'Hora']);
    await expect(reminderOf(page, 1).getByLabel('Unidad').getByRole('option', { selected: true })).toHaveText('Día');
    // A new one is so whatever the one before has become.
    await reminderOf(page, 1).getByLabel('Cantidad').fill('3');
    await reminderOf(page, 1).getByLabel('Unidad').selectOption('Hora');
    await addReminderOf(page).click();
    await expect(reminderOf(page, 2).getByLabel('Cantidad')).toHaveValue('1');
    await expect(reminderOf(page, 2).getByLabel('Unidad').getByRole('option', { selected: true })).toHaveText('Día');
    await reminderOf(page, 1).getByLabel('Unidad').selectOption('Día');
    await expect(addReminderOf(page)).toBeEnabled();
    await addReminderOf(page).click();
    await expect(addReminderOf(page)).toBeDisabled();
    await app.checkA11y();

    // What is no whole number of one or more stops the form.
    const number = reminderOf(page, 2).getByLabel('Cantidad');
    const message = page.getByText('Este campo es requerido', { exact: true });
    for (const wrong of ['', '0', '-2', '1.5']) {
      await number.fill('4');
      await expect(message).toHaveCount(0);
      await number.fill(wrong);
      await publishOf(page).click();
      await expect(number, wrong).toHaveAccessibleDescription('Este campo es requerido');
      await expect(message).toHaveCount(1);
    }
    expect(await app.control.calls(SAVE)).toEqual([]);
    // The others stay as they are.
    await reminderOf(page, 1).getByLabel('Cantidad').fill('5');
    await reminderOf(page, 3).getByLabel('Cantidad').fill('7');
    await reminderOf(page, 3).getByLabel('Unidad').selectOption('Hora');
    await reminderOf(page, 2)
      .getByRole('button', { name: /^Quitar\b/ })
      .click();
    await expect(message).toHaveCount(0);
    await expect(addReminderOf(page)).toBeEnabled();
    // Of two alike one goes.
    await addReminderOf(page).click();
    await reminderOf(page, 3).getByLabel('Cantidad').fill('5');
    await reminderOf(page, 3)
      .getByRole('button', { name: /^Quitar\b/ })
      .click();
    await publishOf(page).click();
    await expectSaved(page);
    expect(await reminderBodies(app)).toMatchObject([
      {
        reminderTimes: [
          { number: 5, unit: 'DAYS' },
          { number: 7, unit: 'HOURS' },
        ],
      },
    ]);
  },
);

test(
  'reminders are sent once the post is saved, and an edit shows them',
  { tag: ['@wire', '@REMI-05:sent', '@REMI-06:days', '@REMI-06:hours', '@REMI-08:shown', '@API-027:ok'] },
  async ({ page, app }) => {
    await openForm({ page, app }, 'coordinadora', 'Evento Escolar');
    await fillEvent(page, 'Feria de la ciencia');
    await addReminderOf(page).click();
    await reminderOf(page, 1).getByLabel('Cantidad').fill('2');
    await addReminderOf(page).click();
    // A whole day in hours stays in hours.
    await reminderOf(page, 2).getByLabel('Cantidad').fill('24');
    await reminderOf(page, 2).getByLabel('Unidad').selectOption('Hora');
    await publishOf(page).click();
    await acceptSavedPost(page);
    const writes = (await app.control.calls()).filter(({ method, path }) => method === 'PUT' && path.startsWith('/api/'));
    expect(writes.map(({ path }) => path)).toEqual(['/api/posts', '/api/reminder']);

    // The post's id is the one of the answer.
    const card = cardOf(page, 'Feria de la ciencia');
    await card.getByRole('button', { name: 'Opciones' }).click();
    await card.getByRole('menuitem', { name: 'Editar' }).click();
    await expect(saveEditOf(page)).toBeVisible();
    expect(await reminderBodies(app)).toEqual([
      {
        postId: Number(new URL(page.url()).pathname.split('/').at(-1)),
        eventStartDate: '2026-07-17 08:00:00',
        reminderTimes: [
          { number: 2, unit: 'DAYS' },
          { number: 24, unit: 'HOURS' },
        ],
      },
    ]);
    await expect(reminderOf(page, 1).getByLabel('Cantidad')).toHaveValue('2');
    await expect(reminderOf(page, 1).getByLabel('Unidad')).toHaveValue('DAYS');
    await expect(reminderOf(page, 2).getByLabel('Cantidad')).toHaveValue('24');
    await expect(reminderOf(page, 2).getByLabel('Unidad')).toHaveValue('HOURS');
    await expect(reminderOf(page, 3)).toHaveCount(0);
  },
);

test(
  'an edit sends the reminders that there are or were',
  {
    tag: [
      '@REMI-03:new',
      '@REMI-05:saved-first',
      '@POST-34:programmed-event',
      ...['unchanged', 'not-programmed', 'none', 'added', 'removed'].map((name) => `@REMI-08:${name}`),
      '@REMI-09:edit',
    ],
  },
  async ({ page, app }) => {
    const { id } = publications.scienceFair;
    const eventStartDate = '2026-07-17 08:00:00';
    const at = `/dashboard/publications/${id}`;
    await app.signIn('coordinadora', { at });
    const edit = async (change: () => Promise<void>) => {
      if (new URL(page.url()).pathname !== at) await goWithin(page, at);
      await change();
      await saveEditOf(page).click();
      await acceptSavedPost(page);
      return (await reminderBodies(app)).at(-1);
    };

    const two = [
      { number: 1, unit: 'DAYS' },
      { number: 2, unit: 'HOURS' },
    ];
    const leaveAsTheyAre = async () => {
      // A new one takes after none of those saved.
      await expect(reminderOf(page, 2)).toBeVisible();
      await addReminderOf(page).click();
      await expect(reminderOf(page, 3).getByLabel('Cantidad')).toHaveValue('1');
      await expect(reminderOf(page, 3).getByLabel('Unidad')).toHaveValue('DAYS');
      await reminderOf(page, 3)
        .getByRole('button', { name: /^Quitar\b/ })
        .click();
      // Of an edit that is not saved none go out.
      await app.control.fault({ method: 'PUT', path: '/api/posts', kind: 'status', status: 409, message: 'Ahora no.' });
      await saveEditOf(page).click();
      await acceptFailure(page, 'Ahora no.');
      expect(await app.control.calls(REMIND)).toEqual([]);
      await app.control.fault();
    };
    expect(await edit(leaveAsTheyAre)).toEqual({ postId: id, eventStartDate, reminderTimes: two });
    // No longer programmed.
    const blank = { postId: id, eventStartDate: '', reminderTimes: [] };
    expect(await edit(() => switchOf(page, 'Evento programado').uncheck())).toEqual(blank);
    // It has none and had none.
    await edit(async () => {
      await switchOf(page, 'Evento programado').check();
      // It was saved without (POST-34), which was nobody's choice.
      await expect(switchOf(page, 'Agregar al calendario')).toBeChecked();
      await page.getByRole('textbox', { name: 'Lugar' }).fill('Coliseo');
      await page.getByLabel('Fecha inicial').fill('2026-07-18T08:00');
      await page.getByLabel('Fecha final').fill('2026-07-18T12:00');
    });
    expect(await app.control.calls(REMIND)).toHaveLength(2);
    // Added by an edit, and all taken out by the next.
    const added = { postId: id, eventStartDate: '2026-07-18 08:00:00', reminderTimes: [{ number: 1, unit: 'DAYS' }] };
    expect(await edit(() => addReminderOf(page).click())).toEqual(added);
    const removeAll = () =>
      reminderOf(page, 1)
        .getByRole('button', { name: /^Quitar\b/ })
        .click();
    // Where that fails it is no success, and can be done again.
    await app.control.fault({ method: 'PUT', path: '/api/reminder', kind: 'status', status: 409, message: 'Sin recordatorios.', times: 1 });
    await goWithin(page, at);
    await removeAll();
    await saveEditOf(page).click();
    await expect(dialogOf(page, 'Atención')).toContainText('Sin recordatorios.');
    // At once: a success would go by itself.
    expect(await anyDialog(page).count()).toBe(1);
    await acceptFailure(page, 'Sin recordatorios.');
    expect(await edit(removeAll)).toEqual({ ...added, reminderTimes: [] });
  },
);

test('reminders that fail show so on the list; the post stays', { tag: ['@REMI-09:new', '@REMI-09:edit'] }, async ({ page, app }) => {
  await openForm({ page, app }, 'coordinadora', 'Evento Escolar');
  await fillEvent(page, 'Feria');
  await addReminderOf(page).click();
  const before = (await offsets(app, ADMIN_CALL)).length;
  await app.control.fault({ method: 'PUT', path: '/api/reminder', kind: 'status', status: 409, message: 'Sin recordatorios.' });
  await publishOf(page).click();
  await expect(dialogOf(page, 'Atención')).toContainText('Sin recordatorios.');
  // At once: a success would go by itself.
  expect(await anyDialog(page).count()).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Publicaciones');
  await acceptFailure(page, 'Sin recordatorios.');
  await expectNoDialog(page);
  await expect(page.getByRole('article').first()).toHaveAccessibleName('Feria');
  expect((await offsets(app, ADMIN_CALL)).slice(before)[0]).toBe('0');
  expect(await app.control.calls(SAVE)).toHaveLength(1);
  // The same of an edit.
  const card = cardOf(page, 'Feria');
  await card.getByRole('button', { name: 'Opciones' }).click();
  await card.getByRole('menuitem', { name: 'Editar' }).click();
  await addReminderOf(page).click();
  await page.getByRole('textbox', { name: 'Título' }).fill('Feria de ciencia');
  await saveEditOf(page).click();
  await expect(dialogOf(page, 'Atención')).toContainText('Sin recordatorios.');
  // At once: a success would go by itself.
  expect(await anyDialog(page).count()).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Publicaciones');
  await acceptFailure(page, 'Sin recordatorios.');
  await expectNoDialog(page);
  await expect(page.getByRole('article').first()).toHaveAccessibleName('Feria de ciencia');
  expect(await app.control.calls(SAVE)).toHaveLength(2);
});

test(
  'turning the wheel over the number scrolls the page alone [H3]',
  { tag: ['@SHAR-34', '@KEYS-06:reminders'] },
  async ({ page, app }) => {
    await openForm({ page, app }, 'coordinadora', 'Evento Escolar');
    await fillEvent(page, 'Feria');
    for (let count = 0; count < 3; count += 1) await addReminderOf(page).click();
    await expectOwnNames(page);
    const number = reminderOf(page, 1).getByLabel('Cantidad');
    await number.fill('5');
    await number.hover();
    const top = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, -300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(top);
    await expect(number).toBeFocused();
    await expect(number).toHaveValue('5');
    // No field of the house changes by the wheel.
    await expect(page.locator('input[type="number"]')).toHaveCount(0);
  },
);
