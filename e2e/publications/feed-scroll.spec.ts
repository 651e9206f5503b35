import { dialogOf, expectNoDialog } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { publications } from '@fixtures/publications';
import { ADMIN_CALL, TEACHER_CALL, cardOf, cardTitles, offsets, openFeed, scrollAgain, scrollDown, scrollUp } from './feed-page';
import { ADMIN_FEED, TEACHER_FEED, answering, postOf, tallPosts } from '@e2e/support/post-factory';

const INTRO = 'Aquí puedes publicar tareas, información y eventos para tu comunidad educativa.';
const NOTHING = 'Este profesor aun no ha realizado publicaciones';

test('each scroll to the bottom adds the next three posts below', { tag: ['@FEED-11'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'coordinadora');
  await expect(page.getByRole('article')).toHaveCount(3);
  const first = await cardTitles(page);
  expect(await offsets(app)).toEqual(['0']);
  // From the menu, which scrolls by itself, to the page.
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('End');
  await expect(page.getByRole('article')).toHaveCount(6);
  await scrollDown(page);
  await expect(page.getByRole('article')).toHaveCount(9);
  expect(await offsets(app)).toEqual(['0', '3', '6']);
  expect((await cardTitles(page)).slice(0, 3)).toEqual(first);
});

test('a Teacher’s list goes on the same way', { tag: ['@FEED-11'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'directora');
  await expect(page.getByRole('article')).toHaveCount(3);
  await scrollDown(page);
  await expect(page.getByRole('article')).toHaveCount(6);
  expect(await offsets(app, TEACHER_CALL)).toEqual(['0', '3']);
});

test('an empty page ends the list', { tag: ['@FEED-12'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'docente', { faults: answering(TEACHER_FEED, tallPosts(1, 2, 3)) });
  await expect(page.getByRole('article')).toHaveCount(3);
  await scrollDown(page);
  await expect.poll(() => offsets(app, TEACHER_CALL)).toEqual(['0', '3']);
  await expect(page.getByRole('status').getByText('Cargando')).toHaveCount(0);
  await scrollAgain(page);
  await scrollAgain(page);
  expect(await offsets(app, TEACHER_CALL)).toEqual(['0', '3']);
  await expect(page.getByText(INTRO)).toHaveCount(0);
});

test('a page that is not full does not end the list', { tag: ['@FEED-13'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'coordinadora', { faults: answering(ADMIN_FEED, tallPosts(1, 2, 3), tallPosts(4), tallPosts(5, 6)) });
  await expect(page.getByRole('article')).toHaveCount(3);
  for (const count of [4, 6]) {
    await scrollDown(page);
    await expect(page.getByRole('article')).toHaveCount(count);
  }
  await scrollDown(page);
  await expect.poll(() => offsets(app)).toEqual(['0', '3', '6', '9']);
});

test('while a page is loading, scrolling asks for no other', { tag: ['@FEED-14'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'coordinadora');
  await expect(page.getByRole('article')).toHaveCount(3);
  await app.door.hold(ADMIN_CALL);
  await scrollDown(page);
  await expect(page.getByText('Cargando publicaciones…')).toBeAttached();
  await scrollAgain(page);
  await scrollAgain(page);
  await expect(page.getByRole('article')).toHaveCount(3);
  expect(await offsets(app)).toEqual(['0', '3']);
  await app.look();
  await app.door.release();
  await expect(page.getByRole('article')).toHaveCount(6);
  await expect(page.getByText('Cargando publicaciones…')).toHaveCount(0);
});

test('a window that is not filled is filled without scrolling', { tag: ['@FEED-15'] }, async ({ page, app }) => {
  const page1 = [postOf({ id: 1, title: 'Uno' }), postOf({ id: 2, title: 'Dos' })];
  await page.setViewportSize({ width: 1280, height: 2400 });
  await openFeed({ page, app }, 'coordinadora', { faults: answering(ADMIN_FEED, page1, [postOf({ id: 3, title: 'Tres' })]) });
  await expect.poll(() => cardTitles(page)).toEqual(['Uno', 'Dos', 'Tres']);
  await expect.poll(() => offsets(app)).toEqual(['0', '3', '6']);
});

test('a teacher without posts says so', { tag: ['@FEED-17'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'coordinadora');
  await page.getByLabel('Profesor').selectOption('Rocío García Vargas');
  await expect(page.getByText(NOTHING)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page.getByText(INTRO)).toHaveCount(0);
  await expectNoDialog(page);
});

for (const who of ['colegio-vacio', 'sin-configuracion'] as const) {
  test(`an empty list of ${who} tells what it is for`, { tag: ['@FEED-18'] }, async ({ page, app }) => {
    await openFeed({ page, app }, who);
    await expect(page.getByText(INTRO)).toBeVisible();
    await expect(page.getByText(NOTHING)).toHaveCount(0);
    await expectNoDialog(page);
  });
}

for (const [who, path] of [
  ['colegio-vacio', ADMIN_FEED],
  ['docente', TEACHER_FEED],
] as const) {
  test(`the first page of ${who} shows a loading sign and no empty message`, { tag: ['@FEED-19'] }, async ({ page, app }) => {
    await openFeed({ page, app }, who, { faults: [{ method: 'GET', path, kind: 'hang' }] });
    await expect(page.getByRole('status').getByText('Cargando publicaciones…')).toBeAttached();
    await expect(page.getByText(INTRO)).toHaveCount(0);
    await expect(page.getByText(NOTHING)).toHaveCount(0);
  });
}

test('the loading sign shows after another choice, too', { tag: ['@FEED-19'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'coordinadora');
  await expect(page.getByRole('article')).toHaveCount(3);
  await app.door.fault({ method: 'GET', path: ADMIN_FEED, kind: 'hang' });
  await page.getByLabel('Profesor').selectOption('Rocío García Vargas');
  await expect(page.getByRole('status').getByText('Cargando publicaciones…')).toBeAttached();
  await expect(page.getByText(NOTHING)).toHaveCount(0);
});

test('a failed page keeps the posts and is asked for again by the next bottom scroll', { tag: ['@FEED-20'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'coordinadora');
  await expect(page.getByRole('article')).toHaveCount(3);
  await app.door.fault({ method: 'GET', path: ADMIN_FEED, kind: 'status', status: 500, times: 1 });
  await scrollDown(page);
  const dialog = dialogOf(page, 'Atención');
  await expect(dialog).toContainText('Ha ocurrido un error inesperado');
  await app.look();
  await dialog.getByRole('button', { name: 'Aceptar' }).click();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(cardOf(page, publications.earlyExit.title)).toBeAttached();
  // Nothing is asked again by itself.
  expect(await offsets(app)).toEqual(['0', '3']);
  await scrollUp(page);
  await scrollDown(page);
  await expect(page.getByRole('article')).toHaveCount(6);
  expect(await offsets(app)).toEqual(['0', '3', '3']);
  await expectNoDialog(page);
});
