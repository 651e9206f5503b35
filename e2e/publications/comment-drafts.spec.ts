import type { Locator, Page } from '@playwright/test';
import { expectRefusal } from '@e2e/session/session';
import { RECOVERED, keptInBrowser, keptInTab } from '@e2e/support/screens';
import { DEMO_PASSWORD } from '@fixtures/people';
import { publications } from '@fixtures/publications';
import { expect, test, type App } from '@e2e/support/test';
import { cardOf, commentIn, fieldOf, openFeed, sendOf } from './feed-page';

const TITLE = publications.earlyExit.title;
const OWN_TITLE = publications.cellModel.title;
const TEXT = 'A medio escribir, con ñ y "comillas"';

async function expectRecovered(card: Locator, text: string): Promise<void> {
  await expect(fieldOf(card)).toHaveValue(text);
  await expect(card.getByText(RECOVERED, { exact: true })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Descartar' })).toBeVisible();
}

async function expectNothingRecovered(card: Locator): Promise<void> {
  await expect(fieldOf(card)).toHaveValue('');
  await expect(card.getByText(RECOVERED)).toHaveCount(0);
}

/** A scroll for the next page is refused with a 401: the session ends, and the login screen comes. */
async function loseSession({ page, app }: { page: Page; app: App }): Promise<void> {
  await app.control.fault({ method: 'GET', path: '/api/posts', kind: 'status', status: 401 });
  await toLogin(page, async () => {
    await page.getByLabel('Profesor').selectOption('Adriana Tovar Rojas');
  });
  await app.control.fault();
}

async function toLogin(page: Page, act: () => Promise<void>): Promise<void> {
  await expectRefusal(page, act);
  await page.clock.fastForward('00:03');
  await expect(page).toHaveURL('/auth/login');
}

async function signOut(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: 'Salir' }).click();
  await expect(page).toHaveURL('/auth/login');
}

test(
  'a comment half written comes back after a reload, until it is discarded or sent',
  { tag: ['@SAFE-03:comment', '@SAFE-04:comment'] },
  async ({ page, app }) => {
    await openFeed({ page, app }, 'directora');
    const card = cardOf(page, TITLE);
    await fieldOf(card).fill(TEXT);
    await expect.poll(() => keptInTab(page)).toContain('A medio escribir');
    const shared = await keptInBrowser(page);
    expect(shared).not.toContain('A medio escribir');
    expect(shared + (await keptInTab(page))).not.toContain(DEMO_PASSWORD);
    await page.reload();
    await expectRecovered(card, TEXT);
    // Of this card alone.
    await expect(page.getByText(RECOVERED)).toHaveCount(1);
    await app.checkA11y();
    await card.getByRole('button', { name: 'Descartar' }).click();
    await expectNothingRecovered(card);
    await page.reload();
    await expectNothingRecovered(card);

    // What came back is sent like anything typed, and comes back no more.
    await fieldOf(card).fill(TEXT);
    await page.reload();
    await expectRecovered(card, TEXT);
    await sendOf(card).click();
    await expect(commentIn(card, TEXT)).toBeVisible();
    await expectNothingRecovered(card);
    await page.reload();
    await expect(commentIn(card, TEXT)).toBeVisible();
    await expectNothingRecovered(card);
  },
);

