/** A list keeps its place: page, rows per page and order in the address, what was searched in the tab (SHAR-25). */
import { LISTS } from '@e2e/areas';
import { signOut } from '@e2e/session/session';
import { SEXTO_A, openOwnRooms, openTab, expectOpenTab } from '@e2e/students/students';
import { entryOf, openEntry } from '@e2e/support/screens';
import { fullOnly } from '@e2e/support/full-only';
import { expectRecords, rowNames, rowOf } from '@e2e/support/table';
import { IDLE_URL } from '@e2e/support/pages';
import { expect, test } from '@e2e/support/test';
import { people } from '@fixtures/people';
import type { Page } from '@playwright/test';

const ROOMS = '/dashboard/rooms/list';
// A page has fifty entries of history at most, and all tests of a worker share one.
test.use({ ownPage: true });

const FEED = '/dashboard/publications/list';
const TEACHERS = '/dashboard/teachers/list';

const unsorted = (page: Page) => page.getByRole('columnheader').and(page.locator('[aria-sort=none]')).getByRole('button').first();
const next = (page: Page) => page.getByRole('button', { name: 'Página siguiente' });
const sizeOf = (page: Page) => page.getByLabel('Resultados por páginas');
const stepsOf = (page: Page) => page.evaluate(() => history.length);

for (const [name, { at }] of Object.entries(LISTS)) {
  test(
    `${name}: page, rows per page and order stand in the address, and a reload and a link show the same`,
    { tag: [`@SHAR-25:${name}`, ...fullOnly(!['rooms', 'students'].includes(name))] },
    async ({ page, app }) => {
      await app.signIn('coordinadora', { at });
      await expectRecords(page);
      const steps = await stepsOf(page);
      await unsorted(page).click();
      await expect(page).toHaveURL(/\?order=\w+$/);
      const expectSame = async () => {
        const [address, names] = [page.url(), await rowNames(page)];
        await page.reload();
        await expectRecords(page);
        expect(await rowNames(page)).toEqual(names);
        expect(page.url()).toBe(address);
        // A link: from another screen, by the address alone.
        await page.goto(FEED);
        await page.goto(address);
        await expectRecords(page);
        expect(await rowNames(page)).toEqual(names);
      };
      if (await next(page).isEnabled()) {
        await next(page).click();
        await expect(page).toHaveURL(/&page=2$/);
      }
      expect(await stepsOf(page)).toBe(steps);
      await expectSame();
      await sizeOf(page).selectOption('20');
      await expect(page).toHaveURL(/&size=20$/);
      await expect(sizeOf(page)).toHaveValue('20');
      await expectSame();
      await expect(sizeOf(page)).toHaveValue('20');
    },
  );
}

test('what an address cannot mean counts as not said', { tag: ['@SHAR-25:odd'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: SEXTO_A });
  await expectRecords(page);
  const first = await rowNames(page);
  for (const odd of ['?page=0&size=7&order=shoe', '?page=x&size=1000&order=-', '?order=constructor']) {
    await page.goto(SEXTO_A + odd);
    await expectRecords(page);
    expect(await rowNames(page), odd).toEqual(first);
    await expect(sizeOf(page)).toHaveValue('10');
  }
  await page.goto(`${SEXTO_A}?page=99`);
  await expect(page.getByText('31–34 de 34')).toBeVisible();
});

for (const { name, list, searched, open } of [
  { name: 'room', list: ROOMS, searched: null, open: (page: Page) => page.getByRole('rowheader').getByRole('link').first().click() },
  {
    name: 'teacher',
    list: TEACHERS,
    searched: 'gar',
    open: (page: Page) =>
      page
        .getByRole('button', { name: /^Ver\b/ })
        .first()
        .click(),
  },
]) {
  test(
    `'Volver' and Back from a ${name} show the list as it was left; its menu entry opens it anew`,
    {
      tag: [`@SHAR-25:${name}`, '@SHAR-25:back'],
    },
    async ({ page, app }) => {
      await app.signIn('coordinadora', { at: `${list}?order=-name&size=20` });
      await expectRecords(page);
      if (searched === null) await sizeOf(page).selectOption('10');
      else await page.getByRole('searchbox').fill(searched);
      if (searched === null) await next(page).click();
      const names = await rowNames(page);
      const address = page.url();
      const expectAsLeft = async () => {
        await expect(page).toHaveURL(address);
        await expectRecords(page);
        await expect.poll(() => rowNames(page)).toEqual(names);
        if (searched !== null) await expect(page.getByRole('searchbox')).toHaveValue(searched);
      };
      await open(page);
      await page.getByRole('link', { name: 'Volver' }).click();
      await expectAsLeft();
      await open(page);
      await expect(page.getByRole('link', { name: 'Volver' })).toBeVisible();
      await page.goBack();
      await expectAsLeft();
      await openEntry(page, name === 'room' ? 'Cursos' : 'Profesores');
      await expect(page).toHaveURL(list);
      await expectRecords(page);
      await expect.poll(() => rowNames(page)).not.toEqual(names);
      if (searched !== null) await expect(page.getByRole('searchbox')).toHaveValue('');
    },
  );
}

test("'Cancelar' of a create form shows the list as it was left", { tag: ['@SHAR-25:cancel'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: `${ROOMS}?page=2` });
  await expectRecords(page);
  const names = await rowNames(page);
  await page.getByRole('main').getByRole('button', { name: 'Agregar Curso' }).click();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page).toHaveURL(`${ROOMS}?page=2`);
  await expectRecords(page);
  expect(await rowNames(page)).toEqual(names);
});

