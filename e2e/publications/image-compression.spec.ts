import type { Page } from '@playwright/test';
import { expect, test } from '@e2e/support/test';
import { choose, expectListed, listOf, sample } from './attachment-choice';
import { newNotice, openNotice, publish } from './notice-form';

/** Keeps what the page puts in a call's body: the log knows files by name and size only. */
async function watchFiles(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const sent: File[] = [];
    globalThis.FormData = class extends FormData {
      override append(name: string, value: string | Blob, filename?: string) {
        if (value instanceof File) sent.push(value);
        if (typeof value === 'string') super.append(name, value);
        else super.append(name, value, filename ?? (value instanceof File ? value.name : 'blob'));
      }
    };
    Object.assign(globalThis, { sent });
  });
  return () =>
    page.evaluate(async () => {
      const [file] = Reflect.get(globalThis, 'sent') as File[];
      if (!file) throw new Error('No file was sent.');
      return new TextDecoder('latin1').decode(await file.arrayBuffer());
    });
}

/** Width, height and the first pixel of the picture that the list shows, which is the one that is sent. */
const pictureOf = (page: Page) =>
  listOf(page)
    .getByRole('presentation')
    .evaluate((image: HTMLImageElement) => {
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      return { width: canvas.width, height: canvas.height, corner: [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3) };
    });

const WHITE = [255, 255, 255];

test('an image is sent with the quality of its size', { tag: ['@FILE-08', '@FILE-09', '@FILE-15:larger'] }, async ({ page, app }) => {
  await openNotice({ page, app });
  for (const [size, smallest, largest] of [
    // The same picture; at quality 1 it is sent even though it is larger than what was chosen.
    [19_999, 20_000, 30_000],
    [20_000, 1000, 10_000],
  ] as const) {
    await choose(page, sample('attachments/afiche.png', { size }));
    await expectListed(page, 'afiche.png');
    const { files } = await publish({ page, app });
    expect(files).toEqual([expect.objectContaining({ name: 'images', filename: 'afiche.jpg', type: 'image/jpeg' })]);
    expect(files[0]?.size).toBeGreaterThan(smallest);
    expect(files[0]?.size).toBeLessThan(largest);
    await newNotice(page);
  }
  // A drawing goes by its own size, not by that of the picture it becomes. At quality 1 no coefficient is divided.
  const sent = await watchFiles(page);
  const stops = '<radialGradient id="a"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></radialGradient>';
  const seal = drawing('viewBox="0 0 2 1"', `${stops}<rect width="2" height="1" fill="url(#a)"/>`);
  await choose(page, seal);
  await expectListed(page, seal.name);
  await publish({ page, app });
  expect(await sent()).toContain('\u{1}'.repeat(64));
});

test('a photo is sent without where it was taken, and upright', { tag: ['@FILE-15:jpeg'] }, async ({ page, app }) => {
  const photo = sample('attachments/foto-del-patio.jpg');
  expect(photo.buffer.includes('Camara de prueba')).toBe(true);
  await openNotice({ page, app });
  const sent = await watchFiles(page);
  await choose(page, photo);
  await expectListed(page, 'foto-del-patio.jpg');
  // The sensor's picture is 320 × 480, to be turned.
  await expect.poll(() => pictureOf(page)).toMatchObject({ width: 480, height: 320 });
  const [part] = (await publish({ page, app })).files;
  expect(part?.size).toBeLessThan(photo.buffer.length);
  const content = await sent();
  expect(content).toHaveLength(part?.size ?? 0);
  expect(content).toMatch(/^ÿØÿ/);
  for (const trace of ['Exif', 'Camara']) expect(content).not.toContain(trace);
});

const drawing = (attributes: string, content: string) => ({
  name: 'escudo.del.colegio.SVG',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`),
});

const DRAWINGS = [
  drawing('width="24" height="12"', '<circle cx="12" cy="6" r="4"/>'),
  drawing('viewBox="0 0 2 1"', '<circle cx="1" cy=".5" r=".3"/>'),
  drawing(
    'width="20" height="10"',
    '<script>alert(1)</script><foreignObject width="9" height="9"><b xmlns="http://www.w3.org/1999/xhtml">a</b></foreignObject>',
  ),
];

test(
  'what is clear is white, and a drawing of any size a JPEG large enough to see',
  { tag: ['@FILE-15:white', '@FILE-15:svg', '@FILE-15:extension'] },
  async ({ page, app }) => {
    await openNotice({ page, app });
    await choose(page, sample('attachments/insignia.webp'));
    await expectListed(page, 'insignia.webp');
    await expect.poll(() => pictureOf(page)).toEqual({ width: 160, height: 160, corner: WHITE });
    for (const file of DRAWINGS) {
      await choose(page, file);
      await expectListed(page, file.name);
      await expect.poll(() => pictureOf(page)).toEqual({ width: 1600, height: 800, corner: WHITE });
      await page.getByRole('button', { name: `Quitar ${file.name}` }).click();
    }
    const [, seal] = DRAWINGS;
    if (!seal) throw new Error('There is no drawing.');
    // A drawing under another image's name.
    await choose(page, { ...seal, name: 'escudo.png' });
    await expectListed(page, 'escudo.png');
    await choose(page, seal);
    await expectListed(page, 'escudo.del.colegio.SVG');
    const { files } = await publish({ page, app });
    expect(files).toEqual([expect.objectContaining({ filename: 'escudo.del.colegio.jpg', type: 'image/jpeg' })]);
  },
);
