/** What fails while it is drawn leaves what is around it as it was (TEXT-04). */
import type { Page } from '@playwright/test';
import { DIALOGS } from '@e2e/areas';
import { EDIT, openList } from '@e2e/mentions/area';
import { emailOf } from '@e2e/access/access';
import { fullOnly } from '@e2e/support/full-only';
import { buttonOf, dialogOf, expectNoDialog } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { DEMO_PASSWORD } from '@fixtures/people';

test.use({ ownPage: true });
test.beforeEach(({ app }) => app.watch.allow(/planted/));

const FAILED_SCREEN = 'Algo salió mal en esta pantalla.';
const FAILED = 'Algo salió mal';

/** From now on what draws an element of that name, or a dialog of that title, fails. */
function plant([what, value]: readonly [kind: 'element' | 'title', value: string]): void {
  const fail = () => {
    throw new Error('planted');
  };
  const createElement = Reflect.get(Document.prototype, 'createElement');
  const text = Object.getOwnPropertyDescriptor(Node.prototype, 'textContent')!;
  Object.assign(window, {
    mend: () => {
      Object.assign(Document.prototype, { createElement });
      Object.defineProperty(Node.prototype, 'textContent', text);
    },
  });
  if (what === 'title')
    Object.defineProperty(Node.prototype, 'textContent', {
      ...text,
      set(this: Node, given: string) {
        if (given === value && this instanceof HTMLHeadingElement) fail();
        text.set?.call(this, given);
      },
    });
  else
    Document.prototype.createElement = function create(this: Document, name: string) {
      if (name === value) fail();
      return createElement.call(this, name);
    };
}

const mend = (page: Page) => page.evaluate(() => (Reflect.get(window, 'mend') as () => void)());
const retry = (page: Page) => page.getByRole('button', { name: 'Reintentar' });
const emailField = (page: Page) => page.getByLabel('Correo electrónico');

test('the login says that it failed, and is drawn again', { tag: ['@TEXT-04:login', '@SAFE-08'] }, async ({ page, app }) => {
  await page.addInitScript(plant, ['element', 'form'] as const);
  await app.open();
  await expect(page.getByText(FAILED_SCREEN)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible();
  await app.checkA11y();
  await mend(page);
  await retry(page).click();
  await expect(emailField(page)).toBeVisible();
});

test('the recovery says that it failed, and is drawn again', { tag: ['@TEXT-04:recovery'] }, async ({ page, app }) => {
  await app.open();
  await expect(emailField(page)).toBeVisible();
  await page.evaluate(plant, ['element', 'form'] as const);
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  await expect(page.getByText(FAILED_SCREEN)).toBeVisible();
  await mend(page);
  await retry(page).click();
  await expect(emailField(page)).toBeVisible();
  await expect(page.getByText(FAILED_SCREEN)).toHaveCount(0);
});

test('the school picker says that it failed, and is drawn again', { tag: ['@TEXT-04:picker'] }, async ({ page, app }) => {
  await app.open();
  await expect(emailField(page)).toBeVisible();
  await page.evaluate(plant, ['element', 'legend'] as const);
  await app.pressSignIn(emailOf('dos-colegios'), DEMO_PASSWORD);
  await expect(page.getByText(FAILED_SCREEN)).toBeVisible();
  await mend(page);
  await retry(page).click();
  await page.getByRole('radio').first().check({ force: true });
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('navigation').first()).toBeVisible();
});

test('a dialog that failed is closed, and opens another time', { tag: ['@TEXT-04:dialogs', '@TEXT-04:closed'] }, async ({ page, app }) => {
  await openList({ page, app });
  await page.evaluate(plant, ['title', EDIT] as const);
  const opener = page
    .getByRole('table')
    .getByRole('button', { name: /^Editar / })
    .first();
  await opener.press('Enter');
  await app.checkA11y();
  await buttonOf(page, FAILED, 'Cerrar').press('Enter');
  await expectNoDialog(page);
  await expect(opener).toBeFocused();
  await mend(page);
  await opener.press('Enter');
  await expect(dialogOf(page, EDIT)).toBeVisible();
});

test('a dialog that fails while its code is on the way fails by itself', { tag: ['@TEXT-04:loading'] }, async ({ page, app, context }) => {
  await openList({ page, app });
  const title = 'Cambiar contraseña';
  await page.evaluate(plant, ['title', title] as const);
  // A file that comes late, no call of the API.
  await context.route('**/assets/account-dialog-*.js', async (route) => {
    await expect(dialogOf(page, FAILED)).toBeVisible();
    await route.continue();
  });
  await page.getByRole('banner').getByRole('button').last().click();
  await page.getByRole('menuitem', { name: title }).click();
  await expect(dialogOf(page, FAILED)).toBeVisible();
  await mend(page);
  await retry(page).click();
  await expect(dialogOf(page, title)).toBeVisible();
});

/** One of each kind: over a list, of a record, without fields, a question, in the grid, over the header. */
const REPRESENTED = ['phone', 'views', 'room', 'periodDeletion', 'marksFill', 'observation'];

for (const { at, as, dialogs } of DIALOGS) {
  const names = Object.keys(dialogs);
  const tag = ['@TEXT-04:dialogs', '@demo-only', ...fullOnly(!names.some((name) => REPRESENTED.includes(name)))];
  test(`the dialogs of ${at} for ${as} fail by themselves`, { tag }, async ({ page, app }) => {
    await app.signIn(as, { at });
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
    await page.evaluate(() => Object.assign(window, { heading: document.querySelector('main h1') }));
    for (const { title, open } of Object.values(dialogs)) {
      await test.step(title, async () => {
        await page.evaluate(plant, ['title', title] as const);
        const opener = await open(page);
        await expect(dialogOf(page, FAILED)).toContainText('Lo que hay debajo quedó como estaba.');
        await mend(page);
        await retry(page).click();
        await expect(dialogOf(page, title)).toBeVisible();
        await page.keyboard.press('Escape');
        await expectNoDialog(page);
        await expect(opener).toBeFocused();
        // The very same heading: the screen was not drawn anew.
        expect(await page.evaluate(() => document.querySelector('main h1') === Reflect.get(window, 'heading'))).toBe(true);
      });
    }
  });
}