test(
  "an answer comes back as an answer; 'Cancelar' leaves an answer or an edit, and what was typed for good",
  { tag: ['@SAFE-03:comment', '@SAFE-04:comment', '@COMM-18:reply', '@COMM-18:edit', '@COMM-18:then-new'] },
  async ({ page, app }) => {
    await openFeed({ page, app }, 'docente');
    const card = cardOf(page, OWN_TITLE);
    const cancel = card.getByRole('button', { name: 'Cancelar' });
    await expect(cancel).toHaveCount(0);
    await card.getByRole('listitem').getByRole('button', { name: 'Responder' }).last().click();
    await fieldOf(card).fill(TEXT);
    await page.reload();
    await expectRecovered(card, TEXT);
    await expect(card.getByText('Respondiendo a Coordinación', { exact: true })).toBeVisible();
    await cancel.click();
    await expectNothingRecovered(card);
    await expect(card.getByText('Respondiendo a')).toHaveCount(0);
    await expect(cancel).toHaveCount(0);
    await expect(fieldOf(card)).toBeFocused();
    await page.reload();
    await expectNothingRecovered(card);

    await card.getByRole('listitem').getByRole('button', { name: 'Editar' }).last().click();
    await expect(fieldOf(card)).not.toHaveValue('');
    await fieldOf(card).fill(TEXT);
    await cancel.click();
    await expect(fieldOf(card)).toHaveValue('');
    await expect(cancel).toHaveCount(0);
    await page.reload();
    await expectNothingRecovered(card);
    expect(await app.control.calls('PUT /api/posts/{id}/editComment')).toEqual([]);

    // A comment half written waits until the edit is left or sent, and an edit until the answer is.
    await fieldOf(card).fill('Primero esto');
    await card.getByRole('listitem').getByRole('button', { name: 'Editar' }).last().click();
    await expect(fieldOf(card)).not.toHaveValue(/Primero|^$/);
    await card.getByRole('listitem').getByRole('button', { name: 'Responder' }).last().click();
    await expect(fieldOf(card)).toHaveValue('');
    await card.getByRole('listitem').getByRole('button', { name: 'Editar' }).last().click();
    await fieldOf(card).fill('Corregido a medias');
    await card.getByRole('listitem').getByRole('button', { name: 'Editar' }).last().click();
    await expect(fieldOf(card)).toHaveValue('Corregido a medias');
    await cancel.click();
    await expect(fieldOf(card)).toHaveValue('Primero esto');
    await fieldOf(card).fill('');

    // The words of a comment under edit are no answer.
    await card.getByRole('listitem').getByRole('button', { name: 'Editar' }).last().click();
    await expect(fieldOf(card)).not.toHaveValue('');
    await card.getByRole('listitem').getByRole('button', { name: 'Responder' }).last().click();
    await expect(fieldOf(card)).toHaveValue('');
    await cancel.click();

    // The mode is new again: what is sent now answers nobody.
    await card.getByRole('listitem').getByRole('button', { name: 'Responder' }).last().click();
    await fieldOf(card).fill('Mejor no');
    await cancel.click();
    await fieldOf(card).fill('Para todos');
    await sendOf(card).click();
    await expect(commentIn(card, 'Para todos')).toBeVisible();
    const calls = await app.control.calls('PUT /api/posts/{id}/comment');
    expect(calls.map(({ body }) => body)).toMatchObject([{ commentId: publications.cellModel.id, commentParentId: null }]);
  },
);

test(
  'it comes back to the same person after a 401, and is erased by another’s sign-in',
  { tag: ['@SAFE-03:comment', '@SAFE-04:comment'] },
  async ({ page, app }) => {
    await openFeed({ page, app }, 'coordinadora');
    await fieldOf(cardOf(page, TITLE)).fill(TEXT);
    await loseSession({ page, app });
    await openFeed({ page, app }, 'coordinadora');
    await expectRecovered(cardOf(page, TITLE), TEXT);
    await loseSession({ page, app });
    await openFeed({ page, app }, 'soporte');
    await expectNothingRecovered(cardOf(page, TITLE));
    await loseSession({ page, app });
    await openFeed({ page, app }, 'coordinadora');
    await expectNothingRecovered(cardOf(page, TITLE));
  },
);

test('a comment that is itself refused with a 401 comes back', { tag: ['@SAFE-03:comment'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'directora');
  await app.control.fault({ method: 'PUT', path: '/api/posts/{id}/comment', kind: 'status', status: 401, times: 1 });
  await fieldOf(cardOf(page, TITLE)).fill(TEXT);
  await toLogin(page, () => sendOf(cardOf(page, TITLE)).click());
  await openFeed({ page, app }, 'directora');
  await expectRecovered(cardOf(page, TITLE), TEXT);
});

test(
  'it comes back after an idle logout, and not after Salir',
  { tag: ['@SAFE-03:comment', '@SAFE-04:comment'] },
  async ({ page, app }) => {
    await openFeed({ page, app }, 'directora');
    await fieldOf(cardOf(page, TITLE)).fill(TEXT);
    await page.clock.fastForward('16:00');
    await expect(page).toHaveURL('/auth/login');
    await openFeed({ page, app }, 'directora');
    await expectRecovered(cardOf(page, TITLE), TEXT);
    await signOut(page, 'Yaneth García Suárez');
    await openFeed({ page, app }, 'directora');
    await expectNothingRecovered(cardOf(page, TITLE));
  },
);
