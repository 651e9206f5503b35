/** The ring around what has the focus, and the entries of the menus with letters of twice the size (KEYS-01). */
import type { Locator, Page } from '@playwright/test';
import { SCREEN as OBSERVER } from '@e2e/observer/observer';
import { entryOf, menuOf } from '@e2e/support/screens';
import { expectRecords } from '@e2e/support/table';
import { expect, test } from '@e2e/support/test';

const ROOMS = '/dashboard/rooms/list';

/** The texts of these entries that reach out of their entry or of the window. */
const cutTexts = (entries: Locator): Promise<readonly string[]> =>
  entries.evaluateAll((all) =>
    all.flatMap((entry) => {
      const range = document.createRange();
      range.selectNodeContents(entry);
      const [text, box] = [range.getBoundingClientRect(), entry.getBoundingClientRect()];
      const left = Math.max(box.left, 0);
      const right = Math.min(box.right, document.documentElement.clientWidth);
      return text.left < left || text.right > right ? [`${entry.textContent}: ${text.left} to ${text.right} of ${left} to ${right}`] : [];
    }),
  );

test.describe('letters of twice the size', () => {
  test.use({ ownPage: true });

  test('no entry of a menu is cut', { tag: ['@KEYS-01:menus', '@demo-only'] }, async ({ page, app }) => {
    await app.signIn('coordinadora', { at: ROOMS });
    await expectRecords(page);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await cutTexts(menuOf(page).getByRole('link'))).toEqual([]);

    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole('banner').getByRole('button', { name: 'Liliana Restrepo Cano' }).click();
    const account = page.getByRole('menuitem');
    await expect(account).toHaveText(['Cambiar contraseña', 'Cambiar número de teléfono', 'Salir']);
    expect(await cutTexts(account)).toEqual([]);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Menú', exact: true }).click();
    await expect(menuOf(page).getByRole('button', { name: 'Cerrar menú' })).toBeInViewport({ ratio: 1 });
    expect(await cutTexts(menuOf(page).getByRole('link'))).toEqual([]);
  });
});

/** Why the ring around what has the focus is not seen whole; '' if it is. */
const cutRing = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLElement;
    const style = getComputedStyle(focused);
    if (style.outlineStyle !== 'solid' || style.outlineWidth !== '2px') return `its outline is ${style.outline}`;
    const offset = Number.parseFloat(style.outlineOffset);
    const isCutting = (part: Element) => getComputedStyle(part).overflowX !== 'visible';
    // What sticks inside of it is drawn over a ring that lies inside.
    if (offset < 0 && isCutting(focused)) return 'what it holds lies over it';
    const box = focused.getBoundingClientRect();
    const reach = offset + 2;
    for (let part = focused.parentElement; part !== null && part !== document.body; part = part.parentElement) {
      const edge = part.getBoundingClientRect();
      const isInside =
        box.left - reach >= edge.left &&
        box.right + reach <= edge.right &&
        box.top - reach >= edge.top &&
        box.bottom + reach <= edge.bottom;
      if (isCutting(part) && !isInside) return `it is cut by ${part.className}`;
    }
    return '';
  });

/** Goes to it by a key: the ring is there for the keyboard. */
async function goTo(page: Page, control: Locator): Promise<void> {
  await control.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
}

test(
  'the ring is whole around an entry of the menu, a tab and a table that scrolls',
  { tag: ['@KEYS-01:ring', '@demo-only'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: OBSERVER });
    await expectRecords(page);
    // Also where the menu has scrolled to it.
    for (const entry of await menuOf(page).getByRole('link').all()) {
      await goTo(page, entry);
      expect(await cutRing(page), (await entry.textContent()) ?? '').toBe('');
    }
    await expect(entryOf(page, 'Observador del Estudiante')).toBeFocused();
    await goTo(page, page.getByRole('tab', { selected: true }));
    expect(await cutRing(page)).toBe('');
    await page.setViewportSize({ width: 600, height: 720 });
    await goTo(page, page.getByRole('main').getByRole('region'));
    expect(await cutRing(page)).toBe('');
  },
);
