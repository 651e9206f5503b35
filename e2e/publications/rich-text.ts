/** What the tests of formatted text do in the field 'Descripción' and see sent. */
import type { Locator, Page } from '@playwright/test';
import { ADMIN_FEED, answering, postOf } from '@e2e/support/post-factory';
import { expect, type App } from '@e2e/support/test';
import { openFeed } from './feed-page';

interface Visit {
  readonly page: Page;
  readonly app: App;
}

export const textOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Descripción' });
export const toolOf = (page: Page, name: string): Locator => page.getByRole('toolbar').getByRole('button', { name, exact: true });

/** Opens the form of a new notice for teachers only and leaves the caret in its description. */
export async function openNotice({ page, app }: Visit): Promise<void> {
  await openFeed({ page, app }, 'coordinadora');
  await page.getByRole('button', { name: 'Crear Publicación' }).click();
  await page.getByText('Comunicados', { exact: true }).click();
  await page.getByLabel('Solo para profesores').check();
  await page.getByLabel('Título').fill('Aviso');
  await textOf(page).click();
}

/** Opens the form of a notice with that description. */
export async function openNoticeOf({ page, app }: Visit, description: string): Promise<void> {
  await app.signIn('coordinadora');
  await app.door.fault(...answering(ADMIN_FEED, [postOf({ id: 4, rooms: [], description })]));
  await page.goto('/dashboard/publications/4');
  await expect(textOf(page)).toBeVisible();
}

/** Presses the form's button; the description as it was sent. */
export async function sentBy({ page, app }: Visit, button: 'Publicar' | 'Editar Publicación'): Promise<unknown> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect.poll(() => app.door.calls('PUT /api/posts')).toHaveLength(1);
  const [call] = await app.door.calls('PUT /api/posts');
  const parts = call?.body as readonly { name: string; value?: { description?: unknown } }[];
  return parts.find(({ name }) => name === 'postRequest')?.value?.description;
}

/** Pastes as the browser does: what stands on the clipboard comes with the event. */
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
