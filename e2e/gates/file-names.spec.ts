/** Names of files show what they are, and what is saved is what its name says (SECU-06). */
import type { Page } from '@playwright/test';
import { expectListed } from '@e2e/publications/attachment-choice';
import { cardOf, openFeed } from '@e2e/publications/feed-page';
import { ADMIN_FEED, answering, postOf } from '@e2e/support/post-factory';
import { acceptFailure, dialogOf } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';

const TURNED = 'informe\u202Efdp.exe';

const SHOWN = [
  [TURNED, 'informefdp.exe'],
  ['\u2066plano\u2069\u202A.pdf', 'plano.pdf'],
  ['a\u0007b\nc.pdf', 'a b c.pdf'],
] as const;

test(
  'signs of direction and controls do not show in a publication, its names for screen readers, its edit form',
  { tag: ['@SECU-06:publication', '@SECU-06:form'] },
  async ({ page, app }) => {
    const named = SHOWN.map(([name], index) => ({ id: index + 1, name, url: '/demo-files/plano-de-puestos.pdf' }));
    const post = postOf({ id: 4, title: 'Con archivos', rooms: [], images: named.slice(0, 2), videos: named.slice(0, 1), files: named });
    await openFeed({ page, app }, 'coordinadora', { faults: answering(ADMIN_FEED, [post], [post]) });
    const card = cardOf(page, 'Con archivos');
    // What its name says is no document is no link, which the browser's own menu would save.
    for (const [, shown] of SHOWN)
      await expect(card.getByRole(shown.endsWith('.pdf') ? 'link' : 'button', { name: new RegExp(`^${shown},`) })).toHaveText(shown);
    await expect(card.getByRole('img')).toHaveAccessibleName('Imagen 1 de 2: informefdp.exe');
    await expect(card.getByLabel('Video: informefdp.exe')).toBeVisible();
    expect(await card.innerHTML()).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
    await page.goto('/dashboard/publications/4');
    await expectListed(page, 'informefdp.exe', 'plano.pdf', 'informefdp.exe', ...SHOWN.map(([, shown]) => shown));
    expect(await page.getByRole('main').innerHTML()).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
  },
);

test('nor in a list that is chosen to be loaded', { tag: ['@SECU-06:list'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: '/dashboard/rooms/list' });
  await page.getByRole('button', { name: 'Cargar Lista' }).click();
  const dialog = dialogOf(page, 'Cargar lista de cursos');
  await dialog.locator('input[type=file]').setInputFiles({ name: TURNED, mimeType: 'text/csv', buffer: Buffer.from('a') });
  await expect(dialog.getByText('informefdp.exe no es un archivo .xlsx ni .csv.', { exact: true })).toBeVisible();
});

/** Answers the address of a file by a few bytes of that type: a server's answer to the browser, no call of the API. */
const serve = (page: Page, type: string) =>
  page.route('**/demo-files/archivo', (route) => route.fulfill({ body: 'x', headers: { 'Content-Type': type } }));

test.describe('what is saved', () => {
  test.use({ ownPage: true });

  for (const [name, type, saved] of [
    ['plano\u202E.pdf', 'application/pdf', 'plano.pdf'],
    ['plano.pdf', 'application/octet-stream', 'plano.pdf'],
    ['Circular No. 5', 'application/pdf', 'Circular No. 5.pdf'],
    [TURNED, 'application/pdf', null],
    ['plano.pdf', 'text/html', null],
    ['plano.pdf.exe', 'application/octet-stream', null],
    ['plano', 'application/x-msdownload', null],
  ] as const)
    test(
      `${JSON.stringify(name)} of ${type} is ${saved === null ? 'refused' : `saved as ${saved}`}`,
      { tag: ['@SECU-06:download', '@demo-only'] },
      async ({ page, app }) => {
        const files = [{ id: 1, name, url: '/demo-files/archivo' }];
        await openFeed({ page, app }, 'coordinadora', { faults: answering(ADMIN_FEED, [postOf({ id: 1, title: 'Con archivo', files })]) });
        await serve(page, type);
        // Its name is what is tried.
        const button = cardOf(page, 'Con archivo').locator('.file-row');
        const downloads: string[] = [];
        page.on('download', (download) => downloads.push(download.suggestedFilename()));
        await button.click();
        if (saved === null) {
          await acceptFailure(page, 'Este archivo no se puede abrir aquí.');
          expect(downloads).toEqual([]);
        } else await expect.poll(() => downloads).toEqual([saved]);
      },
    );
});
