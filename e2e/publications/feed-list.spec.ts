import { goWithin } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { publications } from '@fixtures/publications';
import { teachers } from '@fixtures/teachers';
import { ADMIN_CALL, TEACHER_CALL, cardOf, cardTitles, offsets, openFeed, scrollDown, teacherIdOf } from './feed-page';
import { ADMIN_FEED, answering, postOf } from '@e2e/support/post-factory';

const YANETH = teacherIdOf('yaneth.garcia@yarumos.example');
const MAURICIO = teacherIdOf('mauricio.tovar@yarumos.example');

const LIST_QUERY = { limit: '3', offset: '0', orderBy: 'date', order: 'DESC' };
const { earlyExit, geometryMaterials, cellModel, evaluationSummary, vacuoleVideo } = publications;

for (const { who, role, id, newest, path, query, tags } of [
  {
    who: 'coordinadora',
    role: 'admin',
    id: evaluationSummary.id,
    newest: [earlyExit, geometryMaterials, cellModel],
    path: '/api/posts/',
    query: LIST_QUERY,
    tags: ['@FEED-03', '@API-023:ok'],
  },
  {
    who: 'docente',
    role: 'teacher',
    id: cellModel.id,
    newest: [cellModel, evaluationSummary, vacuoleVideo],
    path: '/api/posts/teacherAndManager/',
    query: { ...LIST_QUERY, teacherId: String(MAURICIO) },
    tags: ['@FEED-04', '@FEED-08', '@API-024:ok'],
  },
] as const) {
  const [own, other] = role === 'admin' ? [ADMIN_CALL, TEACHER_CALL] : [TEACHER_CALL, ADMIN_CALL];

  test(
    `the short address leads ${who} to the list, newest first, and an id to the form of that post`,
    {
      tag: [
        '@wire',
        '@FEED-01',
        `@FEED-02:list-${role}`,
        `@FEED-02:edit-${role}`,
        '@FEED-05',
        '@CARD-23:drawn',
        `@POST-41:${role}`,
        '@POST-43',
        ...tags,
      ],
    },
    async ({ page, app }) => {
      await app.signIn(who, { at: '/dashboard/publications' });
      await expect(page).toHaveURL('/dashboard/publications/list');
      await expect(page.getByRole('heading', { name: 'Publicaciones' })).toBeVisible();
      await expect.poll(() => cardTitles(page)).toEqual(newest.map(({ title }) => title));
      for (const [index, { title }] of newest.entries()) await expect(page.getByRole('article').nth(index)).toHaveAccessibleName(title);
      expect(await app.control.calls(own)).toMatchObject([{ path, query }]);
      expect((await app.control.calls(own))[0]?.query).toEqual(query);
      if (role === 'teacher') {
        await expect(page.getByRole('combobox')).toHaveCount(0);
        expect(await app.control.calls('GET /api/teachers')).toEqual([]);
      }

      await goWithin(page, `/dashboard/publications/${id}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Editar Publicación' })).toBeVisible();
      await expect(page).toHaveURL(`/dashboard/publications/${id}`);
      await expect(page.getByRole('button', { name: 'Editar Publicación', exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Publicar', exact: true })).toHaveCount(0);
      expect((await app.control.calls(own)).slice(1).map((call) => call.query)).toEqual([
        { limit: '1', offset: '0', 'filters[0][field]': 'id', 'filters[0][operator]': '=', 'filters[0][value]': String(id) },
      ]);
      expect(await app.control.calls(other)).toEqual([]);
    },
  );
}

test('posts keep the order of the answer, whatever their dates', { tag: ['@FEED-05'] }, async ({ page, app }) => {
  const posts = [
    postOf({ id: 1, title: 'Uno', date: '2026-06-17 08:00:00' }),
    postOf({ id: 3, title: 'Tres', date: '2026-06-19 08:00:00' }),
    postOf({ id: 2, title: 'Dos', date: '2026-06-18 08:00:00' }),
  ];
  await openFeed({ page, app }, 'coordinadora', { faults: answering(ADMIN_FEED, posts) });
  await expect.poll(() => cardTitles(page)).toEqual(['Uno', 'Tres', 'Dos']);
});

test(
  'an Admin chooses among all publications and the teachers by name, and asks for the chosen one’s alone',
  { tag: ['@FEED-06', '@FEED-07', '@FEED-09'] },
  async ({ page, app }) => {
    await openFeed({ page, app }, 'coordinadora');
    const select = page.getByLabel('Profesor');
    const complete = teachers.filter(({ schoolId, active, teacherStatus }) => schoolId === 1 && active && teacherStatus === 'COMPLETED');
    const names = complete.map(({ teacherName, teacherLastName }) => `${teacherName} ${teacherLastName}`);
    // The answer is in another order.
    const inOrder = names.toSorted((one, other) => one.localeCompare(other, 'es'));
    expect(inOrder).not.toEqual(names);
    await expect(select.getByRole('option')).toHaveText(['Todas las publicaciones', ...inOrder]);
    await expect(select.getByRole('option', { selected: true })).toHaveText('Todas las publicaciones');
    // In Spanish order: an accent sends nobody to the end.
    expect(inOrder.indexOf('Ángela María Rentería Niño')).toBeLessThan(inOrder.indexOf('Yaneth García Suárez'));
    expect((await app.control.calls('GET /api/teachers')).map(({ query }) => query)).toEqual([{}]);

    await expect(cardOf(page, cellModel.title)).toBeVisible();
    await select.selectOption('Yaneth García Suárez');
    await expect(cardOf(page, cellModel.title)).toHaveCount(0);
    await expect(cardOf(page, publications.directoraHomework.title)).toBeVisible();
    await select.selectOption('Todas las publicaciones');
    await expect(cardOf(page, cellModel.title)).toBeVisible();
    const asked = (await app.control.calls(ADMIN_CALL)).filter(({ query }) => query['offset'] === '0');
    expect(asked.map(({ query }) => query['teacherId'])).toEqual([undefined, String(YANETH), undefined]);
  },
);

test(
  'another choice starts again at the first page, replaces what was shown and goes on with its own pages',
  { tag: ['@FEED-09', '@FEED-10', '@FEED-11:chosen-teacher'] },
  async ({ page, app }) => {
    await openFeed({ page, app }, 'coordinadora');
    await expect(page.getByRole('article')).toHaveCount(3);
    await scrollDown(page);
    await expect(page.getByRole('article')).toHaveCount(6);
    await page.getByLabel('Profesor').selectOption('Mauricio Tovar Tovar');
    await expect(cardOf(page, earlyExit.title)).toHaveCount(0);
    await expect(cardOf(page, cellModel.title)).toBeVisible();
    await expect(page.getByRole('article').getByText('Mauricio Tovar Tovar').first()).toBeVisible();
    const asked = async () => (await app.control.calls(ADMIN_CALL)).map(({ query }) => [query['teacherId'], query['offset']]);
    expect(await asked()).toEqual([
      [undefined, '0'],
      [undefined, '3'],
      [String(MAURICIO), '0'],
    ]);
    await scrollDown(page);
    await expect.poll(async () => (await asked()).slice(3, 4)).toEqual([[String(MAURICIO), '3']]);
    await expect(page.getByText('Cargando publicaciones…')).toHaveCount(0);
    const before = (await asked()).length;
    // Back to all: from the first page again, not from where it stood.
    await page.getByLabel('Profesor').selectOption('Todas las publicaciones');
    await expect(cardOf(page, earlyExit.title)).toBeVisible();
    expect((await offsets(app))[before]).toBe('0');
  },
);

test('the last choice is shown when the answers come out of order', { tag: ['@SAFE-13'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'coordinadora');
  await expect(page.getByRole('article')).toHaveCount(3);
  await app.control.hold(ADMIN_CALL);
  await page.getByLabel('Profesor').selectOption('Yaneth García Suárez');
  await expect.poll(async () => (await app.control.calls(ADMIN_CALL)).at(-1)?.query['teacherId']).toBe(String(YANETH));
  await page.getByLabel('Profesor').selectOption('Mauricio Tovar Tovar');
  await expect(cardOf(page, publications.cellModel.title)).toBeVisible();
  await app.control.release();
  const slow = async () => (await app.control.calls(ADMIN_CALL)).find(({ fault }) => fault === 'slow');
  await expect.poll(async () => (await slow())?.status).toBe(200);
  await expect(cardOf(page, publications.earlyExit.title)).toHaveCount(0);
  await expect(cardOf(page, publications.cellModel.title)).toBeVisible();
  await expect(page.getByLabel('Profesor').getByRole('option', { selected: true })).toHaveText('Mauricio Tovar Tovar');
});
