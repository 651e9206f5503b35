/** Steps on 'Seguimiento del periodo'. */
import { expect, type Locator, type Page } from '@playwright/test';

export const PROGRESS = '/dashboard/progress';
export const ACHIEVEMENTS = 'GET /api/learning/indicator';
export const RECORDS = 'GET /api/learning/record-resume/{indicatorId}';

export const tableOf = (page: Page): Locator => page.getByRole('table', { name: 'Cursos y asignaturas' });
export const rowOf = (page: Page, room: string): Locator =>
  tableOf(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${room}\\b`) }) });
/** A pair's button, also in the list of a phone. */
export const pairOf = (page: Page, room: string, subject: string): Locator =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`${subject}, ${room}$`) });
export const buttonOf = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: typeof name === 'string' });
export const panelOf = (page: Page): Locator => page.getByRole('complementary', { name: /·/ });

/** Waits until the review has ended. */
export async function expectReviewed(page: Page): Promise<void> {
  await expect(page.getByText(/^Revisado hace (?:un momento|\d+ minutos?)$/)).toBeVisible({ timeout: 30_000 });
}
