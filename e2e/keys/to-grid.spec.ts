/** From a Teacher's landing to the grid by keys. */
import { expectGrid } from '@e2e/marks-grid/marks-grid';
import { expect, test } from '@e2e/support/test';

/** Presses from the landing to the first cell of the grid where marks are missing (J12). */
const MOST = 12;

test('from the landing to the first cell of the grid where marks are missing', { tag: ['@KEYS-01:toGrid'] }, async ({ page, app }) => {
  await app.signIn('directora');
  const card = page.getByRole('region', { name: 'Qué me falta' });
  await expect(card.getByRole('listitem').first()).toBeVisible();
  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await page.keyboard.press(key);
  };
  const tabTo = async (name: string | RegExp) => {
    const target = page.getByRole('link', { name }).and(page.locator(':focus'));
    for (let left = MOST - presses; left > 0; left -= 1) {
      await press('Tab');
      if ((await target.count()) === 1) return;
    }
    throw new Error(`${String(name)} is out of reach`);
  };
  await tabTo('Ir al contenido');
  await press('Enter');
  await tabTo(/ · /);
  await press('Enter');
  await expectGrid(page);
  await tabTo('Ir a la planilla');
  await press('Enter');
  await expect(page.getByRole('grid').getByRole('gridcell').first()).toBeFocused();
  expect(presses).toBeLessThanOrEqual(MOST);
  // Typed at once.
  await page.keyboard.press('4');
  await expect(page.getByRole('grid').getByRole('textbox')).toHaveValue('4');
  await page.keyboard.press('Escape');
});
