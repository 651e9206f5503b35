import { acceptFailure, acceptSaved, dialogOf, expectNoDialog, nextResize } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { publications } from '@fixtures/publications';
import {
  ADMIN_CALL,
  INTRO,
  NOTHING,
  TEACHER_CALL,
  cardOf,
  cardTitles,
  offsets,
  openFeed,
  removePost,
  scrollAgain,
  scrollDown,
  scrollUp,
} from './feed-page';
import { newNotice } from './notice-form';
import { ADMIN_FEED, TEACHER_FEED, answering, postOf, tallPosts } from '@e2e/support/post-factory';

test('each scroll to the bottom adds the next three posts below', { tag: ['@FEED-11:admin'] }, async ({ page, app }) => {
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

test(
  'after a deletion the next page begins so much earlier, and leaves no post out',
  { tag: ['@FEED-11:admin'] },
  async ({ page, app }) => {
    await openFeed({ page, app }, 'coordinadora');
    await expect(page.getByRole('article')).toHaveCount(3);
    await scrollDown(page);
    await expect(page.getByRole('article')).toHaveCount(6);
    const stored = await cardTitles(page);
    await page.reload();
    await newNotice(page);
    await page.getByRole('button', { name: 'Publicar', exact: true }).click();
    await acceptSaved(page);
    const card = cardOf(page, 'Aviso');
    await expect(card).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(3);
    await removePost(card);
    await expect(page.getByRole('article')).toHaveCount(2);
    await scrollUp(page);
    await scrollDown(page);
    await expect.poll(async () => (await cardTitles(page)).slice(0, 5)).toEqual(stored.slice(0, 5));
    expect((await offsets(app)).at(-1)).toBe('2');
  },
);

test(
  'a Teacher’s list goes on the same way, after a failure too',
  { tag: ['@FEED-11:teacher', '@FEED-20:later-page'] },
  async ({ page, app }) => {
    await openFeed({ page, app }, 'directora');
    await expect(page.getByRole('article')).toHaveCount(3);
    await app.control.fault({ method: 'GET', path: TEACHER_FEED, kind: 'status', status: 500, times: 1 });
    await scrollDown(page);
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    await expect(page.getByRole('article')).toHaveCount(3);
    await scrollUp(page);
    await scrollDown(page);
    await expect(page.getByRole('article')).toHaveCount(6);
    expect(await offsets(app, TEACHER_CALL)).toEqual(['0', '3', '3']);
  },
);

test('an empty page ends the list', { tag: ['@FEED-12:after-posts'] }, async ({ page, app }) => {
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
  await app.control.hold(ADMIN_CALL);
  await scrollDown(page);
  await expect(page.getByText('Cargando publicaciones…')).toBeAttached();
  await expect.poll(() => offsets(app)).toEqual(['0', '3']);
  await scrollAgain(page);
  await scrollAgain(page);
  await expect(page.getByRole('article')).toHaveCount(3);
  expect(await offsets(app)).toEqual(['0', '3']);
  await app.checkA11y();
  await app.control.release();
  await expect(page.getByRole('article')).toHaveCount(6);
  await expect(page.getByText('Cargando publicaciones…')).toHaveCount(0);
});

test('two scrolls at once ask for one page', { tag: ['@FEED-14'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'coordinadora');
  await expect(page.getByRole('article')).toHaveCount(3);
  // In one task, so that nothing is drawn between them; long enough for the first call to be out.
  await page.evaluate(async () => {
    for (const above of [100, 0]) {
      window.scrollTo(0, document.documentElement.scrollHeight - window.innerHeight - above);
      window.dispatchEvent(new Event('scroll'));
      for (let i = 0; i < 50; i++) await Promise.resolve();
      for (const start = performance.now(); performance.now() - start < 200;);
    }
  });
  await expect(page.getByRole('article')).toHaveCount(6);
  expect(await offsets(app)).toEqual(['0', '3']);
});

test('a post that two pages hold shows once', { tag: ['@FEED-11:admin'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'coordinadora', { faults: answering(ADMIN_FEED, tallPosts(1, 2, 3), tallPosts(3, 4, 5)) });
  await expect(page.getByRole('article')).toHaveCount(3);
  await scrollDown(page);
  await expect.poll(() => cardTitles(page)).toEqual([1, 2, 3, 4, 5].map((id) => `Publicación ${id}`));
});

const { evaluationSummary, scienceFair, schoolClosing } = publications;

test('a last page whose only post was deleted does not end the list', { tag: ['@FEED-13'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'coordinadora', { faults: answering(ADMIN_FEED, tallPosts(101, 102, 103), tallPosts(scienceFair.id)) });
  await expect(page.getByRole('article')).toHaveCount(3);
  await scrollDown(page);
  await expect(page.getByRole('article')).toHaveCount(4);
  const card = page.getByRole('article').last();
  await removePost(card);
  await expect(page.getByRole('article')).toHaveCount(3);
  await scrollUp(page);
  await scrollDown(page);
  await expect.poll(() => offsets(app)).toEqual(['0', '3', '5']);
});

test('what deletions leave unfilled is filled without scrolling', { tag: ['@FEED-15:deleted'] }, async ({ page, app }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await openFeed({ page, app }, 'coordinadora', {
    faults: answering(ADMIN_FEED, tallPosts(evaluationSummary.id, scienceFair.id, schoolClosing.id), tallPosts(101, 102, 103)),
  });
  await expect(page.getByRole('article')).toHaveCount(3);
  for (const left of [2, 1, 3]) {
    const card = page.getByRole('article').first();
    await removePost(card);
    await expect(page.getByRole('article')).toHaveCount(left);
    expect(await offsets(app)).toEqual(left === 3 ? ['0', '0'] : ['0']);
  }
});

test(
  'a window that is not filled is filled without scrolling',
  { tag: ['@FEED-15:on-load', '@FEED-15:window-grown'] },
  async ({ page, app }) => {
    const pages = [
      [postOf({ id: 1, title: 'Uno' }), postOf({ id: 2, title: 'Dos' })],
      tallPosts(3, 4, 5),
      [postOf({ id: 6, title: 'Seis' })],
    ];
    await page.setViewportSize({ width: 1280, height: 2000 });
    await openFeed({ page, app }, 'coordinadora', { faults: answering(ADMIN_FEED, ...pages) });
    await expect(page.getByRole('article')).toHaveCount(5);
    await expect(page.getByText('Cargando publicaciones…')).toHaveCount(0);
    expect(await offsets(app)).toEqual(['0', '3']);
    await page.setViewportSize({ width: 1280, height: 6000 });
    await expect(cardOf(page, 'Seis')).toBeVisible();
    await expect.poll(() => offsets(app)).toEqual(['0', '3', '6', '9']);
  },
);

const LOADING = 'Cargando publicaciones…';

test(
  'while a teacher’s first page loads nothing is said of it; without posts it then says so',
  { tag: ['@FEED-17', '@FEED-19:chosen-teacher'] },
  async ({ page, app }) => {
    await openFeed({ page, app }, 'coordinadora');
    await expect(page.getByRole('article')).toHaveCount(3);
    await app.control.hold(ADMIN_CALL);
    await page.getByLabel('Profesor').selectOption('Rocío García Vargas');
    await expect(page.getByRole('status').getByText(LOADING)).toBeAttached();
    await expect(page.getByRole('article')).toHaveCount(0);
    for (const text of [NOTHING, INTRO]) await expect(page.getByText(text)).toHaveCount(0);
    await app.control.release();
    await expect(page.getByText(NOTHING)).toBeVisible();
    await expect(page.getByText(LOADING)).toHaveCount(0);
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(page.getByText(INTRO)).toHaveCount(0);
    await expectNoDialog(page);
  },
);

for (const [who, role, path, call] of [
  ['colegio-vacio', 'admin', ADMIN_FEED, ADMIN_CALL],
  ['sin-configuracion', 'teacher', TEACHER_FEED, TEACHER_CALL],
] as const) {
  test(
    `the first page of ${who} shows that it loads, then what the list is for, and ends there`,
    { tag: [`@FEED-18:${role}`, `@FEED-19:${role}`, '@FEED-12:without-posts'] },
    async ({ page, app }) => {
      await openFeed({ page, app }, who, { faults: [{ method: 'GET', path, kind: 'slow', ms: 60_000, times: 1 }] });
      await expect(page.getByRole('status').getByText(LOADING)).toBeAttached();
      for (const text of [NOTHING, INTRO]) await expect(page.getByText(text)).toHaveCount(0);
      await app.control.release();
      await expect(page.getByText(INTRO)).toBeVisible();
      await expect(page.getByText(LOADING)).toHaveCount(0);
      await expect(page.getByText(NOTHING)).toHaveCount(0);
      await expectNoDialog(page);
      expect(await offsets(app, call)).toEqual(['0']);
    },
  );
}

test(
  'a failed page keeps the posts and is asked for again by the next bottom scroll; a failed first one by its button',
  { tag: ['@FEED-20:first-page', '@FEED-20:later-page'] },
  async ({ page, app }) => {
    const failure = { method: 'GET', path: ADMIN_FEED, kind: 'status', status: 500, times: 1 } as const;
    await openFeed({ page, app }, 'coordinadora', { faults: [failure] });
    const dialog = dialogOf(page, 'Atención');
    const accept = async () => {
      await expect(dialog).toContainText('Ha ocurrido un error inesperado');
      await app.checkA11y();
      await dialog.getByRole('button', { name: 'Aceptar' }).click();
      await expectNoDialog(page);
    };
    await accept();
    await expect(page.getByText(INTRO)).toHaveCount(0);
    expect(await offsets(app)).toEqual(['0']);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('article')).toHaveCount(3);
    expect(await offsets(app)).toEqual(['0', '0']);

    await app.control.fault(failure);
    await scrollDown(page);
    await accept();
    await expect(page.getByRole('article')).toHaveCount(3);
    await expect(cardOf(page, publications.earlyExit.title)).toBeAttached();
    // Nothing is asked again by itself, nor when the window grows.
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    const grown = nextResize(page);
    await page.setViewportSize({ width, height: height + 100 });
    await grown;
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await offsets(app)).toEqual(['0', '0', '3']);
    await scrollUp(page);
    await scrollDown(page);
    await expect(page.getByRole('article')).toHaveCount(6);
    expect(await offsets(app)).toEqual(['0', '0', '3', '3']);
    await expectNoDialog(page);
  },
);
