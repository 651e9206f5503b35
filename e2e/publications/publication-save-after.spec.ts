import type { Page } from '@playwright/test';
import { acceptFailure, anyDialog, expectNoDialog } from '@e2e/support/screens';
import { expect, expectAnswered, test, type App } from '@e2e/support/test';
import { choose, expectListed, pdf, sample } from './attachment-choice';
import { ADMIN_FEED, TEACHER_FEED } from '@e2e/support/post-factory';
import { cardOf, commentIn, fieldOf, offsets, openFeed, scrollDown, sendOf, TEACHER_CALL } from './feed-page';
import { newNotice } from './notice-form';
import { textOf } from './rich-text';
import {
  REMIND,
  SAVE,
  acceptSavedPost,
  addReminderOf,
  chooseRooms,
  chooseType,
  lastParts,
  openForm,
  placeOf,
  publishOf,
  reminderOf,
  switchOf,
  titleOf,
} from './publication-save';

const SAVE_PATH = '/api/posts';

test('a saved post says so, and the list begins again with it', { tag: ['@POST-35:new', '@POST-36:new'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'directora');
  await expect(page.getByRole('article')).toHaveCount(3);
  await scrollDown(page);
  await expect.poll(() => offsets(app, TEACHER_CALL)).toContain('3');
  await chooseType(page, 'Comunicados');
  await chooseRooms(page, 'Sexto A');
  await titleOf(page).fill('Salida al museo');
  const before = (await offsets(app, TEACHER_CALL)).length;
  // The first page alone is waited for, however many had been read.
  await app.control.fault({ method: 'GET', path: TEACHER_FEED, kind: 'hang', after: 1 });
  await publishOf(page).click();
  await expect(anyDialog(page).getByRole('button')).toHaveText(['Aceptar']);
  expect(await offsets(app, TEACHER_CALL)).toHaveLength(before);
  await acceptSavedPost(page);
  await expect(page).toHaveURL('/dashboard/publications/list');
  await expect(page.getByRole('article').first()).toHaveAccessibleName('Salida al museo');
  await expect(cardOf(page, 'Salida al museo').getByText('Sexto A')).toBeInViewport();
  expect((await offsets(app, TEACHER_CALL)).slice(before)[0]).toBe('0');
  await app.control.fault();
  // The next one begins empty.
  await chooseType(page, 'Comunicados');
  await expect(titleOf(page)).toHaveValue('');
});

/** Publishes a notice, after which the list fails to load. */
async function publishUnread({ page, app }: { page: Page; app: App }): Promise<void> {
  await openFeed({ page, app }, 'coordinadora');
  await newNotice(page);
  app.watch.allow(/500/);
  await app.control.fault({ method: 'GET', path: ADMIN_FEED, kind: 'status', status: 500, times: 1 });
  await publishOf(page).click();
  await acceptSavedPost(page);
  await acceptFailure(page, 'Ha ocurrido un error inesperado');
}

test(
  'a list that could not be read after a save is read when it is opened next, whatever was commented meanwhile',
  { tag: ['@POST-36:new', '@FEED-20:again'] },
  async ({ page, app }) => {
    await publishUnread({ page, app });
    await expect(page.getByRole('main').getByRole('button', { name: 'Reintentar' })).toBeVisible();
    await expect(cardOf(page, 'Aviso')).toHaveCount(0);
    const card = page.getByRole('article').first();
    await fieldOf(card).fill('Recibido en sexto');
    await sendOf(card).click();
    await expect(commentIn(card, 'Recibido en sexto')).toHaveCount(1);
    await page.getByRole('button', { name: 'Crear Publicación' }).click();
    await page.goBack();
    await expect(cardOf(page, 'Aviso')).toHaveCount(1);
    await expect(commentIn(page.getByRole('main'), 'Recibido en sexto')).toHaveCount(1);
  },
);

test(
  'a list that ‘Reintentar’ has read is not read once more when it is opened next',
  { tag: ['@POST-36:new', '@FEED-20:again'] },
  async ({ page, app }) => {
    // Scrolling to the button would ask, too.
    await page.setViewportSize({ width: 1280, height: 4000 });
    await publishUnread({ page, app });
    /** How often the list was begun since. */
    const { length } = await offsets(app);
    const beginnings = async () => (await offsets(app)).slice(length).filter((offset) => offset === '0');
    await page.getByRole('main').getByRole('button', { name: 'Reintentar' }).click();
    await expect(cardOf(page, 'Aviso')).toHaveCount(1);
    expect(await beginnings()).toHaveLength(1);
    await page.getByRole('button', { name: 'Crear Publicación' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Crear Publicación' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Publicaciones' })).toBeVisible();
    await expectAnswered(page, app);
    expect(await beginnings()).toHaveLength(1);
  },
);

