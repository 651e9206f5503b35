/** Code that does not come: without network, gone for good, or for ever on its way. */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { emailOf } from '@e2e/access/access';
import { buttonOf, dialogOf, expectFocusWithin, menuOf, openEntry } from '@e2e/support/screens';
import { expect, expectLoaded, test } from '@e2e/support/test';
import { DEMO_PASSWORD } from '@fixtures/people';

test.use({ ownPage: true });

const MISSING = 'No se pudo cargar esta sección.';
const ROOMS = '**/assets/rooms-page-*.js';
const MENTIONS = '**/assets/mentions-page-*.js';
const EMAIL = emailOf('coordinadora');
const DASHBOARD = '**/assets/dashboard-*.js';

const missing = (page: Page) => page.getByRole('main').getByText(MISSING);
const retry = (page: Page) => page.getByRole('button', { name: 'Reintentar' });
const roomsTable = (page: Page) => page.getByRole('table', { name: 'Cursos' });

/** Until the site has not answered: if it did meanwhile, the page would be loaded anew, as a person who presses wants it. */
async function pressUnanswered(page: Page, button: Locator): Promise<void> {
  const unanswered = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  await button.click();
  await unanswered;
}

async function openAccount(page: Page, entry: string) {
  await page.getByRole('button', { name: 'Liliana Restrepo Cano' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

/** The documents that the page asks for from now on. */
function countLoads(page: Page): { readonly loads: number } {
  const count = { loads: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count.loads += 1;
  });
  return count;
}

const takeAway = (context: BrowserContext, ...files: string[]) =>
  // No calls of the API: files that do not come.
  Promise.all(files.map((file) => context.route(file, (route) => route.abort())));

test(
  'a screen opened without network says so within the frame, and comes with the network',
  { tag: ['@SAFE-24:screen', '@connection'] },
  async ({ page, app, context }) => {
    await app.signIn('coordinadora', { at: '/dashboard/mentions/create' });
    const field = page.getByRole('textbox', { name: 'Mención' });
    await field.fill('Escrita antes del corte');
    // A call that is cut off fails over the screen.
    await expectLoaded(page, app);
    const count = countLoads(page);
    await context.setOffline(true);
    await openEntry(page, 'Cursos');
    await expect(missing(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Cursos' })).toBeVisible();
    await expect(menuOf(page)).toBeVisible();
    await expect(page.getByText('Sin conexión. Lo que escribas se conserva.')).toBeVisible();
    await app.checkA11y();
    await pressUnanswered(page, retry(page));
    await expect(missing(page)).toBeVisible();
    await context.setOffline(false);
    await expect(roomsTable(page)).toBeVisible();
    await page.goBack();
    await expect(field).toHaveValue('Escrita antes del corte');
    expect(count.loads).toBe(0);
  },
);

test(
  'a dialog opened without network says so, and comes with the network',
  { tag: ['@SAFE-24:dialog', '@SAFE-24:views'] },
  async ({ page, app, context }) => {
    await app.signIn('coordinadora', { at: '/dashboard/publications/list' });
    const views = page.getByRole('article').first().getByRole('button', { name: /vista/ });
    await expect(views).toBeVisible();
    await expectLoaded(page, app);
    const count = countLoads(page);
    await context.setOffline(true);
    await views.click();
    await expect(dialogOf(page, 'Vistas')).toContainText(MISSING);
    await buttonOf(page, 'Vistas', 'Cancelar').click();
    await expect(views).toBeFocused();
    await openAccount(page, 'Cambiar contraseña');
    const dialog = dialogOf(page, 'Cambiar contraseña');
    await expect(dialog).toContainText(MISSING);
    await app.checkA11y();
    await pressUnanswered(page, buttonOf(page, 'Cambiar contraseña', 'Reintentar'));
    await expect(dialog).toContainText(MISSING);
    await context.setOffline(false);
    await expect(dialog.getByRole('switch', { name: 'Generar contraseña automáticamente' })).toBeVisible();
    expect(count.loads).toBe(0);
  },
);

test(
  'a dialog that is long on its way says so at once, is left by Escape, and comes with the focus in it',
  { tag: ['@SAFE-24:lateDialog'] },
  async ({ page, app, context }) => {
    await app.signIn('coordinadora');
    let come = () => {};
    const coming = new Promise<void>((resolve) => {
      come = resolve;
    });
    // A file that comes late, no call.
    await context.route('**/assets/account-dialog-*.js', async (route) => {
      await coming;
      await route.continue();
    });
    const entry = 'Cambiar contraseña';
    const dialog = dialogOf(page, entry);
    await openAccount(page, entry);
    await expect(dialog.getByRole('status')).toHaveText('Cargando…');
    await expectFocusWithin(dialog);
    await app.checkA11y();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await openAccount(page, entry);
    await expect(dialog.getByRole('status')).toHaveText('Cargando…');
    come();
    await expect(dialog.getByRole('switch', { name: 'Generar contraseña automáticamente' })).toBeVisible();
    await expectFocusWithin(dialog);
  },
);

test(
  'the page is not loaded anew while nothing answers, and is by the person once something does',
  { tag: ['@SAFE-24:silent'] },
  async ({ page, app, context, baseURL }) => {
    app.watch.allow(/rooms-page/);
    await app.signIn('coordinadora');
    const count = countLoads(page);
    await takeAway(context, ROOMS, `${baseURL}/`);
    await openEntry(page, 'Cursos');
    await expect(missing(page)).toBeVisible();
    await pressUnanswered(page, retry(page));
    await expect(missing(page)).toBeVisible();
    expect(count.loads).toBe(0);
    await context.unrouteAll();
    await retry(page).click();
    await expect(roomsTable(page)).toBeVisible();
  },
);

test(
  'a dialog whose code is gone says so, and is tried again by the person alone',
  { tag: ['@SAFE-24:goneDialog'] },
  async ({ page, app, context }) => {
    app.watch.allow(/account-dialog/);
    await app.signIn('coordinadora');
    const count = countLoads(page);
    await takeAway(context, '**/assets/account-dialog-*.js');
    for (const entry of ['Cambiar contraseña', 'Cambiar número de teléfono']) {
      await openAccount(page, entry);
      await expect(dialogOf(page, entry)).toContainText(MISSING);
      await buttonOf(page, entry, 'Cancelar').click();
    }
    expect(count.loads).toBe(0);
  },
);

test(
  'a question whose code did not come says so, and is asked once it is there',
  // In the demo the backend's code needs it, too.
  { tag: ['@SAFE-24:dialog', '@live-only'] },
  async ({ page, app, context }) => {
    app.watch.allow(/shared/);
    await takeAway(context, '**/assets/shared-*.js');
    const refused = page.waitForEvent('requestfailed', (request) => /shared/.test(request.url()));
    await app.open();
    await refused;
    await context.unrouteAll();
    await app.signIn('coordinadora');
    await openEntry(page, 'Menciones');
    await page
      .getByRole('button', { name: /^Eliminar\b/ })
      .first()
      .click();
    await expect(page.getByRole('alert')).toContainText(MISSING);
    await app.checkA11y();
    await retry(page).click();
    await expect(dialogOf(page, 'Eliminar Mención')).toBeVisible();
  },
);

/** Runs in the page: what browsers do to storage, in part. */
const SPOILED_STORAGE = {
  refused: () => {
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
  },
  full: () => {
    const setItem: Storage['setItem'] = Reflect.get(Storage.prototype, 'setItem');
    Storage.prototype.setItem = function setItemUnlessFull(this: Storage, key: string, value: string) {
      if (this === sessionStorage) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  },
};

test('a page of gone code is loaded anew once where storage is refused', { tag: ['@SAFE-25:refused'] }, async ({ page, app, context }) => {
  app.watch.allow(/recover-page/);
  await page.addInitScript(SPOILED_STORAGE.refused);
  await app.open();
  await takeAway(context, '**/assets/recover-page-*.js');
  const count = countLoads(page);
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  await expect(missing(page)).toBeVisible();
  expect(count.loads).toBe(1);
});

test('a page of gone code is loaded anew once where storage is full', { tag: ['@SAFE-25:full'] }, async ({ page, app, context }) => {
  app.watch.allow(/rooms-page/);
  await page.addInitScript(SPOILED_STORAGE.full);
  await app.signIn('coordinadora');
  await takeAway(context, ROOMS);
  const count = countLoads(page);
  await openEntry(page, 'Cursos');
  await expect(missing(page)).toBeVisible();
  expect(count.loads).toBe(1);
});

test(
  'a login page whose dashboard is gone loads itself anew, says so, and signs in by the new version',
  { tag: ['@SAFE-06:signIn'] },
  async ({ page, app, context }) => {
    app.watch.allow(/dashboard/);
    await app.open();
    await takeAway(context, DASHBOARD);
    const count = countLoads(page);
    const updated = page.getByText('Esta página se actualizó a una versión nueva. Inicia sesión de nuevo.');
    await expect(updated).toHaveCount(0);
    await app.pressSignIn(EMAIL, DEMO_PASSWORD);
    await expect(updated).toBeVisible();
    expect(count.loads).toBe(1);
    await app.checkA11y();
    // Still gone: once is enough.
    await app.pressSignIn(EMAIL, DEMO_PASSWORD);
    await expect(page.getByText('Ocurrió un error, por favor intente nuevamente')).toBeVisible();
    expect(count.loads).toBe(1);
    await page.reload();
    await app.pressSignIn(EMAIL, DEMO_PASSWORD);
    await expect(updated).toBeVisible();
    await context.unroute(DASHBOARD);
    await app.pressSignIn(EMAIL, DEMO_PASSWORD);
    await expect(menuOf(page)).toBeVisible();
    await openAccount(page, 'Salir');
    await expect(page).toHaveURL('/auth/login');
    await expect(updated).toHaveCount(0);
  },
);

test('a recovery whose code was gone says nothing of a sign-in', { tag: ['@SAFE-06:signIn'] }, async ({ page, app, context }) => {
  app.watch.allow(/recover-page/);
  await app.open();
  await takeAway(context, '**/assets/recover-page-*.js');
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  await expect(missing(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  expect(await page.getByText('Esta página se actualizó').count()).toBe(0);
});

test('a page is loaded anew once, however many parts are gone', { tag: ['@SAFE-25:parts'] }, async ({ page, app, context }) => {
  app.watch.allow(/rooms-page|mentions-page/);
  await app.signIn('coordinadora');
  await takeAway(context, ROOMS, MENTIONS);
  const count = countLoads(page);
  for (const name of ['Cursos', 'Menciones', 'Cursos']) {
    await openEntry(page, name);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(missing(page)).toBeVisible();
  }
  expect(count.loads).toBe(1);
});

test(
  'code that is long on its way is waited for under the heading, and given up',
  { tag: ['@SAFE-06:late'] },
  async ({ page, app, context }) => {
    await app.signIn('coordinadora');
    const count = countLoads(page);
    let come = () => {};
    const coming = new Promise<void>((resolve) => {
      come = resolve;
    });
    let isAsked = false;
    // A file that comes late, no call.
    await context.route(ROOMS, async (route) => {
      isAsked = true;
      await coming;
      await route.continue();
    });
    await openEntry(page, 'Cursos');
    await expect.poll(() => isAsked).toBe(true);
    await page.clock.fastForward('00:01');
    await expect(page.getByRole('main').getByRole('status').getByText('Cargando…')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Cursos' })).toBeVisible();
    await app.checkA11y();
    await page.clock.fastForward('00:29');
    await expect(missing(page)).toBeVisible();
    expect(count.loads).toBe(0);
    come();
    await expect(roomsTable(page)).toBeVisible();
  },
);
