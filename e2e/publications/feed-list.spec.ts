import { expect, test } from '@e2e/support/test';
import { publications } from '@fixtures/publications';
import { teachers } from '@fixtures/teachers';
import { ADMIN_CALL, TEACHER_CALL, cardOf, cardTitles, offsets, openFeed, scrollDown, teacherIdOf } from './feed-page';
import { ADMIN_FEED, answering, postOf } from '@e2e/support/post-factory';

const YANETH = teacherIdOf('yaneth.garcia@yarumos.example');
const MAURICIO = teacherIdOf('mauricio.tovar@yarumos.example');

test('the short address leads to the list', { tag: ['@FEED-01'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: '/dashboard/publications' });
  await expect(page).toHaveURL('/dashboard/publications/list');
});

for (const [who, id] of [
  ['coordinadora', publications.evaluationSummary.id],
  ['docente', publications.cellModel.id],
] as const) {
  test(`list and edit screen open for ${who}`, { tag: ['@FEED-02'] }, async ({ page, app }) => {
    await app.signIn(who, { at: '/dashboard/publications/list' });
    await expect(page.getByRole('heading', { name: 'Publicaciones' })).toBeVisible();
    await expect(page).toHaveURL('/dashboard/publications/list');
    await page.goto(`/dashboard/publications/${id}`);
    await expect(page.getByRole('heading', { name: 'Editar Publicación' })).toBeVisible();
    await expect(page).toHaveURL(`/dashboard/publications/${id}`);
  });
}

test('an Admin asks for three posts, newest first', { tag: ['@FEED-03'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'coordinadora');
  await expect(page.getByRole('article')).toHaveCount(3);
  const [call, ...more] = await app.door.calls(ADMIN_CALL);
  expect(call?.path).toBe('/api/posts/');
  expect(call?.query).toEqual({ limit: '3', offset: '0', orderBy: 'date', order: 'DESC' });
  expect(more).toEqual([]);
});

test('a Teacher asks the teachers’ list, with the own id', { tag: ['@FEED-04'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'docente');
  await expect(page.getByRole('article')).toHaveCount(3);
  const [call, ...more] = await app.door.calls(TEACHER_CALL);
  expect(call?.path).toBe('/api/posts/teacherAndManager/');
  expect(call?.query).toEqual({ limit: '3', offset: '0', orderBy: 'date', order: 'DESC', teacherId: String(MAURICIO) });
  expect(more).toEqual([]);
  expect(await app.door.calls(ADMIN_CALL)).toEqual([]);
});

test('the newest post stands first', { tag: ['@FEED-05'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'coordinadora');
  const { earlyExit, geometryMaterials, cellModel } = publications;
  await expect.poll(() => cardTitles(page)).toEqual([earlyExit.title, geometryMaterials.title, cellModel.title]);
});

test('posts keep the order of the answer, whatever their dates', { tag: ['@FEED-05'] }, async ({ page, app }) => {
  const posts = [
    postOf({ id: 1, title: 'Uno', date: '2026-06-17 08:00:00' }),
    postOf({ id: 3, title: 'Tres', date: '2026-06-19 08:00:00' }),
    postOf({ id: 2, title: 'Dos', date: '2026-06-18 08:00:00' }),
  ];
  await openFeed({ page, app }, 'coordinadora', { faults: answering(ADMIN_FEED, posts) });
  await expect.poll(() => cardTitles(page)).toEqual(['Uno', 'Tres', 'Dos']);
});

