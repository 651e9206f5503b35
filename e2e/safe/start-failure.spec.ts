/** The page whose own script does not come, or never comes to draw anything (SAFE-32). */
import type { Page } from '@playwright/test';
import { expect, test } from '@e2e/support/test';

test.use({ ownPage: true });

const SCRIPT = '**/assets/index-*.js';
const TEXT = 'No se pudo cargar la aplicación.';

/** So many ms after the style sheet came: no clock of the page's rules its animations. */
const waitUntil = (page: Page, time: number) =>
  page.evaluate((ms) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = ms;
    }
  }, time);

test(
  'a script that does not come is told of after 8 s, with a link to try again',
  { tag: ['@SAFE-32:shown', '@SAFE-32:again'] },
  async ({ page, app, context }) => {
    await app.open();
    // A file that does not come, no call.
    await context.route(SCRIPT, (route) => route.abort());
    await page.reload();
    await waitUntil(page, 7_900);
    await expect(page.getByText(TEXT)).toBeHidden();
    await expect(page.getByRole('link', { name: 'Reintentar' })).toHaveCount(0);
    await waitUntil(page, 8_000);
    await expect(page.getByText(TEXT)).toBeVisible();
    await context.unroute(SCRIPT);
    await page.getByRole('link', { name: 'Reintentar' }).click();
    await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
    await expect(page.getByText(TEXT)).toHaveCount(0);
  },
);

test(
  'so it is where the script comes, and the demo’s storage never answers it',
  { tag: ['@SAFE-32:undrawn', '@DEMO-20:undrawn', '@demo-only'] },
  async ({ page, app }) => {
    await app.open();
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest;
    });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toHaveCount(0);
    await waitUntil(page, 7_900);
    await expect(page.getByText(TEXT)).toBeHidden();
    await waitUntil(page, 8_000);
    await expect(page.getByText(TEXT)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Reintentar' })).toBeVisible();
  },
);

test('what it says goes when the script comes after all', { tag: ['@SAFE-32:gone'] }, async ({ page, app, context }) => {
  await app.open();
  let come = () => {};
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  // A file that comes late, no call.
  await context.route(SCRIPT, async (route) => {
    await coming;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByText(TEXT)).toBeAttached();
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
  await waitUntil(page, 8_000);
  await expect(page.getByText(TEXT)).toBeVisible();
  come();
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  await expect(page.getByText(TEXT)).toHaveCount(0);
});