test('a tab is a step of the history, and opens at its own first page', { tag: ['@SHAR-25:tab'] }, async ({ page, app }) => {
  await openOwnRooms({ page, app });
  await expectOpenTab(page, 'Sexto A');
  await next(page).click();
  await expect(page).toHaveURL(/\?page=2$/);
  const steps = await stepsOf(page);
  await openTab(page, 'Séptimo A');
  await expect(page).toHaveURL(/\?room=\d+$/);
  expect(await stepsOf(page)).toBe(steps + 1);
  await expectRecords(page);
  await page.reload();
  await expectOpenTab(page, 'Séptimo A');
  await page.goBack();
  await expectOpenTab(page, 'Sexto A');
  await expect(page.getByText('11–20 de 34')).toBeVisible();
  await page.goForward();
  await expectOpenTab(page, 'Séptimo A');
  await expect(page.getByText(/^1–/)).toBeVisible();
});

test(
  'what is searched never stands in the address; the tab keeps it until the session ends',
  {
    tag: ['@SHAR-25:search', '@SHAR-25:session'],
  },
  async ({ page, app }) => {
    const words = 'luzdary.velez';
    await app.signIn('coordinadora', { at: `${SEXTO_A}?page=2` });
    await expectRecords(page);
    await page.getByRole('searchbox').fill(words);
    await expect(page.getByText('1–1 de 1')).toBeVisible();
    // A search begins at the first page, which the address does not name.
    await expect(page).toHaveURL(SEXTO_A);
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(words);
    await page.reload();
    await expect(page.getByRole('searchbox')).toHaveValue(words);
    await expect(page.getByRole('rowheader')).toHaveCount(1);
    await entryOf(page, 'Publicaciones').click();
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue(words);
    // Another visit of the room begins anew.
    await openEntry(page, 'Cursos');
    await rowOf(page, 'Sexto A').getByRole('link').click();
    await expect(page.getByText('1–10 de 34')).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await page.getByRole('searchbox').fill(words);
    const kept = () => page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage), history.state]));
    // The control: it would be found.
    await expect.poll(kept).toContain(words);
    await signOut(page, 'Liliana Restrepo Cano');
    await expect(page).toHaveURL('/auth/login');
    expect(await kept()).not.toContain(words);
    await app.signIn('coordinadora');
    await page.goto(SEXTO_A);
    await expectRecords(page);
    await expect(page.getByRole('searchbox')).toHaveValue('');
  },
);

test(
  'what one person searched is not put back for the next one, though the tab slept meanwhile',
  { tag: ['@SAFE-15:otherPerson'] },
  async ({ page, app }) => {
    const words = 'luzdary.velez';
    await app.signIn('coordinadora', { at: SEXTO_A });
    await expectRecords(page);
    const search = page.getByRole('searchbox');
    await search.fill(words);
    await expect(page.getByText('1–1 de 1')).toBeVisible();
    // The control: the same person's is there again.
    await page.goto(IDLE_URL);
    await page.goBack();
    await expect(search).toHaveValue(words);
    await page.goto(IDLE_URL);
    // What another person's sign-in in another tab leaves.
    await page.evaluate((id) => localStorage.setItem('userId', id), String(people.find(({ key }) => key === 'dos-colegios')?.id));
    await page.goBack();
    await expectRecords(page);
    await expect(search).toHaveValue('');
    expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain(words);
  },
);

test(
  'whose publications an Admin reads stands in the address; a step of publishing keeps it',
  {
    tag: ['@SHAR-25:selector'],
  },
  async ({ page, app }) => {
    await app.signIn('coordinadora', { at: FEED });
    const select = page.getByLabel('Profesor');
    await expect(select.getByRole('option', { name: 'Mauricio Tovar Tovar' })).toBeAttached();
    const steps = await stepsOf(page);
    await select.selectOption('Mauricio Tovar Tovar');
    await expect(page).toHaveURL(/\?teacher=\d+$/);
    expect(await stepsOf(page)).toBe(steps);
    const expectHis = async () => {
      await expect(select.getByRole('option', { selected: true })).toHaveText('Mauricio Tovar Tovar');
      await expect(page.getByRole('article').first()).toContainText('Mauricio Tovar Tovar');
    };
    await expectHis();
    const address = page.url();
    await page.reload();
    await expectHis();
    await page.getByRole('main').getByRole('button', { name: 'Crear Publicación' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crear Publicación');
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expectHis();
    await openEntry(page, 'Publicaciones');
    await expect(page).toHaveURL(FEED);
    await expect(select.getByRole('option', { selected: true })).toHaveText('Todas las publicaciones');
    // One who is not offered, as a link of old may name: the feed is not everybody's, and can be.
    await page.goto(`${FEED}?teacher=987`);
    await expect(select.getByRole('option', { selected: true })).toHaveText('Otro profesor');
    await expect(page.getByText('Este profesor aun no ha realizado publicaciones')).toBeVisible();
    await select.selectOption('Todas las publicaciones');
    await expect(page.getByRole('article').first()).toBeVisible();
  },
);

test('for a Teacher the address names nobody', { tag: ['@SHAR-25:selector'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: `${FEED}?teacher=987` });
  await expect(page.getByRole('article').first()).toBeVisible();
  const asked = (await app.control.calls('GET /api/posts/teacherAndManager')).map(({ query }) => query['teacherId']);
  expect(asked).toHaveLength(1);
  expect(asked).not.toContain('987');
});

test('the way past the menu leaves list, search and history as they are', { tag: ['@SHAR-25:search'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: TEACHERS });
  await page.getByRole('searchbox').fill('garcia');
  await expect(rowOf(page, 'Yaneth').first()).toBeVisible();
  const steps = await stepsOf(page);
  await page.getByRole('link', { name: 'Ir al contenido' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('searchbox')).toHaveValue('garcia');
  await expect(page).toHaveURL(TEACHERS);
  expect(await stepsOf(page)).toBe(steps);
});
