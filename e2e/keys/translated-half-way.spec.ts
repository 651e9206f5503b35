/** A page that is translated while one writes, and put back before one is done: what is sent is what was typed, once (TEXT-02). */
import type { Locator, Page } from '@playwright/test';
import {
  ADD,
  PARTLY,
  SAVE as SAVE_ACTIVITY,
  descriptionIn,
  openNew,
  saveIn,
  selectIn,
  titleIn,
  weightIn,
} from '@e2e/academic-activities/academic-activities';
import { INVALID, emailOf } from '@e2e/access/access';
import { cellAt, expectSaved as expectMarksSaved, fieldOf as markField, gridOf, openGrid, saves, type } from '@e2e/marks-grid/marks-grid';
import { EDIT as EDIT_MENTION, LIST as MENTIONS, SAVE as SAVE_MENTION, nameOf as mentionOf } from '@e2e/mentions/area';
import { cardOf, commentIn, fieldOf as commentField, openFeed } from '@e2e/publications/feed-page';
import { NOTICE, openForm as openPublication, publishOf, roomOf, sentRequests, textOf, titleOf } from '@e2e/publications/publishing';
import { SAVE as SAVE_ROOMS, fillRow, formRow, openForm as openRooms } from '@e2e/rooms/rooms';
import { REPEATED, addRow, saveOf } from '@e2e/support/form-rows';
import { dialogOf, expectNoDialog, expectSaved, menuOf } from '@e2e/support/screens';
import { act, expectRecords, rowNames, rowOf } from '@e2e/support/table';
import { expect, test } from '@e2e/support/test';
import { translateBack, translatePages } from '@e2e/support/translated';
import { LIST as TEACHERS } from '@e2e/teachers/teachers';
import { DEMO_PASSWORD } from '@fixtures/people';
import { publications } from '@fixtures/publications';

test.use({ ownPage: true });

const bodiesOf = (calls: readonly { readonly body: unknown }[]) => calls.map(({ body }) => body);

const translated = (page: Page): Locator => page.locator('font > font');

async function begin(page: Page): Promise<void> {
  await translatePages(page);
  await expect(translated(page).first()).toBeAttached();
}

async function end(page: Page): Promise<void> {
  await translateBack(page);
  await expect(translated(page)).toHaveCount(0);
}

test.afterEach(({ page }) => expect(page.getByText('Algo salió mal')).toHaveCount(0));

test('in a dialog', { tag: ['@TEXT-02:halfDialog', '@demo-only'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: PARTLY });
  await expectRecords(page);
  await openNew(page);
  await titleIn(page).focus();
  await page.keyboard.type('Mapa');
  await begin(page);
  await page.keyboard.type(' del barrio');
  await expect(titleIn(page)).toBeFocused();
  await weightIn(page).fill('');
  await page.keyboard.press('Tab');
  await expect(weightIn(page)).toHaveAccessibleDescription(/requerid/);
  await selectIn(page, ADD, 'Tipo').selectOption('Trabajo en clase');
  await descriptionIn(page).focus();
  await page.keyboard.type('Se mide a pasos');
  await end(page);
  await page.keyboard.type(', y se dibuja.');
  // Its message has come with the translation, and goes without it.
  await weightIn(page).fill('10');
  await page.keyboard.press('Tab');
  await expect(weightIn(page)).not.toHaveAccessibleDescription(/requerid/);
  await titleIn(page).press('End');
  await page.keyboard.type(' y su plaza');
  await saveIn(page).click();
  await expectSaved(page);
  const sent = bodiesOf(await app.control.calls(SAVE_ACTIVITY));
  expect(sent).toMatchObject([{ title: 'Mapa del barrio y su plaza', weighted: 10, description: '<p>Se mide a pasos, y se dibuja.</p>' }]);
  await page.keyboard.press('Enter');
  await expectNoDialog(page);
  await expect(rowOf(page, 'Mapa del barrio y su plaza')).toBeVisible();
});

