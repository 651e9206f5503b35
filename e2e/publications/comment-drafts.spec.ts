import type { Locator, Page } from '@playwright/test';
import { RECOVERED } from '@e2e/support/screens';
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
  await app.door.fault({ method: 'GET', path: '/api/posts', kind: 'status', status: 401 });
  await page.getByLabel('Profesor').selectOption('Adriana Tovar Rojas');
  await toLogin(page);
  await app.door.fault();
}

async function toLogin(page: Page): Promise<void> {
  await expect(page).toHaveURL('/unauthorized');
  await page.clock.fastForward('00:03');
  await expect(page).toHaveURL('/auth/login');
}

async function signOut(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: 'Salir' }).click();
  await expect(page).toHaveURL('/auth/login');
}

test('a comment half written comes back after a reload, and can be discarded', { tag: ['@SAFE-03'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'directora');
  const card = cardOf(page, TITLE);
  await fieldOf(card).fill(TEXT);
  await page.reload();
  await expectRecovered(card, TEXT);
  // Of this card alone.
  await expect(page.getByText(RECOVERED)).toHaveCount(1);
  await app.look();
  await card.getByRole('button', { name: 'Descartar' }).click();
  await expectNothingRecovered(card);
  await page.reload();
  await expectNothingRecovered(card);
});

test('what came back is sent like anything typed', { tag: ['@SAFE-03'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'directora');
  const card = cardOf(page, TITLE);
  await fieldOf(card).fill(TEXT);
  await page.reload();
  await expectRecovered(card, TEXT);
  await sendOf(card).click();
  await expect(commentIn(card, TEXT)).toBeVisible();
  await expectNothingRecovered(card);
});

test('an answer half written comes back as an answer', { tag: ['@SAFE-03'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'docente');
  const card = cardOf(page, OWN_TITLE);
  await card.getByRole('listitem').getByRole('button', { name: 'Responder' }).last().click();
  await fieldOf(card).fill(TEXT);
  await page.reload();
  await expectRecovered(card, TEXT);
  await expect(card.getByText('Respondiendo a Coordinación')).toBeVisible();
});

test('it comes back after a 401 and a new sign-in of the same person', { tag: ['@SAFE-03'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'coordinadora');
  await fieldOf(cardOf(page, TITLE)).fill(TEXT);
  await loseSession({ page, app });
  await openFeed({ page, app }, 'coordinadora');
  await expectRecovered(cardOf(page, TITLE), TEXT);
});

test('a comment that is itself refused with a 401 comes back', { tag: ['@SAFE-03'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'directora');
  await app.door.fault({ method: 'PUT', path: '/api/posts/{id}/comment', kind: 'status', status: 401, times: 1 });
  await fieldOf(cardOf(page, TITLE)).fill(TEXT);
  await sendOf(cardOf(page, TITLE)).click();
  await toLogin(page);
  await openFeed({ page, app }, 'directora');
  await expectRecovered(cardOf(page, TITLE), TEXT);
});

test('it comes back after an idle logout', { tag: ['@SAFE-03'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'directora');
  await fieldOf(cardOf(page, TITLE)).fill(TEXT);
  await page.clock.fastForward('16:00');
  await expect(page).toHaveURL('/auth/login');
  await openFeed({ page, app }, 'directora');
  await expectRecovered(cardOf(page, TITLE), TEXT);
});

test('sending erases it', { tag: ['@SAFE-04'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'directora');
  const card = cardOf(page, TITLE);
  await fieldOf(card).fill(TEXT);
  await sendOf(card).click();
  await expect(commentIn(card, TEXT)).toBeVisible();
  await page.reload();
  await expect(commentIn(card, TEXT)).toBeVisible();
  await expectNothingRecovered(card);
});

for (const mode of ['Responder', 'Editar'] as const) {
  test(`'Cancelar' after '${mode}' erases it`, { tag: ['@SAFE-04'] }, async ({ page, app }) => {
    await openFeed({ page, app }, 'docente');
    const card = cardOf(page, OWN_TITLE);
    await card.getByRole('listitem').getByRole('button', { name: mode }).last().click();
    await fieldOf(card).fill(TEXT);
    await card.getByRole('button', { name: 'Cancelar' }).click();
    await expect(fieldOf(card)).toHaveValue('');
    await page.reload();
    await expectNothingRecovered(card);
  });
}

test('Salir erases it', { tag: ['@SAFE-04'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'directora');
  await fieldOf(cardOf(page, TITLE)).fill(TEXT);
  await signOut(page, 'Yaneth García Suárez');
  await openFeed({ page, app }, 'directora');
  await expectNothingRecovered(cardOf(page, TITLE));
});

test('another person’s sign-in erases it, and never shows it', { tag: ['@SAFE-04'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'coordinadora');
  await fieldOf(cardOf(page, TITLE)).fill(TEXT);
  await loseSession({ page, app });
  await openFeed({ page, app }, 'soporte');
  await expectNothingRecovered(cardOf(page, TITLE));
  await loseSession({ page, app });
  await openFeed({ page, app }, 'coordinadora');
  await expectNothingRecovered(cardOf(page, TITLE));
});

test('it is never in local storage', { tag: ['@SAFE-04'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'directora');
  await fieldOf(cardOf(page, TITLE)).fill(TEXT);
  const kept = () => page.evaluate(() => ({ local: JSON.stringify(localStorage), tab: JSON.stringify(sessionStorage) }));
  await expect.poll(async () => (await kept()).tab).toContain('A medio escribir');
  const { local, tab } = await kept();
  expect(local).not.toContain('A medio escribir');
  expect(local + tab).not.toContain(DEMO_PASSWORD);
});
