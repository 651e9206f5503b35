/** Steps on the shell: menu, header, screen. */
import type { Page } from '@playwright/test';
import { menuOf } from '@e2e/support/screens';

export const headerOf = (page: Page) => page.getByRole('banner');

/** The labels of the entries marked as current. */
export const currentEntries = (page: Page): Promise<(string | null)[]> =>
  menuOf(page)
    .getByRole('link')
    .evaluateAll((links) => links.filter((link) => link.getAttribute('aria-current') === 'page').map((link) => link.textContent));

/** Presses the header's button with the person's full name. */
export async function openUserMenu(page: Page, fullName: string): Promise<void> {
  await headerOf(page).getByRole('button', { name: fullName, exact: true }).click();
}