test('in a dialog that opens in the translated page', { tag: ['@TEXT-02:halfDialog', '@demo-only'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: MENTIONS });
  await expectRecords(page);
  const [first = '', second = ''] = await rowNames(page);
  await begin(page);
  await act(page, second, 'Editar');
  const dialog = dialogOf(page, EDIT_MENTION);
  await mentionOf(dialog).press('End');
  await page.keyboard.type(' y');
  await end(page);
  await page.keyboard.type(' ejemplar');
  await saveOf(dialog).click();
  await expectSaved(page);
  await page.keyboard.press('Enter');
  await expectNoDialog(page);
  expect(bodiesOf(await app.control.calls(SAVE_MENTION))).toMatchObject([{ description: `${second} y ejemplar` }]);
  await expect(rowOf(page, `${second} y ejemplar`)).toBeVisible();
  // A question that is put before and answered in it.
  await act(page, first, 'Eliminar');
  await begin(page);
  await dialogOf(page, 'Eliminar Mención').getByRole('button', { name: 'Aceptar' }).click();
  await expectNoDialog(page);
  await end(page);
  await expect(rowOf(page, first)).toHaveCount(0);
});

test('in the search of a list, its order and its pages', { tag: ['@TEXT-02:halfList', '@demo-only'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: TEACHERS });
  await expectRecords(page);
  const all = await rowNames(page);
  const [name = ''] = all;
  const search = page.getByRole('searchbox');
  const head = page.getByRole('columnheader').getByRole('button').first();
  const pages = page.getByText(/ de \d+/).last();
  await search.focus();
  await page.keyboard.type(name.slice(0, 3));
  await begin(page);
  await page.keyboard.type(name.slice(3));
  await expect.poll(() => rowNames(page)).toEqual([name]);
  await end(page);
  await expect(search).toHaveValue(name);
  await search.fill('');
  await expect.poll(() => rowNames(page)).toEqual(all);
  const whole = await pages.textContent();
  await begin(page);
  await page.getByRole('button', { name: 'Página siguiente' }).click();
  await expect.poll(() => rowNames(page)).not.toEqual(all);
  await end(page);
  await page.getByRole('button', { name: 'Página anterior' }).click();
  await expect.poll(() => rowNames(page)).toEqual(all);
  await expect(pages).toHaveText(whole ?? '');
  for (let press = 0; press < 2 && (await page.locator('[aria-sort="descending"]').count()) === 0; press += 1) await head.click();
  await expect.poll(() => rowNames(page)).not.toEqual(all);
});

test('on a screen with the editor', { tag: ['@TEXT-02:halfEditor', '@demo-only'] }, async ({ page, app }) => {
  await openPublication({ page, app }, 'directora', NOTICE);
  await titleOf(page).focus();
  await page.keyboard.type('Feria');
  await textOf(page).focus();
  await page.keyboard.type('Vengan');
  await begin(page);
  await page.keyboard.type(' con ');
  await page.keyboard.press('ControlOrMeta+B');
  await page.keyboard.type('sombrero');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /Elegir cursos$/ }).click();
  await roomOf(page, 'Sexto A').check();
  await roomOf(page, 'Sexto B').check();
  const file = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n') });
  await page.getByLabel('Adjuntar archivos').setInputFiles([file('programa.pdf'), file('mapa.pdf')]);
  const attached = page.getByRole('list', { name: 'Archivos adjuntos' });
  await expect(attached.getByRole('listitem')).toHaveCount(2);
  await end(page);
  await attached.getByRole('listitem').filter({ hasText: 'mapa.pdf' }).getByRole('button').click();
  await expect(attached.getByRole('listitem')).toHaveCount(1);
  await roomOf(page, 'Sexto B').uncheck();
  await textOf(page).focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('y agua');
  await titleOf(page).press('End');
  await page.keyboard.type(' de ciencias');
  await publishOf(page).click();
  await expectSaved(page);
  expect(await sentRequests(app)).toMatchObject([{ title: 'Feria de ciencias', rooms: [9] }]);
  await page.keyboard.press('Enter');
  await expectNoDialog(page);
  const card = cardOf(page, 'Feria de ciencias');
  await expect(card).toContainText('Vengan con sombrero');
  await expect(card).toContainText('y agua');
  await expect(card.getByText('programa.pdf')).toBeVisible();
});

