import { sample } from '@e2e/publications/attachment-choice';
import { expect, test } from '@e2e/support/test';
import { INFORMATION, acceptUpdated, edit, logoOf, save, SAVE_SCHOOL as SAVE } from './area';

test(
  'a new logo is seen before it is saved, goes out compressed by its size, and heads the page from then on',
  { tag: ['@SCHO-07', '@SCHO-16', '@SCHO-17', '@SCHO-18:preview', '@wire', '@API-009:ok'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora', { at: INFORMATION });
    // The demo shows what was uploaded by an object URL (DEMO-14).
    const stored = app.mode === 'demo' ? /^blob:/ : /afiche/;
    for (const [size, smallest, largest] of [
      [19_999, 20_000, 30_000],
      [20_000, 1000, 10_000],
    ] as const) {
      await expect(edit(page)).toBeEnabled();
      await edit(page).click();
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Cambiar logo' }).click();
      await (await chooser).setFiles(sample('attachments/afiche.png', { size }));
      await expect(logoOf(page)).toHaveAttribute('src', /^blob:/);
      await expect(page.getByRole('button', { name: 'Cambiar logo' })).toBeFocused();
      await app.checkA11y();
      await save(page).click();
      await acceptUpdated(page);
      const sent = (await app.control.calls(SAVE)).at(-1);
      const parts = sent?.body as { name: string; filename: string | null; type: string; size: number }[];
      const file = parts.find(({ name }) => name === 'file');
      expect(file).toMatchObject({ filename: 'afiche.jpg', type: 'image/jpeg' });
      expect(file?.size).toBeGreaterThan(smallest);
      expect(file?.size).toBeLessThan(largest);
      await expect(logoOf(page)).toHaveAttribute('src', stored);
    }
    await page.reload();
    await expect(logoOf(page)).toHaveAttribute('src', stored);
    expect(await logoOf(page).evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 0))).toBe(true);
  },
);

test(
  'what is no image is refused at its place, and the present logo stays',
  { tag: ['@SCHO-18:otherType', '@SCHO-18:renamed', '@SCHO-18:broken'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora', { at: INFORMATION });
    await edit(page).click();
    const button = page.getByRole('button', { name: 'Cambiar logo' });
    const choose = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
      const chooser = page.waitForEvent('filechooser');
      await button.click();
      await (await chooser).setFiles(file);
    };
    let present = (await logoOf(page).getAttribute('src')) ?? '';
    expect(present).toContain('escudo-yarumos');
    const png = Buffer.from('\x89PNG\r\n\x1A\n', 'latin1');
    for (const file of [
      { name: 'acta.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
      { name: 'escudo.png', mimeType: 'image/png', buffer: Buffer.from('MZ\x90\0', 'latin1') },
      { name: 'roto.png', mimeType: 'image/png', buffer: png },
    ]) {
      await choose(file);
      await expect(page.getByRole('alert')).toHaveText('Solo se permiten imágenes');
      await expect(logoOf(page)).toHaveAttribute('src', present);
      // An image after it: what the next one is told is not what this one was.
      await choose(sample('attachments/afiche.png'));
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(logoOf(page)).toHaveAttribute('src', /^blob:/);
      present = (await logoOf(page).getAttribute('src')) ?? '';
    }
  },
);
