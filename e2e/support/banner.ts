/** The banner of a failed form (SHAR-07). */
import { expect, type Page } from '@playwright/test';
import { expectShownFor } from './clock';
import { expectNoDialog } from './screens';

/** Does something that a banner with that text follows for 3 s, without a dialog. */
export async function expectBanner(page: Page, text: string, act: () => Promise<void>): Promise<void> {
  const banner = page.getByRole('alert');
  await expectShownFor(page, banner, text, 3_000, async () => {
    await act();
    await expect(banner).toHaveText(text);
    await expectNoDialog(page);
  });
}