test('in the marks grid', { tag: ['@TEXT-02:halfGrid', '@demo-only'] }, async ({ page, app }) => {
  await openGrid(page, app);
  const average = gridOf(page).getByRole('row').last().getByRole('gridcell').nth(2);
  await cellAt(page, 0).click();
  await type(page, '4', 'Enter', '3');
  await expect(average).toContainText('4');
  // Twice, as one who wants to compare.
  await begin(page);
  await type(page, ',', '5');
  await expect(markField(page)).toHaveValue('3,5');
  await type(page, 'Enter', 'x', 'Enter');
  await end(page);
  await type(page, 'Shift+Enter', '2');
  await begin(page);
  await type(page, 'Enter', '5');
  await end(page);
  await type(page, 'Enter');
  await expectMarksSaved(page);
  expect((await saves(app)).flat().map(({ qualification }) => qualification)).toEqual([4, 3.5, 2, 5]);
  await expect(average).toHaveText(/3[.,]6/);
  for (const [row, mark] of ['4.0', '3.5', '2.0', '5.0'].entries()) await expect(cellAt(page, row)).toContainText(mark);
});

test('in rows of a form', { tag: ['@TEXT-02:halfRows', '@demo-only'] }, async ({ page, app }) => {
  await openRooms({ page, app });
  await formRow(page, 1).getByLabel('Nombre').focus();
  await page.keyboard.type('Octavo');
  await begin(page);
  await page.keyboard.type(' B');
  await formRow(page, 1).getByLabel('Acrónimo').fill('8B');
  await formRow(page, 1).getByRole('combobox', { name: 'Tipo' }).selectOption('Primaria');
  await addRow(page);
  await fillRow(formRow(page, 2), 'Octavo B', '8C');
  await page.keyboard.press('Tab');
  await expect(page.getByText(REPEATED)).not.toHaveCount(0);
  await addRow(page);
  await formRow(page, 3).getByLabel('Nombre').fill('Noveno');
  await end(page);
  await formRow(page, 2).getByLabel('Nombre').fill('Octavo C');
  await page.keyboard.press('Tab');
  await expect(page.getByText(REPEATED)).toHaveCount(0);
  await formRow(page, 3)
    .getByRole('button', { name: /^Quitar/ })
    .click();
  await expect(formRow(page, 3)).toHaveCount(0);
  await saveOf(page).click();
  await expectSaved(page);
  const [sent, ...others] = bodiesOf(await app.control.calls(SAVE_ROOMS));
  expect(others).toEqual([]);
  expect(JSON.stringify(sent).match(/Octavo \w|Noveno/g)).toEqual(['Octavo B', 'Octavo C']);
});

test('in the field of comments', { tag: ['@TEXT-02:halfComment', '@demo-only'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'docente');
  const card = cardOf(page, publications.cellModel.title);
  await commentField(card).focus();
  await page.keyboard.type('¿Quién');
  await begin(page);
  await page.keyboard.type(' lleva la maqueta?');
  await page.keyboard.press('Enter');
  await expect(commentIn(card, '¿Quién lleva la maqueta?')).toBeVisible();
  await page.keyboard.type('Y el');
  await end(page);
  await page.keyboard.type(' agua');
  await page.keyboard.press('Enter');
  for (const words of ['¿Quién lleva la maqueta?', 'Y el agua']) await expect(commentIn(card, words)).toHaveCount(1);
  await expect(commentField(card)).toBeFocused();
  const sent = bodiesOf(await app.control.calls('PUT /api/posts/{id}/comment'));
  expect(sent).toMatchObject([{ message: '¿Quién lleva la maqueta?' }, { message: 'Y el agua' }]);
});

test('at the login', { tag: ['@TEXT-02:halfLogin', '@demo-only'] }, async ({ page, app }) => {
  await app.open();
  const [email, password] = [page.getByLabel('Correo electrónico'), page.getByRole('textbox', { name: 'Contraseña' })];
  const [half, rest] = [emailOf('coordinadora').slice(0, 5), emailOf('coordinadora').slice(5)];
  await email.focus();
  await page.keyboard.type(half);
  await begin(page);
  await page.keyboard.type(rest);
  await page.keyboard.press('Tab');
  await page.keyboard.type('demo2026*');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(INVALID);
  await expect(email).toHaveValue(emailOf('coordinadora'));
  await end(page);
  await password.fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(menuOf(page)).toBeAttached();
  expect((await app.control.calls('PUT /accounts/auth')).map(({ status }) => status)).toEqual([401, 200]);
});
