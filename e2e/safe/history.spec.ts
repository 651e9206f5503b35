/** What the browser keeps as history names nobody (SECU-04). */
import type { Page } from '@playwright/test';
import { ROUTES } from '@e2e/areas';
import { signOut } from '@e2e/session/session';
import { goWithin, untilDrawn } from '@e2e/support/screens';
import { expect, expectLoaded, test } from '@e2e/support/test';
import { guardians, students } from '@fixtures/students';
import { teachers } from '@fixtures/teachers';

/** Names and e-mails of people, as they are shown and as an address would hold them. */
const PEOPLE = [
  ...Object.values({ ...students, ...guardians }).map(({ name, surname }) => [name, surname]),
  ...teachers.map(({ teacherName, teacherLastName }) => [teacherName, teacherLastName]),
].map(([name = '', surname = '']) => `${name} ${surname}`);

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

async function expectNobody(page: Page, typed = ''): Promise<void> {
  const { title, query, path, state } = await entryOf(page);
  const kept = title + query + state + (TEACHER.test(path) ? '' : path);
  expect(kept).not.toContain('@');
  expect(PEOPLE.filter((name) => kept.includes(name))).toEqual([]);
  if (typed !== '') expect(kept).not.toContain(typed);
  // Words of people have blanks; what is chosen in a list is a number, a word of the product or a day.
  expect(query).not.toMatch(/\s/);
}

for (const [who, routes] of Object.entries(ROUTES) as [keyof typeof ROUTES, Record<string, string>][]) {
  test(
    `no screen’s title, address or state names a person, with a search in it neither (${who})`,
    { tag: [`@SECU-04:${who}`, '@demo-only'] },
    async ({ page, app }) => {
      test.slow();
      await app.signIn(who);
      const searched: string[] = [];
      for (const [route, path] of Object.entries(routes)) {
        await test.step(route, async () => {
          await goWithin(page, path);
          await expectLoaded(page, app);
          await expectNobody(page);
          const search = page.getByRole('searchbox').first();
          if ((await search.count()) === 0) return;
          await search.fill('hernandez');
          await untilDrawn(page);
          await expect(search).toHaveValue('hernandez');
          await expectNobody(page, 'hernandez');
          searched.push(route);
        });
      }
      // The control: screens with a search were among them.
      expect(searched.length).toBeGreaterThan(0);
    },
  );
}

test('after signing out the entry of the login holds nothing of the session', { tag: ['@SECU-04:login'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: '/dashboard/teachers/yaneth.garcia@yarumos.example' });
  await expectLoaded(page, app);
  await signOut(page, 'Liliana Restrepo Cano');
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  await expectNobody(page);
  expect((await entryOf(page)).state).not.toMatch(/dashboard|yaneth/);
});