test(
  'a save that fails keeps the form as it was filled in, and sends no reminders',
  { tag: ['@POST-37:new', '@REMI-05:saved-first', '@FILE-10:documents'] },
  async ({ page, app }) => {
    await openForm({ page, app }, 'directora', 'Evento Escolar');
    await chooseRooms(page, 'Sexto A');
    await titleOf(page).fill('Feria');
    await textOf(page).fill('Con las familias.');
    await switchOf(page, 'Evento programado').check();
    await placeOf(page).fill('Coliseo');
    await page.getByLabel('Fecha inicial').fill('2026-07-17T08:00');
    await page.getByLabel('Fecha final').fill('2026-07-17T12:00');
    await addReminderOf(page).click();
    await switchOf(page, 'Permitir reacciones').uncheck();
    await choose(page, pdf('acta.pdf'));
    await expectListed(page, 'acta.pdf');
    await app.control.fault({ method: 'PUT', path: SAVE_PATH, kind: 'status', status: 409, message: 'Ahora no.' });
    await publishOf(page).click();
    await acceptFailure(page, 'Ahora no.');
    expect(await app.control.calls(REMIND)).toEqual([]);

    await expect(page.getByRole('heading', { level: 1, name: 'Evento Escolar' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Quitar Sexto A' })).toBeVisible();
    await expect(titleOf(page)).toHaveValue('Feria');
    await expect(textOf(page)).toHaveText('Con las familias.');
    await expect(placeOf(page)).toHaveValue('Coliseo');
    await expect(page.getByLabel('Fecha inicial')).toHaveValue('2026-07-17T08:00');
    await expect(page.getByLabel('Fecha final')).toHaveValue('2026-07-17T12:00');
    await expect(reminderOf(page, 1).getByLabel('Cantidad')).toHaveValue('1');
    await expect(switchOf(page, 'Permitir reacciones')).not.toBeChecked();
    await expectListed(page, 'acta.pdf');

    const first = await lastParts(app);
    // The reminders wait for the answer to the post.
    await app.control.hold(SAVE);
    await publishOf(page).click();
    await expect.poll(() => app.control.calls(SAVE)).toHaveLength(2);
    expect(await app.control.calls(REMIND)).toEqual([]);
    await app.control.release();
    await acceptSavedPost(page);
    expect(await app.control.calls(REMIND)).toHaveLength(1);
    // The second time all of it goes out, the file too; only the moment is another.
    const again = await lastParts(app);
    expect(again.map(({ filename }) => filename)).toEqual(first.map(({ filename }) => filename));
    await expect(cardOf(page, 'Feria').getByRole('link', { name: 'acta.pdf' })).toBeVisible();
  },
);

test(
  'pressed twice, by mouse or Enter, it goes out once; cancelled, the form stays and no failure shows',
  { tag: ['@POST-26', '@SAFE-12:publication', '@POST-37:cancelled', '@connection', '@API-025:ok'] },
  async ({ page, app }) => {
    await openForm({ page, app }, 'coordinadora', 'Comunicados');
    await switchOf(page, 'Solo para profesores').check();
    await titleOf(page).fill('Reunión de área');
    await choose(page, pdf('acta.pdf'));
    await expectListed(page, 'acta.pdf');
    await app.control.fault({ method: 'PUT', path: SAVE_PATH, kind: 'hang' });
    await publishOf(page).dblclick();
    await expect(page.getByRole('progressbar', { name: 'Enviando' })).toBeVisible();
    await titleOf(page).press('Enter');
    await expect.poll(() => app.control.calls(SAVE)).toHaveLength(1);
    await app.checkA11y();

    await page.getByRole('button', { name: 'Cancelar envío' }).click();
    await expect(page.getByRole('button', { name: 'Cancelar', exact: true })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(publishOf(page)).toBeEnabled();
    await expectNoDialog(page);
    await expect(titleOf(page)).toHaveValue('Reunión de área');
    await expectListed(page, 'acta.pdf');

    await app.control.hold(SAVE);
    await titleOf(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await app.control.release();
    await acceptSavedPost(page);
    await expect(cardOf(page, 'Reunión de área')).toHaveCount(1);
    expect(await app.control.calls(SAVE)).toHaveLength(2);
  },
);

test('how far the upload is shows, and one cancelled on its way saves nothing', { tag: ['@live-only'] }, async ({ page, app, context }) => {
  // Megabytes go out slowly.
  test.setTimeout(240_000);
  await openForm({ page, app }, 'coordinadora', 'Comunicados');
  await switchOf(page, 'Solo para profesores').check();
  await titleOf(page).fill('Con un archivo grande');
  await choose(page, pdf('grande.pdf', 6_000_000));
  await expectListed(page, 'grande.pdf');
  const network = await context.newCDPSession(page);
  const limit = (uploadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput });
  await limit(500_000);
  await publishOf(page).click();
  await expect(page.getByText(/^Enviando… [1-9]\d? %$/)).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Enviando' })).toHaveAttribute('value', /^[1-9]\d?$/);
  await page.getByRole('button', { name: 'Cancelar envío' }).click();
  await expect(publishOf(page)).toBeEnabled();
  await expectNoDialog(page);
  await expectListed(page, 'grande.pdf');
  await network.detach();
  await publishOf(page).click();
  await acceptSavedPost(page);
  await expect(cardOf(page, 'Con un archivo grande')).toHaveCount(1);
});

test(
  'an image and a file published in the demo are seen and downloaded after a reload',
  { tag: ['@DEMO-14', '@demo-only'] },
  async ({ page, app }) => {
    await openForm({ page, app }, 'coordinadora', 'Comunicados');
    await switchOf(page, 'Solo para profesores').check();
    await titleOf(page).fill('Con adjuntos');
    const document = pdf('Guía nº 1.pdf');
    await choose(page, sample('attachments/afiche.png'), document);
    await expectListed(page, 'afiche.png', 'Guía nº 1.pdf');
    await publishOf(page).click();
    await acceptSavedPost(page);
    const card = cardOf(page, 'Con adjuntos');
    const image = card.getByRole('img', { name: 'afiche.jpg' });
    // Seen before the reload, too: a picture on its way when the page goes is answered by nobody.
    await expect(image).not.toHaveJSProperty('naturalWidth', 0);
    await page.reload();
    await expect(image).toBeVisible();
    await expect(image).not.toHaveJSProperty('naturalWidth', 0);
    const [download] = await Promise.all([page.waitForEvent('download'), card.getByRole('link', { name: document.name }).click()]);
    expect(download.suggestedFilename()).toBe(document.name);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).equals(document.buffer)).toBe(true);
  },
);
