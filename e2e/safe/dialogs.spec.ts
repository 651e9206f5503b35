import type { Locator, Page } from '@playwright/test';
import { expectFocusWithin, menuOf } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';

const FEED = '/dashboard/publications/list';

interface Case {
  readonly name: string;
  /** Opens it and answers what it must give the focus back to. */
  readonly open: (page: Page) => Promise<Locator>;
}

const userMenu = async (page: Page, item: string) => {
  const opener = page.getByRole('button', { name: 'Yaneth García Suárez' });
  await opener.click();
  await page.getByRole('menuitem', { name: item }).click();
  return opener;
};

const CASES: readonly Case[] = [
  { name: 'Cambiar contraseña', open: (page) => userMenu(page, 'Cambiar contraseña') },
  { name: 'Cambiar número de teléfono', open: (page) => userMenu(page, 'Cambiar número de teléfono') },
  {
    name: 'Vistas',
    open: async (page) => {
      const opener = page
        .getByRole('article')
        .first()
        .getByRole('button', { name: /vistas?$/ });
      await opener.click();
      return opener;
    },
  },
  {
    name: 'Eliminar Publicación',
    open: async (page) => {
      const opener = page.getByRole('button', { name: 'Opciones' }).first();
      await opener.click();
      await page.getByRole('menuitem', { name: 'Eliminar' }).click();
      return opener;
    },
  },
];

for (const { name, open } of CASES) {
  test(`${name}: named, keeps the focus, closes with Escape and gives the focus back`, { tag: ['@SAFE-17'] }, async ({ page, app }) => {
    await app.signIn('directora', { at: FEED });
    await expect(page.getByRole('article').first()).toBeVisible();
    const opener = await open(page);
    const dialog = page.getByRole('dialog', { name, exact: true });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button').last()).toBeVisible();
    await app.look();
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press(step < 6 ? 'Tab' : 'Shift+Tab');
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    expect(await menuOf(page).evaluate((menu) => menu.closest('[inert]') !== null)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
}

test('the reset dialog does so too, on the public screens', { tag: ['@SAFE-17'] }, async ({ page, app }) => {
  await app.open();
  await page.goto('/auth/recover');
  const opener = page.getByRole('button', { name: 'Restablecer por correo' });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Restablecer por correo' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a failure over a dialog gives the focus back to the dialog', { tag: ['@SAFE-17'] }, async ({ page, app }) => {
  await app.signIn('directora');
  await app.door.fault({ method: 'PUT', path: '/api/accounts/{id}/change-phone-number', kind: 'status', status: 500, message: 'x' });
  await userMenu(page, 'Cambiar número de teléfono');
  const form = page.getByRole('dialog', { name: 'Cambiar número de teléfono', exact: true });
  await form.getByRole('textbox').fill('310 555 0101');
  await form.getByRole('button', { name: 'Guardar' }).click();
  const failure = page.getByRole('dialog', { name: 'Atención' });
  await expect(failure.getByRole('button', { name: 'Aceptar' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(failure).toBeHidden();
  await expectFocusWithin(form);
  await expect(form.getByRole('textbox')).toHaveValue('310 555 0101');
});

test('after a deletion the keyboard goes on at the screen', { tag: ['@SAFE-17', '@SAFE-18'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: FEED });
  await page.getByRole('button', { name: 'Opciones' }).first().press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Eliminar Publicación' });
  await question.getByRole('button', { name: 'Aceptar' }).press('Enter');
  await expect(question).toBeHidden();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});
