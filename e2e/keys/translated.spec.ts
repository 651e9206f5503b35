/** Every screen, dialog and form in a page that the browser translates (TEXT-02). */
import { DIALOGS, FORMS, ROUTES } from '@e2e/areas';
import { INVALID, emailOf, expectRefused } from '@e2e/access/access';
import { fullOnly } from '@e2e/support/full-only';
import { dialogOf, expectNoDialog, goWithin } from '@e2e/support/screens';
import { translatedNames } from '@e2e/support/untranslatable';
import { rowOf } from '@e2e/support/table';
import { expect, expectLoaded, test } from '@e2e/support/test';
import { translatePages } from '@e2e/support/translated';
import { DEMO_PASSWORD } from '@fixtures/people';

test.use({ ownPage: true });
test.beforeEach(({ page }) => translatePages(page));

const FAILED = 'Algo salió mal';

test('one signs in, after a wrong password too [H1]', { tag: ['@TEXT-02:login', '@demo-only'] }, async ({ page, app }) => {
  await app.open();
  await app.pressSignIn(emailOf('coordinadora'), 'demo2026*');
  await expectRefused(page, INVALID, emailOf('coordinadora'), 'demo2026*');
  await app.pressSignIn(emailOf('coordinadora'), DEMO_PASSWORD);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main font').first()).toBeAttached();
});

for (const [who, routes] of Object.entries(ROUTES) as [keyof typeof ROUTES, Readonly<Record<string, string>>][])
  test(`every screen of ${who} is drawn`, { tag: ['@TEXT-02:screens', '@TEXT-03:screens', '@demo-only'] }, async ({ page, app }) => {
    await app.signIn(who);
    for (const [name, address] of Object.entries(routes)) {
      await test.step(name, async () => {
        await goWithin(page, address);
        await expectLoaded(page, app);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expect(page.getByText(FAILED)).toHaveCount(0);
        expect.soft(await translatedNames(page)).toEqual([]);
      });
    }
  });

const REPRESENTED = ['phone', 'views', 'room', 'marksFill', 'observation', 'roomReports'];

for (const { at, as, dialogs } of DIALOGS) {
  const names = Object.keys(dialogs);
  const tag = ['@TEXT-02:dialogs', '@TEXT-03:dialogs', '@demo-only', ...fullOnly(!names.some((name) => REPRESENTED.includes(name)))];
  test(`the dialogs of ${at} for ${as} open and close`, { tag }, async ({ page, app }) => {
    await app.signIn(as, { at });
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
    for (const { title, open } of Object.values(dialogs)) {
      const opener = await open(page);
      await expect(dialogOf(page, title).getByRole('button').last()).toBeVisible();
      expect.soft(await translatedNames(page), title).toEqual([]);
      await page.keyboard.press('Escape');
      await expectNoDialog(page);
      await expect(opener).toBeFocused();
    }
  });
}

const REPRESENTED_FORMS = ['academicActivity', 'publication', 'subjects', 'invitations', 'comment'];

for (const [name, form] of Object.entries(FORMS)) {
  const tag = ['@TEXT-02:forms', '@TEXT-03:forms', '@demo-only', ...fullOnly(!REPRESENTED_FORMS.includes(name))];
  test(`the form ${name} is filled in and sent once`, { tag }, async ({ page, app }) => {
    await app.signIn(form.as);
    await form.open(page);
    await form.fill(page);
    expect.soft(await translatedNames(page)).toEqual([]);
    await form.button(page).click();
    await form.success(page);
    await expect(page.getByText(FAILED)).toHaveCount(0);
  });
}

test('a record is deleted, and the list follows [H1]', { tag: ['@TEXT-02:deletion', '@demo-only'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: '/dashboard/mentions/list' });
  const name = (await page.getByRole('rowheader').first().textContent()) ?? '';
  await rowOf(page, name).getByRole('button', { name: 'Eliminar' }).click();
  await dialogOf(page, 'Eliminar Mención').getByRole('button', { name: 'Aceptar' }).click();
  await expectNoDialog(page);
  await expect(rowOf(page, name)).toHaveCount(0);
  await expect(page.getByText(FAILED)).toHaveCount(0);
});
