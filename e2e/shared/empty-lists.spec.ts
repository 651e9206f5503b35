import { MENU_LISTS } from '@e2e/areas';
import { fullOnly } from '@e2e/support/full-only';
import { expect, test } from '@e2e/support/test';

for (const {
  name,
  list: { at },
  menu: { who, add },
} of MENU_LISTS)
  test(`${at} offers its next act once while it is empty`, { tag: fullOnly(name !== 'rooms') }, async ({ page, app }) => {
    await app.signIn(who, { at });
    await expect(page.getByText(/^(Aún no se han creado|1\. Crea)/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cargar Lista' })).toBeVisible();
    await page.getByRole('button', { name: add }).click();
    await expect(page.getByRole('heading', { level: 2, name: add })).toBeVisible();
  });
