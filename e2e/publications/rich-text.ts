/** Steps in the field 'Descripción', for the tests of formatted text. */
import type { Locator, Page } from '@playwright/test';
import { ADMIN_FEED, answering, postOf } from '@e2e/support/post-factory';
import type { Visit } from '@e2e/support/screens';
import { expect } from '@e2e/support/test';
import type { Fault } from '@mocks/control/demo-state';
import { openNotice } from './notice-form';

export const textOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Descripción' });
export const toolOf = (page: Page, name: string): Locator => page.getByRole('toolbar').getByRole('button', { name, exact: true });

/** Opens the form of a new notice and leaves the caret in its description. */
export async function openText(visit: Visit): Promise<void> {
  await openNotice(visit);
  await textOf(visit.page).click();
}

/** Answers the edited notice with that description, and takes its save. */
export function savingText(description: string): Fault[] {
  const post = postOf({ id: 4, rooms: [], description });
  return [...answering(ADMIN_FEED, [post]), { method: 'PUT', path: '/api/posts', kind: 'answer', status: 200, body: post }];
}

/** Opens the form of a notice with that description; its save always succeeds. */
export async function openTextOf({ page, app }: Visit, description: string): Promise<void> {
  await app.signIn('coordinadora', { at: '/dashboard/publications/4', faults: savingText(description) });
  await expect(textOf(page)).toBeVisible();
}

/** Adds a last paragraph, so that the whole text is serialized again. */
export async function addParagraph(page: Page, text: string): Promise<void> {
  await textOf(page).press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type(text);
}

/** Pastes by an event with the clipboard's content, as the browser does. */
export async function paste(page: Page, html: string, text = ''): Promise<void> {
  await textOf(page).evaluate(
    (element, [html, text]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      if (html !== '') clipboardData.setData('text/html', html);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [html, text] as const,
  );
}
