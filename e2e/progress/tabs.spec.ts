/** What another tab of the browser saves. */
import { MATHS, expectGrid, gridOf } from '@e2e/marks-grid/marks-grid';
import { expect, expectAnswered, test } from '@e2e/support/test';
import { ACHIEVEMENTS, PROGRESS, expectReviewed, pairOf } from './progress';

test('what another tab saves is asked for again when this one shows', { tag: ['@TRAC-06:tabs'] }, async ({ page, app, context }) => {
  await app.signIn('directora', { at: PROGRESS });
  await expectReviewed(page);
  await pairOf(page, 'Sexto A', 'Matemáticas').click();
  await expect(page.getByText('77 % · 159 de 204 notas')).toBeVisible();
  const other = await context.newPage();
  await other.goto(MATHS);
  await expectGrid(other);
  await gridOf(other).getByRole('row').nth(1).getByRole('gridcell').nth(2).click();
  await other.keyboard.type('4');
  await other.keyboard.press('Enter');
  await expect(other.getByRole('status').filter({ hasText: '1 nota guardada' })).toBeAttached();
  await other.close();
  const asked = (await app.control.calls(ACHIEVEMENTS)).length;
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('78 % · 160 de 204 notas')).toBeVisible();
  // Its place alone, and once.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expectAnswered(page, app);
  expect(await app.control.calls(ACHIEVEMENTS)).toHaveLength(asked + 1);
});
