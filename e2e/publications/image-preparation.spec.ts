/** While an image is prepared: its bar, 'Cancelar', and the form around it. */
import { crc32, deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '@e2e/support/test';
import { choose, controlOf, expectListed, expectRefused, listOf, pdf, removeOf, sample } from './attachment-choice';
import { WORKER, holdWorker, releaseWorker } from './image-worker';
import { openNotice, publish } from './notice-form';
import { publishOf, titleOf } from './publication-save';

/** A white PNG of that many pixels, of which a byte holds eight; compressed, so that 100 megapixels are a few kilobytes. */
function pngOf(name: string, width: number, height: number) {
  const chunk = (type: string, data: Buffer) => {
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(content));
    return Buffer.concat([length, content, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(1, 8);
  const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))));
  const parts = [chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))];
  return { name, mimeType: 'image/png', buffer: Buffer.concat([Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'), ...parts]) };
}

const barOf = (page: Page, name: string) => listOf(page).getByRole('progressbar', { name: `Preparando ${name}` });
const cancelOf = (page: Page, name: string) => listOf(page).getByRole('button', { name: `Cancelar ${name}`, exact: true });

test('[E5] an image of more than 50 megapixels is refused at once', { tag: ['@FILE-17:pixels'] }, async ({ page, app }) => {
  await openNotice({ page, app });
  await choose(page, pdf('acta.pdf'), pngOf('mega.png', 10_000, 10_000));
  await expectRefused(page, 'La imagen es demasiado grande: redúcela a menos de 50 megapíxeles.');
  await expectListed(page);
  // As many as are allowed.
  await choose(page, pngOf('grande.png', 10_000, 5_000));
  await expectListed(page, 'grande.png');
});

test(
  'while an image is prepared its line shows a bar, the form goes on, and only sending waits',
  { tag: ['@FILE-18:bar', '@FILE-18:usable'] },
  async ({ page, app }) => {
    await openNotice({ page, app });
    await holdWorker(page);
    await choose(page, sample('attachments/afiche.png'), pdf('acta.pdf'));
    await expect(barOf(page, 'afiche.png')).toBeVisible();
    await expect(cancelOf(page, 'afiche.png')).toHaveText('Cancelar');
    await expect(page.getByRole('status').filter({ hasText: 'Preparando los adjuntos…' })).toBeVisible();
    await expect(publishOf(page)).toBeDisabled();
    await app.checkA11y();
    await titleOf(page).fill('Otro título');
    await page.getByRole('switch', { name: 'Permitir comentarios' }).uncheck();
    // Chosen meanwhile, it waits for its turn.
    await choose(page, pdf('lista.pdf'));
    await releaseWorker(page);
    await cancelOf(page, 'afiche.png').click();
    await expectListed(page, 'acta.pdf', 'lista.pdf');
    await expect(page.getByText('Preparando los adjuntos…')).toHaveCount(0);
    const { request, files } = await publish({ page, app });
    expect(request).toMatchObject({ title: 'Otro título' });
    expect(files.map(({ filename }) => filename)).toEqual(['acta.pdf', 'lista.pdf']);
  },
);

test(
  'Cancelar stops the work and leaves the focus in the list; the image can be chosen again',
  { tag: ['@FILE-18:cancelled'] },
  async ({ page, app }) => {
    await openNotice({ page, app });
    await choose(page, sample('attachments/pelota.gif'));
    await expectListed(page, 'pelota.gif');
    await holdWorker(page);
    const [worker] = await Promise.all([page.waitForEvent('worker'), choose(page, sample('attachments/afiche.png'))]);
    const [, ended] = [await cancelOf(page, 'afiche.png').focus(), worker.waitForEvent('close')];
    await cancelOf(page, 'afiche.png').press('Enter');
    await ended;
    // The one chosen before stays.
    await expectListed(page, 'pelota.gif');
    await expect(controlOf(page)).toBeFocused();
    await releaseWorker(page);
    // Ready while 'Cancelar' has the focus: it goes to the button in its place.
    await page.route(WORKER, async (route) => {
      await cancelOf(page, 'afiche.png').focus();
      await route.continue();
    });
    await choose(page, sample('attachments/afiche.png'));
    await expectListed(page, 'afiche.png');
    await expect(removeOf(page, 'afiche.png')).toBeFocused();
    await releaseWorker(page);
  },
);

test('leaving the form stops the work', { tag: ['@FILE-18:left'] }, async ({ page, app }) => {
  await openNotice({ page, app });
  await holdWorker(page);
  const [worker] = await Promise.all([page.waitForEvent('worker'), choose(page, sample('attachments/afiche.png'))]);
  await expect(barOf(page, 'afiche.png')).toBeVisible();
  const ended = worker.waitForEvent('close');
  await page.getByRole('button', { name: 'Cancelar', exact: true }).click();
  await ended;
  await releaseWorker(page);
});

test('an image is prepared where no worker comes', { tag: ['@FILE-18:usable'] }, async ({ page, app }) => {
  await openNotice({ page, app });
  // A file that does not come, no call of the API.
  await page.route(WORKER, (route) => route.abort());
  app.watch.allow(/image-worker/);
  await choose(page, sample('attachments/afiche.png'));
  await expectListed(page, 'afiche.png');
  await releaseWorker(page);
});
