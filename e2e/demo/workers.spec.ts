/** The demo goes on whatever becomes of service workers, its database and the computer while a screen is open. */
import type { Page } from '@playwright/test';
import { choose, expectListed, pdf, sample } from '@e2e/publications/attachment-choice';
import { acceptSavedPost, chooseType, publishOf, switchOf, titleOf } from '@e2e/publications/publication-save';
import { expectBackend, pageControl } from '@e2e/support/control';
import { leaveOldWorker, workersOf } from '@e2e/support/old-worker';
import type { OwnSite } from '@e2e/support/own-site';
import { test } from '@e2e/support/own-site-test';
import { expectNoDialog, openEntry } from '@e2e/support/screens';
import { expect } from '@e2e/support/test';

test.use({ ownPage: true });

const FEED = '/dashboard/publications/list?demo.as=coordinadora&demo.latency=0-0';
const POST = 'Con adjuntos';

const cardOf = (page: Page) => page.getByRole('article', { name: POST });

/** From the feed: publishes a picture, a film and a document. */
async function publishAll(page: Page): Promise<void> {
  await chooseType(page, 'Comunicados');
  await titleOf(page).fill(POST);
  await switchOf(page, 'Solo para profesores').check();
  await choose(page, sample('attachments/afiche.png'), sample('files/feria-ciencia.mp4'), pdf('Guía nº 1.pdf'));
  await expectListed(page, 'afiche.png', 'feria-ciencia.mp4', 'Guía nº 1.pdf');
  await publishOf(page).click();
  await acceptSavedPost(page);
}

/** Every kind of address that the demo gives: uploads of each kind, and the files of the seed. */
async function expectMedia(page: Page): Promise<void> {
  const card = cardOf(page);
  await card.scrollIntoViewIfNeeded();
  await expect(card.getByRole('img', { name: 'afiche.jpg' })).not.toHaveJSProperty('naturalWidth', 0);
  await expect(card.locator('video')).not.toHaveJSProperty('readyState', 0);
  const [upload] = await Promise.all([page.waitForEvent('download'), card.getByRole('link', { name: 'Guía nº 1.pdf' }).click()]);
  expect(await upload.failure()).toBeNull();
  const seeded = page.getByRole('article').getByRole('img').first();
  await expect(seeded).toHaveJSProperty('complete', true);
  await expect(seeded).not.toHaveJSProperty('naturalWidth', 0);
}

const expectRows = (page: Page, table: string) =>
  expect(page.getByRole('table', { name: table }).getByRole('rowheader').first()).toBeVisible();

/** Goes on to other screens and back. */
async function goRound(page: Page): Promise<void> {
  for (const entry of ['Cursos', 'Asignaturas']) {
    await openEntry(page, entry);
    await expectRows(page, entry);
    await expectNoDialog(page);
  }
  await openEntry(page, 'Publicaciones');
  await expect(cardOf(page)).toBeVisible();
  await expectNoDialog(page);
}

async function openFeed(page: Page, site: OwnSite): Promise<void> {
  await page.goto(site.url + FEED);
  await expectBackend(page);
}

test(
  'a worker that takes charge of an open page answers nothing of it, nor does its end',
  { tag: ['@DEMO-19:replaced', '@DEMO-19:ended', '@DEMO-19:media', '@demo-only'] },
  async ({ page, site, context }) => {
    await openFeed(page, site);
    await publishAll(page);
    // Another tab, with an earlier release.
    const other = await context.newPage();
    const isTaken = page.evaluate(() => new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve)));
    await leaveOldWorker(other, site);
    await isTaken;
    await goRound(page);
    await expectMedia(page);
    const browser = await context.newCDPSession(page);
    await browser.send('ServiceWorker.enable');
    await browser.send('ServiceWorker.stopAllWorkers');
    await goRound(page);
    await expectMedia(page);
    // It is gone with the next visit, and its scripts with it.
    await browser.detach();
    await other.close();
    await page.reload();
    await expectMedia(page);
    await expect.poll(() => workersOf(page)).toBe(0);
  },
);

test(
  'a computer that sleeps during a call shows no error when it wakes',
  { tag: ['@DEMO-19:laptop', '@demo-only'] },
  async ({ page, site }) => {
    await openFeed(page, site);
    await publishAll(page);
    for (const asleep of ['00:45', '05:00', '12:00']) {
      // The call is on its way, and all timers of the page are late.
      await pageControl(page).set({ latency: [1000, 1000] });
      await openEntry(page, 'Cursos');
      await expect(page.getByRole('heading', { level: 1, name: 'Cursos' })).toBeVisible();
      await page.clock.fastForward(asleep);
      await expectRows(page, 'Cursos');
      await expectNoDialog(page);
      await pageControl(page).set({ latency: [0, 0] });
      await goRound(page);
    }
  },
);

test('a database that the browser closed meanwhile is opened anew', { tag: ['@DEMO-19:laptop', '@demo-only'] }, async ({ page, site }) => {
  await openFeed(page, site);
  await publishAll(page);
  await page.evaluate(() => {
    const inherited = Object.getOwnPropertyDescriptor(IDBDatabase.prototype, 'transaction') ?? {};
    IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...given) {
      Object.defineProperty(IDBDatabase.prototype, 'transaction', inherited);
      this.close();
      return this.transaction(...given);
    };
  });
  await goRound(page);
  await expectMedia(page);
});