test('an Admin chooses among all publications and the teachers by name', { tag: ['@FEED-06', '@FEED-07'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'coordinadora');
  const select = page.getByLabel('Profesor');
  const complete = teachers.filter(({ schoolId, active, teacherStatus }) => schoolId === 1 && active && teacherStatus === 'COMPLETED');
  const names = complete.map(({ teacherName, teacherLastName }) => `${teacherName} ${teacherLastName}`);
  names.sort((one, other) => one.localeCompare(other, 'es'));
  await expect(select.getByRole('option')).toHaveText(['Todas las publicaciones', ...names]);
  await expect(select.getByRole('option', { selected: true })).toHaveText('Todas las publicaciones');
  // In Spanish order: an accent sends nobody to the end.
  expect(names.indexOf('Ángela María Rentería Niño')).toBeLessThan(names.indexOf('Yaneth García Suárez'));
  const [call, ...more] = await app.door.calls('GET /api/teachers');
  expect(call?.query).toEqual({});
  expect(more).toEqual([]);
});

test('a Teacher has no teacher selector and asks for no teachers', { tag: ['@FEED-08'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'directora');
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('combobox')).toHaveCount(0);
  expect(await app.door.calls('GET /api/teachers')).toEqual([]);
});

test('choosing a teacher asks for that teacher’s posts, and all of them without', { tag: ['@FEED-09'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'coordinadora');
  await page.getByLabel('Profesor').selectOption('Yaneth García Suárez');
  await expect(cardOf(page, publications.cellModel.title)).toHaveCount(0);
  await expect(cardOf(page, publications.directoraHomework.title)).toBeVisible();
  await page.getByLabel('Profesor').selectOption('Todas las publicaciones');
  await expect(cardOf(page, publications.cellModel.title)).toBeVisible();
  const asked = (await app.door.calls(ADMIN_CALL)).filter(({ query }) => query['offset'] === '0');
  expect(asked.map(({ query }) => query['teacherId'])).toEqual([undefined, String(YANETH), undefined]);
});

test('another choice starts again at the first page and replaces what was shown', { tag: ['@FEED-10'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'coordinadora');
  await expect(page.getByRole('article')).toHaveCount(3);
  await scrollDown(page);
  await expect(page.getByRole('article')).toHaveCount(6);
  await page.getByLabel('Profesor').selectOption('Mauricio Tovar Tovar');
  const { earlyExit, cellModel } = publications;
  await expect(cardOf(page, earlyExit.title)).toHaveCount(0);
  await expect(cardOf(page, cellModel.title)).toBeVisible();
  await expect(page.getByRole('article').getByText('Mauricio Tovar Tovar').first()).toBeVisible();
  const asked = (await app.door.calls(ADMIN_CALL)).map(({ query }) => [query['teacherId'], query['offset']]);
  expect(asked.slice(0, 3)).toEqual([
    [undefined, '0'],
    [undefined, '3'],
    [String(MAURICIO), '0'],
  ]);
  // Back to all: from the first page again, not from where it stood.
  await page.getByLabel('Profesor').selectOption('Todas las publicaciones');
  await expect(cardOf(page, earlyExit.title)).toBeVisible();
  expect((await offsets(app)).at(3)).toBe('0');
});

test('the last choice is shown when the answers come out of order', { tag: ['@SAFE-13'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'coordinadora');
  await expect(page.getByRole('article')).toHaveCount(3);
  await app.door.hold(ADMIN_CALL);
  await page.getByLabel('Profesor').selectOption('Yaneth García Suárez');
  await expect.poll(async () => (await app.door.calls(ADMIN_CALL)).at(-1)?.query['teacherId']).toBe(String(YANETH));
  await page.getByLabel('Profesor').selectOption('Mauricio Tovar Tovar');
  await expect(cardOf(page, publications.cellModel.title)).toBeVisible();
  await app.door.release();
  const slow = async () => (await app.door.calls(ADMIN_CALL)).find(({ fault }) => fault === 'slow');
  await expect.poll(async () => (await slow())?.status).toBe(200);
  await expect(cardOf(page, publications.earlyExit.title)).toHaveCount(0);
  await expect(cardOf(page, publications.cellModel.title)).toBeVisible();
  await expect(page.getByLabel('Profesor').getByRole('option', { selected: true })).toHaveText('Mauricio Tovar Tovar');
});
