/** The banner of a failed form (SHAR-07). */
import { expect, type Page } from '@playwright/test';
import { expectShownFor } from './clock';
import { expectNoDialog } from './screens';

/** Does something, and expects a banner with that text for 3 s and no dialog. */
export async function expectBanner(page: Page, text: string, act: () => Promise<void>): Promise<void> {
  const banner = page.getByRole('alert');
  const see = async () => {
    await expect(banner).toHaveText(text);
    await expectNoDialog(page);
    // The banner lies in the form's card, above the pressed button, with its icon in line with its text.
    const [card, shown, save] = await Promise.all([
      page.getByRole('region').filter({ has: banner }).boundingBox(),
      banner.boundingBox(),
      page.getByRole('button', { name: 'Guardar', exact: true }).boundingBox(),
    ]);
    expect(shown?.x).toBeGreaterThan(card?.x ?? Number.NaN);
    expect((shown?.y ?? Number.NaN) + (shown?.height ?? 0)).toBeLessThanOrEqual(save?.y ?? Number.NaN);
    expect(shown?.height).toBeLessThan(60);
  };
  await expectShownFor(page, banner, text, 3_000, act, see);
}
