import { fileOf, sample } from '@e2e/publications/attachment-choice';
import { holdWorker, releaseWorker } from '@e2e/publications/image-worker';
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
  { tag: ['@SCHO-18:otherType', '@SCHO-18:renamed', '@SCHO-18:broken', '@FILE-17:empty', '@FILE-17:heic'] },
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
    const NO_IMAGE = 'Solo se permiten imágenes';
    for (const [file, text] of [
      [fileOf('acta.pdf', '%PDF-1.7'), NO_IMAGE],
      [fileOf('escudo.png', 'MZ\x90\0'), NO_IMAGE],
      [fileOf('roto.png', '\x89PNG\r\n\x1A\n'), NO_IMAGE],
      // Its cause, where it has one that can be mended.
      [fileOf('vacio.png', ''), 'El archivo está vacío.'],
      [fileOf('foto.jpg', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'), /^Esta foto está en formato HEIC/],
    ] as const) {
      await choose(file);
      await expect(page.getByRole('alert')).toHaveText(text);
      await expect(logoOf(page)).toHaveAttribute('src', present);
      // An image after it: what the next one is told is not what this one was.
      await choose(sample('attachments/afiche.png'));
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(logoOf(page)).not.toHaveAttribute('src', present);
      await expect(logoOf(page)).toHaveAttribute('src', /^blob:/);
      present = (await logoOf(page).getAttribute('src')) ?? '';
    }
  },
);

test(
  'while a logo is prepared a bar shows it, and Cancelar gives the present one back',
  { tag: ['@FILE-18:bar', '@FILE-18:cancelled'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora', { at: INFORMATION });
    await edit(page).click();
    await holdWorker(page);
    const button = page.getByRole('button', { name: 'Cambiar logo' });
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()]);
    await chooser.setFiles(sample('attachments/afiche.png'));
    const bar = page.getByRole('progressbar', { name: 'Preparando el logo' });
    await expect(bar).toBeVisible();
    await expect(save(page)).toBeDisabled();
    await app.checkA11y();
    await page.getByRole('button', { name: 'Cancelar', exact: true }).first().press('Enter');
    await expect(bar).toHaveCount(0);
    await expect(button).toBeFocused();
    await expect(logoOf(page)).toHaveAttribute('src', /escudo-yarumos/);
    await expect(save(page)).toBeEnabled();
    await releaseWorker(page);
  },
);
