import type { Locator, Page } from '@playwright/test';
import { SAVED, buttonOf, entryOf } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { expectListed, pdf } from './attachment-choice';

/** Goes on by Tab until that has the focus; fails where Tab does not lead. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < 60 && !(await isThere()); stops += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

/** What has the focus lies in the window, and nothing over it. */
const expectInSight = (target: Locator) =>
  expect
    .poll(() =>
      target.evaluate((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return [top + 2, bottom - 2].every((y) => element.contains(document.elementFromPoint((left + right) / 2, y)));
      }),
    )
    .toBe(true);

test(
  'an event with all that belongs to it is published by the keyboard alone',
  { tag: ['@SAFE-18', '@API-025:ok', '@API-027:ok'] },
  async ({ page, app }) => {
    const { keyboard } = page;
    await app.signIn('coordinadora');
    await tabTo(page, entryOf(page, 'Publicaciones'));
    await keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Crear Publicación' }));
    await keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Evento Escolar', exact: true }));
    await keyboard.press('Enter');

    await tabTo(page, page.getByRole('button', { name: 'Elegir cursos' }));
    await keyboard.press('Enter');
    await tabTo(page, page.getByRole('checkbox', { name: 'Sexto A', exact: true }));
    await keyboard.press('Space');
    await tabTo(page, page.getByRole('textbox', { name: 'Título' }));
    await keyboard.type('Feria');
    const text = page.getByRole('textbox', { name: 'Descripción' });
    await tabTo(page, text);
    await keyboard.press('Control+B');
    await keyboard.type('Traigan termo');

    await tabTo(page, page.getByRole('switch', { name: 'Evento programado' }));
    await keyboard.press('Space');
    await tabTo(page, page.getByRole('textbox', { name: 'Lugar' }));
    await keyboard.type('Patio');
    // The day and the month alike: which of them comes first is the browser's own affair.
    for (const field of ['Fecha inicial', 'Fecha final']) {
      await tabTo(page, page.getByLabel(field));
      await expectInSight(page.getByLabel(field));
      await keyboard.type('070720260800a');
      await expect(page.getByLabel(field)).toHaveValue('2026-07-07T08:00');
    }
    const add = page.getByRole('button', { name: 'Agregar recordatorio' });
    await tabTo(page, add);
    await expectInSight(add);
    await keyboard.press('Enter');
    await expect(page.getByLabel('Cantidad')).toBeFocused();
    await keyboard.press('Control+A');
    await keyboard.type('2');

    // Listened to before the way there: a busy page takes a key first, and what the browser is told to report after it.
    const chooser = page.waitForEvent('filechooser');
    await tabTo(page, page.getByLabel('Adjuntar archivos', { exact: true }));
    await keyboard.press('Enter');
    await (await chooser).setFiles([pdf('plano.pdf')]);
    await expectListed(page, 'plano.pdf');
    await tabTo(page, page.getByRole('switch', { name: 'Agregar al calendario' }));
    await expectInSight(page.getByRole('switch', { name: 'Agregar al calendario' }));
    await tabTo(page, page.getByRole('button', { name: 'Publicar', exact: true }));
    await keyboard.press('Enter');
    await expect(buttonOf(page, SAVED, 'Aceptar')).toBeFocused();
    await keyboard.press('Enter');

    const card = page.getByRole('article', { name: 'Feria', exact: true });
    await expect(card).toContainText('Fecha inicial: 07/07/2026 08:00');
    await expect(card.getByText('Sexto A')).toBeVisible();
    await expect(card.getByRole('strong').filter({ hasText: 'Traigan termo' })).toBeVisible();
    await expect(card.getByText('plano.pdf')).toBeVisible();
    expect((await app.control.calls('PUT /api/reminder')).map(({ body }) => body)).toMatchObject([
      { reminderTimes: [{ number: 2, unit: 'DAYS' }] },
    ]);
  },
);
