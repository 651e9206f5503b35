/** When the code of spreadsheets comes, and what shows when it does not (EXPO-06). */
import type { Page } from '@playwright/test';
import { openRoom } from '@e2e/students/students';
import { expectRecords } from '@e2e/support/table';
import { expect, test } from '@e2e/support/test';
import { download, downloadButton, watchDownloads } from './downloads';

/** What writes spreadsheets: its dialog, what makes a table one, the worker and the library in it. */
const LATE = /\/assets\/(?:demo-)?(?:download-(?:dialog|table)|sheet-(?:worker|file)|xlsx|write-excel)[^/]*\.js$/;

function watchCode(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (LATE.test(pathname)) asked.push(pathname);
  });
  return asked;
}

test.describe('in a page of its own', () => {
  test.use({ ownPage: true });

  test('its code is fetched with the first press, and by nothing before it', { tag: ['@EXPO-06:late'] }, async ({ page, app }) => {
    const asked = watchCode(page);
    await app.signIn('coordinadora', { at: '/dashboard/rooms/list' });
    await expectRecords(page);
    await downloadButton(page).hover();
    await downloadButton(page).focus();
    expect(asked).toEqual([]);
    await download(page);
    expect(asked.some((file) => file.includes('sheet-worker'))).toBe(true);
    const count = asked.length;
    await download(page);
    // Each file is written in a worker of its own.
    expect(asked.slice(count).filter((file) => !file.includes('sheet-worker'))).toEqual([]);
  });

  test('where no worker comes the page writes the file', { tag: ['@EXPO-06:page'] }, async ({ page, app }) => {
    app.watch.allow(/sheet-worker/);
    // A file that is not there, no call of the API.
    await page.route(/\/assets\/sheet-worker-.+\.js$/, (route) => route.fulfill({ status: 404 }));
    await openRoom({ page, app });
    expect((await download(page)).rows).toHaveLength(34);
  });

  test('code that does not come is told in words, and saves nothing', { tag: ['@EXPO-06:gone'] }, async ({ page, app }) => {
    app.watch.allow(/ERR_FAILED|Failed to fetch|sheet-|download-/);
    await openRoom({ page, app });
    const saved = watchDownloads(page);
    // Files that do not come, no call of the API.
    await page.route(/\/assets\/(?:sheet-worker|sheet-file)-.+\.js$/, (route) => route.abort());
    await downloadButton(page).click();
    await expect(page.getByRole('alertdialog', { name: 'Descargar' })).toContainText('No se pudo descargar la lista.');
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await expect(downloadButton(page)).toBeFocused();
    expect(saved).toEqual([]);
  });
});
