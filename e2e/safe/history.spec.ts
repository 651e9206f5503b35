/** What the browser keeps as history names nobody (SECU-04). */
import type { Page } from '@playwright/test';
import { DIALOGS, ROUTES, menuOf } from '@e2e/areas';
import { signOut } from '@e2e/session/session';
import { dialogOf, goWithin, untilDrawn } from '@e2e/support/screens';
import { expect, expectLoaded, test } from '@e2e/support/test';
import { guardians, students } from '@fixtures/students';
import { teachers } from '@fixtures/teachers';
import vocabulary from '@fixtures/vocabulary.json' with { type: 'json' };

/** The words of a text, in small letters without accents. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2);

/** Words of names that are also of the product, of its rooms and of the addresses: 'las', 'Luz'. */
const PRODUCT = new Set([
  ...wordsOf('de del las los san'),
  ...vocabulary.cursos.flatMap(({ name }) => wordsOf(name)),
  ...vocabulary.tiposAsignatura.flatMap(({ value, asignaturas }) => wordsOf([value, ...asignaturas].join(' '))),
]);

/** Each word of the names of people: also a first name alone, or 'Apellido, Nombre', tells who somebody is. */
const NAMES = new Set(
  [
    ...Object.values({ ...students, ...guardians }).map(({ name, surname }) => `${name} ${surname}`),
    ...teachers.map(({ teacherName, teacherLastName }) => `${teacherName} ${teacherLastName}`),
    ...Object.values(vocabulary.nombres).flat(),
  ]
    .flatMap(wordsOf)
    .filter((word) => !PRODUCT.has(word)),
);

/** Title, address and state of the entry that the browser keeps of the screen. */
const entryOf = (page: Page): Promise<{ title: string; query: string; path: string; state: string }> =>
  page.evaluate(() => ({
    title: document.title,
    query: decodeURIComponent(location.search + location.hash).replaceAll('+', ' '),
    path: decodeURIComponent(location.pathname),
    state: JSON.stringify(history.state),
  }));

/** The documents fix that a teacher's address holds the e-mail. */
const TEACHER = /^\/dashboard\/teachers\/[^/]+@[^/]+$/;

/** The names in what is kept. */
const namesIn = (kept: string): string[] => wordsOf(kept).filter((word) => NAMES.has(word));

async function expectNobody(page: Page, typed = ''): Promise<void> {
  const { title, query, path, state } = await entryOf(page);
  const kept = [title, query, state, TEACHER.test(path) ? '' : path].join(' ');
  expect(kept).not.toContain('@');
  expect(namesIn(kept), kept).toEqual([]);
  if (typed !== '') expect(kept).not.toContain(typed);
  // Words of people have blanks; what is chosen in a list is a number, a word of the product or a day.
  expect(query).not.toMatch(/\s/);
}

test('a name is known in whatever form it stands (SECU-04)', { tag: ['@SECU-04:login', '@demo-only'] }, async ({ app }) => {
  await app.open();
  for (const kept of ['García Hernández, Claudia', 'Ficha de Yaneth', '?q=gloria', '{"student":"Muñoz"}'])
    expect(namesIn(kept)).not.toEqual([]);
  for (const kept of ['Planilla de Estudiantes', 'Sexto A', 'Observador del Estudiante', '?tab=observations&roomId=9'])
    expect(namesIn(kept)).toEqual([]);
});

for (const [who, routes] of Object.entries(ROUTES) as [keyof typeof ROUTES, Record<string, string>][]) {
  const details = menuOf(who).flatMap((entry) =>
    entry.details.map(([, address]): [string, string] => [`${entry.label} ${address}`, address]),
  );
  const screens = [...Object.entries(routes), ...details];

  test(
    `no screen’s title, address or state names a person, with a search in it neither (${who})`,
    { tag: [`@SECU-04:${who}`, '@demo-only'] },
    async ({ page, app }) => {
      test.slow();
      await app.signIn(who);
      const [searched, opened]: string[][] = [[], []];
      for (const [route, path] of screens) {
        await test.step(route, async () => {
          await goWithin(page, path);
          await expectLoaded(page, app);
          await expectNobody(page);
          const search = page.getByRole('searchbox').first();
          if ((await search.count()) > 0) {
            await search.fill('hernandez');
            await untilDrawn(page);
            await expect(search).toHaveValue('hernandez');
            await expectNobody(page, 'hernandez');
            await search.fill('');
            searched?.push(route);
          }
          // The detail of the first record.
          const record = page.getByRole('main').locator('.record-link').first();
          if ((await record.count()) === 0) return;
          await record.click();
          await expectLoaded(page, app);
          await expectNobody(page);
          opened?.push(route);
        });
      }
      // The control: screens with a search, and with records that open, were among them.
      expect(searched?.length).toBeGreaterThan(0);
      expect(opened?.length).toBeGreaterThan(0);
    },
  );

  test(`no dialog leaves a name (${who})`, { tag: [`@SECU-04:${who}`, '@demo-only'] }, async ({ page, app }) => {
    test.slow();
    await app.signIn(who);
    for (const { at, dialogs } of DIALOGS.filter(({ as }) => as === who))
      for (const { title, open } of Object.values(dialogs))
        await test.step(title, async () => {
          await goWithin(page, '/dashboard');
          await goWithin(page, at);
          await expectLoaded(page, app);
          await open(page);
          await expect(dialogOf(page, title).getByRole('button').last()).toBeVisible();
          await expectNobody(page);
          await page.keyboard.press('Escape');
          await expect(dialogOf(page, title)).toHaveCount(0);
          await expectNobody(page);
        });
  });
}

test('after signing out the entry of the login holds nothing of the session', { tag: ['@SECU-04:login'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: '/dashboard/teachers/yaneth.garcia@yarumos.example' });
  await expectLoaded(page, app);
  await signOut(page, 'Liliana Restrepo Cano');
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  await expectNobody(page);
  expect((await entryOf(page)).state).not.toMatch(/dashboard|yaneth/);
});
