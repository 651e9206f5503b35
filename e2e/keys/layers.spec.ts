/** Which control has the focus in the menu's drawer and in a dialog that begins with a choice (KEYS-01, KEYS-02). */
import type { Page } from '@playwright/test';
import { EDIT, commentOf, detailAt, levelsOf, saveOf } from '@e2e/spreadsheet/spreadsheet';
import { SAVED, dialogOf, expectFocusWithin, expectNoDialog, idleFor } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menú', exact: true });
const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Menú' });

for (const width of [390, 800, 991])
  test(
    `Tab stays in the menu while it is a drawer, and what stands over it can be typed in, at ${width} px`,
    { tag: ['@KEYS-01:drawer'] },
    async ({ page, app }) => {
      await app.signIn('directora');
      await page.setViewportSize({ width, height: 700 });
      await menuButton(page).press('Enter');
      const drawer = drawerOf(page);
      await expectFocusWithin(drawer);
      // What is said meanwhile is heard.
      for (const status of await page.locator('body > [role="status"]').all()) await expect(status).not.toHaveAttribute('inert');
      await expect(page.locator('body > [role="status"]')).not.toHaveCount(0);
      const count = await drawer.locator('a, button').filter({ visible: true }).count();
      for (const key of ['Tab', 'Shift+Tab']) {
        const visited = new Set<string>();
        for (let press = 0; press < count + 2; press += 1) {
          await page.keyboard.press(key);
          await expectFocusWithin(drawer);
          visited.add(await page.evaluate(() => document.activeElement?.outerHTML ?? ''));
        }
        // Round, through each of them.
        expect(visited.size).toBe(count);
      }
      // As a password manager's, or a translator's bar.
      await page.evaluate(() => document.body.append(Object.assign(document.createElement('input'), { id: 'other', ariaLabel: 'Otra' })));
      const other = page.getByLabel('Otra');
      await other.focus();
      await page.keyboard.type('colegio');
      await expect(other).toHaveValue('colegio');
      await expect(other).toBeFocused();
      await other.evaluate((field) => field.remove());
      await expectFocusWithin(drawer);
      await page.keyboard.press('Escape');
      await expect(drawer).toHaveCount(0);
      await expect(menuButton(page)).toBeFocused();
    },
  );

test(
  'a question over the drawer is answered by keys, and one goes on in the drawer',
  { tag: ['@KEYS-01:drawer'] },
  async ({ page, app }) => {
    await app.signIn('directora');
    await page.setViewportSize({ width: 800, height: 700 });
    await menuButton(page).press('Enter');
    await expectFocusWithin(drawerOf(page));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const entry = drawerOf(page).locator(':focus');
    const name = await entry.textContent();
    await idleFor(page, '14:05');
    const question = dialogOf(page, 'Tu sesión está por terminar');
    await expectFocusWithin(question);
    // Any key is activity.
    await question.getByRole('button', { name: 'Continuar conectado' }).press('Enter');
    await expect(question).toHaveCount(0);
    await expect(entry).toHaveText(name ?? '');
  },
);

test(
  'a dialog that begins with a choice opens at what is chosen, else at its first option',
  { tag: ['@KEYS-02:choice'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: detailAt(4) });
    const opener = page.getByRole('button', { name: /^Editar/ }).first();
    await opener.press('Enter');
    const dialog = dialogOf(page, EDIT);
    // Else its first empty field would have it.
    await commentOf(page).fill('Explica bien el procedimiento.');
    const chosen = dialog.getByRole('radio', { checked: true });
    await expect(chosen).toHaveCount(1);
    await expect(levelsOf(page).first()).not.toBeChecked();
    await saveOf(page).press('Enter');
    await expect(dialogOf(page, SAVED).getByRole('button', { name: 'Aceptar' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expectNoDialog(page);
    await opener.press('Enter');
    await expect(chosen).toBeFocused();
    const { length } = await levelsOf(page).all();
    const index = await levelsOf(page).evaluateAll((radios) => radios.indexOf(document.activeElement as HTMLElement));
    await page.keyboard.press('ArrowRight');
    await expect(levelsOf(page).nth((index + 1) % length)).toBeChecked();
  },
);
