/** The banner of a failed form, by the second (SHAR-07). */
import { expect, type Page } from '@playwright/test';
import { expectNoDialog } from './screens';

/**
 * Does something that a banner with that text follows, without a dialog: it is there 2.8 s of the page's clock after the
 * press and gone 3.1 s after it was seen.
 */
export async function expectBanner(page: Page, text: string, act: () => Promise<void>): Promise<void> {
  const banner = page.getByRole('alert');
  const began = await page.evaluate(() => Date.now());
  await act();
  await expect(banner).toHaveText(text);
  await expectNoDialog(page);
  const seen = await page.evaluate(() => Date.now());
  await page.clock.fastForward(Math.max(began + 2_800 - seen, 0));
  expect(await banner.count()).toBe(1);
  await page.clock.fastForward(300 + seen - began);
  // The page's clock runs on: what stays longer is still there by then.
  await expect(banner).toHaveCount(0, { timeout: 1_000 });
}
